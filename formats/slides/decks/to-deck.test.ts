import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readCopy } from '../../../core/reading/read-copy.ts'
import { readDocument } from '../../../core/source/read-document.ts'
import { plainText } from '../../../core/source/text.ts'
import { toDeck } from './to-deck.ts'
import { deckRoles } from './deck-format.ts'
import { sentencesOf } from './sentences.ts'
import type { Slide } from './slide.ts'

/** A slide that holds seventy-five words. */
const words = ({ blocks }: Slide): number =>
  blocks.reduce((sum, block) => sum + plainText(block).split(/\s+/).filter(Boolean).length, 0) / 75

const read = (content: string): readonly Slide[] =>
  toDeck(readCopy(readDocument(content, new Map(), { add() {} }), deckRoles), words).slides

/** The slides after the title slide. */
const readContent = (content: string): readonly Slide[] =>
  read(content).filter(({ layout }) => layout !== 'title')

const textOf = (slide: Slide | undefined): string => (slide?.blocks ?? []).map(plainText).join(' ')

test('the parts of the whole that a slide is called by stay on one slide, others do not', () => {
  const list =
    '- Two boats with their nets: €420,000\n- A cold store on the quay: €180,000\n- Crew for a year: €200,000'
  const ask = (title: string): readonly string[] =>
    readContent(`# Kelp\n\n---\n\n## ${title}\n\n${list}\n\nAfloat by May.`).map(({ layout }) => layout)
  assert.equal(ask('We ask for €0.8m'), ['whole'])
  assert.not(ask('What it costs').includes('whole'))
})

test('what is drawn over time stays with the line that says what it counts', () => {
  const list = '- Winter 2021/22: 31 %\n- Winter 2022/23: 24 %\n- Winter 2023/24: **11 %**'
  const told = `Lost colonies\n\n${list}\n\nDead in all: 148 → 53`
  assert.equal(
    readContent(`# Bees\n\n---\n\n## What happened\n\n${told}`).map(({ layout, blocks }) => [
      layout,
      blocks.length,
    ]),
    [['stats', 3]],
  )
})

test('a first slide of a title and a few lines that say when is the cover', () => {
  const lines = 'Evening for parents\nHarbour School, Cork\nTuesday 6 May, 7 pm, library'
  const [cover] = read(`# To Kyoto\n${lines}\n\n# Who\nThree of us go.\n\n# When\nIn June we go.`)
  assert.is(cover?.layout, 'title')
})

test('a figure that is the title of a slide is its slide, with a line or two on it', () => {
  const said =
    'The bridge is longer than our street and the next one together.\nIt moves when a lorry stops in the middle of it.'
  assert.is(readContent(`# Bridge\n\n---\n\n## 24 metres\n\n${said}`)[0]?.layout, 'statement')
  assert.is.not(readContent(`# Bridge\n\n---\n\n## Stage 2\n\n${said}`)[0]?.layout, 'statement')
})

test('where to turn stands on the slide that closes the deck, under its title', () => {
  const last = '## Come and see the kelp\n\nSorcha Byrne\nsorcha@kelp.example\n+353 74 555 0100'
  const slides = readContent(`# Kelp\n\n---\n\n## Why\n\nFish spoil.\n\n---\n\n${last}`)
  assert.is(slides.length, 2)
  assert.is(slides[1]?.layout, 'closing')
  assert.match(textOf(slides[1]), /Sorcha Byrne.*sorcha@kelp.example/)
})

test('where to turn stays together, be it of four lines', () => {
  const last =
    '## Komm vorbei\n\nWir zeigen alles.\n\nada@torf.example\n+49 7071 555 0100\nAm Ufer 3, Seeheim'
  const slides = readContent(`# Torf\n\n---\n\n## Warum\n\nEs brennt.\n\n---\n\n${last}`)
  assert.equal(
    slides.map(({ layout }) => layout),
    ['statement', 'closing'],
  )
  assert.match(textOf(slides[1]), 'Seeheim')
})

test('keys of the front matter are not printed on the cover before what is clear without them', () => {
  const front = 'title: Energieplan\nort: Rathaus Seeheim\nraum: 2.07\nreferentin: Ada Lund'
  const [cover] = read(`---\n${front}\n---\n\n# Womit heizen wir?\n\n---\n\n## Eins\n\nText.`)
  const lines = [...(cover?.eyebrow ?? []), ...(cover?.blocks ?? [])].map(plainText).join(' | ')
  assert.match(lines, 'Energieplan')
  assert.match(lines, 'Rathaus Seeheim')
  assert.not.match(lines, /title|ort\b/i)
})

