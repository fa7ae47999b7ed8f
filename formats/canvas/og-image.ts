import { designFrom } from '../../core/brief/design.ts'
import type { Compose, Composition, Format } from '../../core/format.ts'
import type { Reading } from '../../core/reading/reading.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { hasColoredPaper } from '../../core/theme/grounds.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import { broadside } from './announcements/broadside.tsx'
import type { AnnouncementLook } from './announcements/look.ts'
import { readCanvas } from './copy/canvas-copy.ts'
import { composeLinkCard, linkFigure } from './link-previews/card.tsx'
import { linkOnGround } from './link-previews/on-ground.tsx'
import { linkTitle } from './link-previews/title.tsx'

const roles: Roles = {
  needs: ['title'],
  takes: ['startDate', 'time', 'location', 'datePublished'],
  facts: 'all',
}

const look: AnnouncementLook = { headline: 0.3, lines: 4, picture: 0.42 }

const usual: Compose = (reading, theme, measure) => composeLinkCard(reading, roles, theme, measure)

/** On a sheet of one colour the title fills the width: there is no field to stand beside. */
const across: Composition = {
  ...broadside(roles, theme => ({ theme, look }), usual),
  suits: (reading, design) => hasColoredPaper(design) && isTitled(reading),
}

function isTitled(reading: Reading): boolean {
  const { headline, picture } = readCanvas(reading, roles)
  return headline !== undefined && picture === undefined
}

/** The picture of a link: a title that reads in a thumbnail. */
const format: Format = {
  slug: 'og-image',
  group: 'canvas',
  scenery: { told: 'copy', as: 'picture' },
  surface: 'canvas',
  floods: true,
  engine: 'satori',
  sizes: sizesNamed(['open graph']),
  design: designFrom({ type: { baseSize: 28, scale: 1.333, displayWeight: 700 } }),
  roles,
  compose: usual,
  others: [linkOnGround(roles), linkFigure(roles), linkTitle(roles), across],
}

export default format
