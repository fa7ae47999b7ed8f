import type { RootContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { phrasingText } from '../../../core/source/text.ts'
import { readDocument } from '../../../core/source/read-document.ts'
import { readLedger } from './ledger.ts'

const paragraphs = (copy: string): readonly RootContent[] =>
  readDocument(copy, new Map(), { add() {} }).root.children.filter(({ type }) => type !== 'heading')

test('amounts one below the other are a calculation where the last stands in bold', () => {
  const copy = 'Loyer 1 250 €\n\nAtelier et eau 310\n\nFarine 95\n\n**Reste 845** → de quoi tenir 6 mois'
  const ledger = readLedger(paragraphs(`# Le mois\n\n${copy}`))
  assert.equal(
    ledger?.rows.map(({ name, figure, rest }) => [name, figure, rest].map(phrasingText)),
    [
      ['Loyer', '1 250 €', ''],
      ['Atelier et eau', '310', ''],
      ['Farine', '95', ''],
      ['Reste', '845', '→ de quoi tenir 6 mois'],
    ],
  )
  assert.is(ledger?.sum, 3)
})

test('what is taken off makes amounts a calculation, and what they come to may have more below', () => {
  const sum = (copy: string) => readLedger(paragraphs(`# A\n\n${copy}`))?.sum
  assert.is(sum('Verkauf 980 €\n\nMaterial – 310 €\n\nRest 670 €'), 2)
  assert.is(sum('Sales KES 900\n\nRent KES 300\n\nLeft **KES 600**\n\nPayback 2.6 years'), 2)
})

test('what an amount is of may have a share in brackets, and what they come to more lines below', () => {
  const copy =
    'Fee (3.2%): KSh 950\n\nMargin: KSh 1,188\n\nCapital: −KSh 386\n\nLosses: −KSh 475\n\nDelivery & support: −KSh 540\n\nRent: −KSh 40\n\n**Contribution: KSh 697**\n\nPayback: 3.1 months'
  const ledger = readLedger(paragraphs(`# A\n\n${copy}`))
  assert.is(ledger?.rows.length, 8)
  assert.is(ledger?.sum, 6)
})

test('lines without an amount, or of which none is what they come to, are no calculation', () => {
  assert.is(readLedger(paragraphs('# A\n\nRent 300\n\nWater 40\n\nLeft 260')), undefined)
  assert.is(readLedger(paragraphs('# A\n\nRent 300\n\nWater is free\n\n**Left 260**')), undefined)
})

test.run()
