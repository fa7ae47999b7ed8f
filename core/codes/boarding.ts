import { readAirportWords } from '../reading/facts/airport.ts'
import { toPhrase } from '../reading/facts/phrase.ts'
import type { Claim, Reading } from '../reading/reading.ts'
import { isPhysical } from '../theme/medium.ts'
import type { PageSize } from '../theme/page.ts'
import { type Code, sureText } from './code.ts'

/**
 * The bar-coded boarding pass of one leg (IATA Resolution 792), of a copy that has all of its fields: PDF417 on paper,
 * Aztec on screens. Undefined where one is missing, for a pass that lacks one opens no gate.
 */
export function boardingCode({ roles, lang }: Reading, page: PageSize): Code | undefined {
  const flight = /^([A-Z\d]{2,3}) ?(\d{1,4})([A-Z]?)$/.exec(sureText(roles.flightNumber) ?? '')
  const [, carrier, number, suffix] = flight ?? []
  const fields = [
    nameField(sureText(roles.passengerName)),
    /^[A-Z\d]{5,7}$/.exec(sureText(roles.reservationNumber) ?? '')?.[0].padEnd(7),
    airportField(roles.departureAirport, lang),
    airportField(roles.arrivalAirport, lang),
    carrier?.padEnd(3),
    number && `${number.padStart(4, '0')}${(suffix ?? '').padEnd(1)}`,
    dayField(roles.departureDate),
    cabinField(sureText(roles.cabinClass)),
    seatField(roles.seat),
    /^\d{1,4}$/
      .exec(sureText(roles.sequenceNumber) ?? '')?.[0]
      .padStart(4, '0')
      .padEnd(5),
  ]
  if (fields.some(field => field === undefined)) return undefined
  const [name, ...others] = fields
  const electronic = roles.ticketNumber === undefined ? ' ' : 'E'
  // Who has a number in the order of check-in is checked in (1); nothing of varying length follows (00).
  const data = `M1${name}${electronic}${others.join('')}100`
  const says = [roles.passengerName, roles.flightNumber].map(claim => claim?.text ?? '').join(', ')
  if (!isPhysical(page)) return { data, symbols: ['aztec'], says }
  return { data, symbols: ['pdf417'], says, least: 50 }
}

/** Letters that no accent is taken off of. */
const plain: Readonly<Record<string, string>> = {
  ...{ Ð: 'D', Þ: 'TH', Æ: 'AE', Ø: 'O', Œ: 'OE', Ł: 'L', Đ: 'D', ẞ: 'SS', İ: 'I' },
}

/** `SURNAME/GIVEN` in 20 plain capitals; undefined for a name that does not say which is which. */
function nameField(name: string | undefined): string | undefined {
  const letters = (name ?? '')
    .toUpperCase()
    .replace(/[ÐÞÆØŒŁĐẞİ]/g, letter => plain[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}|['’.-]/gu, '')
    .replace(/\s*\/\s*/, '/')
  return /^[A-Z ]+\/[A-Z ]+$/.test(letters) ? letters.slice(0, 20).padEnd(20) : undefined
}

function airportField(claim: Claim | undefined, lang: string): string | undefined {
  if (claim === undefined || sureText(claim) === undefined) return undefined
  const words = claim.facts.length > 0 ? claim.facts.map(({ text }) => text) : [toPhrase(claim.nodes).text]
  const codes = words.flatMap(
    text => readAirportWords({ text, nodes: [{ type: 'text', value: text }] }, lang)?.code.text ?? [],
  )
  return codes.find(code => /^[A-Z]{3}$/.test(code))
}

/** The day of the year, `001` to `366`. */
function dayField(claim: Claim | undefined): string | undefined {
  const [, year, month, day] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(claim?.value?.type === 'date' ? claim.value.from : '') ?? []
  if (year === undefined) return undefined
  const from = Date.UTC(Number(year), 0, 1)
  const days = (Date.UTC(Number(year), Number(month) - 1, Number(day)) - from) / 86_400_000
  return `${days + 1}`.padStart(3, '0')
}

/** The letter of a cabin: as it is written, `Y` or `Economy (L)`, or the one that all airlines have for it. */
function cabinField(cabin: string | undefined): string | undefined {
  const [, alone, behind] = /^([A-Z])$|\b\(?([A-Z])\)?$/.exec(cabin ?? '') ?? []
  if (/^economy$/i.test(cabin ?? '')) return 'Y'
  if (/^first(?: class)?$/i.test(cabin ?? '')) return 'F'
  return alone ?? behind
}

function seatField(claim: Claim | undefined): string | undefined {
  const text = claim?.value?.type === 'seat' ? claim.value.text : ''
  const [, row, letter] = /^(\d{1,3})([A-Z])$/.exec(text) ?? []
  return row && letter && `${row.padStart(3, '0')}${letter}`
}
