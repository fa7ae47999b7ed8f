import { designFrom } from '../../core/brief/design.ts'
import type { Compose, Composition, Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { scaled } from '../../core/theme/scaled.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { composeAnnouncement } from './announcements/announcement.tsx'
import type { AnnouncementLook } from './announcements/look.ts'
import { besideBlock } from './announcements/banner-block.tsx'
import { messageAndColumns } from './announcements/banner-columns.tsx'
import { standing } from './announcements/banner-standing.ts'
import { wordsAcross } from './announcements/banner-words.tsx'
import { ledByBrief, ledByMeaning } from './leads/led-by-brief.ts'
import { scaleToPage } from './sheets/scale-to-page.ts'

const roles: Roles = {
  needs: ['title'],
  takes: ['startDate', 'endDate', 'time', 'location', 'organizer', 'datePublished', 'action', 'terms'],
  facts: 'all',
}

/** Share of the usual room between lines: a banner is low. */
const ROOM = 0.6

const look: AnnouncementLook = {
  headline: 0.24,
  lines: 2,
  picture: 0.42,
  factLine: true,
  pictureFirst: true,
}

function settingOf(theme: Theme) {
  return { theme: scaled(scaleToPage(theme, 500), 1, ROOM), look }
}

const usual: Compose = (reading, theme, measure) =>
  composeAnnouncement(reading, roles, { measure, ...settingOf(theme) })

const across = wordsAcross(roles, settingOf)
const few: Compose = (reading, theme, measure) =>
  (across.suits?.(reading, theme.design, theme.page) ? across.compose : usual)(reading, theme, measure)

const lying: readonly Composition[] = [
  ledByMeaning(roles, settingOf, ['where', 'when', 'price']),
  messageAndColumns(roles, settingOf),
  besideBlock(roles, settingOf, few),
  across,
]

/** A strip over a profile or a page: one message of a few words. */
const format: Format = {
  slug: 'banner',
  group: 'canvas',
  scenery: { told: 'copy', as: 'picture' },
  surface: 'canvas',
  floods: true,
  engine: 'satori',
  sizes: sizesNamed([
    'x header',
    'linkedin banner',
    'linkedin company cover',
    'facebook cover',
    'youtube channel',
    'leaderboard',
    'medium rectangle',
  ]),
  design: designFrom({ type: { baseSize: 26, scale: 1.333, displayWeight: 700 } }),
  roles,
  compose: usual,
  others: [ledByBrief(roles, settingOf, ['when']), standing(roles, settingOf, usual), ...lying],
}

export default format
