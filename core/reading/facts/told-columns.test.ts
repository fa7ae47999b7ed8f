import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { toRecord } from '../../source/fields.ts'
import { readDocument } from '../../source/read-document.ts'
import { toldColumns } from './told-columns.ts'

function toldIn(lines: string, lang = 'en') {
  const { fields } = readDocument(`---\n${lines}\n---\n\nText.\n`, new Map(), { add() {} })
  return toRecord(toldColumns(fields, lang))
}

test('records in names of their own have their name, text and price by what these look like', () => {
  const told = toldIn(
    `boats:
  - {nr: 1, dubbed: Gull, timber: larch, asks: £420, lore: She has never been late.}
  - {nr: 2, dubbed: Tern, timber: larch, asks: £390, lore: Two people can carry her.}`,
  )
  assert.equal(told.boats, [
    { nr: '1', name: 'Gull', timber: 'larch', price: '£420', text: 'She has never been late.' },
    { nr: '2', name: 'Tern', timber: 'larch', price: '£390', text: 'Two people can carry her.' },
  ])
})

test('of two the shorter is the name, wherever it stands', () => {
  const told = toldIn(
    `gehört:
  - {zitat_dazu: Der Ofen heizt noch am nächsten Morgen., mensch: Rike Ahlers}
  - {zitat_dazu: Wir haben nie wieder gefroren., mensch: Pfarrer Jung}`,
    'de',
  )
  assert.equal(told.gehört, [
    { text: 'Der Ofen heizt noch am nächsten Morgen.', name: 'Rike Ahlers' },
    { text: 'Wir haben nie wieder gefroren.', name: 'Pfarrer Jung' },
  ])
})

test('names that are known keep what they mean, and rows of figures stay rows', () => {
  const known = 'team:\n  - {name: Ada, role: Oars}\n  - {name: Bo, role: Sails}'
  assert.equal(toldIn(known).team, [
    { name: 'Ada', role: 'Oars' },
    { name: 'Bo', role: 'Sails' },
  ])
  const rows = 'hauls:\n  - {lot: 12, tons: 4}\n  - {lot: 13, tons: 5}'
  assert.equal(toldIn(rows).hauls, [
    { lot: '12', tons: '4' },
    { lot: '13', tons: '5' },
  ])
})

test.run()
