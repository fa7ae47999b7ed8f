import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const roles: Roles = { needs: ['title', 'seller', 'lines', 'total'], takes: ['notes'], lists: ['sums'] }

function sumsOf(fields: string): readonly (readonly [string, string])[] {
  const copy = `---\nlang: de\npositionen:\n  - {bezeichnung: Bohlen, menge: 8, einzelpreis: "41,50", summe: "332,00"}\n  - {bezeichnung: Leim, menge: 2, einzelpreis: "14,00", summe: "28,00"}\n${fields}\n---\n`
  return (readIn(copy, roles).lists.sums ?? []).map(({ title, parts }) => [
    title.text,
    parts.amount?.text ?? '',
  ])
}

test('a tax that a field says with its rate is a sum, whichever stands first, and a discount too', () => {
  assert.equal(sumsOf('netto: "360,00"\nmwst: "19 % 68,40"\ngesamtbetrag: "428,40 €"')[1], [
    'Mwst 19 %',
    '68,40',
  ])
  assert.equal(sumsOf('netto: "360,00"\nmwst: "68,40 € (19 %)"\ngesamtbetrag: "428,40 €"')[1], [
    'Mwst 19 %',
    '68,40 €',
  ])
  assert.equal(
    sumsOf(
      'netto: "360,00"\nrabatt: "5 % = -18,00"\nmwst: "19 % von 342,00: 64,98"\ngesamtbetrag: "406,98 €"',
    ).slice(1, 3),
    [
      ['Rabatt 5 %', '-18,00'],
      ['Mwst 19 % von 342,00', '64,98'],
    ],
  )
})

test('a rate alone is no sum', () => {
  assert.equal(
    sumsOf('netto: "360,00"\nmwst: "19 %"\ngesamtbetrag: "428,40 €"').map(([title]) => title),
    ['Netto', 'Gesamtbetrag'],
  )
})

test('what a bill calls itself in a field of its own is its title', () => {
  const copy = '---\nlang: fi\nasiakirja: LASKU\nnumero: 12\n---\n'
  assert.is(readIn(copy, roles).roles.title?.text, 'LASKU')
})

test.run()
