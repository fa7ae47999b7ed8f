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

test.run()
