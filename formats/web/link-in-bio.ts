import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeLinks } from './parts/compose-links.tsx'
import { type LinkPage, readLinkPage } from './parts/read-links.ts'

/** Who somebody is, and where to find them: a portrait, a line and buttons of equal width, one below the other. */
const format: Format<LinkPage> = {
  slug: 'link-in-bio',
  group: 'web',
  surface: 'screen',
  expects: { links: ['link'] },
  sizes: [{ name: '390px', width: 390, height: 0, bleed: 0 }],
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 17, scale: 1.333 },
    shape: { radius: 12, rules: 'hairline' },
  }),
  read: document => readLinkPage(document),
  compose: composeLinks,
}

export default format