test('far more slides than anyone looks through are refused before they are composed', () => {
  let asked = 0
  const share = (): number => {
    asked += 1
    return 0.2
  }
  const toldIn = (content: string) =>
    toDeck(readCopy(readDocument(content, new Map(), { add() {} }), deckRoles), share)
  const paragraphs = Array.from({ length: 400 }, (_, at) => `- ${at}\nb`).join('\n')
  assert.throws(() => toldIn(paragraphs), /the copy takes \d+ pages with next to nothing on each/)
  assert.is(asked, 0)
})

test("Marp's settings are neither shown nor spoken, its comments are notes", () => {
  const [first, second, ...others] = read(
    '---\nmarp: true\n---\n\n# Deck\n\n<!-- Say hello. -->\n\n---\n\n<!-- _class: invert -->\n\n![bg right 60%](x.png)\n\n## Two\n\n![Our logo h:1.5em](y.png) stays\n\n<style scoped>a { color: red }</style>',
  )
  assert.is(others.length, 0)
  assert.is(first?.notes.map(plainText).join(), 'Say hello.')
  assert.equal(second?.notes, [])
  assert.is(textOf(second).trim(), 'stays')
  assert.match(JSON.stringify(second?.blocks), /"alt":"Our logo"/)
})

test('a paragraph too long for a slide goes on between sentences, evenly, and loses no word', () => {
  const paragraph = 'It rained on e.g. the hills for a week. '.repeat(40).trim()
  const slides = readContent(`## Rain\n\n${paragraph}`)
  assert.ok(slides.length >= 4)
  assert.is(slides.map(slide => textOf(slide).trim()).join(' '), paragraph)
  const counts = slides.map(slide => textOf(slide).split(/\s+/).length)
  assert.ok(Math.max(...counts) <= 75)
  assert.ok(Math.min(...counts) >= Math.max(...counts) * 0.6, counts.join(' '))
  assert.equal(slides.at(-1)?.place, { at: slides.length, of: slides.length })
})

test('what introduces a list goes with it, and an ordered list goes on counting', () => {
  const items = Array.from({ length: 12 }, (_, at) => `${at + 1}. ${'word '.repeat(11)}`).join('\n')
  const slides = readContent(`## Steps\n\n${'word '.repeat(60)}\n\nThese are the steps:\n\n${items}`)
  const [, second, third] = slides
  assert.match(textOf(second), /^These are the steps:/)
  const list = third?.blocks[0]
  assert.is(list?.type, 'list')
  assert.ok(list?.type === 'list' && (list.start ?? 1) > 1)
})

test('how much a slide holds is found in few tries', () => {
  const points = Array.from({ length: 300 }, (_, at) => `- ${'word '.repeat((at % 3) + 1)}`).join('\n')
  let asked = 0
  const counted = (slide: Slide): number => {
    asked += 1
    return words(slide)
  }
  const copy = readCopy(readDocument(`## All\n\n${points}`, new Map(), { add() {} }), deckRoles)
  const { slides } = toDeck(copy, counted)
  assert.ok(slides.length >= 8)
  assert.ok(asked < slides.length * 8, `${asked} tries of ${slides.length} slides`)
})

test('a long section is divided at the headings in it', () => {
  const text = `${'word '.repeat(60)}\n`
  const titles = readContent(`## All\n\n${text}\n### Part one\n\n${text}\n### Part two\n\n${text}`).map(
    ({ title }) => title && plainText(title),
  )
  assert.equal(titles, ['All', 'Part one', 'Part two'])
})

test('no copy, or none but notes, makes no trouble', () => {
  assert.equal(read(''), [])
  assert.is(read('<!-- only this -->').length, 1)
})

test('a name behind a form of address and a sum behind a short word end no sentence', () => {
  const divided = (value: string) =>
    sentencesOf({ type: 'paragraph', children: [{ type: 'text', value }] }).map(plainText)
  assert.equal(divided('Diese Woche kam Fr. Huber mit ihrem Sohn und Dr. Aigner. Alle blieben.'), [
    'Diese Woche kam Fr. Huber mit ihrem Sohn und Dr. Aigner.',
    'Alle blieben.',
  ])
  assert.equal(divided('Przyszedł p. Nowak. Nowy dach kosztuje 3,1 mil. Kč. Zgoda.'), [
    'Przyszedł p. Nowak.',
    'Nowy dach kosztuje 3,1 mil. Kč.',
    'Zgoda.',
  ])
  assert.equal(divided('Alle Hecken sind bis zum 1. Juni zu schneiden. Es gilt Satz 3. Danke.'), [
    'Alle Hecken sind bis zum 1. Juni zu schneiden.',
    'Es gilt Satz 3.',
    'Danke.',
  ])
  assert.equal(divided('Пан Роман (кв. 33) каже, що дорого. Так.'), [
    'Пан Роман (кв. 33) каже, що дорого.',
    'Так.',
  ])
})

