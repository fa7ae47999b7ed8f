import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pt } from '../../core/theme/page.ts'
import banner from './banner.ts'
import { type LaidOutCanvas, largest, layOutCanvas, picture, titleIn } from './lay-out.test.kit.ts'
import poster from './poster.ts'
import socialCard from './social-card.ts'

const textOf = (words: LaidOutCanvas['words']): string => words.map(({ text }) => text).join(' ')
const sizeOf = (laid: LaidOutCanvas, text: string): number =>
  laid.words.find(word => word.text.toLowerCase() === text.toLowerCase())?.size ?? 0

const swim =
  '# Night Swim\n\nTwelve lanes, no clocks\n\n![Lido](lido.png)\n\n**Friday 3 July 2026, 21:00**\n\n**Lido, Park Road**\n\nTowels are lent at the door.'
const lido = { assets: picture('lido.png', 1600, 1000) }
const swap =
  'Corner Library\n\n# Bring a cutting, take a jungle home\n\nPlant swap with tea and spare pots.\n\n![Pots](lido.png)\n\nSunday 17 May, 14–17 h · @cornerlibrary'

test('a poster’s headline comes before its picture: both are large in any design', async () => {
  for (const brief of ['', 'minimal black and white', 'loud and playful', 'elegant and airy']) {
    const laid = await layOutCanvas(poster, swim, { brief, ...lido })
    const [frame] = laid.frames
    const head = titleIn(laid)
    assert.equal(textOf(head).toLowerCase(), 'night swim', brief)
    const across = Math.max(...head.map(({ right }) => right)) - Math.min(...head.map(({ x }) => x))
    assert.ok(across > (frame?.width ?? 0) * 0.6 || new Set(head.map(word => word.baseline)).size > 1, brief)
    const shown = frame?.items.find(item => item.kind === 'image')
    assert.ok(shown?.kind === 'image' && shown.height >= (frame?.height ?? 0) * 0.15, brief)
    assert.ok((head[0]?.size ?? 0) >= sizeOf(laid, 'Friday') * 2.5, brief)
  }
})

test('the address behind what readers are to do is printed: paper has nothing to press', async () => {
  const copy = `${swim}\n\nSign up by 1 June: https://riverswim.example.org/`
  for (const format of [poster, banner, socialCard]) {
    const laid = await layOutCanvas(format, copy, lido)
    assert.match(textOf(laid.words), 'riverswim.example.org')
    assert.not.match(textOf(laid.words), 'https')
  }
})

test('a headline of one endless word is broken at a size that is read, and goes on', async () => {
  const laid = await layOutCanvas(poster, `# ${'x'.repeat(12_000)}`)
  assert.ok(laid.frames.length > 1)
  assert.ok(laid.words.every(({ size }) => size >= pt(14)))
})

test('a programme of several days keeps each under its day; rows beside it that are no facts of the poster are not lost', async () => {
  const programme =
    '# Harbour Days\n\n## Friday\n\n- 18:00 Opening\n- 20:00 Band\n\n## Sunday\n\n- 9:00 Breakfast\n- 12:00 Parade\n\n'
  const beside = '| Venue | Old dock |\n|---|---|\n| Price | €12 |\n| Dogs | on a lead |\n'
  const laid = await layOutCanvas(poster, programme + beside)
  assert.equal(
    laid.messages.filter(({ severity }) => severity === 'error'),
    [],
  )
  assert.match(
    textOf(laid.words).replaceAll('• ', ''),
    /Friday 18:00 Opening 20:00 Band Sunday 9:00 Breakfast 12:00 Parade/,
  )
  assert.match(textOf(laid.words).toLowerCase(), /dogs on a lead/)
  const { words } = await layOutCanvas(
    poster,
    `${programme}| Ticket | Price |\n|---|---|\n| Day | €12 |\n| Week | €28 |\n| Children | free |\n`,
  )
  assert.match(textOf(words), /Ticket Price Day €12 Week €28 Children free/)
})

test('a day with a time or a place is an occasion, and shown large; by itself it stands small', async () => {
  const when =
    '---\ndate: 2026-04-12\ntime: "14:00"\nvenue: Hall\n---\n\n# Swap\n\nBring seeds to the hall.\n\nFree.'
  const laid = await layOutCanvas(poster, when)
  for (const fact of ['14:00', 'April', 'Hall'])
    assert.ok(sizeOf(laid, fact) >= sizeOf(laid, 'Free.') * 1.5, fact)
  const alone = await layOutCanvas(socialCard, '---\ndate: 2026-04-12\n---\n\n# Swap')
  assert.ok(sizeOf(alone, 'April') <= sizeOf(alone, 'Swap') / 3)
})

