import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { phrasingText } from '../../../core/source/text.ts'
import { datePartsOf } from './date-parts.ts'

test('a span of years is one numeral, what else a date says stands around it', () => {
  const parts = (value: string): readonly string[] => {
    const { before, year, after } = datePartsOf([{ type: 'text', value }])
    return [before, year, after].map(phrasingText)
  }
  assert.equal(parts('1940–1944'), ['', '1940–1944', ''])
  assert.equal(parts('1914-18'), ['', '1914-18', ''])
  assert.equal(parts('May 1983'), ['May', '1983', ''])
})

test.run()
