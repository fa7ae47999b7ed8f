import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Field, toRecord } from '../../source/fields.ts'
import { readDocument } from '../../source/read-document.ts'
import { toldPartyFields } from './told-parties.ts'

function fieldsOf(lines: string): readonly Field[] {
  return readDocument(`---\n${lines}\n---\n\nText.\n`, new Map(), { add() {} }).fields
}

test('two records of the same fields with somebody who signs are the parties of an agreement', () => {
  const told =
    'paper: Loan of a boat\nhere:\n  house: Birch Ropes\n  adr: 9 Quay, Hay\n  hand: {n: Ida Birch, as: owner}\nthere:\n  house: Ash Boats\n  adr: 2 Mill Road\n  hand: {n: Mo Ash}'
  assert.equal(toRecord(toldPartyFields(fieldsOf(told), 'en')), {
    paper: 'Loan of a boat',
    parties: [
      { name: 'Birch Ropes', adr: '9 Quay, Hay', signatory: 'Ida Birch, owner' },
      { name: 'Ash Boats', adr: '2 Mill Road', signatory: 'Mo Ash' },
    ],
  })
})

test('records without anybody who signs stay what they are', () => {
  const told = 'sent: {what: 3 boxes, by: post}\nkept: {what: 2 boxes, by: hand}'
  assert.equal(Object.keys(toRecord(toldPartyFields(fieldsOf(told), 'en'))), ['sent', 'kept'])
})

test.run()
