import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { mm } from '../../core/theme/page.ts'
import { composePass } from './parts/pass.tsx'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'

/** An admission ticket with a stub to tear off. */
const format: Format<CanvasCopy> = {
  slug: 'ticket',
  group: 'canvas',
  surface: 'canvas',
  sizes: [
    { name: '203.2x76.2mm', width: mm(203.2), height: mm(76.2), bleed: 0 },
    ...sizesNamed(['DL', 'A4']),
  ],
  design: designFrom({ type: { baseSize: 10, scale: 1.333, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) =>
    composePass(copy, theme, {
      headline: ['event', 'title'],
      large: ['section', 'row', 'seat', 'time'],
      stub: ['date', 'time', 'section', 'row', 'seat', 'ticket_id'],
      columns: 6,
    }),
}

export default format
