import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { Clauses } from './parts/clauses.tsx'
import { composeDocument } from './parts/document.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'

/** An agreement: black serif on white, numbered pages, places to sign. */
const format: Format<PrintCopy> = {
  slug: 'contract',
  group: 'print',
  surface: 'pages',
  sizes: [a4, letter],
  design: designFrom({
    color: { seeds: ['#1a1a1a'], neutral: 'pure' },
    type: { text: 'Source Serif 4', display: 'Source Serif 4', scale: 1.125, baseSize: pt(10.5) },
  }),
  read: document => readPrintCopy(document),
  compose: (copy, theme) =>
    composeDocument({ ...copy, signatories: [] }, theme, {
      step: 4,
      numberFirst: true,
      body: <Clauses copy={copy} theme={theme} />,
    }),
}

export default format
