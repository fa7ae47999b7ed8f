import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { check } from '../testing/property.test.kit.ts'
import { casesOf } from '../testing/soak.test.kit.ts'
import { describeReading, type ReadingReport } from './descriptions/describe-reading.ts'
import { nameOf } from './words/lexicon.ts'
import { readIn } from './read-in.test.kit.ts'
import type { Role, Roles } from './roles.ts'
import type { Concept } from './words/en.ts'

/** A fact: its role, names that people give it in English, the concept that names it in other languages, its value. */
type Known = readonly [role: Role, names: readonly string[], concept: Concept, value: string]
type Pair = readonly [label: string, value: string]

/** A document of a few facts. */
interface Sample {
  readonly title: string
  readonly roles: Roles
  readonly facts: readonly Known[]
}

const ticket: Sample = {
  title: 'The Salt Road Quartet',
  roles: {
    needs: ['title', 'startDate', 'location'],
    takes: [
      ...(['time', 'doorTime', 'seatSection', 'seatRow', 'seatNumber', 'entrance'] as const),
      ...(['address', 'holder', 'price', 'orderNumber', 'ticketNumber', 'organizer'] as const),
    ],
    facts: 'all',
  },
  facts: [
    ['startDate', ['Date', 'Event date', 'Start date'], 'startDate', '12 March 2027'],
    ['doorTime', ['Doors', 'Doors open', 'Admission from'], 'doorTime', '18:45'],
    ['location', ['Venue', 'Location', 'Place', 'Hall'], 'location', 'Kiln Hall'],
    ['seatSection', ['Section', 'Block', 'Stand'], 'seatSection', 'Balcony'],
    ['seatRow', ['Row', 'Seat row', 'Row number'], 'seatRow', '7'],
    ['seatNumber', ['Seat', 'Seat no.', 'Seat number'], 'seatNumber', '21'],
    ['holder', ['Holder', 'Ticket holder', 'Name on ticket'], 'holder', 'Marit Oakes'],
    ['price', ['Price', 'Ticket price', 'Fee'], 'price', '£24.00'],
    ['orderNumber', ['Order', 'Booking ref', 'order_number'], 'orderNumber', 'KH-20931'],
  ],
}

const flight: Sample = {
  title: 'Boarding pass',
  roles: {
    needs: ['passengerName', 'flightNumber', 'departureAirport', 'arrivalAirport'],
    takes: [
      ...(['airline', 'departureDate', 'boardingTime', 'departureTime', 'arrivalTime', 'gate'] as const),
      ...(['gateCloses', 'terminal', 'seat', 'cabinClass', 'boardingGroup', 'reservationNumber'] as const),
    ],
    facts: 'all',
  },
  facts: [
    ['airline', ['Airline', 'Carrier', 'Operated by'], 'airline', 'Tern Air'],
    ['passengerName', ['Passenger', 'Traveller', 'passenger_name'], 'passengerName', 'Odile Marchetti'],
    ['flightNumber', ['Flight', 'Flt', 'Flight no'], 'flightNumber', 'TN 482'],
    ['departureDate', ['Date', 'Travel date', 'Date of flight'], 'departureDate', '8 June 2027'],
    ['departureAirport', ['From', 'Origin', 'Departing from'], 'departureAirport', 'Edinburgh EDI'],
    ['arrivalAirport', ['To', 'Destination', 'Going to'], 'arrivalAirport', 'Bergen BGO'],
    ['boardingTime', ['Boarding', 'Boards', 'boardingTime'], 'boardingTime', '09:10'],
    ['departureTime', ['Departs', 'Take-off', 'STD'], 'departureTime', '09:50'],
    ['arrivalTime', ['Arrives', 'Lands', 'STA'], 'arrivalTime', '12:35'],
    ['gate', ['Gate', 'Boarding gate'], 'gate', 'C7'],
    ['seat', ['Seat', 'Seat number', 'Seat no'], 'seat', '16A'],
    ['cabinClass', ['Class', 'Cabin', 'Travel class'], 'cabinClass', 'Economy'],
    ['reservationNumber', ['Booking', 'PNR', 'Record locator'], 'reservationNumber', 'QX4R9T'],
  ],
}

const samples: Readonly<Record<string, Sample>> = { ticket, flight }

const fields = (pairs: readonly Pair[]): string =>
  pairs.map(([label, value]) => `${label}: "${value}"\n`).join('')

