import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Sheet } from '../compose/sheet.ts'
import { isInColumns } from './columns-drawn.ts'

const text = (value: string) => ({ type: 'text', value })
const box = (columns: number | undefined, ...children: readonly unknown[]) => ({
  type: 'element',
  tagName: 'div',
  style: columns === undefined ? {} : { columns },
  children,
})
const sheet = (...children: readonly unknown[]) => [{ root: box(undefined, ...children) } as unknown as Sheet]

test('words are set in columns where most of them stand in so many', () => {
  const long = text('soup and bread and cheese and wine')
  assert.is(isInColumns(sheet(text('Menu'), box(2, box(undefined, long), box(undefined, long))), 2), true)
  assert.is(isInColumns(sheet(text('Menu'), box(2, box(undefined, long), box(undefined, long))), 3), false)
  assert.is(isInColumns(sheet(long, long, box(2, text('ham'), text('egg'))), 2), false)
  assert.is(isInColumns(sheet(long, long, box(2, text('ham'), text('egg'))), 1), true)
  assert.is(isInColumns(sheet(text('Menu'), box(3, long, long, long)), 1), false)
})

test.run()
