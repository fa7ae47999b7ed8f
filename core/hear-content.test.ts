import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readContent } from './brief/content/read-content.ts'
import { hearContent } from './hear-content.ts'
import { createReport } from './message.ts'
import type { ContentPatch } from './brief/content/content-patch.ts'
import { nodesOfDocument } from './source/fields.ts'
import { readDocument } from './source/read-document.ts'
import { copyText } from './source/text.ts'

const silent = { add: () => {} }
const roles = { needs: ['title'], lists: ['events', 'offers'] } as const

function hear(copy: string, instructions: string, baseContent?: ContentPatch) {
  const document = readDocument(copy, new Map(), silent)
  const report = createReport()
  const job = { instructions, ...(baseContent && { baseContent }) }
  return { ...hearContent(document, job, roles, report), messages: report.messages, written: document }
}

/** The copy without what a brief leaves out. */
const said = (copy: string, brief: string): string => copyText(hear(copy, brief).document)

const sections = `# Market

Soup and bread.

## Prices

Soup 3 €.

## Dates

Every Friday.

## Way there

By the church.
`

test('sections go beside each other, and back where the brief is taken back', () => {
  const order = (brief: string) => said(sections, brief).match(/Prices|Dates|Way there/g)
  assert.equal(order('the way there before the prices'), ['Way there', 'Prices', 'Dates'])
  assert.equal(order('put the prices after the dates'), ['Dates', 'Prices', 'Way there'])
  assert.equal(order('way there first, then the dates'), ['Way there', 'Dates', 'Prices'])
  assert.equal(order('the opening hours before the prices'), ['Prices', 'Dates', 'Way there'])
  const brief = 'the opening hours before the prices'
  const told = hear(sections, brief).told({ understood: [], assumed: [], conflicts: [], ignored: [] })
  assert.equal(
    told.ignored.map(({ phrase }) => phrase),
    [brief],
  )
})

test('a section is moved by its name and sort, before all else too, whatever the reason', () => {
  const order = (brief: string) => said(sections, brief).match(/Prices|Dates|Way there/g)
  const dates = ['Dates', 'Prices', 'Way there']
  assert.equal(order('Put the dates table before anything else'), dates)
  assert.equal(
    order('The dates section before everything else because half the town comes on the wrong day'),
    dates,
  )
  const german = '# Markt\n\n## Preise\n\nSuppe 3 €.\n\n## Hütten\n\nSechs.\n'
  assert.equal(said(german, 'Tabelle mit den Hütten vor allem anderen').match(/Preise|Hütten/g), [
    'Hütten',
    'Preise',
  ])
})

test('a value is left out by its label and the word for its sort', () => {
  const pass = '# Ferry\n\nPassenger: Ida Roe\nTicket: MB-0047\nSeat: 4\n'
  assert.not.match(said(pass, 'Leave off the ticket number, nobody uses it'), 'MB-0047')
  assert.match(said(pass, 'Leave off the gate number'), 'Seat')
})

test('what is left out where there is no room stays, and so does what it is told apart from', () => {
  for (const brief of [
    "If it doesn't fit, cut the prices and not the dates",
    'Cut the dates if something must go',
    'Wenn es nicht passt, die Dates weglassen',
  ])
    assert.match(said(sections, brief), /Prices[\s\S]*Dates/, brief)
  assert.match(said(sections, 'Cut the prices and not the dates'), 'Every Friday')
  assert.not.match(said(sections, 'Cut the prices and not the dates'), 'Soup 3')
})

const card = `# Fergus McArdle

Bespoke tailor

t: 0131 496 0255 | m: 07700 900 361
e: fergus@mcardle.example

Please consider the environment before printing this e-mail.
`

const letter = `# Harvest news

Dear neighbours,

the plums are in. Call 0131 496 0255 if you want some.

## Recipe

Stew them 🍑 slowly.

## Dates

- 3 May, plum day
- 10 May, jam day
- 17 May, rest

## Prices

One kilo is £3.

(Kevin: a dotted line here please)
`

test('a piece goes with its label and its divider, and what stands beside it stays', () => {
  assert.is(said(card, 'hide the phone number').includes('0131'), false)
  assert.match(said(card, 'hide the phone number'), 'e: fergus@mcardle.example')
  const noMail = said(card, 'leave out the email')
  assert.match(noMail, 't: 0131 496 0255 | m: 07700 900 361')
  assert.not.match(noMail, 'fergus@')
  assert.not.match(said(card, 'leave out the e-mail legal stuff'), 'environment')
})

test('a value in a sentence stays, and so does a title', () => {
  assert.is(said(letter, 'hide the phone number'), copyText(readDocument(letter, new Map(), silent)))
  assert.match(said(letter, 'drop the harvest news'), 'Harvest news')
})

test('a quoted mark of a slide goes, and the slide stays', () => {
  const deck = (word: string) =>
    `# KELP\n\n## ${word} 2 - problem\n\nIt is cold.\n\n## ${word} 3 - team\n\nBo and Al.`
  const left = (copy: string, instructions: string) => {
    const document = readDocument(copy, new Map(), silent)
    const slides = { needs: ['title'], lists: ['slides'] } as const
    return hearContent(document, { instructions }, slides, createReport())
  }
  for (const [word, brief] of [
    ['Slide', `Don't print "Slide 2" etc, those are just my notes.`],
    ['スライド', 'Bitte „スライド 2“ weglassen.'],
    ['Slide', `leave out 'Slide 2'`],
  ] as const) {
    const { document, report, reading } = left(deck(word), brief)
    assert.match(copyText(document), 'It is cold.', brief)
    assert.is(report?.dropped.length, 1, brief)
    assert.ok(!JSON.stringify(reading.lists).includes(`${word} 2`), brief)
  }
  assert.not.match(copyText(left(deck('Slide'), 'leave out slide 2').document), 'It is cold.')
})

