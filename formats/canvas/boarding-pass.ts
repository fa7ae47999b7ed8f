import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { mm } from '../../core/theme/page.ts'
import { composePass } from './parts/pass.tsx'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'

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
  read: readCanvas,
  compose: (copy, theme) =>
    composePass(copy, theme, {
      headline: ['route', 'passenger'],
      large: ['boarding', 'gate', 'seat'],
      stub: ['passenger', 'flight', 'date', 'seat', 'gate', 'sequence'],
      columns: 5,
    }),
}

export default format
