import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Place } from '../../../service/jobs/page.ts'
import type { Part } from '../../../service/ports/store.ts'
import { noRows } from './rows.ts'
import { createTable, type Table } from './table.ts'

const shape = {
  key: ({ id }: Place) => id,
  indexes: {
    all: { value: () => 'all', order: ({ createdAt }: Place) => createdAt },
    odd: { value: ({ createdAt }: Place) => (createdAt % 2 ? 'odd' : undefined), order: () => 0 },
  },
}

/** Any name does: the rows are ours. */
const name = 'payments'

/** A table whose rows were put one after the other. */
function tableOf(rows: readonly Place[]): Table<Place> {
  const table = createTable<Place>(name, shape, noRows())
  for (const [serial, row] of rows.entries()) table.set(row.id, row, serial)
  return table
}

function take(rows: readonly Place[], part: Part): readonly Place[] {
  return tableOf(rows).find('all', 'all', part)
}

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
  assert.is(idsOf(take(rows, { limit: 9 })), 'a1 b2 c2 d3')
  assert.is(idsOf(take(rows, { limit: 9, newestFirst: true })), 'd3 c2 b2 a1')
  const same = rowsOf('a1 b1 c1')
  assert.is(idsOf(take(same, { limit: 2, newestFirst: true })), 'c1 b1')
})

test('rows that were put later than their time says stand where their time is', () => {
  const rows = rowsOf('a1 b5 c3 d9')
  assert.is(idsOf(take(rows, { limit: 9 })), 'a1 c3 b5 d9')
  assert.is(idsOf(take(rows, { limit: 9, newestFirst: true })), 'd9 b5 c3 a1')
})

test('after a row that is gone, what has its millisecond comes again rather than never', () => {
  const rows = rowsOf('a1 b2 d2 e3')
  const after = { createdAt: 2, id: 'c2' }
  assert.is(idsOf(take(rows, { limit: 9, after })), 'b2 d2 e3')
  assert.is(idsOf(take(rows, { limit: 9, after, newestFirst: true })), 'd2 b2 a1')
  const one = rowsOf('e3')
  assert.is(idsOf(take(one, { limit: 9, after })), 'e3')
  assert.is(idsOf(take(one, { limit: 9, after, newestFirst: true })), '')
})

test('a part ends before a number, and an index that is read back is as it was', () => {
  const rows = rowsOf('a1 b5 c3 d3 e9')
  assert.is(idsOf(take(rows, { before: 3 })), 'a1')
  assert.is(idsOf(take(rows, { before: 4, limit: 2 })), 'a1 c3')
  const read = noRows()
  for (const [serial, row] of rows.entries()) {
    read.kept.get(name)?.set(row.id, { row, serial, changed: serial })
  }
  const whole = createTable(name, shape, read)
  assert.equal(whole.find('all', 'all'), take(rows, {}))
})

test('rows come into an index, stay, move and leave it', () => {
  const table = tableOf(rowsOf('a1 b2 c3 d3'))
  const odd = (): string => idsOf(table.find('odd', 'odd'))
  assert.is(odd(), 'a1 c3 d3')
  const takeBack = table.set('c3', { id: 'c3', createdAt: 5 }, 4)
  assert.is(odd(), 'a1 c3 d3')
  assert.is(idsOf(table.find('all', 'all')), 'a1 b2 d3 c3')
  takeBack()
  assert.is(idsOf(table.find('all', 'all')), 'a1 b2 c3 d3')
  table.set('c3', { id: 'c3', createdAt: 5 }, 4)
  table.set('a1', { id: 'a1', createdAt: 4 }, 5)
  table.set('d3', undefined, 6)
  assert.equal([odd(), table.count('odd', 'odd')], ['c3', 1])
  table.set('c3', undefined, 7)
  assert.equal([odd(), table.count('odd', 'odd'), table.get('c3')], ['', 0, undefined])
  assert.throws(() => table.find('even', ''), 'no index')
})

test('who pages through loses no row, whichever page ends are deleted on the way', () => {
  const rows = rowsOf('a1 b1 c1 d2 e2 f5 g4 h4 i6 j6')
  for (const newestFirst of [false, true]) {
    for (let limit = 1; limit <= rows.length; limit += 1) {
      for (let pattern = 0; pattern < 64; pattern += 1) {
        const missing = missed(rows, newestFirst, limit, pattern)
        assert.equal(
          missing,
          [],
          `${newestFirst ? 'newest' : 'oldest'} first, ${limit} a page, deleted by ${pattern.toString(2)}`,
        )
      }
    }
  }
})

/** Pages through; the bits say after which pages the row is deleted that the page ended with. */
function missed(
  rows: readonly Place[],
  newestFirst: boolean,
  limit: number,
  pattern: number,
): readonly string[] {
  let left = rows
  const seen = new Set<string>()
  let after: Place | undefined
  for (let page = 0; ; page += 1) {
    const shown = take(left, { newestFirst, limit, ...(after && { after }) })
    for (const { id } of shown) seen.add(id)
    after = shown.at(-1)
    if (!after) return rows.map(idOf).filter(id => !seen.has(id))
    assert.ok(page < 100, 'it comes to an end')
    if ((pattern >> page) & 1) left = left.filter(row => row !== after)
  }
}

test.run()
