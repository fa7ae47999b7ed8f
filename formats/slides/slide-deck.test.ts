import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { composeJob } from '../../core/render.ts'
import { type DrawnSlide, layoutDeck, textOf, titleOn } from './sheets/layout-deck.test.kit.ts'
import format from './slide-deck.ts'

const test = suite('slide-deck')

/** The words that a frame shows. */
const wordsOn = (frame: DrawnSlide['frame']): string[] =>
  textOf(frame).flatMap(({ words }) => words.map(({ word }) => word.text))

const sentence = 'The harbour was dredged in spring and the mud was taken to the fields behind the old mill. '
const paragraph = sentence.repeat(3)
const section = (name: string, count: number): string =>
  `## ${name}\n\n${Array.from({ length: count }, () => `${paragraph}\n`).join('\n')}`

/** Copy that no slide was made for. */
const unseen: Readonly<Record<string, string>> = {
  'an article': `# Mud\n\n${section('Where it comes from', 5)}\n${section('Where it goes', 4)}\n${section('An unreasonably long title for a slide that has hardly anything below it at all', 1)}`,
  'one list after another': Array.from(
    { length: 11 },
    (_, at) =>
      `# Slide ${at}\n\n- one thing to say\n- another thing\n- a third that is somewhat longer than those`,
  ).join('\n\n---\n\n'),
  'tables, code and figures': [
    '# Costs\n\nA year of them',
    '## Table\n\n| | Tonnes | Share |\n| --- | ---: | ---: |\n| Sand | 12.5 | 3% |\n| Clay | 2.25 | 30% |\n| Silt | 40 | 67% |',
    '## Code\n\n```ts\nexport function sum(values: readonly number[]): number {\n  return values.reduce((total, value) => total + value, 0)\n}\n```\n\nIt adds.',
    '## Figures\n\n- **12%** less mud\n- **3 of 4** harbours\n- **1999** the last time',
    '## Two ways\n\n### Dig\n\n- slow\n- cheap\n\n### Flush\n\n- fast\n- dear',
    '## People\n\n- **Ada**, engineer\n- **Bo**, driver\n- **Cy**, cook',
    `## Footnote\n\nMud is heavy[^1].\n\n[^1]: Very.`,
    '## Nested\n\n- one\n  - two\n    - three\n\n1. first\n2. second',
    '# Thank you\n\nmud@example.org',
  ].join('\n\n---\n\n'),
  Arabic:
    '# تقرير\n\n---\n\n## ما الذي تغيّر\n\n- انخفضت التكلفة\n- ازداد العدد\n\n---\n\n## أرقام\n\n- **12** خدمة\n- **48,000** مستخدم\n\n---\n\n## خاتمة\n\nنص قصير.',
}

/** 14 pt, 10 pt and 5 % of a slide's width and height, px. */
const BODY = 28
const FOOT = 20
const MARGIN = { x: 96, y: 54 }

/** Where a line of text ends, px; letters of large words stand closer. */
function endOf({ words, size, tracking }: ReturnType<typeof textOf>[number]): number {
  const last = words.at(-1)
  return last ? last.x + (last.word.width + tracking * last.word.glyphs.length) * size : 0
}

for (const [name, content] of Object.entries(unseen)) {
  const drawn = layoutDeck(format, content)

  test(`R1 ${name}: text is 14 pt at the least, the foot 10 pt, and all of it keeps the margins`, async () => {
    const { slides } = await drawn
    assert.ok(slides.length > 2)
    for (const { frame, content: isContent } of slides)
      for (const item of textOf(frame)) {
        const foot = item.baseline > frame.height - 170
        const code = item.words.some(({ word }) => /Mono/.test(word.face.family))
        assert.ok(item.size >= (foot || code ? FOOT : BODY), `${item.size} px on a ${isContent} slide`)
        const [first] = item.words
        assert.ok(first !== undefined && first.x >= MARGIN.x - 1)
        assert.ok(endOf(item) <= frame.width - MARGIN.x + 2)
        assert.ok(item.baseline >= MARGIN.y && item.baseline <= frame.height - MARGIN.y)
      }
  })

  test(`R2 ${name}: titles of content slides begin at one edge and stand on one baseline`, async () => {
    const { slides, rtl } = await drawn
    const titles = slides.flatMap(slide => titleOn(slide, rtl) ?? [])
    assert.ok(titles.length >= 2)
    const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
    assert.ok(spread(titles.map(({ baseline }) => baseline)) <= 2, 'baselines')
    assert.ok(spread(titles.map(({ edge }) => edge)) <= 2, 'edges')
  })

  test(`R3 ${name}: no more than three slides in a row look alike`, async () => {
    const { slides } = await drawn
    const looks = slides.map(({ layout }) => layout)
    const alike = looks.filter((look, at) => at >= 3 && [1, 2, 3].every(back => looks[at - back] === look))
    assert.equal(alike, [], looks.join(' '))
    if (looks.length >= 8) assert.ok(new Set(looks).size >= 3, looks.join(' '))
  })
}

