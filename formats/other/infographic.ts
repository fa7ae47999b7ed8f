import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { sizesNamed } from '../../core/theme/page-sizes.ts'
import { composeInfographic } from './infographics/compose-infographic.tsx'
import { fewFigures } from './infographics/few-figures.tsx'

/** A tall picture of figures, read from top to bottom. */
const format: Format = {
  slug: 'infographic',
  group: 'other',
  scenery: { told: 'brief', as: 'foot' },
  surface: 'canvas',
  floods: true,
  sizes: [
    { name: '1080x2700', width: 1080, height: 2700, bleed: 0 },
    { name: '800x2000', width: 800, height: 2000, bleed: 0 },
    ...sizesNamed(['A3', 'A4']),
  ],
  design: designFrom({
    type: { display: 'Roboto Condensed', baseSize: 34, scale: 1.25, displayWeight: 900 },
  }),
  roles: { needs: ['title', 'modules'], takes: ['abstract', 'sources'], lists: ['sources'], facts: 'all' },
  compose: composeInfographic,
  others: [fewFigures],
}

export default format
