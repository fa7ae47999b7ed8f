import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { phrasingText } from '../../../core/source/text.ts'
import { datePartsOf, isUncertain } from './date-parts.ts'

test('a span of years is one numeral, what else a date says stands around it', () => {
  const parts = (value: string): readonly string[] => {
    const { before, year, after } = datePartsOf([{ type: 'text', value }])
    return [before, year, after].map(phrasingText)
  }
  assert.equal(parts('1940–1944'), ['', '1940–1944', ''])
  assert.equal(parts('1914-18'), ['', '1914-18', ''])
  assert.equal(parts('May 1983'), ['May', '1983', ''])
})

test('a date may be a guess', () => {
  const guessed = (value: string): boolean => isUncertain([{ type: 'text', value }])
  for (const date of ['c. 1870', '1934 (?)', 'um 1900', 'vers 1850', 'around 1912'])
    assert.ok(guessed(date), date)
  for (const date of ['1870', 'May 1912', '3 août 1914', 'circus 1930']) assert.not(guessed(date), date)
})

test.run()
