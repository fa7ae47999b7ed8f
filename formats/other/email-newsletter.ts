import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeNewsletter } from './newsletters/compose-newsletter.tsx'

/** A letter to subscribers, in one column of 600 px. */
const format: Format = {
  slug: 'email-newsletter',
  group: 'other',
  scenery: { told: 'brief', as: 'picture' },
  surface: 'screen',
  html: 'mail',
  sizes: [{ name: '600px', width: 600, height: 0, bleed: 0 }],
  design: designFrom({ type: { baseSize: 18, scale: 1.2 } }),
  roles: {
    needs: ['title', 'stories', 'unsubscribe', 'address'],
    takes: ['issue', 'datePublished', 'publisher', 'subject', 'preheader', 'action', 'closing', 'terms'],
    silent: true,
  },
  compose: composeNewsletter,
}

export default format
