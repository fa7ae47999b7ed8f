import { boardingCode } from '../../core/codes/boarding.ts'
import { numberCode } from '../../core/codes/code.ts'
import type { Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { mm } from '../../core/theme/page.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import type { PassLook } from './passes/pass.tsx'
import { passFormat } from './passes/pass-format.ts'
import { routeOnBand } from './passes/route-on-band.tsx'

const roles: Roles = {
  needs: [
    'passengerName',
    'flightNumber',
    'departureAirport',
    'arrivalAirport',
    'departureDate',
    'boardingTime',
    'gate',
    'seat',
  ],
  takes: [
    'airline',
    'departureAirport',
    'arrivalAirport',
    'passengerName',
    'flightNumber',
    'departureDate',
    'cabinClass',
    'boardingTime',
    'gate',
    'seat',
    'departureTime',
    'arrivalTime',
    'gateCloses',
    'terminal',
    'boardingGroup',
    'sequenceNumber',
    'reservationNumber',
    'ticketNumber',
    'frequentFlyer',
    'baggage',
    'terms',
  ],
  lists: ['terms'],
  facts: 'all',
  once: true,
  schema: 'FlightReservation',
}

const look: PassLook = {
  groups: [
    ['passengerName', 'flightNumber', 'departureDate', 'cabinClass'],
    ['boardingTime', 'gate', 'seat', 'departureTime', 'arrivalTime', 'gateCloses'],
  ],
  large: ['boardingTime', 'gate', 'seat'],
  side: {
    roles: [
      'passengerName',
      'flightNumber',
      'departureDate',
      'boardingTime',
      'gate',
      'seat',
      'sequenceNumber',
    ],
    repeated: true,
    share: 0.25,
    manner: 'line',
  },
  band: true,
  // Without all that a gate asks for, the number that the booking is found by.
  code: (reading, page) =>
    boardingCode(reading, page) ?? numberCode(reading, ['reservationNumber', 'ticketNumber'], ['qr']),
}

/** A boarding pass: route, times and seat at a glance, and a stub. */
const pass: Format = passFormat({
  slug: 'boarding-pass',
  sizes: [
    { name: '203.2x82.3mm', width: mm(203.2), height: mm(82.3), bleed: 0 },
    ...sizesNamed(['A4', '9:16']),
  ],
  baseSize: 10,
  roles,
  look,
  face: routeOnBand,
})

/** A pass that machines read has no ornament beside its codes. */
const format: Format = { ...pass, honours: [] }

export default format
