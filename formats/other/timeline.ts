import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import { composeTimeline } from './parts/timeline/compose-timeline.tsx'

/** Dated events along an axis, in the order they were written. */
const format: Format<CanvasCopy> = {
  slug: 'timeline',
  group: 'other',
  surface: 'canvas',
  expects: { 'dated events': ['list', 'table', 'heading'] },
  sizes: sizesNamed(['16:9', 'A3', 'A4']),
  design: designFrom({ type: { baseSize: 26, scale: 1.25, displayWeight: 700 } }),
  read: readCanvas,
  compose: composeTimeline,
}

export default format
