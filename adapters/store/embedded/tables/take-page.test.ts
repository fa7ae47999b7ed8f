import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Place } from '../../../service/jobs/page.ts'
import { type ListOrder, takePage } from './take-page.ts'

const orders: readonly ListOrder[] = ['oldest first', 'newest first']

const idOf = ({ id }: Place): string => id

/** Rows as a table has them: `a1` is row `a` of millisecond 1. */
function rowsOf(names: string): readonly Place[] {
  return names.split(' ').map(name => ({ id: name, createdAt: Number(name.slice(1)) }))
}

function idsOf(rows: readonly Place[]): string {
  return rows.map(idOf).join(' ')
}

test('a list is in the order that was asked for, even when it has one row or one time', () => {
  const rows = rowsOf('a1 b2 c2 d3')
  assert.is(idsOf(takePage(rows, 'oldest first', { limit: 9 }, idOf)), 'a1 b2 c2 d3')
  assert.is(idsOf(takePage(rows, 'newest first', { limit: 9 }, idOf)), 'd3 c2 b2 a1')
  const same = rowsOf('a1 b1 c1')
  assert.is(idsOf(takePage(same, 'newest first', { limit: 2 }, idOf)), 'c1 b1')
})

test('rows that were put later than their time says stand where their time is', () => {
  const rows = rowsOf('a1 b5 c3 d9')
  assert.is(idsOf(takePage(rows, 'oldest first', { limit: 9 }, idOf)), 'a1 c3 b5 d9')
  assert.is(idsOf(takePage(rows, 'newest first', { limit: 9 }, idOf)), 'd9 b5 c3 a1')
})

test('after a row that is gone, what has its millisecond comes again rather than never', () => {
  const rows = rowsOf('a1 b2 d2 e3')
  const after = { createdAt: 2, id: 'c2' }
  assert.is(idsOf(takePage(rows, 'oldest first', { limit: 9, after }, idOf)), 'b2 d2 e3')
  assert.is(idsOf(takePage(rows, 'newest first', { limit: 9, after }, idOf)), 'd2 b2 a1')
  const one = rowsOf('e3')
  assert.is(idsOf(takePage(one, 'oldest first', { limit: 9, after }, idOf)), 'e3')
  assert.is(idsOf(takePage(one, 'newest first', { limit: 9, after }, idOf)), '')
})

test('who pages through loses no row, whichever page ends are deleted on the way', () => {
  const rows = rowsOf('a1 b1 c1 d2 e2 f5 g4 h4 i6 j6')
  for (const order of orders) {
    for (let limit = 1; limit <= rows.length; limit += 1) {
      for (let pattern = 0; pattern < 64; pattern += 1) {
        const missing = missed(rows, order, limit, pattern)
        assert.equal(missing, [], `${order}, ${limit} a page, deleted by ${pattern.toString(2)}`)
      }
    }
  }
})

/** Pages through; the bits say after which pages the row is deleted that the page ended with. */
function missed(rows: readonly Place[], order: ListOrder, limit: number, pattern: number): readonly string[] {
  let left = rows
  const seen = new Set<string>()
  let after: Place | undefined
  for (let page = 0; ; page += 1) {
    const shown = takePage(left, order, { limit, ...(after && { after }) }, idOf)
    for (const { id } of shown) seen.add(id)
    after = shown.at(-1)
    if (!after) return rows.map(idOf).filter(id => !seen.has(id))
    assert.ok(page < 100, 'it comes to an end')
    if ((pattern >> page) & 1) left = left.filter(row => row !== after)
  }
}

test.run()