test('what is left out is told with its count, its words and how to have it back', () => {
  const { messages, report, reading, told } = hear(letter, 'teal, without the greeting please')
  const [message] = messages
  assert.is(message?.rule, 'copy-left-out')
  assert.match(
    message?.text ?? '',
    'left out 1 piece of the copy as "without the greeting" asks: "Dear neighbours',
  )
  assert.match(message?.hint ?? '', 'take "without the greeting" out of the brief')
  assert.is(report?.dropped[0]?.count, 1)
  assert.ok(reading.omitted.some(({ text }) => text.startsWith('Dear neighbours')))
  assert.not.ok(reading.words.includes('neighbours,'))
  const brief = { understood: [], assumed: [], conflicts: [], ignored: [{ phrase: 'greeting', effect: '' }] }
  assert.equal(told(brief).ignored, [])
})

test('a note, a section and signs are left out by name', () => {
  assert.not.match(said(letter, 'Ignore the note to Kevin'), 'dotted')
  const noRecipe = said(letter, 'drop the recipe section')
  assert.not.match(noRecipe, /Recipe|Stew/)
  assert.match(noRecipe, 'plum day')
  assert.match(said(letter, 'no emoji'), 'Stew them slowly.')
})

test('a move changes the order and no word', () => {
  const moved = said(letter, 'dates first, prices at the end')
  assert.ok(moved.indexOf('plum day') < moved.indexOf('Recipe'))
  const words = (text: string) => text.split(/\s+/).sort().join(' ')
  assert.is(words(moved), words(copyText(readDocument(letter, new Map(), silent))))
})

test('a section that a brief names in its own words goes first', () => {
  const news =
    '# News\n\nHello.\n\n## Lamp Saturday\n\nBring one.\n\n## New opening hours from 7 March\n\nNine to five.\n\n## Wanted: somebody who understands sewing machines\n\nAlf is 84.\n'
  const order = (brief: string) =>
    said(news, brief)
      .split('\n')
      .filter(line => /^(?:Lamp|New o|Wanted)/.test(line))
  const both = ['New open', 'Wanted: ', 'Lamp Sat']
  for (const brief of [
    'Opening hours and the sewing machine plea at the top please',
    'the sewing machine appeal first. Opening hours first',
  ])
    assert.equal(
      order(brief)
        .map(line => line.slice(0, 8))
        .toSorted(),
      both.toSorted(),
      brief,
    )
  assert.equal(
    order('Opening hours and the sewing machine plea at the top').map(line => line.slice(0, 11).trim()),
    ['New opening', 'Wanted: som', 'Lamp Saturd'],
  )
  assert.equal(order('the repair café first'), order(''))
})

test('only what is named changes: every other node is the same', () => {
  const { document, written } = hear(letter, 'without the greeting')
  const before = new Set(nodesOfDocument(written).filter(({ type }) => type === 'text'))
  const after = nodesOfDocument(document).filter(({ type }) => type === 'text')
  assert.ok(after.every(node => before.has(node)))
  assert.is(after.length, before.size - 1)
})

test('words are put otherwise where they stand by themselves', () => {
  const { document, report } = hear('# Fair\n\nOpen 6 am to 16 am.', `change "6 am" to "5:30"`)
  assert.match(copyText(document), 'Open 5:30 to 16 am.')
  assert.is(report?.replaced[0]?.count, 1)
})

test('what is dropped and added back is as it was', () => {
  const first = hear(letter, 'without the greeting')
  const again = hear(letter, 'add back the greeting', first.report?.patch)
  assert.is(copyText(again.document), copyText(again.written))
  assert.is(again.report, undefined)
  const other = hear(letter, 'warmer', first.report?.patch)
  assert.is(copyText(other.document), copyText(first.document))
})

test('edits that name different things give the same in either order', () => {
  const wishes = [
    'no emoji',
    'without the greeting',
    'dates first',
    'ignore the note to Kevin',
    'change "plums" to "pears"',
  ]
  for (const one of wishes)
    for (const other of wishes)
      assert.is(said(letter, `${one}. ${other}`), said(letter, `${other}. ${one}`), `${one}, ${other}`)
})

test('only one of several columns of prices is kept', () => {
  const sheet =
    '# Line\n\n| Style | WSP | MRP |\n|---|---|---|\n| Shawl | £ 12 | £ 40 |\n| Scarf | £ 9 | £ 30 |\n'
  const retail = said(sheet, 'so only MRP not wholesale price!!')
  assert.not.match(retail, 'WSP')
  assert.not.match(retail, '£ 12')
  assert.match(retail, '£ 40')
})

test('no word is new, whatever the copy and the brief', () => {
  const briefs = [
    'no dates, no prices, no emoji, without the greeting',
    'leave out the phone number and the address',
    'prices first, dates at the end, highlight the plums',
    'drop the chat bits, I do not want the article on it',
  ]
  for (const copy of [card, letter, '', '\u0000\uFFFD|\n\n|-', '- \n- a\n\n| a |\n|--|', '---\na: 1\n---\n'])
    for (const brief of briefs) {
      const { document, written } = hear(copy, brief)
      const known = new Set(copyText(written).split(/\s+/))
      assert.ok(
        copyText(document)
          .split(/\s+/)
          .every(word => known.has(word) || copyText(written).includes(word)),
      )
    }
})

test('a wish that finds nothing changes nothing', () => {
  for (const brief of [
    'no borders',
    'without serifs',
    'drop the shadow',
    'first class look',
    'only one accent',
  ])
    assert.is(hear(letter, brief).report, undefined, JSON.stringify(readContent(brief)))
})

test.run()