test('R3 quotations and slides without titles differ to the eye, not by name alone', async () => {
  const quotes = Array.from({ length: 5 }, (_, at) => `> Number ${at} was said.\n>\n> — Ada`)
  const grounds = (await layoutDeck(format, quotes.join('\n\n---\n\n'))).slides.map(
    ({ frame }) => frame.background,
  )
  assert.is(new Set(grounds.slice(0, 3)).size, 1)
  assert.is.not(grounds[3], grounds[0])
  const bare = (await layoutDeck(format, `${paragraph}\n\n`.repeat(5))).slides.map(
    ({ frame }) => frame.items.filter(item => item.kind === 'rect' && item.height >= frame.height).length,
  )
  assert.equal(bare.slice(0, 4), [0, 0, 0, 1])
})

test('text is set in few sizes in the whole deck', async () => {
  const { slides } = await layoutDeck(format, unseen['an article'] ?? '')
  const prose = slides.filter(({ layout }) => layout.startsWith('prose'))
  const sizes = prose.flatMap(({ frame }) =>
    textOf(frame).flatMap(({ size, words, baseline }) =>
      words.length > 4 && size < 70 && baseline > 200 ? [size] : [],
    ),
  )
  assert.ok(sizes.length > 10)
  assert.ok(new Set(sizes).size <= 3, [...new Set(sizes)].join(' '))
})

/** The first baseline below a slide's title, px. */
const beginOf = ({ frame }: { readonly frame: Parameters<typeof textOf>[0] }): number =>
  Math.min(
    ...textOf(frame)
      .map(({ baseline }) => baseline)
      .filter(baseline => baseline > 200),
  )

test('short text stands lower than long text, so that its slide has no empty half', async () => {
  const bullets = (count: number): string =>
    Array.from({ length: count }, (_, at) => `- Point ${at}`).join('\n')
  const { slides } = await layoutDeck(
    format,
    `# Deck\n\n---\n\n## Few\n\n${bullets(3)}\n\n---\n\n## Many\n\n${bullets(6)}`,
  )
  const [, few, many] = slides
  assert.ok(few !== undefined && many !== undefined && slides.length === 3)
  assert.ok(beginOf(few) > beginOf(many) + 40, `${beginOf(few)} ${beginOf(many)}`)
  const last = Math.max(...textOf(few.frame).flatMap(({ baseline }) => (baseline < 900 ? [baseline] : [])))
  assert.ok(last > few.frame.height * 0.5, `${last}`)
})

test('the slides of a series begin their text at one height', async () => {
  const { slides } = await layoutDeck(format, `# Deck\n\n${section('Mud', 3)}`)
  const series = slides.filter(({ layout }) => layout === 'prose')
  assert.ok(series.length >= 2)
  const begins = series.map(beginOf)
  assert.ok(Math.max(...begins) - Math.min(...begins) <= 2, begins.join(' '))
})

test('subjects side by side are set larger where all fit, with headings below the title in size', async () => {
  const compared = (words: string): string => `## Two ways\n\n### Dig\n\n- ${words}\n\n### Flush\n\n- fast`
  const { slides } = await layoutDeck(
    format,
    `# Deck\n\n---\n\n${compared('slow')}\n\n---\n\n${compared(sentence.repeat(6))}`,
  )
  const [short, long] = slides
    .filter(({ layout }) => layout.startsWith('compare'))
    .map(({ frame }) => textOf(frame))
  const sizeOf = (items: typeof short, word: string): number =>
    items?.find(({ words }) => words[0]?.word.text === word)?.size ?? 0
  assert.ok(sizeOf(short, 'fast') > sizeOf(long, 'fast'), `${sizeOf(short, 'fast')} ${sizeOf(long, 'fast')}`)
  assert.ok(sizeOf(short, 'Flush') > sizeOf(short, 'fast'))
  assert.ok(sizeOf(short, 'Flush') < sizeOf(short, 'Two') * 0.9)
})

