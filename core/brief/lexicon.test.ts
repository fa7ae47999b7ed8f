import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { meantBy } from './lexicon.ts'

test('the four slips', () => {
  assert.is(meantBy('gradent'), 'gradient')
  assert.is(meantBy('graddient'), 'gradient')
  assert.is(meantBy('gradiant'), 'gradient')
  assert.is(meantBy('gradinet'), 'gradient')
})

test('two slips are too many', () => {
  assert.is(meantBy('gradiantt'), undefined)
  assert.is(meantBy('grdainet'), undefined)
})

test('short words, first letters and five-letter replacements are not guessed at', () => {
  assert.is(meantBy('rde'), undefined)
  assert.is(meantBy('while'), undefined)
  assert.is(meantBy('bccent'), undefined)
  assert.is(meantBy('wihte'), 'white')
  assert.is(meantBy('whitte'), 'white')
})

test('a very long word is left alone', () => {
  assert.is(meantBy('g'.repeat(100_000)), undefined)
})

test.run()
