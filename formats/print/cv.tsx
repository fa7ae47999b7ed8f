import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeCareer } from './parts/career.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'

/** An academic life in full: dates, places and publications, quiet and exact. */
const format: Format<PrintCopy> = {
  slug: 'cv',
  group: 'print',
  surface: 'pages',
  expects: { sections: ['heading'] },
  sizes: [a4, letter],
  design: designFrom({
    type: { text: 'Source Serif 4', display: 'Source Serif 4', scale: 1.2, baseSize: pt(10) },
  }),
  read: document => readPrintCopy(document),
  compose: composeCareer,
}

export default format
