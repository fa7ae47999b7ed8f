import { designFrom } from '../../core/brief/design.ts'
import type { Compose, Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { inch } from '../../core/theme/page.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { composeInvitation } from './cards/invitation-card.tsx'
import { frontAndProgramme } from './cards/invitation-programme.tsx'
import { titleBeside } from './cards/invitation-beside.tsx'
import { titleInFrame } from './cards/invitation-title.tsx'
import { setBill } from './bills/set-bill.tsx'
import { scaleToPage } from './sheets/scale-to-page.ts'

const roles: Roles = {
  needs: ['title', 'hosts', 'startDate', 'location'],
  takes: [
    'hosts',
    'request',
    'startDate',
    'time',
    'doorTime',
    'endDate',
    'location',
    'address',
    'dress',
    'rsvp',
    'notes',
  ],
  lists: ['notes'],
  facts: 'all',
  schema: 'Event',
}

function themeFor(theme: Theme): Theme {
  return scaleToPage(theme, inch(5))
}

const usual: Compose = (reading, paper, measure) => {
  const theme = themeFor(paper)
  return titleBeside(reading, roles, theme, measure) ?? composeInvitation(reading, roles, theme, measure)
}

/** An invitation: who, what, when, where, on one centred axis. */
const format: Format = {
  slug: 'invitation',
  group: 'canvas',
  scenery: { told: 'copy', as: 'picture' },
  surface: 'canvas',
  floods: true,
  engine: 'satori',
  sizes: [{ name: '5x7in', width: inch(5), height: inch(7), bleed: 0 }, ...sizesNamed(['A6', 'A5', '9:16'])],
  design: designFrom({
    type: { baseSize: 14, scale: 1.4, displayWeight: 600, align: 'center' },
    space: { density: 'airy' },
  }),
  honours: ['decor.ornament', 'shape.rules'],
  roles,
  compose: usual,
  others: [
    titleInFrame(roles, themeFor),
    frontAndProgramme(roles, themeFor),
    setBill({ settingOf: theme => ({ theme: themeFor(theme) }), kind: 'card', lead: 0.34 }, usual),
  ],
}

export default format
