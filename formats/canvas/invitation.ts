import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { inch } from '../../core/theme/page.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import type { CanvasCopy } from '../parts/read-canvas.ts'
import { composeInvitation } from './parts/invitation-card.tsx'
import { readAnnouncement } from './parts/read-announcement.ts'
import { scaleToPage } from './parts/scale-to-page.ts'

/** An invitation: who, what, when, where, on one centred axis. */
const format: Format<CanvasCopy> = {
  slug: 'invitation',
  group: 'canvas',
  surface: 'canvas',
  expects: { 'an occasion': ['heading', 'field'] },
  sizes: [{ name: '5x7in', width: inch(5), height: inch(7), bleed: 0 }, ...sizesNamed(['A6', 'A5', '9:16'])],
  design: designFrom({
    type: { baseSize: 14, scale: 1.4, displayWeight: 600, align: 'center' },
    space: { density: 'airy' },
  }),
  read: readAnnouncement,
  compose: (copy, theme) => composeInvitation(copy, scaleToPage(theme, inch(5))),
}

export default format
