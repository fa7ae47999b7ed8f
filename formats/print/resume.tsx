import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { composeDocument } from './parts/document.tsx'
import { Entries } from './parts/entries.tsx'
import { Prose } from '../../core/compose/index.ts'
import { space } from '../../core/theme/theme.ts'
import { TitleBlock } from './parts/title-block.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'

/** A working life on one page. */
const format: Format<PrintCopy> = {
  slug: 'resume',
  group: 'print',
  surface: 'pages',
  sizes: [a4, letter],
  design: designFrom({
    type: { scale: 1.2, baseSize: pt(9.5), leadingScale: 0.94 },
    space: { density: 'compact', marginScale: 0.85 },
  }),
  read: document => readPrintCopy(document),
  compose(copy, theme) {
    const first = copy.body.findIndex(node => node.type === 'heading')
    const at = first < 0 ? copy.body.length : first
    const opening = [
      <TitleBlock theme={theme} copy={copy} step={5} />,
      <div style={{ marginTop: space(theme, 0.25) }}>
        <Prose nodes={copy.body.slice(0, at)} theme={theme} measured={false} />
      </div>,
    ]
    return composeDocument(copy, theme, {
      opening,
      body: <Entries nodes={copy.body.slice(at)} theme={theme} />,
    })
  },
}

export default format
