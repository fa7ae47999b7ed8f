import type { Shaped } from './shapes.test.kit.ts'

/** A fact of a card: its role, its usual key, a key of somebody else, its label, and its value. */
type CardFact = readonly [role: string, key: string, foreign: string, label: string, value: string]

const concert: readonly CardFact[] = [
  ['startDate', 'date', 'Datum', 'Date', 'Friday 12 March 2027'],
  ['time', 'time', 'Beginn', 'Time', '19:30'],
  ['doorTime', 'doors', 'Einlass', 'Doors', '18:45'],
  ['location', 'venue', 'Veranstaltungsort', 'Venue', 'Kiln Hall'],
  ['address', 'address', 'Adresse', 'Address', '3 Brickfield Lane, Hexham'],
  ['seatSection', 'section', 'Block', 'Section', 'Balcony'],
  ['seatRow', 'row', 'Reihe', 'Row', 'F'],
  ['seatNumber', 'seat', 'Sitzplatz', 'Seat', '21'],
  ['holder', 'holder', 'Karteninhaber', 'Holder', 'Marit Oakes'],
  ['price', 'price', 'Preis', 'Price', '£24.00'],
  ['orderNumber', 'order', 'Bestellnummer', 'Order', 'KH-20931'],
]

const flight: readonly CardFact[] = [
  ['airline', 'airline', 'compagnie', 'Airline', 'Tern Air'],
  ['passengerName', 'passenger', 'passager', 'Passenger', 'Odile Marchetti'],
  ['flightNumber', 'flight_number', 'vol', 'Flight number', 'TN 482'],
  ['departureDate', 'departure_date', 'date', 'Departure date', '8 June 2027'],
  ['departureAirport', 'from', 'départ de', 'From', 'Edinburgh EDI'],
  ['arrivalAirport', 'to', 'destination', 'To', 'Bergen BGO'],
  ['boardingTime', 'boarding_time', 'embarquement', 'Boarding time', '09:10'],
  ['departureTime', 'departs', 'heure de départ', 'Departs', '09:50'],
  ['arrivalTime', 'arrives', "heure d'arrivée", 'Arrives', '12:35'],
  ['gate', 'gate', 'porte', 'Gate', 'C7'],
  ['seat', 'seat', 'siège', 'Seat', '16A'],
  ['cabinClass', 'class', 'classe', 'Class', 'Economy'],
  ['boardingGroup', 'group', "groupe d'embarquement", 'Group', '3'],
  ['reservationNumber', 'booking', 'numéro de réservation', 'Booking', 'QX4R9T'],
]

/** A concert ticket in six shapes. */
export const ticket: Shaped = card('ticket', concert, {
  title: 'The Salt Road Quartet',
  terms: 'Latecomers wait until the interval.',
})

/** A boarding pass in six shapes. */
export const boardingPass: Shaped = card('boarding-pass', flight, {
  title: 'Boarding pass',
  terms: 'Please keep your passport at hand.',
})

interface Around {
  readonly title: string
  /** Stands below the facts. */
  readonly terms: string
}

function card(slug: string, facts: readonly CardFact[], { title, terms }: Around): Shaped {
  const lines = (write: (fact: CardFact) => string, between = '\n'): string => facts.map(write).join(between)
  return {
    slug,
    values: {
      title,
      ...Object.fromEntries(facts.map(([role, , , , value]) => [role, value])),
      terms,
    },
    shapes: {
      keys: `---\ntitle: ${title}\n${lines(([, key, , , value]) => `${key}: "${value}"`)}\nterms: ${terms}\n---\n`,
      foreign: `---\n${lines(([, , key, , value]) => `${key}: "${value}"`)}\n---\n\n# ${title}\n\n${terms}\n`,
      labels: `# ${title}\n\n${lines(([, , , label, value]) => `**${label}:** ${value}`, '  \n')}\n\n${terms}\n`,
      table: `# ${title}\n\n| | |\n|---|---|\n${lines(([, , , label, value]) => `| ${label} | ${value} |`)}\n\n${terms}\n`,
      list: `# ${title}\n\n${lines(([, , , label, value]) => `- ${label}: ${value}`)}\n\n${terms}\n`,
      paste: `${title}\n\n${lines(([, , , label, value]) => `${label}\t${value}`)}\n\n${terms}\n`,
    },
  }
}
