import { type Field, fieldsOf } from '../../source/fields.ts'
import { nameOf } from '../words/lexicon.ts'
import { inWords, textOf } from './measured-records.ts'
import { joined } from './schema-values.ts'

// A reservation as schema.org has it wraps what is reserved, its ticket and its seat in records; on a pass they are one.

const RESERVATION = /Reservation$/
const JOURNEY = /^(?:Flight|TrainTrip|BusTrip|BoatTrip|Trip)$/
/** What of a reservation stands beside the rest of it. */
const WRAPPED = /^(?:reservationFor|reservedTicket|ticketedSeat)$/
/** Who sells a thing that somebody else carries out. */
const CARRIER = /^(?:provider|airline|carrier|busOperator|trainOperator)$/
const MOMENT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/

/** The fields of a reservation or a journey in one record, its day once and hours of that day without it; any other as they stand. */
export function reservationFields(fields: readonly Field[], lang: string): readonly Field[] {
  const type = typeOf(fields)
  if (!RESERVATION.test(type) && !JOURNEY.test(type)) return fields
  const inside = fields.find(({ name }) => name === 'reservationFor')
  const isJourney = JOURNEY.test(type) || JOURNEY.test(inside ? typeOf(fieldsOf(inside.value)) : '')
  const flat = fields
    .flatMap(unwrapped)
    .filter(field => !isUsual(field))
    .map(inLine)
  const told = isJourney ? flat.map(asCarrier) : flat
  return withDayOnce(told, isJourney, lang)
}

function typeOf(fields: readonly Field[]): string {
  return textOf(fields, '@type')?.text ?? ''
}

function unwrapped(field: Field): readonly Field[] {
  if (!WRAPPED.test(field.name) || field.value.kind !== 'map') return [field]
  return field.value.fields.filter(({ name }) => !name.startsWith('@')).flatMap(unwrapped)
}

/** A reservation is confirmed unless something else is said of it. */
function isUsual({ name, value }: Field): boolean {
  return name === 'reservationStatus' && value.kind === 'text' && /Confirmed$/u.test(value.text)
}

/** Several of whom nothing but the name is told, in a line. */
function inLine(field: Field): Field {
  const items = field.value.kind === 'list' ? field.value.items : []
  const names = items.map(item => {
    const told = fieldsOf(item).filter(({ name }) => !name.startsWith('@'))
    return told.length === 1 ? textOf(told, 'name') : undefined
  })
  if (names.length === 0 || !names.every(name => name !== undefined)) return field
  return { ...field, value: joined(names.flatMap((name, at) => (at > 0 ? [', ', name] : [name]))) }
}

function asCarrier(field: Field): Field {
  return CARRIER.test(field.name) ? { ...field, name: 'airline' } : field
}

/** Moments that are all on the day on which it begins as that day and their hours; one of another day keeps it. */
function withDayOnce(fields: readonly Field[], isJourney: boolean, lang: string): readonly Field[] {
  const first = isJourney ? 'departureTime' : 'startDate'
  const [, day] = MOMENT.exec(textOf(fields, first)?.text ?? '') ?? []
  if (day === undefined) return fields
  return fields.flatMap((field): readonly Field[] => {
    const { name, value, line } = field
    const [, own, hour] = (value.kind === 'text' && MOMENT.exec(value.text)) || []
    if (value.kind !== 'text' || own !== day || hour === undefined) return [field]
    const time = inWords(value, hour)
    if (name !== first) return [{ ...field, value: time }]
    const date = inWords(value, day)
    return isJourney
      ? [
          { name: 'departureDate', value: date, line },
          { ...field, value: time },
        ]
      : [
          { ...field, value: date },
          { name: nameOf('time', lang), value: time, line },
        ]
  })
}
