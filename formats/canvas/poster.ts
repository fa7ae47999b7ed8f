import { designFrom } from '../../core/brief/design.ts'
import type { Compose, Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { mm } from '../../core/theme/page.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import { composeAnnouncement } from './announcements/announcement.tsx'
import { broadside } from './announcements/broadside.tsx'
import { setBill } from './bills/set-bill.tsx'
import type { AnnouncementLook } from './announcements/look.ts'
import { ledByBrief } from './leads/led-by-brief.ts'
import { scaleToPage } from './sheets/scale-to-page.ts'

const roles: Roles = {
  needs: ['title', 'startDate', 'location'],
  takes: [
    'startDate',
    'endDate',
    'time',
    'doorTime',
    'location',
    'address',
    'price',
    'organizer',
    'action',
    'terms',
  ],
  lists: ['programme', 'offers', 'sponsors'],
  facts: 'all',
  schema: 'Event',
}

const look: AnnouncementLook = {
  headline: 0.26,
  lines: 3,
  picture: 0.55,
  support: 1.5,
  key: 1.5,
  details: 0.95,
}

function settingOf(theme: Theme) {
  return { theme: scaleToPage(theme, mm(420)), look }
}

const usual: Compose = (reading, theme, measure) =>
  composeAnnouncement(reading, roles, { measure, ...settingOf(theme) })

/** A poster: one thing seen from across the street, then what, when and where. */
const format: Format = {
  slug: 'poster',
  group: 'canvas',
  scenery: { told: 'copy', as: 'picture' },
  surface: 'canvas',
  floods: true,
  engine: 'satori',
  sizes: sizesNamed(['A2', 'A4', 'A3', 'A1', 'A0']),
  design: designFrom({
    type: { display: 'Roboto Condensed', baseSize: 44, scale: 1.333, displayWeight: 800 },
  }),
  roles,
  compose: usual,
  others: [
    setBill({ settingOf, kind: 'wall', lead: 0.5 }, usual),
    ledByBrief(roles, settingOf),
    broadside(roles, settingOf, usual),
  ],
}

export default format
