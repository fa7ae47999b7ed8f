import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeDocument } from './parts/document.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, a3, dl, letter } from './parts/sizes.ts'

/** What there is to eat and drink, and what it costs. */
const format: Format<PrintCopy> = {
  slug: 'menu',
  group: 'print',
  surface: 'pages',
  sizes: [a4, a3, dl, letter],
  design: designFrom({
    color: { seeds: ['#722f37'], ground: 'cream', contrast: 'high' },
    type: { display: 'Playfair Display', text: 'Source Serif 4', scale: 1.25, baseSize: pt(10.5) },
  }),
  read: document => readPrintCopy(document),
  compose: (copy, theme) => composeDocument(copy, theme, { align: 'center' }),
}

export default format
