import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import type { CanvasCopy } from '../parts/read-canvas.ts'
import { composeLinkCard } from './parts/link-card.tsx'
import { readAnnouncement } from './parts/read-announcement.ts'

/** The picture of a link: a title that reads in a thumbnail. */
const format: Format<CanvasCopy> = {
  slug: 'og-image',
  group: 'canvas',
  surface: 'canvas',
  sizes: sizesNamed(['open graph']),
  design: designFrom({ type: { baseSize: 28, scale: 1.333, displayWeight: 700 } }),
  read: readAnnouncement,
  compose: composeLinkCard,
}

export default format
