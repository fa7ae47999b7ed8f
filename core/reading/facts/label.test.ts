import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readLabelled } from './label.ts'
import { phraseOf } from './phrase.ts'

test('a colon with a mouth is a face and leads to no value', () => {
  for (const line of [
    'no requests, no notes :)',
    'sold out :-(',
    'thanks for everything :D',
    'see you :) bring cake',
  ])
    assert.is(readLabelled(phraseOf(line)), undefined, line)
  assert.is(readLabelled(phraseOf('Grade: D'))?.value.text, 'D')
  assert.is(readLabelled(phraseOf('Open:(not in May) daily'))?.value.text, '(not in May) daily')
})

test('words behind the end of a sentence are no part of a label, and an abbreviation is', () => {
  assert.is(readLabelled(phraseOf('Orders open from May 2026. Repairs: ring first')), undefined)
  assert.is(readLabelled(phraseOf('Inv. No: 17'))?.label.text, 'Inv. No')
})

test.run()
