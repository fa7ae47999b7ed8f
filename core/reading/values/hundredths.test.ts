import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readAmounts, tellsWhole } from './hundredths.ts'

test('amounts are of one unit, or of one currency and its hundredths', () => {
  assert.equal(readAmounts(['£2.10', '45p'], 'en'), [2.1, 0.45])
  assert.equal(readAmounts(['3,20 €', '80 ct'], 'de'), [3.2, 0.8])
  assert.equal(readAmounts(['12 kg', '3 kg'], 'en'), [12, 3])
  assert.is(readAmounts(['£2', '3 kg'], 'en'), undefined)
})

test('a text tells the whole that parts come to, in whatever form', () => {
  assert.ok(tellsWhole([2.1, 0.9, 1], 'Where your £4.00 goes', 'en'))
  assert.ok(tellsWhole([400_000, 350_000, 50_000], 'We ask for €0.8m', 'en'))
  assert.not(tellsWhole([2.1, 0.9, 1], 'Your £4.50', 'en'))
  assert.not(tellsWhole([2.1, 0.9, 1], 'Where it goes', 'en'))
})

test.run()
