import { flowEdges } from '../../../core/compose/index.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { inPlaceOf } from '../sheets/bleed.tsx'
import { isSum, mapElements, mapRows, rowsIn, WHOLE } from './table-rows.ts'
import { cellsIn } from '../../../core/compose/charts/grid.ts'

/**
 * A table with hairlines between its rows: the names of columns are quiet, under them runs one line of the accent, and sums are
 * bold under another. Its words and its lines keep the edges of the text, and it is on one page where it has no more than `whole`
 * rows.
 */
export function setTable(table: Element, theme: Theme, whole: number = WHOLE): Element {
  const line = { width: Math.max(theme.rule, 1), color: theme.color.accentText }
  const cell: Style = { background: 'transparent' }
  const row: Style = { ...cell, borderBottom: { width: theme.rule || 0.75, color: theme.color.hairline } }
  const sum: Style = { ...cell, weight: theme.type.strongWeight, borderTop: line }
  const looks: Readonly<Record<string, CellLook>> = {
    thead: own => ({
      ...own,
      ...cell,
      ...{ weight: 400, size: sizeAt(theme, -1), color: theme.color.textMuted },
      borderBottom: line,
    }),
    tbody: (own, tr) => ({ ...own, ...(isSum(tr) ? sum : row) }),
    tfoot: own => ({ ...own, ...sum }),
  }
  const set = mapRows(table, (own, group) => setRow(own, theme, looks[group]))
  const { marginTop: _, ...style } = set.style
  const look: Style = rowsIn(table).length <= whole ? { breakInside: 'avoid' } : {}
  return inPlaceOf(table, <div style={look}>{{ ...set, style }}</div>)
}

/** What the style of a cell becomes in a row. */
type CellLook = (own: Style, row: Element) => Style

/** Room around the words of a cell, but at the edges of the table; more before words that follow a column of figures. */
function cellRoom(theme: Theme, cell: Element, before: Element | undefined, isLast: boolean) {
  const [block, inline] = [space(theme, 0.35), space(theme, 0.5)]
  const meets = before?.style.textAlign === 'end' && cell.style.textAlign !== 'end'
  const edges = { start: before ? (meets ? inline * 2.5 : inline) : 0, end: isLast ? 0 : inline }
  return flowEdges(theme, { top: block, bottom: block, ...edges })
}

function setRow(row: Element, theme: Theme, look: CellLook | undefined): Element {
  if (look === undefined) return row
  const cells = cellsIn(row)
  const last = cells.at(-1)
  const set = (cell: Element): Element => {
    const { borderTop: _, borderBottom: _under, ...own } = cell.style
    const padding = cellRoom(theme, cell, cells[cells.indexOf(cell) - 1], cell === last)
    return { ...cell, style: { ...look(own, row), padding } }
  }
  return mapElements({ ...row, style: { ...row.style, breakInside: 'avoid' } }, set)
}
