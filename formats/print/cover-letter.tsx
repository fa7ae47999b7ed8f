import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeDocument } from './parts/document.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'

/** A letter of one page in the manner of the resume it comes with. */
const format: Format<PrintCopy> = {
  slug: 'cover-letter',
  group: 'print',
  surface: 'pages',
  sizes: [a4, letter],
  design: designFrom({
    type: { scale: 1.25, baseSize: pt(11) },
    space: { marginScale: 1.15 },
  }),
  read: document => readPrintCopy(document),
  compose: (copy, theme) => composeDocument(copy, theme, { step: 3 }),
}

export default format
