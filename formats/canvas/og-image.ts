import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeAnnouncement } from './parts/announcement.tsx'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'

/** The picture of a link: a title that reads in a thumbnail. */
const format: Format<CanvasCopy> = {
  slug: 'og-image',
  group: 'canvas',
  surface: 'canvas',
  sizes: sizesNamed(['open graph']),
  design: designFrom({ type: { baseSize: 28, scale: 1.333, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) =>
    composeAnnouncement(copy, theme, { headline: 0.118, lines: 4, picture: 0.36, support: 1.1 }),
}

export default format
