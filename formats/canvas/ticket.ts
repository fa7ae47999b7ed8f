import { numberCode } from '../../core/codes/code.ts'
import type { Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { mm } from '../../core/theme/page.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import type { PassLook } from './passes/pass.tsx'
import { passFormat } from './passes/pass-format.ts'
import { seatInField } from './passes/seat-in-field.tsx'

const roles: Roles = {
  needs: ['title', 'startDate', 'location'],
  takes: [
    'startDate',
    'doorTime',
    'time',
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
  once: true,
  schema: 'Ticket',
}

const look: PassLook = {
  groups: [
    ['startDate', 'doorTime', 'time', 'endDate'],
    ['seatSection', 'seatRow', 'seatNumber', 'entrance'],
  ],
  large: ['startDate', 'time', 'doorTime', 'seatSection', 'seatRow', 'seatNumber', 'entrance'],
  side: {
    roles: ['startDate', 'time', 'doorTime', 'seatSection', 'seatRow', 'seatNumber', 'ticketNumber'],
    repeated: true,
    share: 0.26,
    manner: 'line',
  },
  promotes: true,
  code: reading => numberCode(reading, ['ticketNumber', 'orderNumber'], ['qr']),
}

/** An admission ticket with a stub to tear off. */
const format: Format = passFormat({
  slug: 'ticket',
  floods: 'deep',
  sizes: [
    { name: '203.2x76.2mm', width: mm(203.2), height: mm(76.2), bleed: 0 },
    ...sizesNamed(['DL', 'A4']),
  ],
  baseSize: 10,
  roles,
  look,
  face: seatInField,
})

export default format
