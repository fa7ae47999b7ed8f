import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readNumber } from './plain-number.ts'

const cases: readonly (readonly [string, string, number | undefined])[] = [
  ['5,940', 'en', 5940],
  ['5.940', 'de', 5940],
  ['5.940', 'en', 5.94],
  ['12,5', 'en', 12.5],
  ['0,125', 'en', 0.125],
  ['1 234,5', 'fr', 1234.5],
  ['1.234.567', 'en', 1234567],
  ["1'250.50", 'de-CH', 1250.5],
  ['93.4%', 'en', 93.4],
  ['€24,698', 'en', 24698],
  ['$1.2M', 'en', 1200000],
  ['3,4 Mrd €', 'de', 3.4e9],
  ['−14', 'en', -14],
  ['+6.2 %', 'en', 6.2],
  ['11.6 min', 'en', 11.6],
  ['١٢٣', 'ar', 123],
  ['2026-06-01', 'en', undefined],
  ['Refill at 07:00', 'en', undefined],
  ['18 of 40', 'en', undefined],
  ['', 'en', undefined],
  ['–', 'en', undefined],
]

for (const [text, lang, value] of cases) {
  test(`“${text}” in ${lang}`, () => {
    assert.is(readNumber(text, lang), value)
  })
}

test.run()
