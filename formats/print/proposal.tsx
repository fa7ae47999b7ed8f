import { designFrom } from '../../core/brief/design.ts'
import { Prose } from '../../core/compose/index.ts'
import { toNodes } from '../../core/compose/jsx-runtime.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { withAcceptance } from './parts/acceptance.tsx'
import { composeDocument } from './parts/document.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'

/** An offer: what, how, when, for how much, and where to sign. */
const format: Format<PrintCopy> = {
  slug: 'proposal',
  group: 'print',
  surface: 'pages',
  expects: { sections: ['heading'] },
  sizes: [a4, letter],
  design: designFrom({
    type: { scale: 1.25, baseSize: pt(10.5) },
  }),
  read: document => readPrintCopy(document),
  compose(copy, theme) {
    const prose = toNodes(<Prose nodes={copy.body} theme={theme} />)
    const body = withAcceptance(prose, theme)
    return composeDocument(copy, theme, { cover: 'always', contents: 'long', aside: true, body })
  },
}

export default format
