import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composePortfolio } from './parts/compose-portfolio.tsx'
import { type Portfolio, readPortfolio } from './parts/read-portfolio.ts'

/** Selected work in one grid of pictures, the people behind it, and how to get in touch. */
const format: Format<Portfolio> = {
  slug: 'portfolio',
  group: 'web',
  surface: 'screen',
  expects: { works: ['image', 'heading', 'link'] },
  sizes: [{ name: '1440px', width: 1440, height: 0, bleed: 0 }],
  design: designFrom({
    type: { display: 'Source Sans 3', text: 'Source Sans 3', baseSize: 17, scale: 1.333 },
    shape: { radius: 4, rules: 'hairline' },
  }),
  read: readPortfolio,
  compose: composePortfolio,
}

export default format
