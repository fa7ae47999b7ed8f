import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../../core/source/text.ts'
import { datePartsOf } from './date-parts.ts'

function parts(value: string): readonly string[] {
  const { before, year, after } = datePartsOf([{ type: 'text', value }])
  return [before, year, after].map(nodes => plainText({ type: 'paragraph', children: [...nodes] }).trim())
}

test('the year of a date stands out, and no stump of what divided it is left', () => {
  assert.equal(parts('12 March 1905'), ['12 March', '1905', ''])
  assert.equal(parts('1905-03-12'), ['', '1905', '03-12'])
  assert.equal(parts('12/03/1905'), ['12/03', '1905', ''])
  assert.equal(parts('12.3.1905'), ['12.3.', '1905', ''])
})

test('what joins the ends of a range stays', () => {
  assert.equal(parts('1998-2005'), ['', '1998', '-2005'])
  assert.equal(parts('1998–99'), ['', '1998', '–99'])
  assert.equal(parts('the old days'), ['', 'the old days', ''])
})

test.run()
