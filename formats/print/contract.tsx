import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { checkReferences, composeAgreement } from './agreements/agreement.tsx'
import { a4, letter } from './sheets/sizes.ts'

/** An agreement: black serif on white, numbered pages, places to sign. */
const format: Format = {
  slug: 'contract',
  group: 'print',
  surface: 'pages',
  prose: true,
  sizes: [a4, letter],
  leastPaper: 'A6',
  design: designFrom({
    color: { seeds: ['#1a1a1a'], neutral: 'pure' },
    type: {
      text: 'Source Serif 4',
      display: 'Playfair Display',
      displayWeight: 400,
      scale: 1.125,
      baseSize: pt(11),
    },
  }),
  honours: ['layout.cover', 'layout.contents'],
  declines: { 'type.displayScale': 'headings of an agreement are of the size of its clauses' },
  roles: {
    needs: ['title', 'parties', 'signatures'],
    takes: ['effectiveDate'],
    lists: ['clauses', 'definitions', 'schedules'],
  },
  check: (reading, report) => checkReferences('contract', reading, report),
  compose: composeAgreement,
}

export default format
