import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeNewsletter } from './parts/newsletter/compose-newsletter.tsx'
import { type Newsletter, readNewsletter } from './parts/newsletter/read-newsletter.ts'

/** A letter to subscribers, in one column of 600 px. */
const format: Format<Newsletter> = {
  slug: 'email-newsletter',
  group: 'other',
  surface: 'screen',
  webFonts: 'installed',
  expects: { stories: ['heading', 'link'] },
  sizes: [{ name: '600px', width: 600, height: 0, bleed: 0 }],
  design: designFrom({ type: { baseSize: 16, scale: 1.2 } }),
  read: readNewsletter,
  compose: composeNewsletter,
}

export default format
