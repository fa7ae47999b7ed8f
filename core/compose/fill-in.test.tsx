import type { Paragraph } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fillInsOf } from './fill-in.tsx'

const places = (value: string) => {
  const paragraph: Paragraph = { type: 'paragraph', children: [{ type: 'text', value }] }
  return fillInsOf(paragraph)?.map(line => line.map(({ label }) => label.text))
}

test('lines of names with blanks behind are places to be filled in', () => {
  assert.equal(places('Name ________ Position ________\nDate: ______'), [['Name', 'Position'], ['Date:']])
  assert.equal(places('________________'), [['']])
})

test('a blank among words is text', () => {
  assert.is(places('I, ____________, agree to the terms above.'), undefined)
  assert.is(places('Name ________\nand thank you'), undefined)
  assert.is(places('snake_case and __init__'), undefined)
})

test.run()
