import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Theme } from '../theme/theme.ts'
import { rankedSize, unbrokenSize } from './ranked-size.ts'

const theme = {
  page: { name: 'A4', width: 794, height: 1123, bleed: 0 },
  type: { base: 16 },
} as unknown as Theme
const first = (text: string, size: number, largest: number, many: 'few' | 'many' = 'few'): number =>
  rankedSize('first', size, theme, { many, largest, letters: text.length })

test('what is seen first is larger than all else, whether it is short or goes on in a second line', () => {
  assert.ok(first('2025', 40, 40) >= 40 * 2)
  assert.ok(first('Leopold Matthäus Zwicknagl', 20, 36) > 36)
  assert.ok(first('Learn to surf without a hurry', 20, 50) > 50)
})

test('a title that is largest already stays, and so does a passage', () => {
  assert.is(first('The annual report of the river watch', 60, 60), 60)
  assert.ok(first('word '.repeat(20), 18, 60) < 60)
})

test('years of which there are many are larger than other things of which there are', () => {
  assert.ok(first('1926', 16, 40, 'many') > first('Saturday', 16, 40, 'many'))
})

test('what is hardly to be seen is still read beside text that is larger than that of its page', () => {
  const last = (size: number, body: number): number =>
    rankedSize('last', size, theme, { many: 'many', largest: 400, letters: 4, body })
  assert.ok(last(400, 80) >= 80 * 0.8)
  assert.ok(last(400, 16) <= 16 * 1.3)
})

test('a telephone number is no wider than its column', () => {
  assert.ok(unbrokenSize('985 555 017', 300) < unbrokenSize('985', 300) / 3)
})

test('a paragraph is hardly larger than others wherever it is to be seen', () => {
  assert.ok(first('word '.repeat(40), 16, 60) <= 18)
})

test.run()
