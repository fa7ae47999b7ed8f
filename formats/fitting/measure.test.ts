import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { linesOf, type Setting, textWidth, widestWord } from './measure.ts'

const setting: Setting = { family: 'Source Sans 3', weight: 400, size: 16, lang: 'en' }

test('text is as wide as its faces make it, in proportion to its size', () => {
  const width = textWidth('Head of Collections', setting)
  assert.ok(width > 110 && width < 150, `${width}`)
  assert.ok(Math.abs(textWidth('Head of Collections', { ...setting, size: 32 }) - 2 * width) < 0.01)
})

test('lines break between words and inside words that are too wide', () => {
  assert.is(linesOf('', 100, setting), 1)
  assert.is(linesOf('one two', 1000, setting), 1)
  assert.is(linesOf('one\ntwo', 1000, setting), 2)
  assert.is(linesOf('one two three', widestWord('three', setting) + 1, setting), 3)
  assert.ok(linesOf('Donaudampfschifffahrtsgesellschaft', 60, setting) >= 4)
})

test('scripts without blanks break anywhere', () => {
  const japanese = { ...setting, lang: 'ja' }
  const character = widestWord('博物館組織図', japanese)
  assert.ok(character < 20, `${character}`)
  assert.is(linesOf('博物館組織図', character * 2.1, japanese), 3)
})

test.run()
