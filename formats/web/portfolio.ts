import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composePortfolio } from './parts/compose-portfolio.tsx'
import { checkWorks } from './parts/works.tsx'

/** Selected work in one grid of pictures, the people behind it, and how to get in touch. */
const format: Format = {
  slug: 'portfolio',
  group: 'web',
  surface: 'screen',
  sizes: [{ name: '1440px', width: 1440, height: 0, bleed: 0 }],
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 17, scale: 1.333 },
    shape: { radius: 4, rules: 'hairline' },
  }),
  roles: {
    needs: ['name', 'works'],
    takes: [
      'jobTitle',
      'abstract',
      'about',
      'location',
      'address',
      'email',
      'telephone',
      'contact',
      'action',
      'secondAction',
      'terms',
    ],
    lists: ['navigation', 'services', 'awards', 'quotes', 'links', 'socials'],
    headline: 'name',
  },
  check: checkWorks,
  compose: composePortfolio,
}

export default format
