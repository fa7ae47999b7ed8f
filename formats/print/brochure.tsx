import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { bodyStyle, Prose } from '../../core/compose/index.ts'
import { type Child, toNodes } from '../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import { type Element, isElement, type Node } from '../../core/compose/tree.ts'
import type { Format } from '../../core/format.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { composeDocument } from './parts/document.tsx'
import { splitPanels } from './parts/panels.ts'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4Landscape, a5, letterLandscape } from './parts/sizes.ts'
import { TitleBlock } from './parts/title-block.tsx'

/** Panels on one side of the sheet. */
const ACROSS = 3

/** Room on either side of a fold. */
const foldRoom = mm(9)

/** An invitation to come, stay or buy: a sheet folded twice, three panels a side in the order they are read. */
const format: Format<PrintCopy> = {
  slug: 'brochure',
  group: 'print',
  surface: 'pages',
  sizes: [a4Landscape, letterLandscape, a5],
  design: designFrom({
    type: { display: 'Fraunces', scale: 1.333, baseSize: pt(10.5) },
  }),
  read: document => readPrintCopy(document),
  compose(copy, theme) {
    const folded = theme.page.width > theme.page.height && theme.page.height > 0
    if (!folded) return composeDocument(copy, theme)
    const [cover = [], ...rest] = splitPanels(copy.body, 2 * ACROSS)
    const panels = [<CoverPanel theme={theme} copy={copy} nodes={cover} />, ...rest.map(toPanel(theme))]
    const sides = [panels.slice(0, ACROSS), panels.slice(ACROSS)].filter(side => side.length > 0)
    return sides.map((side, at) => sideSheet(copy, theme, side, at))
  },
}

export default format

/** One side of the sheet; a panel that is missing stays white. */
function sideSheet(copy: PrintCopy, theme: Theme, panels: readonly Child[], at: number): Sheet {
  const height = theme.page.height - 1
  const root = (
    <main style={{ ...bodyStyle(theme), display: 'grid', columns: ACROSS, height, narrow: { columns: 1 } }}>
      {panels.map((panel, index) => (
        <section
          part="panel"
          style={{ padding: [mm(13), foldRoom], ...(index === 1 && { background: theme.color.paperAlt }) }}
        >
          {panel}
        </section>
      ))}
    </main>
  )
  return {
    name: at === 0 ? 'outside' : 'inside',
    size: theme.page,
    margin: 0,
    background: theme.color.paper,
    root: toNodes(root)[0] as Element,
    ...(at === 0 && copy.title && { title: copy.title.text }),
  }
}

interface PanelProps {
  readonly theme: Theme
  readonly copy: PrintCopy
  readonly nodes: readonly RootContent[]
}

/** Mark, message and picture. */
function CoverPanel({ theme, copy, nodes }: PanelProps): Child {
  return [
    <TitleBlock theme={theme} copy={copy} step={4} />,
    <div style={{ marginTop: space(theme, 1.5) }}>
      {toNodes(<Prose nodes={nodes} theme={theme} measured={false} />).map(node => crop(node, theme))}
    </div>,
  ]
}

/** Pictures of the cover leave room for its message, whatever their shape. */
function crop(node: Node, theme: Theme): Node {
  if (!isElement(node)) return node
  if (node.tagName !== 'img') return { ...node, children: node.children.map(child => crop(child, theme)) }
  return { ...node, style: { ...node.style, width: '100%', height: theme.page.height * 0.4, fit: 'cover' } }
}

function toPanel(theme: Theme): (nodes: readonly RootContent[]) => Child {
  return nodes => <Prose nodes={nodes} theme={theme} measured={false} />
}
