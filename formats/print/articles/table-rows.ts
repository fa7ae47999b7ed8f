import { type Element, isElement, textOf } from '../../../core/compose/tree.ts'
import { cellsIn } from '../../../core/compose/charts/grid.ts'

/** The rows of a composed table, or of those of its groups that are named, in order. */
export function rowsIn(table: Element, ...groups: readonly string[]): readonly Element[] {
  return table.children
    .filter(group => isElement(group, ...groups))
    .flatMap(({ children }) => children.filter(row => isElement(row, 'tr')))
}

/** An element with each element that stands in it changed. */
export function mapElements(element: Element, change: (child: Element) => Element): Element {
  const children = element.children.map(child => (isElement(child) ? change(child) : child))
  return { ...element, children }
}

/** A table with each row of its groups changed. */
export function mapRows(table: Element, change: (row: Element, group: string) => Element): Element {
  return mapElements(table, group => mapElements(group, row => change(row, group.tagName)))
}

/** Rows of a table that is never divided between pages, its head included. */
export const WHOLE = 14

/** A row of which all that is written is in bold: a sum. */
export function isSum(row: Element): boolean {
  const cells = cellsIn(row).filter(cell => textOf(cell).trim() !== '')
  return (
    cells.length > 0 && cells.every(({ children }) => children.every(child => isElement(child, 'strong')))
  )
}
