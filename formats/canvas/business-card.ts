import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composePass } from './parts/pass.tsx'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'

/** A business card: a name, and how to reach it. */
const format: Format<CanvasCopy> = {
  slug: 'business-card',
  group: 'canvas',
  surface: 'canvas',
  expects: { 'ways to get in touch': ['field', 'link', 'list'] },
  sizes: sizesNamed(['business card', 'us business card']),
  design: designFrom({ type: { baseSize: 9.5, scale: 1.333, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) => composePass(copy, theme, { headline: ['name'], large: [], stub: [], columns: 2 }),
}

export default format
