import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toRecord } from '../../source/fields.ts'
import { readDocument } from '../../source/read-document.ts'
import { plainRecords } from './plain-records.ts'

function plainIn(lines: string) {
  const { fields } = readDocument(`---\n${lines}\n---\n\nText.\n`, new Map(), { add() {} })
  return plainRecords(fields)
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

test('entries that each hold one line under the same name are lines', () => {
  assert.equal(toRecord(plainIn('heard:\n  - says: Too dear\n  - says: Too late')), {
    heard: ['Too dear', 'Too late'],
  })
  const mixed = 'heard:\n  - says: Too dear\n  - by: Mo'
  assert.equal(toRecord(plainIn(mixed)).heard, [{ says: 'Too dear' }, { by: 'Mo' }])
})

test.run()
