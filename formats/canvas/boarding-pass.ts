import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { mm } from '../../core/theme/page.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import type { CanvasCopy } from '../parts/read-canvas.ts'
import { composePass } from './parts/pass.tsx'
import { readPass } from './parts/read-pass.ts'
import { scaleToPage } from './parts/scale-to-page.ts'

/** A boarding pass: route, times and seat at a glance, and a stub. */
const format: Format<CanvasCopy> = {
  slug: 'boarding-pass',
  group: 'canvas',
  surface: 'canvas',
  expects: { 'facts such as flight, gate and seat': ['field', 'list', 'table'] },
  sizes: [
    { name: '203.2x82.3mm', width: mm(203.2), height: mm(82.3), bleed: 0 },
    ...sizesNamed(['A4', '9:16']),
  ],
  design: designFrom({ type: { baseSize: 10, scale: 1.333, displayWeight: 700 } }),
  read: readPass(['passenger', 'from', 'to', 'flight', 'date', 'boarding', 'gate', 'seat']),
  compose: (copy, theme) =>
    composePass(copy, scaleToPage(theme, mm(82.3)), {
      headline: [],
      groups: [
        ['passenger', 'flight', 'date', 'class'],
        ['boarding', 'gate', 'seat', 'departure', 'arrival', 'gate_closes'],
      ],
      large: ['boarding', 'gate', 'seat'],
      side: {
        fields: ['passenger', 'flight', 'date', 'boarding', 'gate', 'seat', 'sequence'],
        repeated: true,
        share: 0.25,
        manner: 'line',
      },
      band: true,
    }),
}

export default format
