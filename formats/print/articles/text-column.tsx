import { flowEdges } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import type { Style } from '../../../core/compose/style.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'

/** The least room in px beside the column that is worth having. */
const LEAST = 40

/**
 * Prose in a column of the comfortable measure that stands at the end side of the page; section headings begin in the
 * free margin, tables take all the room there is. On pages that are too narrow for a margin the prose stays as it is.
 */
export function asideColumn(prose: Child, theme: Theme): readonly Node[] {
  const width = roomAcross(theme)
  const start = Math.min(width - theme.type.measure, width / 4.5)
  const nodes = toNodes(prose)
  if (start < LEAST) return nodes
  return nodes.map(node => {
    if (!isElement(node) || isWide(node) || hasLongLines(node, width - start, theme)) return node
    // The room above and the tie to what follows belong to the box that now stands in the flow.
    const { marginTop = 0, ...style } = node.style
    const keep = /^h[1-6]$/.test(node.tagName) || node.style.keepWithNext === true
    const box: Style = {
      padding: flowEdges(theme, { start }),
      narrow: { padding: 0 },
      marginTop,
      ...(keep && { keepWithNext: true }),
    }
    return toNodes(<div style={box}>{{ ...node, style }}</div>)[0] as Element
  })
}

function isWide(node: Element): boolean {
  if (['h1', 'h2', 'table'].includes(node.tagName) || node.part === 'stats' || node.part === 'facts')
    return true
  return (
    node.tagName === 'figure' && node.children.some(child => isElement(child) && child.tagName === 'table')
  )
}

/** Size of code against body, and the width of its letters in em. */
const code = { size: 0.9, letter: 0.6 } as const

/** Whether a block is code with a line that would be broken in a column of `width` px. */
export function hasLongLines(node: Element, width: number, theme: Theme): boolean {
  if (node.tagName !== 'pre') return false
  const letter = theme.type.base * code.size * code.letter
  return textOf(node)
    .split('\n')
    .some(line => line.length * letter > width - space(theme, 1.5))
}
