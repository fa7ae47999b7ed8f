import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { layoutDeck, textOf } from './sheets/layout-deck.test.kit.ts'
import { type Element, isElement, textOf as wordsIn } from '../../core/compose/tree.ts'
import { composeJob } from '../../core/render.ts'
import format from './pitch-deck.ts'
import { isLoss } from '../test-copy.test.kit.ts'

const test = suite('pitch-deck')

function elementsIn(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(child => (isElement(child) ? elementsIn(child) : []))]
}

for (const [name, list] of Object.entries({
  one: '- **1.4 billion** trays each year. Source: trade data',
  'three, one of them long': '- **Aug 2027** ban\n- **-48%** price\n- **2 of 3** have none',
  four: '- **99.2%** on time\n- **41%** less\n- **3,850 t** avoided\n- **0** days lost',
  six: '- **1%** a\n- **22%** b\n- **333%** c\n- **4** d\n- **55** e\n- **666** f',
}))
  test(`R2 figures, ${name}: twice as large as their words, and their letters kept`, async () => {
    const { slides } = await layoutDeck(format, `# Kelp\n\n---\n\n## Why now\n\n${list}`)
    assert.is(slides.length, 2)
    const frame = slides[1]?.frame
    const text = frame ? textOf(frame).filter(({ baseline }) => baseline > 230 && baseline < 950) : []
    const sizes = text.map(({ size }) => size)
    assert.ok(Math.max(...sizes) >= 2 * Math.min(...sizes), sizes.join(' '))
  })

for (const [sentence, figure] of [
  ['Small boats lose **31 %** of what they land between beach and market. Not for want of fish.', '31%'],
  ['A box that freezes its own salt pack overnight keeps fish cold for **38 hours**.', '38hours.'],
  ['Fishers pay $1.40 a trip through the co-operative.', '$1.40'],
] as const)
  test(`the one figure of a sentence is the largest on its slide: ${figure}`, async () => {
    const { slides } = await layoutDeck(format, `# Kelp\n\n---\n\n## Why\n\n${sentence}`)
    const text = slides[1] ? textOf(slides[1].frame) : []
    const sizes = text.map(({ size }) => size)
    const largest = text.filter(({ size }) => size === Math.max(...sizes))
    assert.is(
      largest
        .flatMap(({ words }) => words.map(({ word }) => word.text))
        .join('')
        .replace(/\s/gu, ''),
      figure,
    )
    assert.ok(
      Math.max(...sizes) >=
        2.4 * (sizes.toSorted((one, other) => other - one).find(size => size < Math.max(...sizes)) ?? 0),
    )
    assert.equal(slides.length, 2)
  })

test('where the brief wants figures seen, that of the first point is the largest of its slide', async () => {
  const list =
    '- Of all nets we checked 34% had a hole that no one had seen\n- Mending takes a day\n- Diesel is dear'
  const copy = `# Kelp\n\n---\n\n## Nets that leak\n\n${list}`
  const largestIn = async (instructions: string): Promise<string> => {
    const { slides } = await layoutDeck(format, copy, instructions)
    const text = slides[1] ? textOf(slides[1].frame) : []
    const most = Math.max(...text.map(({ size }) => size))
    const largest = text.filter(({ size }) => size === most)
    return largest.flatMap(({ words }) => words.map(({ word }) => word.text)).join(' ')
  }
  assert.is(await largestIn('the key number enormous'), '34%')
  assert.match(await largestIn('calm'), /Nets/)
})

test('of two amounts that a line compares neither is larger', async () => {
  const list =
    '- One home in eight has it, in each of our pilot regions\n- It is heard of after 7 months\n- A late repair costs £4,300. An early one costs £380'
  const { slides } = await layoutDeck(format, `# Damp\n\n---\n\n## Cost\n\n${list}`)
  const text = slides[1] ? textOf(slides[1].frame).filter(({ baseline }) => baseline > 230) : []
  const sizes = text
    .filter(({ words }) => words.some(({ word }) => word.text.includes('£')))
    .map(({ size }) => size)
  assert.ok(sizes.length > 0)
  assert.is(new Set(sizes).size, 1, sizes.join(' '))
})

