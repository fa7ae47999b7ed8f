import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { mm } from '../../core/theme/page.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import type { CanvasCopy } from '../parts/read-canvas.ts'
import { composeAnnouncement } from './parts/announcement.tsx'
import { readAnnouncement } from './parts/read-announcement.ts'
import { scaleToPage } from './parts/scale-to-page.ts'

/** A poster: one thing seen from across the street, then what, when and where. */
const format: Format<CanvasCopy> = {
  slug: 'poster',
  group: 'canvas',
  surface: 'canvas',
  expects: { 'an occasion': ['heading'] },
  sizes: sizesNamed(['A2', 'A4', 'A3', 'A1', 'A0']),
  design: designFrom({ type: { baseSize: 44, scale: 1.5, displayWeight: 700 } }),
  read: readAnnouncement,
  compose: (copy, theme) =>
    composeAnnouncement(copy, scaleToPage(theme, mm(420)), {
      headline: 0.26,
      lines: 3,
      picture: 0.55,
      support: 1.5,
      key: 1.5,
      details: 0.95,
    }),
}

export default format
