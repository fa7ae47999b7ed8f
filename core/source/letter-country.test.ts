import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { withCountry } from './letter-country.ts'
import { readDocument } from './read-document.ts'

const countryOf = (copy: string, lang = 'en') =>
  withCountry(lang, readDocument(copy, new Map(), { add() {} }))

test('addresses, telephones and dollars tell a copy of the United States or of Canada', () => {
  for (const copy of [
    'Birch LLC, 2217 Mill St., Boise, ID 83702\n\nTotal: $4,200',
    'Calgary, AB · 403-555-0168',
    'Call (512) 555-0144. It is $12.',
    'The library in Canada costs $61,200 a year.',
  ])
    assert.is(countryOf(copy), 'en-US', copy)
  assert.is(countryOf('Ida Birch, 9 Mill Lane, Truro NS B2N 1A1, 902-555-0117'), 'en-CA')
})

test('a copy from elsewhere, or that names a country, stays as it is', () => {
  for (const copy of [
    'Birch Ltd, 9 Mill Lane, Hay HR3 5AE\n\n£4,200',
    'Ring 020 7946 0018. It is 12 pounds.',
    'The trip to the USA costs €900.',
    'It costs $12.',
  ])
    assert.is(countryOf(copy), 'en', copy)
  assert.is(countryOf('Calgary, AB · 403-555-0168', 'en-GB'), 'en-GB')
})

test.run()
