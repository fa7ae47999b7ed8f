import type { Format } from '../../core/format.ts'
import { designFrom } from '../../core/brief/design.ts'
import { mm } from '../../core/theme/page.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import type { CanvasCopy } from '../parts/read-canvas.ts'
import { composePass } from './parts/pass.tsx'
import { readPass } from './parts/read-pass.ts'
import { scaleToPage } from './parts/scale-to-page.ts'

/** A coupon: an offer, its code and its terms. */
const format: Format<CanvasCopy> = {
  slug: 'coupon',
  group: 'canvas',
  surface: 'canvas',
  expects: { 'an offer': ['heading', 'field'] },
  sizes: [{ name: '210x99mm', width: mm(210), height: mm(99), bleed: 0 }, ...sizesNamed(['1:1'])],
  design: designFrom({ type: { baseSize: 12, scale: 1.333, displayWeight: 700 } }),
  read: readPass(['valid_until']),
  compose: (copy, theme) =>
    composePass(copy, scaleToPage(theme, mm(99)), {
      headline: ['offer', 'title'],
      groups: [],
      large: ['code'],
      mono: ['code'],
      side: { fields: ['code', 'valid_until'], repeated: false, share: 0.32, manner: 'line', hero: 'code' },
      cutLine: true,
    }),
}

export default format