test('a sentence alone on its slide is set large, the first on the accent, and no two neighbours on one ground', async () => {
  const sentences = [
    'Nobody answers mail after six.',
    'It waits.',
    'Until seven.',
    'Then it is read.',
    'Calmly.',
  ]
  const { slides } = await layoutDeck(format, ['# Quiet hours', ...sentences].join('\n\n---\n\n'))
  const alone = slides.slice(1)
  assert.equal(alone.length, sentences.length)
  const paper = (await layoutDeck(format, '# A\n\n---\n\n## B\n\n- one\n- two')).slides.at(-1)?.frame
    .background
  const grounds = alone.map(({ frame }) => frame.background)
  assert.is.not(grounds[0], paper)
  assert.ok(grounds.every((ground, at) => ground !== grounds[at - 1]))
  for (const { frame } of alone)
    assert.ok(Math.max(...textOf(frame).map(({ size }) => size)) >= frame.height * 0.07)
})

test('a few words under a title are the largest on their slide, and the title only names them', async () => {
  const { slides } = await layoutDeck(
    format,
    '# Quiet hours\n\n---\n\n## What we do\n\nNobody answers mail after six.\n\n---\n\n## Write to us\n\nquiet.hours@a-rather-long-name.example',
  )
  for (const { frame, layout } of slides.slice(1)) {
    const [title, ...words] = textOf(frame)
    assert.is(layout, 'statement')
    assert.ok((words[0]?.size ?? 0) > (title?.size ?? 0) * 1.8, `${title?.size} ${words[0]?.size}`)
  }
  const address = slides.at(-1)?.frame
  const lines = address ? textOf(address).filter(({ baseline }) => baseline > 200 && baseline < 950) : []
  assert.is(new Set(lines.map(({ baseline }) => baseline)).size, 1, 'an address is not broken')
})

test('a few points fill their slides, which bear no stroke of progress', async () => {
  const { slides } = await layoutDeck(
    format,
    '# Deck\n\n---\n\n## Few\n\n- one\n- two\n- three\n\n---\n\n## Two\n\n- four\n- five',
  )
  for (const { frame } of slides.slice(1)) {
    assert.not.ok(frame.items.some(item => item.kind === 'rect' && item.height === 10))
    const sizes = textOf(frame).filter(({ baseline }) => baseline > 230 && baseline < 950)
    assert.ok(Math.min(...sizes.map(({ size }) => size)) >= frame.height * 0.05)
  }
})

test('what a slide holds whole goes on whole, where that takes no further slide', async () => {
  const people = ['Ada Bell', 'Ben Coe', 'Cal Dunn', 'Dee Ely']
    .map(name => `- **${name}**, who has run the night shift at the mill for many a year`)
    .join('\n')
  const { slides } = await layoutDeck(
    format,
    `# Mill\n\n---\n\n## Team\n\n${people}\n\n> If this holds, it changes how we stock the shop, the store and the yard behind it, and who is called at night.\n>\n> — a buyer`,
  )
  const names = slides.map(
    ({ frame }) => wordsOn(frame).filter(word => /^(?:Ada|Ben|Cal|Dee)$/.test(word)).length,
  )
  assert.ok(names.includes(4), names.join(' '))
})

test('a figure that is the heading of others leads them, and a term that stands apart has no colon', async () => {
  const { slides } = await layoutDeck(
    format,
    '# Kelp\n\n---\n\n## The ask\n\n### €1.8m\n\n- 55% line\n- 25% papers\n- 20% sales\n\n---\n\n## Why\n\n- **Supply:** ten farms\n- **Drop-in:** no new press',
  )
  const [, ask, why] = slides.map(({ frame }) => frame)
  const sizes = ask
    ? textOf(ask).flatMap(({ size, words }) => words.map(({ word }) => [word.text, size] as const))
    : []
  assert.is(sizes.toSorted((one, other) => other[1] - one[1])[0]?.[0], '€1.8m')
  assert.ok(why && wordsOn(why).includes('Supply'), why && wordsOn(why).join(' '))
})

/** px of the letters of a word, and the lengths of bars, on one slide. */
const sizeOf = (frame: DrawnSlide['frame'], word: string): number =>
  Math.max(
    0,
    ...textOf(frame)
      .filter(({ words }) => words.some(one => one.word.text.includes(word)))
      .map(({ size }) => size),
  )

