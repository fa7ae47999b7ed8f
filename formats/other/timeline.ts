import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { lyingSizes } from './parts/sheet-sizes.ts'
import { composeTimeline } from './parts/timeline/compose-timeline.tsx'
import { moments } from './parts/timeline/moments.tsx'
import { years } from './parts/timeline/years.tsx'

/** Dated events along an axis, in the order they were written. */
const format: Format = {
  slug: 'timeline',
  group: 'other',
  surface: 'canvas',
  sizes: lyingSizes(['16:9', 'A3', 'A4']),
  design: designFrom({ type: { baseSize: 26, scale: 1.25, displayWeight: 700 } }),
  roles: { needs: ['title', 'events'], facts: 'all' },
  compose: composeTimeline,
  others: [moments, years],
}

export default format
