import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeLinks } from './parts/compose-links.tsx'

/** Who somebody is, and where to find them: a portrait, a line and buttons of equal width, one below the other. */
const format: Format = {
  slug: 'link-in-bio',
  group: 'web',
  surface: 'screen',
  sizes: [{ name: '390px', width: 390, height: 0, bleed: 0 }],
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 17, scale: 1.333 },
    shape: { radius: 12, rules: 'hairline' },
  }),
  roles: {
    needs: ['name', 'links'],
    takes: ['handle', 'jobTitle', 'abstract', 'location', 'email', 'telephone', 'contact', 'terms'],
    lists: ['socials'],
    headline: 'name',
  },
  compose: composeLinks,
}

export default format
