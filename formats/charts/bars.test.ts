import type { Table } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../core/source/read-document.ts'
import { drawsAsBars, drawsAsLine, scalesOf } from './bars.ts'
import { type Chart, readChart } from './read-chart.ts'

function read(copy: string): Chart {
  const chart = readChart(readDocument(copy, new Map(), { add() {} }).root.children[0] as Table, 'en')
  if (chart === undefined) throw new Error('no chart')
  return chart
}

test('names and numbers from zero up are bars', () => {
  assert.ok(drawsAsBars(read('| A | N |\n|-|-|\n| x | 1 |\n| y | 2 |')))
  assert.not(drawsAsBars(read('| A | N |\n|-|-|\n| x | -1 |\n| y | 2 |')), 'below zero')
  assert.not(drawsAsBars(read('| A | N | Note |\n|-|-|-|\n| x | 1 | a |\n| y | 2 | b |')), 'words between')
  assert.not(drawsAsBars(read('| A | N |\n|-|-|\n| x | 0 |\n| y | 0 |')), 'nothing to see')
})

test('many points in time, or points below zero, are a line', () => {
  const days = (count: number, value: number): string =>
    `| Date | N |\n|-|-|\n${Array.from({ length: count }, (_, at) => `| 2026-05-${String(at + 1).padStart(2, '0')} | ${value + at} |`).join('\n')}`
  assert.ok(drawsAsLine(read(days(30, 1))))
  assert.ok(drawsAsLine(read(days(10, -4))))
  assert.not(drawsAsLine(read(days(10, 1))), 'bars do')
  assert.not(drawsAsLine(read(days(4, -4))), 'too few')
})

test('series of a like size share a scale, others have their own', () => {
  assert.equal(
    scalesOf([
      [41, 22],
      [38, 30],
    ]),
    [41, 41],
  )
  assert.equal(
    scalesOf([
      [4100, 2200],
      [3, 2],
    ]),
    [4100, 3],
  )
})

test.run()
