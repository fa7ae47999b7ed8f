import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readLabelled, toLabel } from './label.ts'
import { phraseOf, toPhrase } from './phrase.ts'

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

test('a colon of ASCII behind a script without gaps leads to a figure, and behind other letters it divides a time', () => {
  assert.is(readLabelled(phraseOf('運賃:180円'))?.value.text, '180円')
  assert.is(readLabelled(phraseOf('요금:1,400원'))?.label.text, '요금')
  assert.is(readLabelled(phraseOf('open at7:30')), undefined)
})

test('a percentage in a key has its sign', () => {
  assert.is(toLabel('gst_10pct').text, 'GST 10\u00a0%')
  assert.is(toLabel('service_charge_12percent').text, 'Service charge 12\u00a0%')
})

test('a number to call in bold is no name of what stands behind a point', () => {
  const bold = (value: string) => ({ type: 'strong' as const, children: [{ type: 'text' as const, value }] })
  const line = (name: string, rest: string) => toPhrase([bold(name), { type: 'text', value: rest }])
  assert.is(readLabelled(line('Call 902-555-0147', ' · day and night')), undefined)
  assert.is(readLabelled(line('2019–2022', ' · Ferry cook'))?.label.text, '2019–2022')
})

test.run()
