import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readAmount } from './amount.ts'

const cases: readonly (readonly [string, string])[] = [
  ['1,234.50', '1234.5'],
  ['1.234,50', '1234.5'],
  ['1 234,50', '1234.5'],
  ["1'234.50", '1234.5'],
  ['1,234', '1234'],
  ['1.234.567', '1234567'],
  ['0.125', '0.125'],
  ['12.5', '12.5'],
  ['€ -12', '-12'],
  ['−5,000.00', '-5000'],
  ['(12.00)', '-12'],
  ['21%', '21'],
  ['EUR 7.85', '7.85'],
]

for (const [text, amount] of cases) {
  test(`${text} is ${amount}`, () => assert.is(readAmount(text)?.toString(), amount))
}

for (const text of ['', '-', 'free', '12 Mar', '1e9', '--3', '9'.repeat(40)]) {
  test(`"${text}" is no amount`, () => assert.is(readAmount(text), undefined))
}

test.run()
