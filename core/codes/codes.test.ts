import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../reading/read-in.test.kit.ts'
import type { Roles } from '../reading/roles.ts'
import { mm } from '../theme/page.ts'
import { boardingCode } from './boarding.ts'
import { addressCode, codeOfNumber, isEan, numberCode } from './code.ts'
import { contactCode } from './contact.ts'
import { isIban, paymentCode } from './payment.ts'
import { encodeSymbol } from './symbol.ts'

const paper = { name: '203.2x82.3mm', width: mm(203.2), height: mm(82.3), bleed: 0 }
const screen = { name: '9:16', width: 1080, height: 1920, bleed: 0 }

const pass: Roles = {
  needs: ['passengerName', 'flightNumber', 'departureAirport', 'arrivalAirport', 'departureDate', 'seat'],
  takes: ['cabinClass', 'sequenceNumber', 'reservationNumber', 'ticketNumber'],
  facts: 'all',
}
const flown = `---
passenger: Example/Älex
flight: ZZ 417
date: 11 May 2026
from: LHR
to: GVA
seat: 21C
class: Y
sequence: "048"
pnr: EQX7RT
---
`

test('a boarding pass has its 60 signs where Resolution 792 has them', () => {
  const code = boardingCode(readIn(flown, pass), paper)
  assert.is(code?.data, 'M1EXAMPLE/ALEX         EQX7RT LHRGVAZZ 0417 131Y021C0048 100')
  assert.is(code?.data.length, 60)
  assert.equal(code?.symbols, ['pdf417'])
  assert.equal(boardingCode(readIn(flown, pass), screen)?.symbols, ['aztec'])
})

test('a ticket number makes it electronic', () => {
  const copy = flown.replace('pnr:', 'ticket_number: 000 2417260041\npnr:')
  assert.is(boardingCode(readIn(copy, pass), paper)?.data[22], 'E')
})

test('a boarding pass that lacks a field, or does not say which name is which, has no such code', () => {
  for (const line of ['passenger', 'flight', 'date', 'from', 'to', 'seat', 'class', 'sequence', 'pnr']) {
    const copy = flown.replace(new RegExp(`^${line}:.*\n`, 'm'), '')
    assert.is(boardingCode(readIn(copy, pass), paper), undefined, line)
  }
  const named = flown.replace('Example/Älex', 'Älex Example')
  assert.is(boardingCode(readIn(named, pass), paper), undefined)
  const business = flown.replace('class: Y', 'class: Business')
  assert.is(boardingCode(readIn(business, pass), paper), undefined)
})

const bill: Roles = {
  needs: ['seller', 'buyer', 'invoiceNumber', 'total'],
  takes: ['reference', 'paid', 'due', 'payment', 'iban', 'bic'],
  lists: ['sums', 'lines'],
  facts: 'all',
}
const euro = `---
number: R-17
seller: { name: Nordlicht GmbH, address: "Hafenweg 3\\n24103 Kiel" }
iban: DE89 3704 0044 0532 0130 00
total: €1,949.75
---

# Invoice
`

test('a bill in euro is a SEPA transfer of EPC069-12', () => {
  assert.is(
    paymentCode(readIn(euro, bill))?.data,
    'BCD\n002\n1\nSCT\n\nNordlicht GmbH\nDE89370400440532013000\nEUR1949.75\n\n\nR-17',
  )
})

test('a reference with check digits is told as such', () => {
  const copy = euro.replace('total:', 'payment reference: RF18 5390 0754 7034\ntotal:')
  assert.match(paymentCode(readIn(copy, bill))?.data ?? '', /EUR1949\.75\n\nRF18539007547034$/)
})

test('no code of a bill without account, payee, amount or currency, or with a wrong account', () => {
  const without = (from: string | RegExp, to: string) => paymentCode(readIn(euro.replace(from, to), bill))
  assert.is(without(/iban:.*\n/, ''), undefined)
  assert.is(without('DE89', 'DE88'), undefined)
  assert.is(without(/seller:.*\n/, ''), undefined)
  assert.is(without(/total:.*\n/, ''), undefined)
  assert.is(without('€1,949.75', '1,949.75'), undefined)
  assert.is(without('€1,949.75', '$1,949.75'), undefined)
})

