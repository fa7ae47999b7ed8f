import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { baseDesign, type Design } from '../../core/brief/design.ts'
import { areOverOneTime, isTotalName } from './comparable.ts'
import { tellingRows } from './telling-rows.ts'

const rowsOf = (...names: readonly string[]) => names.map(name => ({ name }))
const told = (names: readonly string[], context: Partial<Parameters<typeof tellingRows>[1]> = {}) => [
  ...tellingRows(rowsOf(...names), { design: baseDesign, ...context }),
]

test('nothing of a chart matters by being the largest', () => {
  assert.equal(told(['Lorry', 'Barge', 'Train']), [])
})

test('what the brief names matters before what bears the name of the document, and the last of a course in time', () => {
  const design: Design = { ...baseDesign, parts: { 'said:train': { color: '#aa2200' } } }
  const names = ['Lorry', 'Barge on the Weser', 'Train']
  assert.equal(told(names, { names: ['By barge to work'] }), [1])
  assert.equal(told(names, { names: ['By barge to work'], design }), [2])
  assert.equal(told(['2023', '2024', '2025'], { timed: true }), [2])
  assert.equal(told(['Vorher', 'Nachher']), [1])
  assert.equal(told(['Men', 'Women']), [])
})

test('a row in bold matters, and none where all are', () => {
  const own = { design: baseDesign }
  const named = (...bold: readonly boolean[]) => bold.map((isOwn, at) => ({ name: `Site ${at}`, isOwn }))
  assert.equal([...tellingRows(named(false, true, false), own)], [1])
  assert.equal([...tellingRows(named(true, true), own)], [])
})

test('what a thing costs is not compared with what it brings a month', () => {
  assert.not(areOverOneTime(['Kiln', 'Monthly sales', 'Wood a month']))
  assert.ok(areOverOneTime(['Monthly sales', 'Wood a month']))
  assert.ok(areOverOneTime(['Kiln', 'Shed']))
})

test('a sum is known by its name in the language of the copy', () => {
  assert.ok(isTotalName('Total', 'en'))
  assert.ok(isTotalName('Summe', 'de'))
  assert.not(isTotalName('Clay', 'en'))
})

test.run()
