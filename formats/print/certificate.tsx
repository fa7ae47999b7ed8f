import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeDocument } from './parts/document.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4Landscape, letterLandscape } from './parts/sizes.ts'

/** An honour on one sheet. */
const format: Format<PrintCopy> = {
  slug: 'certificate',
  group: 'print',
  surface: 'pages',
  sizes: [a4Landscape, letterLandscape],
  design: designFrom({
    type: { display: 'Cormorant Garamond', text: 'Cormorant Garamond', scale: 1.333, baseSize: pt(15), align: 'center' },
  }),
  read: document => readPrintCopy(document),
  compose: (copy, theme) => composeDocument(copy, theme, { align: 'center' }),
}

export default format
