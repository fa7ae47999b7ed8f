import type { RootContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../core/source/read-document.ts'
import { readThenAndNow } from './then-and-now.tsx'

const blocksOf = (copy: string): readonly RootContent[] =>
  readDocument(copy, new Map(), { add() {} }).root.children
const read = (...lines: string[]) => readThenAndNow(blocksOf(lines.join('\n')), 'en')

test('lines of what was and is are a name and two figures with the words around them, and lose none', () => {
  const lines = ['A return to town was €4.20 in 2018, €6.80 now.', 'The first bus left at half past five.']
  assert.is(read(...lines), undefined, 'one change is none')
  const found = read(
    'Prices for one adult.',
    lines[0] ?? '',
    'A day ticket was €9, now €13.',
    'A short hop went from 80ct to €1.50.',
  )
  assert.equal(
    found?.before.map(({ text }) => text),
    ['Prices for one adult.'],
  )
  assert.equal(
    found?.changes.map(({ name, told, values, now }) => [
      name.text,
      ...told.map(({ text }) => text),
      ...values,
      now,
    ]),
    [
      ['A return to town was', '€4.20 in 2018,', '€6.80 now.', 4.2, 6.8, 1],
      ['A day ticket was', '€9,', 'now €13.', 9, 13, 1],
      ['A short hop went from', '80ct', 'to €1.50.', 0.8, 1.5, 1],
    ],
  )
})

test('lines of other figures are no changes', () => {
  const others = ['We were 12, and 4 came late.', 'It was 3 km in 2 hours, now rest.', 'Call 12 or 14 now.']
  assert.is(read(...others), undefined)
  assert.is(readThenAndNow(blocksOf('| a | b |\n|-|-|\n| 1 | 2 |'), 'en'), undefined)
})

test.run()
