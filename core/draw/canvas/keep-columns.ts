import { type Element, isElement } from '../../compose/tree.ts'
import type { Box } from './layout-sheet.ts'
import type { Parts } from './part-element.ts'
import type { Block } from './plan.ts'
import { columnSpan, rowsOf } from './table-columns.ts'

/** Widths in px of the columns of a laid-out table, from its row of the most cells; undefined when cells span. */
export function columnWidths(
  table: Block,
  boxes: readonly (Box | undefined)[],
): readonly number[] | undefined {
  let widths: readonly number[] | undefined
  for (const row of rowsOf(table)) {
    const cells = row.children.filter(child => child.kind === 'block')
    if (cells.length <= (widths?.length ?? 0) || cells.some(cell => columnSpan(cell) > 1)) continue
    widths = cells.map(cell => boxes[cell.index]?.width ?? 0)
  }
  return widths
}

/** Gives both parts of a table the columns it had whole, so that they look alike and break their lines alike. */
export function keepColumns({ before, after }: Parts, widths: readonly number[] | undefined): Parts {
  if (widths === undefined || before === undefined || after === undefined) return { before, after }
  return { before: withWidths(before, widths), after: withWidths(after, widths) }
}

function withWidths(element: Element, widths: readonly number[]): Element {
  const children = element.children.map((child, index) => {
    if (!isElement(child)) return child
    if (element.tagName !== 'tr') return withWidths(child, widths)
    const width = widths[index]
    const spans = (child.properties.colSpan ?? 1) > 1
    return width === undefined || spans ? child : { ...child, style: { ...child.style, width } }
  })
  return { ...element, children }
}
