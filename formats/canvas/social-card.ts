import { designFrom } from '../../core/brief/design.ts'
import type { Compose, Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import { composeAnnouncement } from './announcements/announcement.tsx'
import { broadside } from './announcements/broadside.tsx'
import { setBill } from './bills/set-bill.tsx'
import type { AnnouncementLook } from './announcements/look.ts'
import { series } from './announcements/series.tsx'
import { statement } from './announcements/statement.tsx'
import { ledByBrief } from './leads/led-by-brief.ts'

const roles: Roles = {
  needs: ['title'],
  takes: [
    'startDate',
    'endDate',
    'time',
    'location',
    'price',
    'organizer',
    'datePublished',
    'handle',
    'action',
    'terms',
  ],
  facts: 'all',
}

const look: AnnouncementLook = {
  headline: 0.12,
  lines: 3,
  picture: 0.5,
  support: 1.1,
  key: 1.1,
  covered: 0.131,
}

function settingOf(theme: Theme) {
  return { theme, look }
}

const usual: Compose = (reading, theme, measure) =>
  composeAnnouncement(reading, roles, { measure, ...settingOf(theme) })

const onField = statement(roles, settingOf)
const few: Compose = (reading, theme, measure) =>
  (onField.suits?.(reading, theme.design, theme.page) ? onField.compose : usual)(reading, theme, measure)

/** A post in a feed: a hook, a line of support, a picture, a handle. */
const format: Format = {
  slug: 'social-card',
  group: 'canvas',
  scenery: { told: 'copy', as: 'picture' },
  surface: 'canvas',
  floods: true,
  engine: 'satori',
  sizes: sizesNamed(['1:1', '4:5', '9:16', 'x card', 'linkedin post', 'pinterest']),
  design: designFrom({ type: { baseSize: 36, scale: 1.333, displayWeight: 700 } }),
  roles,
  compose: usual,
  others: [
    setBill({ settingOf, kind: 'wall', lead: 0.5 }, usual),
    ledByBrief(roles, settingOf),
    series(roles, settingOf),
    broadside(roles, settingOf, few),
  ],
}

export default format
