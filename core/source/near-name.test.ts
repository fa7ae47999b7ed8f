import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { nearName } from './near-name.ts'

const names = ['hero', 'columns', 'column', 'pricing', 'faq']

test('finds the name a slip away', () => {
  assert.is(nearName('heor', names), 'hero')
  assert.is(nearName('Columms', names), 'columns')
  assert.is(nearName('prcing', names), 'pricing')
  assert.is(nearName('fqa', names), 'faq')
})

test('does not guess at another word', () => {
  assert.is(nearName('zebra', names), undefined)
  assert.is(nearName('', names), undefined)
  assert.is(nearName('x'.repeat(100_000), names), undefined)
})

test.run()
