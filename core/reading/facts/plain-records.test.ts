import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { fieldTexts, toRecord } from '../../source/fields.ts'
import { readDocument } from '../../source/read-document.ts'
import { plainRecords } from './plain-records.ts'

function plainIn(lines: string, lang = 'en') {
  const { fields } = readDocument(`---\n${lines}\n---\n\nText.\n`, new Map(), { add() {} })
  return plainRecords(fields, lang)
}

test('records of figures under names of their own are the rows of a table', () => {
  const fields = plainIn(
    'outcome:\n  fuel_burnt: {was: 90 t, now: 41 t}\n  night_calls: {was: 14, now: 3, diff: -11}\n  smoke: none since May',
  )
  assert.equal(toRecord(fields), {
    outcome: [
      { '': 'Fuel burnt', was: '90 t', now: '41 t' },
      { '': 'Night calls', was: '14', now: '3', diff: '-11' },
    ],
    smoke: 'none since May',
  })
})

test('records of words stay what they are: a person, an address', () => {
  const told = 'between:\n  one: {name: Ida Birch, town: Hexham}\n  other: {name: Mo Ash, town: Leith}'
  assert.equal(Object.keys(toRecord(plainIn(told)).between as object), ['one', 'other'])
})

test('a button is its words with where they lead, whatever those are called', () => {
  const [button] = plainIn('bouton: {mots: Réserver, vers: "tel:+33555550100"}', 'fr')
  const [paragraph] = fieldTexts(button ? [button] : []).flatMap(({ blocks }) => blocks)
  assert.is(paragraph?.type === 'paragraph' && paragraph.children[0]?.type, 'link')
})

test('entries that each hold one line under the same name are lines', () => {
  assert.equal(toRecord(plainIn('heard:\n  - says: Too dear\n  - says: Too late')), {
    heard: ['Too dear', 'Too late'],
  })
  const mixed = 'heard:\n  - says: Too dear\n  - by: Mo'
  assert.equal(toRecord(plainIn(mixed)).heard, [{ says: 'Too dear' }, { by: 'Mo' }])
})

test.run()
