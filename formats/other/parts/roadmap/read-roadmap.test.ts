import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../../../core/source/read-document.ts'
import { plainText } from '../../../../core/source/text.ts'
import { readMonths, readPeriod, shareOf } from './period.ts'
import { isPlans, type Plan, readRoadmap } from './read-roadmap.ts'
import { statusWord } from './status.ts'

const read = (copy: string) => readRoadmap(readDocument(copy, new Map(), { add() {} }).root.children)

const words = (nodes: Plan['title']): string => plainText({ type: 'paragraph', children: [...nodes] })

const plansIn = (copy: string): readonly Plan[] =>
  read(copy)?.lanes.flatMap(lane => lane.periods.flatMap(period => period.parts.filter(isPlans).flat())) ?? []

test('an item is a card: status, title, text, months and owner', () => {
  const plans = plansIn(
    '## Q1\n\n- [x] **Lists** for shelves (Jan-Mar) @bookings\n- [~] Tablet view\n\n## Q2\n\n- [ ] Pairing: three loggers #hard\n- ✅ **Out**',
  )
  assert.equal(
    plans.map(({ status, title, text, dates, owners }) => [status, words(title), words(text), dates, owners]),
    [
      ['done', 'Lists', 'for shelves', 'Jan-Mar', ['@bookings']],
      ['doing', 'Tablet view', '', '', []],
      ['planned', 'Pairing', 'three loggers', '', ['#hard']],
      ['done', '✅ Out', '', '', []],
    ],
  )
  assert.equal(
    plans.map(plan => plan.marked),
    [false, false, false, true],
  )
})

test('headings above periods are lanes, text at the very end is a note', () => {
  const roadmap = read(
    '## Studio\n\n### Now\n\n- a\n\n### Next\n\n- b\n\n## Shop\n\n### Now\n\n- c\n\n### Next\n\n- d\n\nDates may move.',
  )
  assert.equal(
    roadmap?.lanes.map(lane => lane.periods.length),
    [2, 2],
  )
  assert.is(roadmap?.after.length, 1)
})

test('copy of another shape stays prose', () => {
  assert.is(read('## Only\n\n- a\n- b'), undefined)
  assert.is(read('- a\n- b'), undefined)
  assert.is(read(`## A\n\n- ${'word '.repeat(200)}\n\n## B\n\n- b`), undefined)
  assert.is(read('Text.'), undefined)
})

test('periods and months, in several languages', () => {
  assert.equal(readPeriod('Q3 2026'), { from: 6, to: 9 })
  assert.equal(readPeriod('2. Quartal 2026'), { from: 3, to: 6 })
  assert.equal(readPeriod('H2 2027'), { from: 6, to: 12 })
  assert.equal(readPeriod('2026'), { from: 0, to: 12 })
  assert.is(readPeriod('Now'), undefined)
  assert.equal(readMonths('Jan–Mar', 'en'), { from: 0, to: 3 })
  assert.equal(readMonths('März - Mai 2026', 'de'), { from: 2, to: 5 })
  assert.equal(readMonths('févr.–juin', 'fr'), { from: 1, to: 6 })
  assert.equal(readMonths('4月–6月', 'ja'), { from: 3, to: 6 })
  assert.is(readMonths('ju', 'en'), undefined, 'June or July')
  assert.is(readMonths('three teams', 'en'), undefined)
  assert.equal(shareOf({ from: 1, to: 3 }, { from: 0, to: 4 }), { start: 0.25, end: 0.75 })
  assert.is(shareOf({ from: 3, to: 6 }, { from: 0, to: 3 }), undefined, 'outside its period')
})

test('a status has a word in the language of the copy', () => {
  assert.is(statusWord('doing', 'de-AT'), 'In Arbeit')
  assert.is(statusWord('planned', 'xx'), 'Planned')
})

test.run()
