import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeOrganisation } from './org-charts/compose-organisation.tsx'
import { lyingSizes } from '../../core/theme/page-sizes.ts'
import { band } from './org-charts/band.tsx'
import { directory } from './org-charts/directory.tsx'
import { portraits } from './org-charts/portraits.tsx'

/** Who works with whom: a tree of cards. */
const format: Format = {
  slug: 'org-chart',
  group: 'other',
  surface: 'canvas',
  sizes: lyingSizes(['A4', 'A3', '16:9']),
  design: designFrom({ type: { baseSize: 24, scale: 1.25, displayWeight: 700 } }),
  honours: ['shape.rules', 'color.each'],
  roles: { needs: ['people'], takes: ['updated'], facts: 'all' },
  compose: composeOrganisation,
  others: [portraits, band, directory],
}

export default format
