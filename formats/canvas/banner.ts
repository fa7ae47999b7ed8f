import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeAnnouncement } from './parts/announcement.tsx'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'

/** A strip over a profile or a page: one message of a few words. */
const format: Format<CanvasCopy> = {
  slug: 'banner',
  group: 'canvas',
  surface: 'canvas',
  sizes: sizesNamed([
    'x header',
    'linkedin banner',
    'linkedin company cover',
    'facebook cover',
    'youtube channel',
    'leaderboard',
    'medium rectangle',
  ]),
  design: designFrom({ type: { baseSize: 30, scale: 1.333, displayWeight: 700 } }),
  read: readCanvas,
  compose: (copy, theme) => composeAnnouncement(copy, theme, { headline: 0.2, lines: 2, picture: 0.42 }),
}

export default format
