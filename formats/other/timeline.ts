import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { lyingSizes } from '../../core/theme/page-sizes.ts'
import { composeTimeline } from './timelines/compose-timeline.tsx'
import { down } from './timelines/down.tsx'
import { lines } from './timelines/lines.tsx'
import { moments } from './timelines/moments.tsx'
import { strip } from './timelines/strip.tsx'
import { stair } from './timelines/stair.tsx'
import { years } from './timelines/years.tsx'

/** Dated events along an axis, in the order they were written. */
const format: Format = {
  slug: 'timeline',
  group: 'other',
  scenery: { told: 'brief', as: 'foot' },
  surface: 'canvas',
  sizes: [...lyingSizes(['16:9', 'A3', 'A4']), { name: 'wall', width: 3600, height: 1350, bleed: 0 }],
  design: designFrom({ type: { baseSize: 26, scale: 1.25, displayWeight: 700 } }),
  honours: ['layout.axis'],
  roles: { needs: ['title', 'events'], facts: 'all' },
  compose: composeTimeline,
  others: [down, strip, moments, stair, lines, years],
}

export default format
