import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import { composeGraphic } from './parts/graphic.tsx'

/** Dated events in order. */
const format: Format<CanvasCopy> = {
  slug: 'timeline',
  group: 'other',
  surface: 'canvas',
  sizes: sizesNamed(['16:9', 'A3', 'A4']),
  design: designFrom({ type: { baseSize: 30, scale: 1.25, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) => composeGraphic(copy, theme, { columns: 4, items: true }),
}

export default format
