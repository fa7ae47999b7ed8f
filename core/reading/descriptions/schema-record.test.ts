import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { readCopy } from '../read-copy.ts'
import type { Roles } from '../roles.ts'
import { type SchemaClass, type SchemaRecord, schemaRecord } from './schema-record.ts'

function recordOf(copy: string, schema: SchemaClass, roles: Roles): SchemaRecord | undefined {
  return schemaRecord(readCopy(readDocument(copy, new Map(), { add() {} }), roles), schema)
}

const ticket: Roles = {
  takes: ['startDate', 'doorTime', 'location', 'seatRow', 'seatNumber', 'holder', 'price', 'ticketNumber'],
  facts: 'all',
}

test('a ticket has its seat, its holder and the event it admits to', () => {
  const copy =
    '# Ebb Tide\n\n**Date:** 12 November 2026\n\n**Doors:** 7 pm\n\n**Venue:** The Old Granary\n\n' +
    '**Row:** G\n\n**Seat:** 11\n\n**Ticket holder:** Ada Quill\n\n**Price:** € 42.50\n\n**Ticket number:** 0118-66\n'
  assert.equal(recordOf(copy, 'Ticket', ticket), {
    '@type': 'Ticket',
    name: 'Ebb Tide',
    ticketNumber: '0118-66',
    totalPrice: '€ 42.50',
    underName: { '@type': 'Person', name: 'Ada Quill' },
    ticketedSeat: { '@type': 'Seat', seatNumber: '11', seatRow: 'G' },
    subjectOf: {
      '@type': 'Event',
      name: 'Ebb Tide',
      startDate: '2026-11-12',
      doorTime: '19:00',
      location: { '@type': 'Place', name: 'The Old Granary' },
    },
  })
})

test('an event in another language has the same properties', () => {
  const copy = '---\nlang: de\nDatum: 12. November 2026\nOrt: Alter Speicher\n---\n\n# Ebbe\n'
  assert.equal(recordOf(copy, 'Event', ticket), {
    '@type': 'Event',
    name: 'Ebbe',
    startDate: '2026-11-12',
    location: { '@type': 'Place', name: 'Alter Speicher' },
  })
})

test('a boarding pass is a reservation for a flight', () => {
  const copy =
    '---\npassenger: Ada Quill\nflight number: NB 417\nfrom: Bristol (BRS)\nto: Lisbon (LIS)\ngate: 12\nseat: 14C\n---\n'
  const record = recordOf(copy, 'FlightReservation', {
    takes: ['passengerName', 'flightNumber', 'departureAirport', 'arrivalAirport', 'gate', 'seat', 'airline'],
    facts: 'all',
  })
  assert.equal(record, {
    '@type': 'FlightReservation',
    underName: { '@type': 'Person', name: 'Ada Quill' },
    airplaneSeat: '14C',
    reservationFor: {
      '@type': 'Flight',
      flightNumber: 'NB 417',
      departureAirport: { '@type': 'Airport', name: 'Bristol (BRS)' },
      arrivalAirport: { '@type': 'Airport', name: 'Lisbon (LIS)' },
      departureGate: '12',
    },
  })
})

test('an invoice names both sides and what is due, and no more than they say', () => {
  const copy =
    '---\nseller: Granary Arts\nbuyer: Bright Ltd\ninvoice number: 2026-0147\ndue date: 2026-05-23\ntotal: £ 1,440.00\n---\n'
  const record = recordOf(copy, 'Invoice', {
    takes: ['seller', 'buyer', 'invoiceNumber', 'issueDate', 'paymentDueDate', 'total'],
    facts: 'all',
  })
  assert.equal(record, {
    '@type': 'Invoice',
    confirmationNumber: '2026-0147',
    provider: { '@type': 'Organization', name: 'Granary Arts' },
    customer: { '@type': 'Organization', name: 'Bright Ltd' },
    paymentDueDate: '2026-05-23',
    totalPaymentDue: '£ 1,440.00',
  })
})

test('a person has a post and ways to be reached', () => {
  const copy = '---\nname: Ada Quill\nposition: Pilot\nemail: ada@tides.example\n---\n'
  assert.equal(recordOf(copy, 'Person', { takes: ['name', 'jobTitle'], headline: 'name' }), {
    '@type': 'Person',
    name: 'Ada Quill',
    jobTitle: 'Pilot',
    email: 'ada@tides.example',
  })
})

test('a menu lists its dishes with their prices where they have one', () => {
  const copy =
    '---\ntitle: Supper\nitems:\n  - name: Leek soup\n    price: € 7.50\n  - name: Bread\n    description: warm\n---\n'
  assert.equal(recordOf(copy, 'Menu', { lists: ['items'], facts: 'all' }), {
    '@type': 'Menu',
    name: 'Supper',
    hasMenuItem: [
      { '@type': 'MenuItem', name: 'Leek soup', offers: { '@type': 'Offer', price: '€ 7.50' } },
      { '@type': 'MenuItem', name: 'Bread', description: 'warm' },
    ],
  })
})

test('nothing is invented: every value is in the copy, and without copy there is no record', () => {
  assert.is(recordOf('', 'Ticket', ticket), undefined)
  assert.is(recordOf('# Only a name\n', 'Event', ticket), undefined, 'what has no day is no event')
  assert.equal(
    recordOf('# Tide\n\n**Date:** some day in autumn\n', 'Event', ticket),
    { '@type': 'Event', name: 'Tide', startDate: 'some day in autumn' },
    'a date that is not whole stays as it is written',
  )
})

test.run()
