import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeAnnouncement } from './parts/announcement.tsx'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'

/** A poster: one thing seen from across the street, then what, when and where. */
const format: Format<CanvasCopy> = {
  slug: 'poster',
  group: 'canvas',
  surface: 'canvas',
  sizes: sizesNamed(['A2', 'A4', 'A3', 'A1', 'A0']),
  design: designFrom({ type: { baseSize: 44, scale: 1.5, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) =>
    composeAnnouncement(copy, theme, { headline: 0.24, lines: 2, picture: 0.45, support: 1.5 }),
}

export default format
