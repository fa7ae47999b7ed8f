import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Place } from '../../service/page.ts'
import { takePage } from './take-page.ts'

const rows: readonly Place[] = ['a1', 'b2', 'c2', 'd2', 'e3'].map(id => ({ id, createdAt: Number(id[1]) }))
const newestFirst = [...rows].reverse()

const ids = (page: readonly Place[]): string => page.map(({ id }) => id).join(' ')

const pageAfter = (all: readonly Place[], id: string, limit = 9): string =>
  ids(takePage(all, { limit, after: { id, createdAt: Number(id[1]) } }, row => row))

test('a page goes on after the entry that the one before ended with', () => {
  assert.is(ids(takePage(rows, { limit: 2 }, row => row)), 'a1 b2')
  assert.is(pageAfter(rows, 'b2', 2), 'c2 d2')
  assert.is(pageAfter(newestFirst, 'c2'), 'b2 a1')
  assert.is(pageAfter(rows, 'e3'), '')
})

test('an entry that is gone meanwhile takes none along that came at the same moment', () => {
  for (const gone of ['b2', 'c2', 'd2']) {
    const left = rows.filter(({ id }) => id !== gone)
    const others = ['b2', 'c2', 'd2'].filter(id => id !== gone)
    assert.is(pageAfter(left, gone), [...others, 'e3'].join(' '))
    assert.is(pageAfter([...left].reverse(), gone), [...others.reverse(), 'a1'].join(' '))
  }
  assert.is(pageAfter(rows.slice(0, -1), 'e3'), '')
  assert.is(pageAfter(newestFirst.slice(0, -1), 'a1'), '')
})

test.run()
