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
  needs: ['title', 'startDate', 'location'],
  takes: [
    'startDate',
    'time',
    'doorTime',
    'endDate',
    'seatSection',
    'seatRow',
    'seatNumber',
    'entrance',
    'location',
    'address',
    'holder',
    'price',
    'orderNumber',
    'ticketNumber',
    'organizer',
    'terms',
  ],
  lists: ['terms'],
  facts: 'all',
  schema: 'Ticket',
}

const look: PassLook = {
  groups: [
    ['startDate', 'time', 'doorTime', 'endDate'],
    ['seatSection', 'seatRow', 'seatNumber', 'entrance'],
  ],
  large: ['startDate', 'time', 'doorTime', 'seatSection', 'seatRow', 'seatNumber', 'entrance'],
  side: {
    roles: ['startDate', 'time', 'doorTime', 'seatSection', 'seatRow', 'seatNumber', 'ticketNumber'],
    repeated: true,
    share: 0.26,
    manner: 'line',
  },
}

function settingOf(theme: Theme) {
  return { theme: scaleToPage(theme, mm(76.2), mm(203.2)), look }
}

/** An admission ticket with a stub to tear off. */
const format: Format = {
  slug: 'ticket',
  group: 'canvas',
  surface: 'canvas',
  engine: 'satori',
  sizes: [
    { name: '203.2x76.2mm', width: mm(203.2), height: mm(76.2), bleed: 0 },
    ...sizesNamed(['DL', 'A4']),
  ],
  design: designFrom({ type: { baseSize: 10, scale: 1.333, displayWeight: 700 } }),
  roles,
  compose: (reading, theme, measure) => composePass(reading, roles, { measure, ...settingOf(theme) }),
  others: [frontAndBack(roles, settingOf)],
}

export default format
