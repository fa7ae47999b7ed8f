import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { contrast, worstContrast } from './contrast.ts'

test('WCAG ratios', () => {
  assert.is(contrast('#000000', '#ffffff'), 21)
  assert.is(contrast('#777777', '#ffffff').toFixed(2), '4.48')
  assert.is(contrast('#ffffff', '#b4532a').toFixed(2), '4.99')
  assert.is(contrast('#b4532a', '#faf6ef').toFixed(2), '4.63')
  assert.is(contrast('#b4532a', '#f5eee3').toFixed(2), '4.33')
})

test('the order of the two colours does not matter', () => {
  assert.is(contrast('#123456', '#fedcba'), contrast('#fedcba', '#123456'))
})

test('the worst of several grounds counts', () => {
  assert.is(worstContrast('#000000', ['#ffffff', '#777777']), contrast('#000000', '#777777'))
})

test.run()
