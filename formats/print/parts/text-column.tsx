import { flowEdges } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { type Element, isElement, type Node } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** The least room in px beside the column that is worth having. */
const LEAST = 40

/**
 * Prose in a column of the comfortable measure that stands at the end side of the page; section headings begin in the
 * free margin. On pages that are too narrow for a margin the prose stays as it is.
 */
export function asideColumn(prose: Child, theme: Theme): readonly Node[] {
  const width = theme.page.width - theme.margin.left - theme.margin.right
  const start = Math.min(width - theme.type.measure, width / 3)
  const nodes = toNodes(prose)
  if (start < LEAST) return nodes
  const indented = (children: readonly Node[]): Element =>
    toNodes(<div style={{ padding: flowEdges(theme, { start }) }}>{children}</div>)[0] as Element
  return nodes.map(node => (isElement(node, 'h1', 'h2') ? node : indented([node])))
}
