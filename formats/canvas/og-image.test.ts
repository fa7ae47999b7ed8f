import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { largest, layOutCanvas, picture } from './lay-out.test.kit.ts'
import ogImage from './og-image.ts'
import { render } from '../render.test.kit.ts'

const titles = [
  'Tides',
  'A short note on rain',
  'How we cut our build from nine minutes to forty seconds',
  'What the harbour master wrote down on the longest night of the winter',
  'Kleine Gärten, große Wirkung: ein Handbuch für Balkone',
  'Pourquoi les trams de nuit reviennent dans les villes moyennes',
]
const around = [
  (title: string) => `# ${title}`,
  (title: string) =>
    `---\nbrand: Harbour Review\nurl: https://harbour.example\n---\n\n# ${title}\n\nA line that says a little more about it.`,
  (title: string) =>
    `Harbour Review · Essay\n\n# ${title}\n\nOne line of support.\n\n![A pier](pier.png)\n\nMarta Lind · 3 May 2026`,
]
const pictures = picture('pier.png', 1600, 900)
const cards = titles.flatMap(title => around.map(write => ({ title, copy: write(title) })))

test('R1: 1200 × 630, everything keeps 60 px from the edge', async () => {
  for (const { title, copy } of cards) {
    const laid = await layOutCanvas(ogImage, copy, { assets: pictures })
    assert.equal(
      laid.frames.map(({ width, height }) => [width, height]),
      [[1200, 630]],
      title,
    )
    for (const { text, x, right, baseline, size } of laid.words) {
      assert.ok(x >= 59.5 && right <= 1140.5, `${text} of “${title}” from ${x} to ${right}`)
      assert.ok(baseline - size * 0.7 >= 59 && baseline <= 571, `${text} of “${title}” at ${baseline}`)
    }
  }
})

test('R1: the picture is a PNG of exactly that size, under 5 MB', async () => {
  const { artifacts } = await render({ format: 'og-image', content: '# Tides', outputs: ['png'] })
  const { bytes } = artifacts.find(({ path }) => path.endsWith('1.png')) ?? { bytes: new Uint8Array(24) }
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  assert.equal([view.getUint32(16), view.getUint32(20)], [1200, 630])
  assert.ok(bytes.length < 5_000_000)
})

test('R2: titles of up to 70 characters stand at 64 to 132 px, larger without a picture, nothing under 28 px, nothing is shrunk', async () => {
  for (const { title, copy } of cards) {
    const laid = await layOutCanvas(ogImage, copy, { assets: pictures })
    const size = largest(laid)[0]?.size ?? 0
    const most = copy.includes('![') ? 132 : 200
    assert.ok(size >= 64 && size <= most, `“${title}” at ${size} px`)
    assert.ok(
      laid.words.every(word => word.size >= 28),
      title,
    )
    assert.equal(
      laid.messages.filter(({ rule }) => rule === 'type-shrunk' || rule === 'sheet-continued'),
      [],
      title,
    )
  }
})

test('R3: the same copy gives the same bytes', async () => {
  const job = { format: 'og-image', content: around[1]?.('Tides') ?? '' } as const
  const [one, other] = [await render(job), await render(job)]
  assert.is(one.hash, other.hash)
})

test('an essay goes on over further pictures and loses nothing', async () => {
  const words = Array.from({ length: 900 }, (_, index) => `w${index}`)
  const laid = await layOutCanvas(ogImage, `# Essay\n\nSupport.\n\n${words.join(' ')}`)
  assert.ok(laid.frames.length > 1)
  assert.equal(
    laid.words.filter(({ text }) => /^w\d+$/.test(text)).map(({ text }) => text),
    words,
  )
})

test('in Arabic headline and field change sides', async () => {
  const laid = await layOutCanvas(
    ogImage,
    '---\nlang: ar\nbrand: مكتبة\n---\n\n# القراءة في المساء للكبار والصغار في المكتبة\n\nكل أسبوع',
    { brief: 'no pictures' },
  )
  assert.ok(largest(laid).every(({ x }) => x >= 420))
  assert.ok(laid.words.some(({ right }) => right <= 420))
  const field = laid.frames[0]?.items.find(item => item.kind === 'rect')
  assert.ok(field?.kind === 'rect' && field.x === 0 && field.height === 630)
})

test('a picture stands at the end over a field of the accent that says whose it is; a plain brief has no field', async () => {
  const copy =
    '# A short note on rain\n\nOne line of support.\n\n![A pier](pier.png)\n\nMarta Lind · 3 May 2026'
  const shown = async (brief: string) => {
    const laid = await layOutCanvas(ogImage, copy, { brief, assets: picture('pier.png', 900, 1600) })
    const { items = [] } = laid.frames[0] ?? {}
    const image = items.find(item => item.kind === 'image')
    const byline = laid.words.find(({ text }) => text === 'Marta')
    assert.ok(image?.kind === 'image' && image.y === 0 && image.x + image.width === 1200)
    assert.ok(byline && byline.x > image.x && byline.baseline > image.height)
    // The edge that shows an accent is a line and no field.
    return items.find(item => item.kind === 'rect' && item.height > 24)
  }
  const field = await shown('')
  assert.ok(field?.kind === 'rect' && field.y + field.height === 630)
  assert.is(await shown('minimal'), undefined)
  assert.is(await shown('no fills, red accent'), undefined)
  assert.is((await shown('minimal, one red accent'))?.kind, 'rect')
})

