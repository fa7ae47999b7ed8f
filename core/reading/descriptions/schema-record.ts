import type { Item, Reading } from '../reading.ts'
import type { PartName } from '../things/shapes.ts'
import type { Role } from '../roles.ts'
import type { Value } from '../values/value.ts'

/** A record as JSON-LD, without its context. */
export type SchemaRecord = { readonly [property: string]: unknown }

type Template = { readonly [property: string]: string | Template }

/**
 * What documents of a kind are to schema.org: its classes, with the role that fills each property. A property whose role
 * the copy does not have is left out, and so is a record in a record without any: nothing is invented.
 */
const templates: Readonly<Record<SchemaClass, Template>> = {
  Ticket: {
    '@type': 'Ticket',
    name: '$title',
    ticketNumber: '$ticketNumber',
    totalPrice: '$price',
    underName: { '@type': 'Person', name: '$holder' },
    ticketedSeat: {
      '@type': 'Seat',
      seatNumber: '$seatNumber',
      seatRow: '$seatRow',
      seatSection: '$seatSection',
    },
    subjectOf: {
      '@type': 'Event',
      name: '$title',
      startDate: '$startDate',
      doorTime: '$doorTime',
      location: { '@type': 'Place', name: '$location', address: '$address' },
      organizer: { '@type': 'Organization', name: '$organizer' },
    },
  },
  Event: {
    '@type': 'Event',
    name: '$title',
    description: '$alternativeHeadline',
    startDate: '$startDate',
    endDate: '$endDate',
    doorTime: '$doorTime',
    location: { '@type': 'Place', name: '$location', address: '$address' },
    organizer: { '@type': 'Organization', name: '$organizer' },
    url: '$url',
  },
  FlightReservation: {
    '@type': 'FlightReservation',
    reservationId: '$reservationNumber',
    underName: { '@type': 'Person', name: '$passengerName' },
    airplaneSeat: '$seat',
    boardingGroup: '$boardingGroup',
    passengerSequenceNumber: '$sequenceNumber',
    reservedTicket: { '@type': 'Ticket', ticketNumber: '$ticketNumber' },
    reservationFor: {
      '@type': 'Flight',
      flightNumber: '$flightNumber',
      provider: { '@type': 'Airline', name: '$airline' },
      departureAirport: { '@type': 'Airport', name: '$departureAirport' },
      arrivalAirport: { '@type': 'Airport', name: '$arrivalAirport' },
      departureDate: '$departureDate',
      departureTime: '$departureTime',
      arrivalTime: '$arrivalTime',
      departureGate: '$gate',
      departureTerminal: '$terminal',
    },
  },
  Invoice: {
    '@type': 'Invoice',
    confirmationNumber: '$invoiceNumber',
    provider: { '@type': 'Organization', name: '$seller' },
    customer: { '@type': 'Organization', name: '$buyer' },
    paymentDueDate: '$paymentDueDate',
    totalPaymentDue: '$total',
  },
  Order: {
    '@type': 'Order',
    orderNumber: '$receiptNumber',
    orderDate: '$dateTime',
    seller: { '@type': 'Organization', name: '$seller' },
    paymentMethod: '$payment',
  },
  Person: {
    '@type': 'Person',
    name: '$name',
    jobTitle: '$jobTitle',
    description: '$abstract',
    worksFor: { '@type': 'Organization', name: '$organization' },
    email: '$email',
    telephone: '$telephone',
    address: '$address',
    homeLocation: '$location',
    url: '$url',
  },
  Menu: { '@type': 'Menu', name: '$title', description: '$abstract' },
  EducationalOccupationalCredential: {
    '@type': 'EducationalOccupationalCredential',
    name: '$credential',
    recognizedBy: { '@type': 'Organization', name: '$issuer' },
    about: { '@type': 'Person', name: '$recipient' },
    dateCreated: '$dateIssued',
    identifier: '$identifier',
    url: '$url',
  },
  Offer: {
    '@type': 'Offer',
    name: '$offer',
    price: '$value',
    identifier: '$code',
    availabilityStarts: '$validFrom',
    availabilityEnds: '$validThrough',
    offeredBy: { '@type': 'Organization', name: '$issuer' },
  },
  Report: {
    '@type': 'Report',
    headline: '$title',
    alternativeHeadline: '$alternativeHeadline',
    abstract: '$abstract',
    author: { '@type': 'Person', name: '$author' },
    datePublished: '$datePublished',
    publisher: { '@type': 'Organization', name: '$publisher' },
  },
}

/** A class of schema.org that the copy of a format is written out as. */
export type SchemaClass =
  | 'Ticket'
  | 'Event'
  | 'FlightReservation'
  | 'Invoice'
  | 'Order'
  | 'Person'
  | 'Menu'
  | 'EducationalOccupationalCredential'
  | 'Offer'
  | 'Report'

/**
 * The copy as a record of schema.org; undefined where it has none of the properties. A poster may announce anything: only
 * what has a day is an event.
 */
export function schemaRecord(reading: Reading, schema: SchemaClass): SchemaRecord | undefined {
  if (schema === 'Event' && !reading.roles.startDate) return undefined
  const record = filled(templates[schema], reading)
  if (schema !== 'Menu') return record
  const items = menuOf(reading.lists.items ?? [])
  return items.length === 0 ? record : { '@type': 'Menu', ...record, hasMenuItem: items }
}

function filled(template: Template, reading: Reading): SchemaRecord | undefined {
  const entries = Object.entries(template).flatMap(([property, rule]): [string, unknown][] => {
    const value = typeof rule === 'string' ? leafOf(rule, reading) : filled(rule, reading)
    return value === undefined ? [] : [[property, value]]
  })
  return entries.length > ('@type' in template ? 1 : 0) ? Object.fromEntries(entries) : undefined
}

function leafOf(rule: string, { roles }: Reading): string | undefined {
  if (!rule.startsWith('$')) return rule
  const claim = roles[rule.slice(1) as Role]
  return claim && (toMachine(claim.value) ?? claim.text)
}

/** Dates and times as programs write them, where they are whole. */
function toMachine(value: Value | undefined): string | undefined {
  if (value?.type === 'time') return value.from
  if (value?.type !== 'date' || !/^\d{4}(?:-\d{2}){0,2}$/.test(value.from)) return undefined
  return value.time === undefined ? value.from : `${value.from}T${value.time}`
}

function menuOf(items: readonly Item[]): readonly SchemaRecord[] {
  return items.map(({ title, parts }) => {
    const text = (name: PartName): string | undefined => parts[name]?.text
    const price = text('price')
    const description = text('description')
    return {
      '@type': 'MenuItem',
      name: title.text,
      ...(description !== undefined && { description }),
      ...(price !== undefined && { offers: { '@type': 'Offer', price } }),
    }
  })
}
