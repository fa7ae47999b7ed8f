import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import type { Report } from '../../core/message.ts'
import type { Reading } from '../../core/reading/reading.ts'
import { pt } from '../../core/theme/page.ts'
import { checkReferences, composeCompact } from './agreements/agreement.tsx'
import { a4, letter } from './sheets/sizes.ts'

/** A confidentiality agreement, set like a contract. */
const format: Format = {
  slug: 'nda',
  group: 'print',
  surface: 'pages',
  prose: true,
  sizes: [a4, letter],
  leastPaper: 'A6',
  design: designFrom({
    color: { seeds: ['#1a1a1a'], neutral: 'pure' },
    type: {
      text: 'Source Serif 4',
      display: 'Source Serif 4',
      displayWeight: 400,
      scale: 1.125,
      baseSize: pt(10.5),
    },
  }),
  honours: ['layout.cover', 'layout.contents'],
  declines: { 'type.displayScale': 'headings of an agreement are of the size of its clauses' },
  roles: {
    needs: ['title', 'parties', 'signatures', 'effectiveDate'],
    takes: ['period'],
    lists: ['clauses', 'definitions', 'schedules'],
  },
  check: (reading, report) => {
    checkReferences('nda', reading, report)
    checkTerm(reading, report)
  },
  compose: composeCompact,
}

export default format

/** Says when a confidentiality agreement does not state how long it lasts. */
function checkTerm({ roles }: Reading, report: Report): void {
  if (roles.period) return
  const hint = 'state it in a clause of its own, or as "term" in the front matter'
  report.add({ rule: 'nda-R4', severity: 'warning', text: 'no term is stated', hint })
}