test('facts of the front matter stand in the small line, once', async () => {
  const copy = (body: string): string =>
    `---\ndate: 2026-04-12\ntime: "14:00"\nvenue: Community Hall\nauthor: Ana Ruiz\n---\n\n# Seed swap${body}`
  const said = async (body: string): Promise<string> =>
    (await layOutCanvas(ogImage, copy(body))).words
      .map(({ text }) => text)
      .join(' ')
      .replaceAll('\u00a0', ' ')
  const words = await said('')
  for (const line of ['April 12, 2026 · 14:00 · Community Hall', 'Ana Ruiz'])
    assert.is(words.split(line).length, 2, line)
})

test('more than one picture holds goes on on further ones: the first has the title and whose it is', async () => {
  const prose = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ')
  const laid = await layOutCanvas(
    ogImage,
    `---\nauthor: Ana Ruiz\n---\n\n# Seed swap\n\nOne line.\n\n${prose}`,
  )
  const on = (page: number) => laid.words.filter(word => word.page === page).map(({ text }) => text)
  assert.ok(on(0).includes('Seed') && on(0).includes('Ana') && !on(0).includes('word0'))
  assert.ok(on(1).includes('word0'))
})

test('on the dark ground of its brief the title stands across, and in one line below it who wrote it and where it is found', async () => {
  const copy =
    '---\ntitle: We moved 300 tests and slept well\nauthor: Ida Birch\nsite: calmcode.example\nread: 7 min\n---\n'
  const { frames, words } = await layOutCanvas(ogImage, copy, {
    brief: 'dark background #101418, title huge in off-white, author and site small bottom left',
  })
  const foot = words.filter(({ size }) => size < 40)
  const fields = frames[0]?.items.filter(item => item.kind === 'rect' && item.width > 300) ?? []
  assert.is(new Set(foot.map(({ baseline }) => baseline)).size, 1)
  assert.equal(
    foot.slice(0, 2).map(({ text }) => text),
    ['by', 'Ida'],
  )
  assert.ok(fields.length < 2)
})

test('the one figure of a copy, else its day, stands on the field beside the headline, in the words of its line', async () => {
  const sizeOf = async (copy: string, word: string): Promise<number> => {
    const { words } = await layOutCanvas(ogImage, copy)
    return Math.max(0, ...words.filter(({ text }) => text.startsWith(word)).map(({ size }) => size))
  }
  const figure =
    '# Why our invoices are one page now\n\nHow a small firm cut late payments by 38 %\n\nfirm.example\n'
  assert.ok((await sizeOf(figure, '38')) > 2.5 * (await sizeOf(figure, 'payments')))
  const release = '# kelp\n\nv3.0 is out\n\nkelp.example\n'
  assert.ok((await sizeOf(release, 'v3.0')) > 2.5 * (await sizeOf(release, 'out')))
  const two = '# Two prices\n\nBread from £3 and cakes at £40, whatever you buy\n'
  assert.is(await sizeOf(two, '£3'), await sizeOf(two, 'whatever'))
})

test('a day on the field keeps its words whole, and a day in bold with what is on then heads nothing', async () => {
  const { words } = await layOutCanvas(
    ogImage,
    '# Poslední zastávka\n\nPodcast o nádražích\n\n**Nová řada od 5. března** – 12 dílů, Petr Vlk\n',
  )
  assert.ok(words.some(({ text }) => /března$/u.test(text)))
})

test('a long title is parted where its author divided it, and much copy stands on one picture', async () => {
  const titles = [
    [
      'The Library That Lends Ladders',
      ' (And What Came Back With Them): Five Winters Of Notes From The Desk',
    ],
    [
      'La biblioteca que presta escaleras',
      ': lo que volvió con ellas y lo que no, en cinco inviernos de apuntes',
    ],
  ]
  for (const [main = '', rest = ''] of titles) {
    const told =
      'In 2020 the council bought twelve of them. All have come home, two with a new rung. '.repeat(3)
    const laid = await layOutCanvas(ogImage, `# ${main}${rest}\n\nby Nell Okoro\n\n${told}`)
    assert.is(laid.frames.length, 1, main)
    const large = largest(laid).map(({ text }) => text)
    assert.ok(large.join(' ').includes(main.split(' ').at(-1) ?? ''), large.join(' '))
    assert.not.match(large.join(' '), /Five|cinco/)
    assert.ok(laid.words.some(({ text }) => /winters?|inviernos/i.test(text)))
  }
})

test('an address beside a title stays in one line, and whose it is stands apart from what it is about', async () => {
  const laid = await layOutCanvas(
    ogImage,
    'Warum der Dorfbrunnen im Mai nach Eisen schmeckt\n\nQuellenverein Au\nFünf Proben und ein Irrtum\n\nquellenverein-unterau.example\n',
    { brief: 'dunkel, Titel am größten' },
  )
  const baselineOf = (text: string) => laid.words.find(word => word.text.startsWith(text))?.baseline
  const address = laid.words.filter(({ text }) => /quellenverein-|unterau/.test(text))
  assert.is(new Set(address.map(({ baseline }) => baseline)).size, 1)
  assert.ok((baselineOf('Fünf') ?? 0) > (baselineOf('Quellenverein') ?? 0))
})

test.run()
