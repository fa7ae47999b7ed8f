import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composePage } from './parts/compose-page.tsx'

/** A page that leads to one decision: promise, proof, prices, questions and a last call. */
const format: Format = {
  slug: 'landing-page',
  group: 'web',
  surface: 'screen',
  sizes: [{ name: '1440px', width: 1440, height: 0, bleed: 0 }],
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 17, scale: 1.333 },
    shape: { radius: 8, rules: 'hairline' },
  }),
  roles: {
    needs: ['title', 'action'],
    takes: ['name', 'abstract', 'secondAction', 'address', 'email', 'telephone', 'terms'],
    lists: ['navigation', 'stats', 'features', 'steps', 'quotes', 'offers', 'questions', 'links'],
  },
  compose: composePage,
}

export default format