test('an account in Switzerland has the Swiss QR code', () => {
  const copy = `---
number: R-26/041
seller: { name: Muster AG, address: "Steinberggasse 31\\n8400 Winterthur" }
iban: CH93 0076 2011 6238 5295 7
total: CHF 6654.25
---

# Rechnung
`
  const code = paymentCode(readIn(copy, bill))
  const lines = code?.data.split('\n') ?? []
  assert.equal(lines.slice(0, 11), [
    ...['SPC', '0200', '1', 'CH9300762011623852957', 'S', 'Muster AG', 'Steinberggasse 31', ''],
    ...['8400', 'Winterthur', 'CH'],
  ])
  assert.equal(lines.slice(18, 20), ['6654.25', 'CHF'])
  assert.equal(lines.slice(27), ['NON', '', 'R-26/041', 'EPD'])
  assert.is(code?.exactly, 46)
  // An account of QR-IBANs asks for a reference of 27 figures.
  const own = copy.replace('CH93 0076 2011 6238 5295 7', 'CH44 3199 9123 0008 8901 2')
  assert.is(paymentCode(readIn(own, bill)), undefined)
  const told = own.replace('total:', 'QR-Referenz: 21 00000 00003 13947 14300 09017\ntotal:')
  assert.match(paymentCode(readIn(told, bill))?.data ?? '', /\nQRR\n210000000003139471430009017\n\nEPD$/)
})

test('account numbers and article numbers are checked', () => {
  assert.ok(isIban('NL82PLTN0041717260'))
  assert.not.ok(isIban('NL82PLTN0041717261'))
  assert.ok(isEan('4006381333931'))
  assert.not.ok(isEan('4006381333932'))
})

test('13 figures are an EAN where their check digit is right and bars are wanted', () => {
  const bars = ['code-128', 'qr'] as const
  assert.equal(codeOfNumber('4006381 333931', bars).symbols, ['ean-13', 'code-128', 'qr'])
  assert.equal(codeOfNumber('4006381 333932', bars).symbols, bars)
  assert.equal(codeOfNumber('4006381 333931', ['qr']).symbols, ['qr'])
})

const person: Roles = {
  needs: ['name'],
  takes: ['jobTitle', 'organization', 'telephone', 'email', 'url', 'address'],
  facts: 'all',
}

test('a person is a vCard of what the copy says, its signs escaped', () => {
  const copy = '---\nname: Ada Lovelace\nrole: Analyst, poet\nemail: ada@engine.example\n---\n'
  assert.is(
    contactCode(readIn(copy, person))?.data,
    [
      ...['BEGIN:VCARD', 'VERSION:3.0', 'N:Ada Lovelace;;;;', 'FN:Ada Lovelace'],
      ...['TITLE:Analyst\\, poet', 'EMAIL:ada@engine.example', 'END:VCARD'],
    ].join('\r\n'),
  )
  assert.is(contactCode(readIn('---\nname: Ada Lovelace\n---\n', person)), undefined)
})

const ticket: Roles = { needs: ['title'], takes: ['ticketNumber', 'orderNumber', 'url'], facts: 'all' }

test('a number is encoded as it is printed, and words that are none are not', () => {
  const codeOf = (number: string) =>
    numberCode(readIn(`---\nticket number: "${number}"\n---\n# Rain\n`, ticket), ['ticketNumber'], ['qr'])
  assert.is(codeOf('TNM-88417-F14')?.data, 'TNM-88417-F14')
  assert.is(codeOf('0 118 6630 2')?.data, '0 118 6630 2')
  assert.is(codeOf('at the door, as ever'), undefined)
  assert.is(numberCode(readIn('# Rain\n\nTickets at the door.', ticket), ['ticketNumber'], ['qr']), undefined)
})

test('an address is opened, with its scheme', () => {
  const codeOf = (url: string) => addressCode(readIn(`---\nurl: ${url}\n---\n# Rain\n`, ticket))?.data
  assert.is(codeOf('https://rain.example/v/17'), 'https://rain.example/v/17')
  assert.is(codeOf('rain.example/v/17'), 'https://rain.example/v/17')
})

test('the same data gives the same modules, and what a symbol does not hold gives none', () => {
  assert.equal(encodeSymbol('qr', 'rain'), encodeSymbol('qr', 'rain'))
  assert.is(encodeSymbol('qr', 'x'.repeat(3000)), undefined)
  assert.is(encodeSymbol('code-128', 'x'.repeat(41)), undefined)
  assert.is(encodeSymbol('code-128', 'žluťoučký'), undefined)
  assert.is(encodeSymbol('ean-13', '4006381333932'), undefined)
})

test.run()
