import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { mm } from '../../core/theme/page.ts'
import { composeSpreads } from './parts/compose-spreads.tsx'

/** A collection shown in pictures, spread by spread, with an index of its pieces. */
const format: Format = {
  slug: 'lookbook',
  group: 'web',
  surface: 'screen',
  sizes: [{ name: 'A4', width: mm(297), height: mm(210), bleed: 0 }],
  design: designFrom({
    type: {
      display: 'Playfair Display',
      text: 'Source Sans 3',
      baseSize: 17,
      scale: 1.333,
      displayWeight: 400,
    },
    shape: { radius: 0, rules: 'hairline' },
  }),
  roles: {
    needs: ['title'],
    takes: [
      'season',
      'publisher',
      'abstract',
      'location',
      'address',
      'email',
      'telephone',
      'contact',
      'terms',
    ],
    lists: ['spreads', 'items'],
  },
  compose: composeSpreads,
}

export default format
