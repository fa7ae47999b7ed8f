import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { lexiconFor } from '../words/lexicon.ts'
import { datedLine, datedStation } from './dated.ts'
import { phraseOf } from './phrase.ts'

function read(text: string, lang: string): readonly [string, string?] | undefined {
  const found = datedLine(phraseOf(text), { lexicon: lexiconFor(lang), lang })
  if (found === undefined) return undefined
  return found.rest ? [found.dates.text, found.rest.text] : [found.dates.text]
}

test('a date at either end of a line stands apart, in any notation', () => {
  assert.equal(read('Clerk\tMar 2021 – Present', 'en'), ['Mar 2021 – Present', 'Clerk'])
  assert.equal(read('2009 - 2011: Chair, Board of Examiners', 'en'), [
    '2009 - 2011',
    'Chair, Board of Examiners',
  ])
  assert.equal(read('Gärtnerin (04/2015–heute)', 'de'), ['04/2015–heute', 'Gärtnerin'])
  assert.equal(read('seit 08/2019\tSchlosser', 'de'), ['seit 08/2019', 'Schlosser'])
  assert.equal(read('3/2016 – dosud | Sládek', 'cs'), ['3/2016 – dosud', 'Sládek'])
  assert.equal(read('2018年4月～現在 製本工', 'ja'), ['2018年4月～現在', '製本工'])
  assert.equal(read('2017 – حتى الآن', 'ar'), ['2017 – حتى الآن'])
})

test('a dash behind a year says that it goes on, and a word before the second of two dates stays between them', () => {
  assert.equal(read('2021– Potter, Kiln Lane', 'en'), ['2021–', 'Potter, Kiln Lane'])
  assert.equal(read('Editor, Glaze Notes, 2022–', 'en'), ['2022–', 'Editor, Glaze Notes'])
  assert.equal(read('2024 - expected Dec 2026', 'en'), ['2024 - expected Dec 2026'])
})

test('a sentence that speaks of a year is no dated line', () => {
  for (const text of [
    'Head of the station since 2023',
    'We won in 2019 and again later',
    'Cut costs from 34 to 28',
  ]) {
    assert.is(read(text, 'en'), undefined, text)
  }
})

test('words that lead to a year stay with it', () => {
  const station = (text: string, lang: string): readonly (string | undefined)[] => {
    const found = datedStation(phraseOf(text), { lexicon: lexiconFor(lang), lang })
    return [found?.dates.text, found?.rest?.text]
  }
  assert.equal(station('ServSafe Manager, valid to 2029', 'en'), ['valid to 2029', 'ServSafe Manager'])
  assert.equal(station('Ersthelfer, gültig bis 2027', 'de'), ['gültig bis 2027', 'Ersthelfer'])
  assert.equal(station('Carné de manipulador, válido hasta 2028', 'es'), [
    'válido hasta 2028',
    'Carné de manipulador',
  ])
  assert.equal(station('Class of 2011', 'en'), [undefined, undefined])
  assert.equal(station('Lincoln HS 2011', 'en'), ['2011', 'Lincoln HS'])
})

test('years that stand together leave their line together, with the words that lead to them', () => {
  const station = (text: string, lang: string): readonly (string | undefined)[] => {
    const found = datedStation(phraseOf(text), { lexicon: lexiconFor(lang), lang })
    return [found?.dates.text, found?.rest?.text]
  }
  assert.equal(station('Snow lab (field course) 2016 and 2019', 'en'), [
    '2016 and 2019',
    'Snow lab (field course)',
  ])
  assert.equal(station('Olimpiada de física, cada año desde 2017', 'es'), [
    'cada año desde 2017',
    'Olimpiada de física',
  ])
  assert.equal(station('Hubarbeitsbühnen, jährlich seit 2018', 'de'), [
    'jährlich seit 2018',
    'Hubarbeitsbühnen',
  ])
  assert.equal(station('Certificate in Welding, 2009 (nights)', 'en'), [
    '2009',
    'Certificate in Welding (nights)',
  ])
  assert.equal(station('Folk archives each spring from 2019', 'en'), [undefined, undefined])
  assert.equal(station('Panels at Leuven 2019, Graz 2021', 'en'), [undefined, undefined])
})

test('words that say of a day that it is still to come stay with it', () => {
  const station = (text: string, lang: string): readonly [string, string | undefined] | undefined => {
    const found = datedStation(phraseOf(text), { lexicon: lexiconFor(lang), lang })
    return found && [found.dates.text, found.rest?.text]
  }
  assert.equal(station('MA Glass, Kiln College, expected June 2028', 'en'), [
    'expected June 2028',
    'MA Glass, Kiln College',
  ])
  assert.equal(station('Lehre zur Glaserin, voraussichtlich Juli 2027', 'de'), [
    'voraussichtlich Juli 2027',
    'Lehre zur Glaserin',
  ])
  assert.equal(station('Forklift licence, expires March 2027', 'en'), [
    'expires March 2027',
    'Forklift licence',
  ])
  assert.equal(station('Staplerschein, gültig bis 2028', 'de'), ['gültig bis 2028', 'Staplerschein'])
  assert.equal(station('Keeper, Skomvær Light — 2019 to date', 'en'), [
    '2019 to date',
    'Keeper, Skomvær Light',
  ])
  assert.equal(station('Kiln hand, summers 2019, 2020', 'en'), ['summers 2019, 2020', 'Kiln hand'])
  assert.equal(station('Tides and mud (for beginners) 2019, 2020, 2021, 2024', 'en'), [
    '2019, 2020, 2021, 2024',
    'Tides and mud (for beginners)',
  ])
  assert.equal(station('Maths for people who would rather row, weekly since 2022', 'en'), [
    'weekly since 2022',
    'Maths for people who would rather row',
  ])
})

test('a year behind several others, or behind a word that joins, is no day of the whole line', () => {
  for (const text of ['Leader: Bell Bay 2019 and Hay 2024', 'Guest in Kiel 2019, Ulm 2021, Hay 2022'])
    assert.is(
      datedStation(phraseOf(text), { lexicon: lexiconFor('en'), lang: 'en' })?.dates.text,
      undefined,
      text,
    )
  const one = datedStation(phraseOf('Hollis Farm, Yakima 2013'), { lexicon: lexiconFor('en'), lang: 'en' })
  assert.is(one?.dates.text, '2013')
})

test.run()