/** How facts are written in a body. */
const bodies: Readonly<Record<string, (pairs: readonly Pair[]) => string>> = {
  labels: pairs => pairs.map(([label, value]) => `**${label}:** ${value}`).join('  \n'),
  lines: pairs => pairs.map(([label, value]) => `${label}: ${value}`).join('\n\n'),
  list: pairs => pairs.map(([label, value]) => `- ${label}: ${value}`).join('\n'),
  table: pairs => `| | |\n|---|---|\n${pairs.map(([label, value]) => `| ${label} | ${value} |`).join('\n')}`,
}

const write = check.constantFrom(...Object.values(bodies))

/** A sample with some of its facts in the front matter and the others in the body. */
function copyOf({ title }: Sample, told: readonly Pair[], body: string, lang?: string): string {
  return `---\n${lang ? `lang: ${lang}\n` : ''}title: ${title}\n${fields(told)}---\n\n${body}\n`
}

function readingOf({ roles }: Sample, copy: string): ReadingReport {
  return describeReading(readIn(copy, roles))
}

/** The roles of a sample that a copy does not give, with what they are there. */
function lost(sample: Sample, copy: string): readonly string[] {
  const { roles } = readingOf(sample, copy)
  return sample.facts
    .filter(([role, , , value]) => roles[role] !== value)
    .map(([role, , , value]) => `${role}: ${value} → ${roles[role]}`)
}

const pairsOf = ({ facts }: Sample): readonly Pair[] => facts.map(([, [name = ''], , value]) => [name, value])

for (const [name, sample] of Object.entries(samples)) {
  test(`${name}: shuffling facts changes no role`, () => {
    const order = check.shuffledSubarray([...pairsOf(sample)], { minLength: sample.facts.length })
    check.assert(
      check.property(order, write, (pairs, body) => {
        assert.equal(lost(sample, copyOf(sample, [], body(pairs))), [])
        assert.equal(lost(sample, copyOf(sample, pairs, '')), [])
      }),
      { numRuns: casesOf(40) },
    )
  })

  test(`${name}: facts may move from the front matter to the body and back`, () => {
    const places = check.array(check.boolean(), {
      minLength: sample.facts.length,
      maxLength: sample.facts.length,
    })
    check.assert(
      check.property(places, write, (isTold, body) => {
        const told = pairsOf(sample).filter((_, at) => isTold[at])
        const said = pairsOf(sample).filter((_, at) => !isTold[at])
        const copy = copyOf(sample, told, said.length > 0 ? body(said) : '')
        assert.equal(lost(sample, copy), [], copy)
      }),
      { numRuns: casesOf(60) },
    )
  })

  test(`${name}: synonyms of labels change no role`, () => {
    const names = check.tuple(...sample.facts.map(([, own]) => check.constantFrom(...own)))
    check.assert(
      check.property(names, write, (labels, body) => {
        const pairs = sample.facts.map(([, , , value], at): Pair => [labels[at] ?? '', value])
        assert.equal(lost(sample, copyOf(sample, [], body(pairs))), [], labels.join())
        assert.equal(lost(sample, copyOf(sample, pairs, '')), [], labels.join())
      }),
      { numRuns: casesOf(60) },
    )
  })

  for (const lang of languages()) {
    test(`${name}: labels in ${lang} change no role`, () => {
      const pairs = sample.facts.map(([, , concept, value]): Pair => [nameOf(concept, lang), value])
      for (const body of Object.values(bodies))
        assert.equal(lost(sample, copyOf(sample, [], body(pairs), lang)), [])
      assert.equal(lost(sample, copyOf(sample, pairs, '', lang)), [])
      // The same where nobody says which language it is.
      assert.equal(lost(sample, copyOf(sample, pairs, '')), [])
    })
  }

  test(`${name}: an unknown fact removes no role`, () => {
    const unknown = check.tuple(
      check.stringMatching(/^Q[a-z]{5,9}$/),
      check.stringMatching(/^[a-z]{2,8} [a-z]{2,8}$/),
    )
    check.assert(
      check.property(unknown, check.nat(sample.facts.length), write, (fact, at, body) => {
        const pairs = pairsOf(sample).toSpliced(at, 0, fact)
        for (const copy of [copyOf(sample, [], body(pairs)), copyOf(sample, pairs, '')]) {
          assert.equal(lost(sample, copy), [])
          const { unplaced } = readingOf(sample, copy)
          assert.ok(
            unplaced.some(text => text.includes(fact[1])),
            copy,
          )
        }
      }),
      { numRuns: casesOf(40) },
    )
  })
}

function languages(): readonly string[] {
  return 'en de fr es it pt nl pl sv da nb fi cs tr el uk ru ja zh ko ar he'.split(' ')
}

test.run()