const barsOn = (frame: DrawnSlide['frame']): number[] =>
  frame.items.flatMap(item =>
    item.kind === 'rect' && item.height < frame.height / 4 && item.width > item.height ? [item.width] : [],
  )

test('a slide that is called by a figure shows that, and prices behind their names are larger than these', async () => {
  const { slides } = await layoutDeck(
    format,
    '# Wald\n\nEin Abend\n\n---\n\n# 41 Hektar\n\nDas sind viele Felder.\n\n---\n\n# Kosten\n\nPflanzen: 8.900 € je Hektar\nZaun: 3.100 € je Hektar\nPflege: 600 € je Hektar\n\n---\n\n# Ende\n\nDanke.',
  )
  const [, figure, costs] = slides as [DrawnSlide, DrawnSlide, DrawnSlide]
  assert.ok(sizeOf(figure.frame, 'Hektar') > sizeOf(figure.frame, 'Felder.') * 2.5)
  assert.ok(sizeOf(costs.frame, '8.900') > sizeOf(costs.frame, 'Pflanzen') * 1.3)
  const bars = barsOn(costs.frame).filter(width => width < costs.frame.width / 2)
  assert.ok(
    bars.some(long => bars.some(short => Math.abs(short / long - 3100 / 8900) < 0.02)),
    bars.join(),
  )
})

test('one digit with its power of ten is a figure, and a digit before what is listed is none', async () => {
  for (const [figure, lang, is] of [
    ['9 billion', 'en', true],
    ['3 Millionen', 'de', true],
    ['5 pillars', 'en', false],
  ] as const) {
    const copy = `---\nlang: ${lang}\n---\n\n# Jars\n\nOne evening\n\n---\n\n# ${figure}\n\nevery one of them is melted.\n\n---\n\n# End\n\nTea.`
    const { slides } = await layoutDeck(format, copy)
    const { frame } = slides[1] as DrawnSlide
    const word = figure.split(' ')[1] ?? ''
    assert.is(sizeOf(frame, word) > sizeOf(frame, 'melted.') * 2, is, figure)
  }
})

test('a timetable that would need two slides goes on beside itself', async () => {
  const rows = Array.from({ length: 9 }, (_, at) => `| ${8 + at}.15 | Lesson ${at + 1} |`).join('\n')
  const { slides } = await layoutDeck(
    format,
    `# School\n\nAn evening\n\n---\n\n# A day\n\n| Time | |\n|---|---|\n${rows}\n\n---\n\n# End\n\nTea.`,
  )
  const [, day] = slides as [DrawnSlide, DrawnSlide]
  const startOf = (word: string): number | undefined =>
    textOf(day.frame).flatMap(({ words }) => words.filter(one => one.word.text === word))[0]?.x
  assert.is(slides.length, 3)
  assert.ok((startOf('16.15') ?? 0) > day.frame.width / 2)
})

test('numbers by quarter have a column each, as high as their part of the greatest in their row', async () => {
  const { slides } = await layoutDeck(
    format,
    '# Ladle\n\nA kitchen\n\n---\n\n# Traction\n\n| | Q2 25 | Q3 25 | Q4 25 |\n|---|---|---|---|\n| Kitchens | 10 | 20 | 40 |\n| Owner | Ada | Bo | Cy |\n\n---\n\n# End\n\nTea.',
  )
  const [, traction] = slides as [DrawnSlide, DrawnSlide]
  const heights = traction.frame.items.flatMap(item =>
    item.kind === 'rect' && item.width < 500 && item.width > 20 && item.height > 5 ? [item.height] : [],
  )
  assert.is(heights.length, 3)
  const [one = 0, two = 0, four = 1] = heights
  assert.ok(Math.abs(two / four - 0.5) < 0.03 && Math.abs(one / four - 0.25) < 0.03, heights.join())
})

test('a term is no figure, and an amount that ends a point is one', async () => {
  const { sheets } = await composeJob(
    {
      content:
        '# Oil\n\n## Press\n\n- **Heat** – never over that\n- **Stirring** – half an hour\n- **Ask** – when was it washed?\n\n## Budget\n\n- Paper 1,200\n- Glue 35,000',
    },
    format,
  )
  const figures = sheets.map(({ root }) => JSON.stringify(root).split('"part":"figure"').length - 1)
  assert.equal(figures.slice(1), [0, 2])
})

