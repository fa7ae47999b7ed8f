import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { Flow, Prose, quietStyle, ruleOf } from '../../core/compose/index.ts'
import { type Child, toNodes } from '../../core/compose/jsx-runtime.ts'
import { isElement, type Node } from '../../core/compose/tree.ts'
import type { Format } from '../../core/format.ts'
import { plainText } from '../../core/source/text.ts'
import { pt } from '../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../core/theme/theme.ts'
import { composeDocument } from './parts/document.tsx'
import { estimateHeight } from './parts/estimate-height.ts'
import { fitPage, type Manner } from './parts/fit-page.ts'
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
  read(document, report) {
    const copy = readPrintCopy(document)
    if (copy.words > MOST_WORDS) {
      report.add({
        rule: 'cover-letter-R1',
        severity: 'warning',
        text: `the letter has ${copy.words} words and may need a second page`,
        hint: 'shorten it to 250 to 400 words',
      })
    }
    return copy
  },
  compose(copy, asked) {
    const at = senderEnd(copy.body)
    const theme = fitPage(asked, manners, theme => letterHeight(copy, theme))
    return composeDocument(copy, theme, {
      opening: <Sender copy={copy} theme={theme} nodes={copy.body.slice(0, at)} />,
      body: letterOf(copy, theme, copy.body.slice(at)),
      cover: 'never',
    })
  },
}

export default format

/** From roomy to tight. */
const manners: readonly Manner[] = [
  [28, 1.07, 1],
  [25, 1.07, 1],
  [25, 1, 0.85],
  [22, 1, 0.8],
  [20, 1, 0.7],
]

/** About how many px the letter takes. */
function letterHeight(copy: PrintCopy, theme: Theme): number {
  const { page, margin } = theme
  const width = Math.min(page.width - margin.left - margin.right, theme.type.measure * MEASURE)
  const head = sizeAt(theme, 4) * 1.25 + space(theme, SIGNATURE + 2.5)
  return head + estimateHeight(copy.body, width, theme) * 0.97
}

/** Words above which a letter may not fit a page. */
const MOST_WORDS = 480

/** Lines of a letter may be a little longer than those of a report: about seventy-five characters. */
const MEASURE = 1.12
/** Baseline units for a signature. */
const SIGNATURE = 2

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
        widen(node, theme.type.measure * MEASURE),
      ),
    })
  if (signed < 0) return prose(nodes)
  return [
    ...prose(nodes.slice(0, signed)),
    ...toNodes(
      <div style={{ marginTop: space(theme, SIGNATURE), keepWithNext: true }}>
        {prose(nodes.slice(signed))}
      </div>,
    ),
  ]
}

function widen(node: Node, maxWidth: number): Node {
  return isElement(node) ? { ...node, style: { ...node.style, maxWidth } } : node
}
