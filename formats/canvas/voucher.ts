import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { mm } from '../../core/theme/page.ts'
import { composePass } from './parts/pass.tsx'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'

/** A gift voucher: an amount, for whom and from whom. */
const format: Format<CanvasCopy> = {
  slug: 'voucher',
  group: 'canvas',
  surface: 'canvas',
  sizes: [{ name: '210x99mm', width: mm(210), height: mm(99), bleed: 0 }, ...sizesNamed(['A5'])],
  design: designFrom({ type: { baseSize: 11, scale: 1.333, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) =>
    composePass(copy, theme, { headline: ['amount'], large: [], stub: [], columns: 3 }),
}

export default format
