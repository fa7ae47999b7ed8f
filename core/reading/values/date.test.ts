import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findValues } from './read-value.ts'

const dates = (text: string): readonly string[] =>
  findValues(text, 'en').flatMap(({ value, start, end }) =>
    value.type === 'date' ? [text.slice(start, end)] : [],
  )

test('the first figures of a number in groups are no day of the month before them', () => {
  assert.equal(dates('August 12,600'), [])
  assert.equal(dates('May 4.900 visitors'), [])
  assert.equal(dates("June 7'800"), [])
  assert.equal(dates('August 12, 600 people came'), ['August 12'])
  assert.equal(dates('August 12,2025'), ['August 12,2025'])
  assert.equal(dates('on 12 August 600 people came'), ['12 August'])
})

test.run()
