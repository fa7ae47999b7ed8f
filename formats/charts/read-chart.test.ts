import type { Table } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../core/source/read-document.ts'
import { isTime } from '../../core/reading/values/point-in-time.ts'
import { type Chart, readChart } from './read-chart.ts'

const read = (copy: string, lang = 'en'): Chart | undefined =>
  readChart(readDocument(copy, new Map(), { add() {} }).root.children[0] as Table, lang)

test('columns of numbers are series, other columns are not', () => {
  const chart = read('| A | N | Note | % |\n|-|-|-|-|\n| x | 1,284 | Refill | 18 |\n| y | 968 | Watch | 14 |')
  assert.equal(chart?.numeric, [1, 3])
  assert.equal(chart?.values, [
    [1284, 968],
    [18, 14],
  ])
  assert.is(chart?.timed, false)
})

test('a first column of dates is time', () => {
  assert.is(read('| D | N |\n|-|-|\n| 2026-06-01 | 5 |\n| 2026-06-02 | 6 |')?.timed, true)
  for (const text of ['2024', 'Q3 2025', 'März', 'Mrz', 'Mon', 'Jan 2024', '4月', '09:30'])
    assert.ok(isTime(text, 'de'), text)
  for (const text of ['Shower', 'Old Port', 'x', 'May Fair Lane East', 'Sum'])
    assert.not(isTime(text, 'en'), text)
})

test('tables without numbers or with one row are no charts', () => {
  assert.is(read('| A | B |\n|-|-|\n| x | y |\n| y | z |'), undefined)
  assert.is(read('| A | B |\n|-|-|\n| x | 1 |'), undefined)
  assert.is(read('| A | B |\n|-|-|\n| x | 1 |\n| y | – |'), undefined)
})

test.run()