test('a footer stands beside the panel of a title and not on it', async () => {
  const points = ['A', 'B'].map(name => `## ${name}\n\n- short\n- brief\n- small`).join('\n\n')
  const { slides } = await layoutDeck(format, `---\nfooter: Board review\n---\n\n# Ferry\n\n${points}`)
  const panel = slides.find(({ layout }) => layout === 'list-panel')
  const foot =
    panel && textOf(panel.frame).find(({ words }) => words.some(({ word }) => word.text === 'Board'))
  assert.ok((foot?.words[0]?.x ?? 0) > 500, String(foot?.words[0]?.x))
})

test('covers in a colour are what opens and closes a deck', async () => {
  const content = '# Mud\n\nA talk\n\n---\n\n## Why\n\n- deep\n- heavy\n\n---\n\n# Thank you\n'
  const { sheets } = await composeJob({ content, instructions: 'plum covers, cream pages' }, format)
  const [first, second, last] = sheets.map(({ background }) => background)
  assert.is(first, last)
  assert.is.not(first, second)
  assert.is(second, '#faf6ef')
})

const talk = [
  ...['# Wasps in the loft', 'Residents, 4 June'],
  ...['## Nest', '- paper', '- size of a ball', '- by the hatch'],
  ...['## What they do', '- feed in the pear tree', '- come in by the vent', '- sleep at night'],
  ...['## NEVER block the vent', 'They come out through the ceiling instead.'],
  ...['## Depth: 5,250 mm', 'Deeper than any in the street.'],
  ...['## If you are stung', '1. cold water', '2. call Bea', '3. sit down'],
  ...['## Next', '- a man with a ladder', '- a bill', '- quiet'],
].join('\n\n')

test('content slides stand on the colours of a brief by turns, and the one that is to be seen first on the accent', async () => {
  const { slides } = await layoutDeck(
    format,
    talk,
    'Signal orange, charcoal and teal. The slide "If you are stung" is the most important.',
  )
  const content = slides.filter(({ content }) => content).map(({ frame }) => frame.background)
  assert.ok(new Set(content).size > 2, content.join(' '))
  const [named] = slides.filter(({ frame }) => wordsOn(frame).join(' ').includes('stung'))
  assert.is(named?.frame.background, '#ff6a13')
  assert.not.match(named?.layout ?? '', /panel/)
})

test('a title that is an order or tells the figure is larger than what is said below it', async () => {
  const { slides } = await layoutDeck(format, talk)
  for (const word of ['NEVER', '5,250']) {
    const [slide] = slides.filter(({ frame }) => wordsOn(frame).join(' ').includes(word))
    const lines = slide ? textOf(slide.frame) : []
    const own = lines.find(({ words }) => words.some(({ word: { text } }) => text.includes(word)))
    const below = lines.filter(({ baseline }) => baseline > (own?.baseline ?? 0) && baseline < 1000)
    assert.ok((own?.size ?? 0) > 1.5 * Math.min(...below.map(({ size }) => size)), `${word} ${own?.size}`)
  }
})

const counted = `# Night cover\n\nAda Lund\n\n---\n\n## The short version\n\nWe slept through the alarm and paid for it on Friday.\n\n---\n\n## What went well\n\n- Nobody was hurt\n- The gate held\n\n---\n\n## What a night costs\n\n- $41,000 per night\n- Idle crews and spoilt stock\n\n---\n\n## Then\n\n- A second guard\n- A dog`

test('slides that a brief names by their numbers stand on its one signal colour, and say what they say large', async () => {
  for (const brief of [
    'Navy with ONE warning colour. Slides 2 and 4 have to land like a slap.',
    'Marineblau und eine Signalfarbe. Folie 2 und 4 müssen sitzen.',
    'Bleu nuit, une seule couleur d’alerte. Les diapos 2 et 4 doivent claquer.',
  ]) {
    const { slides, messages } = await layoutDeck(format, counted, brief)
    const signal = slides.flatMap(({ frame: { background } }, at) =>
      background === '#ff6a13' ? [at + 1] : [],
    )
    assert.equal(signal, [2, 4], brief)
    const [figure] = textOf(slides[3]?.frame as never).filter(({ words }) =>
      words.some(({ word: { text } }) => text.includes('41,000')),
    )
    assert.ok((figure?.size ?? 0) > 150, `${brief}: ${figure?.size}`)
    assert.not(messages.some(({ rule }) => rule === 'part-absent'))
  }
})

test.run()
