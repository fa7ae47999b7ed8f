import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createTypoIndex } from './typo.ts'

const index = createTypoIndex(['white', 'gradient', 'accent', 'serif', 'red'])

test('the four slips', () => {
  assert.is(index.correct('gradent'), 'gradient')
  assert.is(index.correct('graddient'), 'gradient')
  assert.is(index.correct('gradiant'), 'gradient')
  assert.is(index.correct('gradinet'), 'gradient')
})

test('two slips are too many', () => {
  assert.is(index.correct('gradiantt'), undefined)
  assert.is(index.correct('grdainet'), undefined)
})

test('short words, first letters and five-letter replacements are not guessed at', () => {
  assert.is(index.correct('rde'), undefined)
  assert.is(index.correct('while'), undefined)
  assert.is(index.correct('bccent'), undefined)
  assert.is(index.correct('wihte'), 'white')
  assert.is(index.correct('whitte'), 'white')
})

test('a very long word is left alone', () => {
  assert.is(index.correct('g'.repeat(100_000)), undefined)
})

test.run()