test('R1 social card: nothing under 34 px, the headline leads by far, everything keeps 6 % from the edge', async () => {
  for (const size of ['1:1', '4:5', '9:16', 'pinterest']) {
    const laid = await layOutCanvas(socialCard, swap, { size, ...lido })
    const [frame] = laid.frames
    assert.is(laid.frames.length, 1)
    const most = largest(laid)[0]?.size ?? 0
    assert.equal(
      textOf(laid.words.filter(word => word.size >= most * 0.4)),
      'Bring a cutting, take a jungle home',
    )
    assert.ok(
      laid.words.every(word => word.size >= ((frame?.width ?? 0) / 1080) * 34 - 0.5),
      size,
    )
    assert.ok((largest(laid)[0]?.size ?? 0) >= sizeOf(laid, 'Sunday') * 2, size)
    const margin = (frame?.width ?? 0) * 0.059
    // A large letter's own room stands out into the margin, so that its ink stands on it.
    for (const { x, right, text, size: set } of laid.words)
      assert.ok(
        x >= margin - (set > 100 ? set * 0.1 : 0) &&
          right <= (frame?.width ?? 0) - margin + (set > 100 ? set * 0.1 : 0),
        `${text} in ${size}`,
      )
  }
})

test('R2 social card: in a story the words keep to the middle that no button covers', async () => {
  const laid = await layOutCanvas(socialCard, swap, { size: '9:16', ...lido })
  assert.ok(laid.words.every(({ baseline }) => baseline <= 1920 - 250))
})

test('R1 banner: words keep clear of the corner that a portrait covers', async () => {
  const copy = '# Maps for people who walk slowly\n\n![Map](lido.png)\n\natlas.example'
  for (const size of ['x header', 'linkedin banner']) {
    const laid = await layOutCanvas(banner, copy, { size, ...lido })
    const { width = 0, height = 0 } = laid.frames[0] ?? {}
    assert.equal(textOf(largest(laid)), 'Maps for people who walk slowly')
    for (const { x, baseline, text } of laid.words)
      assert.ok(x >= width * 0.25 || baseline <= height * 0.4, `${text} in ${size}`)
  }
})

test('R2 banner: the smallest word is 6 % of the short side', async () => {
  for (const size of ['x header', 'linkedin banner', 'facebook cover', 'leaderboard', 'medium rectangle']) {
    const laid = await layOutCanvas(banner, '# Slow maps\n\natlas.example', { size })
    const short = Math.min(laid.frames[0]?.width ?? 0, laid.frames[0]?.height ?? 0)
    assert.is(laid.frames.length, 1, size)
    for (const word of laid.words)
      assert.ok(word.size >= short * 0.045, `${word.text} ${word.size} in ${size}`)
  }
})

test('a title of many words fills its field in as many lines, on a wall as on a sheet', async () => {
  const release =
    '# The travelling theatre is back with seven kilos of salt, a play for forty people and a truck\n\nTen nights only.\n\nWhen: 4 September\n\nWhere: the old cold store\n'
  for (const size of ['A2', '74x110 cm']) {
    const { frames, words } = await layOutCanvas(poster, release, { size })
    assert.is(frames.length, 1, size)
    const head = titleIn({ frames, words, messages: [] })
    assert.ok(new Set(head.map(({ baseline }) => baseline)).size >= 5, size)
  }
})

test('what is found from afar stands in the order of its copy, and who helped is not whose poster it is', async () => {
  const copy =
    '# Rope, Tar, Tide\n\n## How a harbour was built\n\nAn exhibition at the **Dock House, Quay Road, Leith**\n\n4 October 2025 – 22 February 2026\n\nTuesday to Sunday, 10 am – 5 pm\nThursdays until 8 pm\n\nAdults £9 · Under 16 free\n\nSupported by the Forth Trust'
  const { words } = await layOutCanvas(poster, copy, { brief: 'no pictures' })
  const at = (start: string): number =>
    words.find(({ text }) =>
      text
        .toLowerCase()
        .split(/[\s,]+/u)
        .includes(start),
    )?.baseline ?? 0
  const places = ['tide', 'october', 'thursdays', 'adults', 'supported'].map(at)
  assert.equal(
    places,
    places.toSorted((one, other) => one - other),
  )
  assert.is(new Set(places).size, places.length)
})

test('a poster bills its names and prices in the face of its title, without bullets, prices at the other edge', async () => {
  const copy =
    '# Concurso de Bandas\n\n**7 de junio**\n\n## Participan\n\n- Las Trompetas – de Alcoriza\n- El Relevo\n\n## Entradas\n\n| | |\n|---|---|\n| Sol | 6 € |\n| Sombra | 9 € |\n'
  const { words, frames } = await layOutCanvas(poster, copy)
  const of = (text: string) => words.find(word => word.text.toLowerCase() === text)
  assert.not(words.some(({ text }) => text === '•'))
  assert.is(of('relevo')?.size, of('sombra')?.size)
  assert.ok((of('relevo')?.size ?? 0) > (of('alcoriza')?.size ?? 0))
  const price = words.find(({ text }) => text.startsWith('6'))
  assert.ok((price?.x ?? 0) > (frames[0]?.width ?? 0) * 0.8)
})

test.run()
