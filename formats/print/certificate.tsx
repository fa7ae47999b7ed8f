import { designFrom } from '../../core/brief/design.ts'
import { bodyStyle, Prose } from '../../core/compose/index.ts'
import { toNodes } from '../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import type { Element } from '../../core/compose/tree.ts'
import type { Format } from '../../core/format.ts'
import { plainText } from '../../core/source/text.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../core/theme/theme.ts'
import { FactList } from './parts/fact-list.tsx'
import { toText } from './parts/fields.ts'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { Signatures } from './parts/signatures.tsx'
import { a4Landscape, letterLandscape } from './parts/sizes.ts'
import { TitleBlock } from './parts/title-block.tsx'

/** An honour on one sheet, centred inside a border. */
const format: Format<PrintCopy> = {
  slug: 'certificate',
  group: 'print',
  surface: 'pages',
  sizes: [a4Landscape, letterLandscape],
  design: designFrom({
    type: {
      display: 'Cormorant Garamond',
      text: 'Cormorant Garamond',
      scale: 1.25,
      baseSize: pt(13),
      align: 'center',
    },
  }),
  read(document) {
    const recipient = toText(document.frontMatter.recipient)
    const named = recipient !== undefined && plainText(document.root).includes(recipient)
    return readPrintCopy(document, named ? ['recipient'] : [])
  },
  compose: (copy, theme) => [sheetOf(copy, theme)],
}

export default format

function sheetOf(copy: PrintCopy, theme: Theme): Sheet {
  const inset = mm(11)
  const { facts, date: _, ...head } = copy
  const dated = copy.date ? [{ name: 'date', label: 'Date', lines: [copy.date] }, ...facts] : facts
  const body = copy.body.map(node => {
    const only = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined
    const size = only?.type === 'strong' ? sizeAt(theme, 5) : theme.type.base
    return (
      <div style={{ size, leading: 1.3, marginTop: space(theme, 0.5) }}>
        <Prose nodes={[node]} theme={theme} size={size} />
      </div>
    )
  })
  const line = { width: 1.5, color: theme.color.accent }
  const root = (
    <main
      style={{
        ...bodyStyle(theme),
        textAlign: 'center',
        height: theme.page.height - 2 * inset - 1,
        border: line,
        padding: [mm(9), mm(18)],
        display: 'flex',
        direction: 'column',
        justify: 'between',
      }}
    >
      <TitleBlock theme={theme} copy={{ ...head, facts: [] }} step={4} align="center" />
      <div>{body}</div>
      <Signatures theme={theme} signatories={copy.signatories} align="center" />
      {dated.length > 0 && (
        <div style={{ size: sizeAt(theme, -1) }}>
          <FactList theme={theme} facts={dated} columns={Math.min(dated.length, 5)} />
        </div>
      )}
    </main>
  )
  return {
    name: 'certificate',
    size: theme.page,
    margin: inset,
    background: theme.color.paper,
    root: toNodes(root)[0] as Element,
    ...(copy.title && { title: copy.title.text }),
  }
}
