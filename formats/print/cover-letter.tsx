import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { Flow, Prose, quietStyle, ruleOf } from '../../core/compose/index.ts'
import { type Child, toNodes } from '../../core/compose/jsx-runtime.ts'
import { isElement, type Node } from '../../core/compose/tree.ts'
import type { Format } from '../../core/format.ts'
import { plainText } from '../../core/source/text.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { composeDocument } from './parts/document.tsx'
import { limitMargins } from './parts/limit-margins.ts'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'
import { TitleBlock } from './parts/title-block.tsx'

/** A letter of one page in the manner of the resume it comes with. */
const format: Format<PrintCopy> = {
  slug: 'cover-letter',
  group: 'print',
  surface: 'pages',
  sizes: [a4, letter],
  design: designFrom({ type: { scale: 1.25, baseSize: pt(10.5), leadingScale: 0.97 } }),
  read: document => readPrintCopy(document),
  compose(copy, asked) {
    const theme = limitMargins(asked, mm(24))
    const at = senderEnd(copy.body)
    return composeDocument(copy, theme, {
      opening: <Sender copy={copy} theme={theme} nodes={copy.body.slice(0, at)} />,
      body: letterOf(copy, theme, copy.body.slice(at)),
      cover: 'never',
    })
  },
}

export default format

/** Characters of the longest line that can be a date. */
const DATE_LINE = 40

/** The sender's block goes up to the date: a short line with a year. Without one nothing is taken out of the letter. */
function senderEnd(body: readonly RootContent[]): number {
  const at = body.findIndex(node => {
    const text = node.type === 'paragraph' ? plainText(node) : ''
    return text.length <= DATE_LINE && /\b(19|20)\d{2}\b/.test(text)
  })
  return Math.max(at, 0)
}

interface SenderProps {
  readonly copy: PrintCopy
  readonly theme: Theme
  readonly nodes: readonly RootContent[]
}

/** Name and contacts over a rule. */
function Sender({ copy, theme, nodes }: SenderProps): Child {
  return (
    <div style={{ padding: [0, 0, space(theme, 0.75), 0], borderBottom: ruleOf(theme) }}>
      <TitleBlock theme={theme} copy={copy} step={4} />
      {nodes.map(node => (
        <div style={{ ...quietStyle(theme), marginTop: space(theme, 0.25) }}>
          <Prose nodes={[node]} theme={theme} measured={false} />
        </div>
      ))}
    </div>
  )
}

/** The letter in lines of about seventy characters, with room above the name for a signature. */
function letterOf(copy: PrintCopy, theme: Theme, nodes: readonly RootContent[]): readonly Node[] {
  const signed = nodes.findLastIndex(node => plainText(node) === copy.title?.text)
  const prose = (part: readonly RootContent[]) =>
    Flow({
      theme,
      gap: 0.6,
      children: toNodes(<Prose nodes={part} theme={theme} />).map(node =>
        widen(node, theme.type.measure * 1.15),
      ),
    })
  if (signed < 0) return prose(nodes)
  return [
    ...prose(nodes.slice(0, signed)),
    ...toNodes(
      <div style={{ marginTop: space(theme, 2), keepWithNext: true }}>{prose(nodes.slice(signed))}</div>,
    ),
  ]
}

function widen(node: Node, maxWidth: number): Node {
  return isElement(node) ? { ...node, style: { ...node.style, maxWidth } } : node
}
