import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { inch, mm } from '../../core/theme/page.ts'
import type { CanvasCopy } from '../parts/read-canvas.ts'
import { composeBusinessCard } from './parts/name-card.tsx'
import { readAnnouncement } from './parts/read-announcement.ts'

/** A business card: the mark on its front; on its back a name and how to reach it. */
const format: Format<CanvasCopy> = {
  slug: 'business-card',
  group: 'canvas',
  surface: 'canvas',
  expects: { 'ways to get in touch': ['field', 'link', 'list'] },
  sizes: [
    { name: 'business card', width: mm(85), height: mm(55), bleed: mm(3) },
    { name: 'US business card', width: inch(3.5), height: inch(2), bleed: inch(0.125) },
    { name: 'JP business card', width: mm(91), height: mm(55), bleed: mm(3) },
  ],
  design: designFrom({ type: { baseSize: 9.5, scale: 1.333, displayWeight: 700 } }),
  read: readAnnouncement,
  compose: composeBusinessCard,
}

export default format
