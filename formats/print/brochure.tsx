import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeDocument } from './parts/document.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4Landscape, letterLandscape, a5 } from './parts/sizes.ts'

/** An invitation to come, stay or buy, panel by panel. */
const format: Format<PrintCopy> = {
  slug: 'brochure',
  group: 'print',
  surface: 'pages',
  sizes: [a4Landscape, letterLandscape, a5],
  design: designFrom({
    type: { display: 'Fraunces', scale: 1.333, baseSize: pt(10) },
  }),
  read: document => readPrintCopy(document),
  compose: (copy, theme) => composeDocument(copy, theme, { align: 'start' }),
}

export default format
