import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import type { Roles } from '../../core/reading/roles.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import { composeLinkCard } from './link-previews/card.tsx'
import { linkTitle } from './link-previews/title.tsx'

const roles: Roles = {
  needs: ['title'],
  takes: ['startDate', 'time', 'location', 'datePublished'],
  facts: 'all',
}

/** The picture of a link: a title that reads in a thumbnail. */
const format: Format = {
  slug: 'og-image',
  group: 'canvas',
  surface: 'canvas',
  floods: true,
  engine: 'satori',
  sizes: sizesNamed(['open graph']),
  design: designFrom({ type: { baseSize: 28, scale: 1.333, displayWeight: 700 } }),
  roles,
  compose: (reading, theme, measure) => composeLinkCard(reading, roles, theme, measure),
  others: [linkTitle(roles)],
}

export default format
