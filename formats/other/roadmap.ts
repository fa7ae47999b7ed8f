import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import { composeGraphic } from './parts/graphic.tsx'

/** What is planned for when, and how far it is. */
const format: Format<CanvasCopy> = {
  slug: 'roadmap',
  group: 'other',
  surface: 'canvas',
  sizes: sizesNamed(['16:9', 'A3']),
  design: designFrom({ type: { baseSize: 28, scale: 1.25, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) => composeGraphic(copy, theme, { columns: 4, items: false }),
}

export default format
