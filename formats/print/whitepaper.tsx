import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeDocument } from './parts/document.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'

/** An argument with evidence: cover, abstract, contents, serif text and notes. */
const format: Format<PrintCopy> = {
  slug: 'whitepaper',
  group: 'print',
  surface: 'pages',
  expects: { sections: ['heading'] },
  sizes: [a4, letter],
  design: designFrom({
    color: { seeds: ['#005f6a'] },
    type: { text: 'Source Serif 4', display: 'Source Serif 4', scale: 1.25, baseSize: pt(10.5) },
  }),
  read: document => readPrintCopy(document),
  compose: (copy, theme) => composeDocument(copy, theme, { cover: 'long', aside: true }),
}

export default format
