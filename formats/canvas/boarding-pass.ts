import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { mm } from '../../core/theme/page.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { sizesNamed } from '../fitting/sizes-named.ts'
import { composePass, type PassLook } from './passes/pass.tsx'
import { frontAndBack } from './passes/back.tsx'
import { scaleToPage } from './sheets/scale-to-page.ts'

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
}

function settingOf(theme: Theme) {
  return { theme: scaleToPage(theme, mm(82.3), mm(203.2)), look }
}

/** A boarding pass: route, times and seat at a glance, and a stub. */
const format: Format = {
  slug: 'boarding-pass',
  group: 'canvas',
  surface: 'canvas',
  engine: 'satori',
  sizes: [
    { name: '203.2x82.3mm', width: mm(203.2), height: mm(82.3), bleed: 0 },
    ...sizesNamed(['A4', '9:16']),
  ],
  design: designFrom({ type: { baseSize: 10, scale: 1.333, displayWeight: 700 } }),
  roles,
  compose: (reading, theme, measure) => composePass(reading, roles, { measure, ...settingOf(theme) }),
  others: [frontAndBack(roles, settingOf)],
}

export default format
