import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { composeDocument } from './parts/document.tsx'
import { limitMargins } from './parts/limit-margins.ts'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'
import { Story } from './parts/story.tsx'

/** A story with a result: the result first, the facts beside it, the proof below. */
const format: Format<PrintCopy> = {
  slug: 'case-study',
  group: 'print',
  surface: 'pages',
  expects: { sections: ['heading'] },
  sizes: [a4, letter],
  design: designFrom({
    type: { display: 'Fraunces', scale: 1.333, baseSize: pt(10) },
  }),
  read: document => readPrintCopy(document),
  compose(copy, asked) {
    const theme = limitMargins(asked, mm(20))
    const body = <Story nodes={copy.body} theme={theme} />
    return composeDocument(copy, theme, { step: 4, aside: true, body })
  },
}

export default format
