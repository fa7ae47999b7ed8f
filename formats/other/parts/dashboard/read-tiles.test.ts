import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../../../core/source/read-document.ts'
import { type DashboardCopy, readTiles, spread } from './read-tiles.ts'

const read = (copy: string): DashboardCopy | undefined =>
  readTiles(readDocument(copy, new Map(), { add() {} }).root, 'en')

const spans = (copy: DashboardCopy | undefined): unknown =>
  copy?.rows.map(row => row.tiles.map(tile => tile.span))

const time = '| Day | N |\n|-|-|\n| 2026-06-01 | 1 |\n| 2026-06-02 | 2 |\n'
const parts = '| District | N |\n|-|-|\n| a | 1 |\n| b | 2 |\n'
const wide = '| A | B | C | D |\n|-|-|-|-|\n| a | x | y | z |\n| b | x | y | z |\n'

test('figures take a row, a trend and its breakdown the next, a table and notes the last', () => {
  const copy = read(
    `# Week\n\nScope\n\n## KPIs\n\n- **1** a\n- **2** b\n- **3** c\n\n## Trend\n\n${time}\n## Parts\n\n${parts}\n## Table\n\n${wide}\n## Notes\n\nText.`,
  )
  assert.equal(spans(copy), [[12], [8, 4], [8, 4]])
  assert.is(copy?.scope.length, 1)
})

test('a lone tile takes its row', () => {
  assert.equal(spans(read(`## Trend\n\n${time}`)), [[12]])
  assert.equal(spans(read(`- **1** a\n- **2** b\n\n${parts}`)), [[6, 6]])
})

test('a section of sections is a row with a title', () => {
  const copy = read(`# Week\n\n## Row\n\n### One\n\n${parts}\n### Two\n\n${parts}`)
  assert.equal(spans(copy), [[6, 6]])
  assert.ok(copy?.rows[0]?.heading)
})

test('without figures and tables there is no dashboard', () => {
  assert.is(read('# Title\n\nText.\n\n- point'), undefined)
})

test('spans fill twelve columns', () => {
  for (const given of [[8], [4], [4, 4], [4, 4, 4], [8, 4]]) {
    assert.is(
      spread(given).reduce((sum, span) => sum + span, 0),
      12,
      given.join(),
    )
  }
})

test.run()
