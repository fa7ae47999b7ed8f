import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../../testing/property.test.kit.ts'
import { assign, type Tie } from './assign.ts'

test('a pair that is worth more together beats the heaviest single tie', () => {
  const ties = [
    { row: 0, column: 0, worth: 0.9 },
    { row: 0, column: 1, worth: 1 },
    { row: 1, column: 1, worth: 0.95 },
  ]
  assert.equal(assign(2, 2, ties), [0, 1])
})

test('of equal ties the earlier column wins, and a row without a tie has no column', () => {
  const ties = [
    { row: 0, column: 2, worth: 0.5 },
    { row: 0, column: 1, worth: 0.5 },
  ]
  assert.equal(assign(2, 3, ties), [1, undefined])
})

test('no other set of ties is worth more', () => {
  const tie = check.record({
    row: check.nat(3),
    column: check.nat(4),
    worth: check.integer({ min: 1, max: 9 }),
  })
  check.assert(
    check.property(check.array(tie, { maxLength: 14 }), all => {
      const found = assign(4, 5, all)
      const chosen = found.filter(column => column !== undefined)
      assert.is(new Set(chosen).size, chosen.length)
      assert.ok(Math.abs(worthOf(found, all) - best(0, [], all)) < 1e-6)
    }),
  )
})

function worthOf(found: readonly (number | undefined)[], ties: readonly Tie[]): number {
  return found.reduce<number>((sum, column, row) => sum + worth(row, column, ties), 0)
}

function worth(row: number, column: number | undefined, ties: readonly Tie[]): number {
  return Math.max(0, ...ties.filter(tie => tie.row === row && tie.column === column).map(tie => tie.worth))
}

/** By trying everything. */
function best(row: number, used: readonly number[], ties: readonly Tie[]): number {
  if (row === 4) return 0
  const open = [0, 1, 2, 3, 4].filter(column => !used.includes(column))
  return Math.max(
    best(row + 1, used, ties),
    ...open.map(column => worth(row, column, ties) + best(row + 1, [...used, column], ties)),
  )
}

test.run()
