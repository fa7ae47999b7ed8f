import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeDocument } from './parts/document.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'

/** A bill. */
const format: Format<PrintCopy> = {
  slug: 'invoice',
  group: 'print',
  surface: 'pages',
  sizes: [a4, letter],
  design: designFrom({
    type: { scale: 1.2, baseSize: pt(10) },
  }),
  read: document => readPrintCopy(document),
  compose: (copy, theme) => composeDocument(copy, theme),
}

export default format
