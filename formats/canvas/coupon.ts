import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { mm } from '../../core/theme/page.ts'
import { composePass } from './parts/pass.tsx'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'

/** A coupon: an offer, its code and its terms. */
const format: Format<CanvasCopy> = {
  slug: 'coupon',
  group: 'canvas',
  surface: 'canvas',
  sizes: [{ name: '210x99mm', width: mm(210), height: mm(99), bleed: 0 }, ...sizesNamed(['1:1'])],
  design: designFrom({ type: { baseSize: 12, scale: 1.333, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) =>
    composePass(copy, theme, { headline: ['heading', 'offer'], large: ['code'], stub: [], columns: 3 }),
}

export default format
