import { type Element, isElement } from '../../../core/compose/tree.ts'

/** The rows of a composed table, or of those of its groups that are named, in order. */
export function rowsIn(table: Element, ...groups: readonly string[]): readonly Element[] {
  return table.children
    .filter(group => isElement(group, ...groups))
    .flatMap(({ children }) => children.filter(row => isElement(row, 'tr')))
}

/** The cells of such a row; none of a row that there is not. */
export function cellsOf(row: Element | undefined): readonly Element[] {
  return row?.children.filter(cell => isElement(cell)) ?? []
}
