import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeAgreement } from './parts/agreement.tsx'
import { checkReferences } from './parts/check-references.ts'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'

/** An agreement: black serif on white, numbered pages, places to sign. */
const format: Format<PrintCopy> = {
  slug: 'contract',
  group: 'print',
  surface: 'pages',
  expects: { clauses: ['heading', 'list'] },
  sizes: [a4, letter],
  design: designFrom({
    color: { seeds: ['#1a1a1a'], neutral: 'pure' },
    type: { text: 'Source Serif 4', display: 'Source Serif 4', scale: 1.125, baseSize: pt(10.5) },
  }),
  read(document, report) {
    const copy = readPrintCopy(document)
    checkReferences('contract', copy.body, report)
    return copy
  },
  compose: composeAgreement,
}

export default format
