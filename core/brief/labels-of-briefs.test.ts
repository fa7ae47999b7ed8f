import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { labelInEnglish } from '../reading/label-of-brief.ts'
import { baseDesign } from './design.ts'
import { readBrief } from './read-brief.ts'

const partsOf = (brief: string) =>
  readBrief(brief, baseDesign, { fresh: true, labels: labelInEnglish }).design.parts

test('facts are named as documents of any language label them', () => {
  assert.equal(partsOf('Rechnung, A4, sehr schlicht, Fälligkeit in Rot und unterstrichen'), {
    'said:due date': { color: '#c8102e', underline: true },
  })
  assert.equal(partsOf('Faktura A4, bez ozdobników, termin płatności na czerwono, numer konta pogrubiony'), {
    'said:due date': { color: '#c8102e' },
    'said:iban': { weight: 700 },
  })
  assert.equal(partsOf('Affisch i tegelrött på oblekt papper. Adressen kan vara liten'), {
    'said:address': { rank: 'last' },
  })
  assert.equal(partsOf('Eine Karte für den Verein: Eintrittspreis klein, Veranstaltungsort fett'), {
    'said:amount': { rank: 'last' },
    'said:location': { weight: 700 },
  })
})

test('a label that is a word for the whole names no fact', () => {
  assert.is(partsOf('Voucher do spa, dużo powietrza, złamana biel'), undefined)
})

test.run()
