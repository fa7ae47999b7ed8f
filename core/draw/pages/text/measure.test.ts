import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { breakParagraph } from './break-paragraph.ts'
import type { Inline, TextStyle } from './line.ts'
import { naturalWidths } from './measure.ts'

const style: TextStyle = {
  family: 'Source Sans 3',
  weight: 400,
  italic: false,
  size: 12,
  color: '#000000',
  leading: 16,
  tracking: 0.02,
  uppercase: false,
  tabular: true,
  decoration: 'none',
  rise: 0,
  hyphens: true,
}
const options = { lang: 'en', dir: 'ltr', whiteSpace: 'normal' } as const
const cell: Inline[] = [
  { kind: 'text', text: 'Ownership and borrowing', style },
  { kind: 'break' },
  { kind: 'text', text: 'short', style },
]

test('text set in its own width does not wrap', () => {
  const { max } = naturalWidths(cell, options)
  const lines = breakParagraph(cell, { ...options, width: max, align: 'start', balance: false })
  assert.is(lines.length, 2)
  const narrower = breakParagraph(cell, { ...options, width: max - 0.1, align: 'start', balance: false })
  assert.is(narrower.length, 3)
})

test('the least width holds the widest word, without hyphenation', () => {
  const { min, max } = naturalWidths(cell, options)
  assert.ok(min < max)
  assert.ok(min >= naturalWidths([{ kind: 'text', text: 'borrowing', style }], options).max - 0.02)
})

test('text that may not wrap needs its whole width', () => {
  const { min, max } = naturalWidths(cell, { ...options, whiteSpace: 'nowrap' })
  assert.is(min, max)
})

test('nothing is as wide as nothing', () => {
  assert.ok(naturalWidths([], options).max < 0.1)
})

test.run()
