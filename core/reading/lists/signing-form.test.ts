import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const roles: Roles = { needs: ['title', 'parties', 'signatures'], lists: ['clauses'] }
const offer: Roles = { needs: ['title', 'client', 'signatures'], lists: ['offers'] }
const line = '______________________'

/** Whom each place is for, who signs there, and what is filled in. */
function placesOf(copy: string, taken = roles): readonly (readonly [string, string, string])[] {
  const read = readIn(
    `# Hire\n\n## 1. Use\n\nOn Sundays only.\n\n## 2. End\n\nThe hire ends soon.\n\n${copy}`,
    taken,
  )
  return (read.lists.signatures ?? []).map(({ parts, title, facts }) => [
    parts.organization?.text ?? '',
    title.text,
    facts
      .filter(({ text }) => text === '')
      .map(({ label }) => label.text)
      .join(),
  ])
}

test('a name below the line that is signed on is that of who signs, and a witness fills in the labels below', () => {
  assert.equal(
    placesOf(
      `Signed by the Miller: ${line}  Date: ________\nIda Birch\n\nSigned by the Skipper: ${line}  Date: ________\nMo Ash\n\nWitness to both: ${line}\nName, address, occupation:\n`,
    ),
    [
      ['Signed by the Miller', 'Ida Birch', 'Date'],
      ['Signed by the Skipper', 'Mo Ash', 'Date'],
      ['Witness to both', '', 'Name,address,occupation'],
    ],
  )
})

test('whom for stands over labels, in bold or not, and one word over all of them heads the first', () => {
  const place = (who: string, name: string) => `${who}\n\nBy: ${line}\n\nName: ${name}\n\nDate: ________\n\n`
  const signed = [
    ['Birch LLC', 'Ida Birch', 'By,Date'],
    ['Ash, Inc.', 'Mo Ash', 'By,Date'],
  ]
  assert.equal(placesOf(`${place('**Birch LLC**', 'Ida Birch')}${place('**Ash, Inc.**', 'Mo Ash')}`), signed)
  const joined = `SIGNED\n\nBirch LLC\nBy: ${line}\nName: Ida Birch\nDate: ______\n\nAsh, Inc.\nBy: ${line}\nName: Mo Ash\nDate: ______\n`
  assert.equal(placesOf(joined), signed)
})

test('witnesses sign beside those whom they see', () => {
  const copy = `SIGNED by Ida Birch\nSignature: ${line}\nDate: ________\n\nin the presence of:\nWitness signature: ${line}\nName: ${line}\nAddress: ${line}\n`
  assert.equal(placesOf(copy), [
    ['SIGNED by Ida Birch', '', 'Signature,Date'],
    ['in the presence of', '', 'Witness signature,Name,Address'],
  ])
})

test('what is filled in by one who accepts is one place, and the line of the house below it is none', () => {
  const rows: readonly (readonly [string, string])[] = [
    [
      `Nombre y DNI: ${line}\n\nFecha y firma: ${line}\n\nAgua S.L. · B-1 · Calle 4`,
      'Nombre y DNI,Fecha y firma',
    ],
    [
      `Datum, Unterschrift: ${line}\n\nName in Druckbuchstaben: ${line}`,
      'Datum, Unterschrift,Name in Druckbuchstaben',
    ],
    [`Signed: ${line}\n\nName (please print): ${line}\n\nDate: ${line}`, 'Signed,Name (please print),Date'],
    [`Firma: ${line}\nOrt, Datum: ${line}\nUnterschrift: ${line}`, 'Firma,Ort, Datum,Unterschrift'],
  ]
  for (const [copy, blanks] of rows)
    for (const taken of [roles, offer])
      assert.equal(placesOf(`## Yes\n\n${copy}\n`, taken), [['', '', blanks]])
})

test('labels say who signs in many languages, with dots for lines, notes in brackets, a day for all', () => {
  assert.equal(
    placesOf(
      'Wynajmujący: ............\nIda Brzoza\n\nNajemca: ............\nJan Jesion\n\nData: ..........\n',
    ),
    [
      ['Wynajmujący', 'Ida Brzoza', 'Data'],
      ['Najemca', 'Jan Jesion', 'Data'],
    ],
  )
  const french = (who: string) => `${who}\n(signature précédée de « lu et approuvé »)\n\n`
  assert.equal(placesOf(`${french('Le bailleur')}${french('Le preneur')}`), [
    ['Le bailleur', '', ''],
    ['Le preneur', '', ''],
  ])
  assert.equal(
    placesOf(`Ort, Datum: ________\n\nUnterschrift Mieter: ${line}\n\nUnterschrift Vermieter: ${line}\n`),
    [
      ['', '', 'Unterschrift Mieter'],
      ['', '', 'Unterschrift Vermieter'],
    ],
  )
  assert.equal(
    placesOf(
      'LA ARRENDADORA          EL ARRENDATARIO\n\nFdo.: Ida Abedul          Fdo.: Marcos Fresno\nDNI: 1-A          DNI: 2-B\n',
    ),
    [
      ['LA ARRENDADORA', 'Ida Abedul', ''],
      ['EL ARRENDATARIO', 'Marcos Fresno', ''],
    ],
  )
})

test('a blank in a sentence, or behind a label that nobody signs, is no place', () => {
  assert.equal(placesOf('The rent is £______ a month.\n'), [])
  assert.equal(placesOf('Boat: ____________\n\nMooring: ____________\n'), [])
})

test('a name over a record is whom it is signed for, whatever the line to sign on is called', () => {
  const place = (label: string, party: string, name: string) =>
    `${party}\n\n${label}: ${line}\nName: ${name}\nTitle: Chair\nDate: ${line}\n\n`
  for (const label of ['Per', 'Sgd', 'Authorised signatory', 'For the co-operative'])
    assert.equal(
      placesOf(
        `## Signatures\n\n${place(label, 'ASH KELP LIMITED', 'Ida Birch')}${place(label, 'PEAR PACKAGING INC.', 'Mo Oak')}`,
      ),
      [
        ['ASH KELP LIMITED', 'Ida Birch', `${label},Date`],
        ['PEAR PACKAGING INC.', 'Mo Oak', `${label},Date`],
      ],
      label,
    )
})

test.run()
