import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import { composeGraphic } from './parts/graphic.tsx'

/** A tall picture of figures, read from top to bottom. */
const format: Format<CanvasCopy> = {
  slug: 'infographic',
  group: 'other',
  surface: 'canvas',
  sizes: [{ name: '1080x2700', width: 1080, height: 2700, bleed: 0 }, ...sizesNamed(['A3', 'A4'])],
  design: designFrom({ type: { baseSize: 34, scale: 1.25, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) => composeGraphic(copy, theme, { columns: 1, items: false }),
}

export default format
