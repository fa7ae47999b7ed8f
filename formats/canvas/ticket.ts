import type { Format } from '../../core/format.ts'
import { designFrom } from '../../core/brief/design.ts'
import { mm } from '../../core/theme/page.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import type { CanvasCopy } from '../parts/read-canvas.ts'
import { composePass } from './parts/pass.tsx'
import { readPass } from './parts/read-pass.ts'
import { scaleToPage } from './parts/scale-to-page.ts'

/** An admission ticket with a stub to tear off. */
const format: Format<CanvasCopy> = {
  slug: 'ticket',
  group: 'canvas',
  surface: 'canvas',
  expects: { 'facts such as date, place and seat': ['field', 'list', 'table'] },
  sizes: [
    { name: '203.2x76.2mm', width: mm(203.2), height: mm(76.2), bleed: 0 },
    ...sizesNamed(['DL', 'A4']),
  ],
  design: designFrom({ type: { baseSize: 10, scale: 1.333, displayWeight: 700 } }),
  read: readPass(['date', 'time', 'venue']),
  compose: (copy, theme) =>
    composePass(copy, scaleToPage(theme, mm(76.2)), {
      headline: ['event', 'title'],
      groups: [
        ['date', 'time', 'doors'],
        ['section', 'row', 'seat', 'gate'],
      ],
      large: ['date', 'time', 'doors', 'section', 'row', 'seat', 'gate'],
      side: {
        fields: ['date', 'time', 'section', 'row', 'seat', 'ticket_id'],
        repeated: true,
        share: 0.26,
        manner: 'line',
      },
    }),
}

export default format
