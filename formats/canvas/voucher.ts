import type { Format } from '../../core/format.ts'
import { designFrom } from '../../core/brief/design.ts'
import { mm } from '../../core/theme/page.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import type { CanvasCopy } from '../parts/read-canvas.ts'
import { composePass } from './parts/pass.tsx'
import { readPass } from './parts/read-pass.ts'
import { scaleToPage } from './parts/scale-to-page.ts'

/** A gift voucher: an amount, for whom and from whom. */
const format: Format<CanvasCopy> = {
  slug: 'voucher',
  group: 'canvas',
  surface: 'canvas',
  expects: { 'an offer': ['heading', 'field'] },
  sizes: [{ name: '210x99mm', width: mm(210), height: mm(99), bleed: 0 }, ...sizesNamed(['A5'])],
  design: designFrom({ type: { baseSize: 11, scale: 1.333, displayWeight: 700 } }),
  read: readPass(['amount', 'valid_until']),
  compose: (copy, theme) =>
    composePass(copy, scaleToPage(theme, mm(99)), {
      headline: ['title'],
      hero: 'amount',
      groups: [['to', 'from'], ['message']],
      large: ['to', 'from'],
      mono: ['code'],
      side: {
        fields: ['code', 'serial', 'valid_until', 'redeem_at'],
        repeated: false,
        share: 0.36,
        manner: 'panel',
        hero: 'code',
      },
    }),
}

export default format
