import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { readIn, titlesIn } from '../read-in.test.kit.ts'

test('a labelled line of the text is no list under its own name: it stays where it is, once', () => {
  const copy =
    '# Wheel\n\n## What is included\n\n- Clay\n- Lunch\n\nNot included: a bed.\n\n## Who teaches\n\nGwen.\n\nQuestions: gwen@wheel.example or 01497 555 0163\n'
  const reading = readIn(copy, { needs: ['title'], lists: ['features', 'questions'] })
  assert.is(reading.lists.questions, undefined)
  assert.equal(titlesIn(reading, 'features'), ['Clay', 'Lunch'])
  assert.match(
    reading.sections.flatMap(({ blocks }) => blocks.map(plainText)).join('\n'),
    /Not included: a bed\.[\s\S]*Questions: gwen/,
  )
})

test('days that dots lead on from are things with a day, no figures', () => {
  const copy = '# Wheel\n\n## Dates\n\n- 7-8 Feb ... 2 left\n- 14-15 March ... full\n- 18-19 April … 5 left\n'
  const { lists, sections } = readIn(copy, { needs: ['title'], lists: ['stats', 'features'] })
  assert.is(lists.stats, undefined)
  const titles = sections.flatMap(({ items }) => items.map(({ title }) => title.text))
  assert.equal(titles, ['7-8 Feb', '14-15 March', '18-19 April'])
})

test('a span that opens a figure is its value as a whole', () => {
  const copy = '# Tides\n\n## Figures\n\n- 2–3 boats a night\n- 40 boats in the harbour\n'
  const { lists } = readIn(copy, { needs: ['title'], lists: ['stats'] })
  assert.equal(
    lists.stats?.map(({ parts, facts }) => [...Object.values(parts), ...facts][0]?.text),
    ['2–3', '40'],
  )
})

test('lines in bold right above text are headings where several stand so', () => {
  const told = (...stories: string[]) =>
    titlesIn(
      readIn(`Hello all,\n\n${stories.join('\n\n')}\n`, { needs: ['title', 'stories'], silent: true }),
      'stories',
    )
  const text = 'Pay Colin in the hut on Saturdays, or by bank transfer with the number of your plot.'
  assert.equal(told(`**RENTS ARE DUE**\n${text}`, `**RECIPE: leek pie**\n${text}`), [
    'RENTS ARE DUE',
    'RECIPE',
  ])
  assert.equal(told(`**RENTS ARE DUE**\n${text}`), [])
  assert.equal(told(`**Ada Quill**\nCarver`, `**Mo Ash**\nRoofer`), [])
})

test('records that no role takes are read under their names, and not as keys and values', () => {
  const copy =
    '---\ntitle: Hafen\nfristen:\n  - {bis: 1.6.2027, was: Der Steg steht}\n  - {bis: 3.9.2028, was: Erstes Boot}\n---\n'
  const { unplaced } = readIn(copy, { needs: ['title'], facts: 'all' })
  const words = unplaced.flatMap(({ blocks }) => blocks.map(plainText))
  assert.equal(words.length, 2)
  assert.ok(words.every(text => !/\b(?:bis|was)\b/i.test(text)))
})

test('what somebody said below a heading that names things is none of them', () => {
  const { lists } = readIn(
    '# Loaf\n\n## What is in it\n\nFlour and water.\n\n> I buy no other.\n>\n> — Ida, Oslo\n\n## When\n\nOn Mondays.',
    { needs: ['title'], lists: ['features', 'quotes'] },
  )
  assert.is(lists.features, undefined)
  assert.equal(
    lists.quotes?.map(({ title }) => title.text),
    ['Ida, Oslo'],
  )
})

test('an offer whose words open with a price has that and what stands behind the comma', () => {
  const copy =
    '# Rides\n\n## Prices\n\n**One ride** — £2 a ride\n**Week** — £19, up to 14 rides\n**Month** — £55, no limit\n'
  const { lists } = readIn(copy, { needs: ['title'], lists: ['offers'] })
  assert.equal(
    lists.offers?.map(({ parts }) => [parts.price?.text, parts.unit?.text ?? parts.description?.text]),
    [
      ['£2', 'a ride'],
      ['£19', 'up to 14 rides'],
      ['£55', 'no limit'],
    ],
  )
})

test('a table of figures is no list of authors, by whatever it counts', () => {
  const copy =
    '---\ntitle: Piers\nby_pier:\n  - {pier: East, boats: 4, trips: 60}\n  - {pier: West, boats: 2, trips: 31}\n---\n\nText.\n'
  assert.is(readIn(copy, { needs: ['title'], lists: ['authors'] }).lists.authors, undefined)
})

test.run()