test('letters in bold that open a word are one word with the rest of it', async () => {
  const list =
    '- **S**ituation – who and where\n- **B**ackground – what brought them here\n- **A**sk – what I need'
  const { slides, messages } = await layoutDeck(format, `# Handover\n\n---\n\n## One shape\n\n${list}`)
  assert.equal(
    messages.filter(({ rule }) => isLoss(rule)),
    [],
  )
  const words = slides[1]
    ? textOf(slides[1].frame).flatMap(({ words: all }) => all.map(({ word }) => word.text))
    : []
  assert.ok(
    words
      .join(' ')
      .replace(/\bS ituation/u, 'Situation')
      .includes('Situation'),
  )
})

test('who asks and whom, in labelled lines under the title, stand on the cover once', async () => {
  const { slides } = await layoutDeck(
    format,
    '# Nightshift\n\n*Care at night*\n\nFounder: Temi Adebayo-Walsh, RN\nFor: Manchester Angels, 22 October 2025\n\n# The gap\n\nNobody is open.',
  )
  const words = slides[0]
    ? textOf(slides[0].frame).flatMap(({ words: all }) => all.map(({ word }) => word.text))
    : []
  for (const word of ['Temi', 'Manchester', 'October'])
    assert.is(words.join(' ').split(word).length, 2, words.join(' '))
})

test('R3 fifty words a slide and titles of 30 pt', async () => {
  const words = 'Trays are pressed from kelp in one step and dried in a tunnel that runs on waste heat. '
  const { slides } = await layoutDeck(
    format,
    `# Kelp\n\n## Product\n\n${words.repeat(12)}\n\n## Team\n\n${words}`,
  )
  for (const { frame, content } of slides) {
    if (!content) continue
    const text = textOf(frame)
    assert.ok(Math.max(...text.map(({ size }) => size)) >= 60)
    assert.ok(text.reduce((sum, item) => sum + item.words.length, 0) <= 50 + 8)
  }
})

test('years and what happens then stand side by side, in Arabic from the right', async () => {
  for (const words of ['two lines', 'خطين']) {
    const list = ['2026', '2027', '2028'].map(year => `- **${year}** ${words}`).join('\n')
    const { slides, rtl } = await layoutDeck(format, `# ${words}\n\n---\n\n## ${words}\n\n${list}`)
    const frame = slides.at(-1)?.frame
    const years = frame
      ? textOf(frame).filter(({ words: [first] }) => /^20/.test(first?.word.text ?? ''))
      : []
    assert.is(new Set(years.map(({ baseline }) => baseline)).size, 1)
    const starts = years.map(({ words: [first] }) => first?.x ?? 0)
    assert.equal(
      starts,
      starts.toSorted((one, other) => (rtl ? other - one : one - other)),
    )
  }
})

test('what all parts come to leads them, and a figure is larger than the term it is said of', async () => {
  const sizesOf = async (body: string) => {
    const { slides } = await layoutDeck(format, `# Kelp\n\n---\n\n## The ask\n\n${body}`)
    return new Map(
      textOf(slides[1]?.frame as never).map(({ words, size }) => [
        words
          .map(({ word }) => word.text)
          .join('')
          .replace(/\s/gu, ''),
        size,
      ]),
    )
  }
  const ask = await sizesOf('**₹4 crore seed**\n\n- 45% – boxes\n- 30% – yard\n- 15% – team\n- 10% – cart')
  assert.ok((ask.get('₹4crore') ?? 0) > (ask.get('45%') ?? 0) * 1.2, [...ask].join(' '))
  const terms = await sizesOf(
    '- **Box cost** – ₹11,200\n- **Payback** – 10 months\n- **A long term** – seven years and more, for all of the boxes that we have made so far, in any town or village of the coast',
  )
  assert.ok((terms.get('₹11,200') ?? 0) > (terms.get('Boxcost') ?? 1), [...terms].join(' '))
})

