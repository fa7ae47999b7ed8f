import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { phraseOf } from '../../../core/reading/facts/phrase.ts'
import { resultsOf } from './result-figures.tsx'

const read = (text: string): readonly string[] | undefined =>
  resultsOf({ label: phraseOf(''), text, blocks: [paragraphOf(phraseOf(text))] })?.map(
    ({ figure, said, isLed }) => (isLed ? `${said.text} | ${figure.text}` : `${figure.text} | ${said.text}`),
  )

test('a fact that is figures with a few words each is read as such, whichever comes first', () => {
  assert.equal(read('heat −31 %, faults 11 to 1, paid back in 14 months'), [
    'heat | −31 %',
    'faults | 11 to 1',
    'paid back in | 14 months',
  ])
  assert.equal(read('Ausschuss −2,4 %; Durchsatz +18 %'), ['Ausschuss | −2,4 %', 'Durchsatz | +18 %'])
  assert.equal(read('40 % less waste, €1,200 saved'), ['40 % | less waste', '€1,200 | saved'])
})

test('words with a number, days and lists are none', () => {
  for (const text of [
    '11 weeks, winter 2023/24',
    'industrial laundry, 64 staff',
    'heat recovery + dosing control',
    'Lisbon, Porto, 3 May 2024',
    'gas −38 %',
  ])
    assert.is(read(text), undefined, text)
})

test.run()
