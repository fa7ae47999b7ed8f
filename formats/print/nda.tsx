import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeAgreement } from './parts/agreement.tsx'
import { a4, letter } from './parts/sizes.ts'

/** A confidentiality agreement, set like a contract. */
const format: Format = {
  slug: 'nda',
  group: 'print',
  surface: 'pages',
  sizes: [a4, letter],
  design: designFrom({
    color: { seeds: ['#1a1a1a'], neutral: 'pure' },
    type: { text: 'Source Serif 4', display: 'Source Serif 4', scale: 1.125, baseSize: pt(10.5) },
  }),
  roles: {
    needs: ['title', 'parties', 'signatures'],
    takes: ['effectiveDate'],
    lists: ['clauses', 'definitions', 'schedules'],
  },
  compose: composeAgreement,
}

export default format