test('lines of a cover of which one names somebody are told once, and a change is read as one figure', async () => {
  const { slides } = await layoutDeck(
    format,
    '# Kelp\nIce for boats at dawn\nAmina Swale, Kilifi, Kenya · Seed round 2025\n\n---\n\n## Figures\n\nUse: 58 % → 81 %\nSales: 197,000 € → 268,000 €\nComplaints: 37, of them 29 about gulls',
  )
  const wordsOn = (at: number): string =>
    (slides[at] ? textOf(slides[at].frame) : [])
      .flatMap(({ words }) => words.map(({ word }) => word.text))
      .join(' ')
  assert.is(wordsOn(0).split('Amina').length, 2)
  const figure = (slides[1] ? textOf(slides[1].frame) : []).filter(({ words }) =>
    words.some(({ word }) => /268/.test(word.text)),
  )
  assert.ok(figure.every(({ words }) => words.some(({ word }) => /197/.test(word.text))))
})

test('the figure of a title is the largest of its slide where a brief wants figures large, and what bears the name of the deck is set off', async () => {
  const copy =
    '# Driftwood\n\nSeed\n\n---\n\n# We sell to 340 harbours\n\n- Most of them small\n- None of them rich\n\n---\n\n# Against the others\n\n| | Plastic buoy | Driftwood |\n|---|---|---|\n| Years at sea | 4 | 11 |\n| Left behind | yes | no |\n\n---\n\n# Write to us\n\nada@driftwood.example'
  const asked = async (instructions: string) => {
    const job = await composeJob({ content: copy, instructions }, format)
    const parts = job.sheets.map(({ root }) => elementsIn(root))
    const figures = parts[1]?.filter(({ part }) => part === 'figure') ?? []
    const own = job.sheets[2]?.background
    const tinted = parts[2]?.filter(({ style }) => style.background && style.background !== own)
    return { figures: figures.map(wordsIn), tinted: (tinted ?? []).map(cell => wordsIn(cell).trim()) }
  }
  const large = await asked('very large numbers')
  assert.equal(large.figures, ['340 harbours'])
  assert.equal(large.tinted, ['Driftwood', '11', 'no'])
  assert.equal((await asked('plain')).figures, [])
})

test('the amount that is asked for is larger than the parts that it goes to', async () => {
  const ask = 'USD 90,000 (loan, 4 %)\n\n- Two boats – 60,000\n- Nets – 30,000'
  const { slides } = await layoutDeck(
    format,
    `# Kelp\n\n## Why\n\nFish spoil fast.\n\n## The ask\n\n${ask}\n\n## Who\n\nSorcha Byrne of Kelp Boats`,
    'ice blue',
  )
  const found = slides
    .map(({ frame }) => textOf(frame))
    .find(text => text.some(({ words }) => words.some(({ word }) => word.text.includes('60,000'))))
  const sizeOf = (words: string): number =>
    Math.max(
      ...(found ?? []).flatMap(line =>
        line.words.some(({ word }) => word.text.includes(words)) ? [line.size] : [],
      ),
    )
  assert.ok(sizeOf('90,000') > sizeOf('60,000') * 1.5)
})

test('of several measures over time the first that grows is one large chart where the slide is about growth, the others are rows', async () => {
  const barsUnder = async (title: string): Promise<number> => {
    const copy = `# Duka\n\nBy Ada\n\n---\n\n## ${title}\n\n| | Q2 2025 | Q3 2025 | Q4 2025 | Q1 2026 |\n|---|---|---|---|---|\n| Days late | 40 | 30 | 20 | 10 |\n| Shops | 38 | 112 | 247 | 431 |\n| Repeat | 71% | 78% | 83% | 86% |\n\n---\n\n## End\n\nThat is all there is to say of it today.`
    const { slides } = await layoutDeck(format, copy)
    const items = slides[1]?.frame.items ?? []
    return items.filter(item => item.kind === 'rect' && item.height > 180 && item.width < 500).length
  }
  assert.is(await barsUnder('What we counted'), 0)
  assert.ok((await barsUnder('Traction')) >= 1)
})

test.run()
