import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeAnnouncement } from './parts/announcement.tsx'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'

/** An invitation: who, what, when, where, on one centred axis. */
const format: Format<CanvasCopy> = {
  slug: 'invitation',
  group: 'canvas',
  surface: 'canvas',
  sizes: sizesNamed(['A6', 'A5', '9:16']),
  design: designFrom({ type: { baseSize: 13, scale: 1.4, displayWeight: 700 }, space: { density: 'airy' } }),
  read: readCanvas,
  compose: (copy, theme) =>
    composeAnnouncement(copy, theme, { headline: 0.12, lines: 2, picture: 0.4, support: 1 }),
}

export default format