test('a quotation that ends a slide stands beside what it says, whoever said it below', () => {
  const [slide, ...others] = readContent(
    '## Hives\n\n- four bought\n- three lost\n\n> Nobody took the lift.\n\n— Porter',
  )
  assert.is(others.length, 0)
  assert.is(slide?.voice?.map(plainText).join(' '), 'Nobody took the lift. — Porter')
  assert.match(textOf(slide), /four bought\s+three lost/)
  const [table] = readContent('## Hives\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n> Nobody took the lift.')
  assert.is(table?.voice, undefined)
})

test('slides of a few points take turns, steps stand side by side, and a list of amounts does not', () => {
  const points = (name: string) => `## ${name}\n\n- short\n- brief\n- small\n\n`
  const slides = readContent(
    `${['A', 'B', 'C', 'D'].map(points).join('')}## E\n\n1. Cut\n2. Fold\n3. Glue\n\n## F\n\n1. Paper 1,200\n2. Glue 35,000\n`,
  )
  assert.equal(
    slides.map(({ manner }) => manner),
    [undefined, 'panel', 'columns', undefined, 'columns', undefined],
  )
})

test('the line that leads to the points of a slide stands on the panel of its title', () => {
  const [slide] = readContent(
    '## Bay\n\nIn 2010 it was **5 %**.\n\n- storms\n- urchins\n- pots\n\n## More\n\nThat is all.',
  )
  assert.equal(
    [slide?.manner, slide?.lead?.map(plainText), textOf(slide).split(/\s+/)],
    ['panel', ['In 2010 it was 5 %.'], ['storms', 'urchins', 'pots']],
  )
})

test('five long points have no columns', () => {
  const five = `## Five\n\n${'1. a step of more letters than five columns hold\n'.repeat(5)}`
  assert.is(readContent(`${five}\n\n## More\n\nThat is all.`)[0]?.manner, undefined)
})

test('two short sentences are said large, a label with its value and where to write are not', () => {
  const layoutOf = (copy: string) => readContent(`## Quiet\n\n${copy}\n\n## More\n\n- a\n- b`)[0]?.layout
  assert.is(layoutOf('Five minutes with closed eyes.\n\nHow many voices?'), 'statement')
  assert.is.not(layoutOf('Shore hut, seven in the morning\n\nBoots and patience'), 'statement')
  assert.is.not(layoutOf('Ask the owner.\n\nada@bees.example.'), 'statement')
})

test('what a figure in bold is a figure of is its term, however many words it has', () => {
  const [slide] = readContent(
    '## Market\n\n- Our first shore, salmon in retail trays: **€210 million**\n- Chilled meat and berries: **€3.9 billion**\n\n## More\n\nThat is all of it.',
  )
  assert.is(slide?.layout, 'points')
})

test('a count and a half is one figure with what it counts, and an amount at the end comes before a count at the start', () => {
  const [crew, price] = readContent(
    '# Trupp\n\n---\n\n## Crew\n\n- 40 goats\n- 2 and a half herders\n- 3 dogs\n\n---\n\n## Price\n\n- 2 gates – €640\n- Wire – €90\n- A shed – €1,200',
  )
  assert.match(textOf(crew), '2 and a half herders')
  assert.match(textOf(price), /€640.*2 gates/s)
})

test('a last sentence that its title only announces is what is large', () => {
  const [, last] = readContent(
    '# Bees\n\n---\n\n# Why\n\nThey starve.\n\n---\n\n# One thing to take home\n\nWeigh first, then feed.\n\nNext: 12 May, same room',
  )
  assert.is(last?.title && plainText(last.title), 'Weigh first, then feed.')
  assert.is((last?.eyebrow ?? []).map(plainText).join(), 'One thing to take home')
})

test('what somebody says is not parted at its sentences', () => {
  const said = '“We used to bail all night. Now we sleep.” – Tomás, skipper'
  const slides = readContent(`# Kelp\n\n---\n\n## A voice\n\n${said}`)
  assert.equal(
    slides.map(({ layout }) => layout),
    ['quote'],
  )
})

test.run()
