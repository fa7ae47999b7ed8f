import { flowEdges } from '../../../core/compose/index.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node } from '../../../core/compose/tree.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { inPlaceOf } from '../sheets/bleed.tsx'
import { isSum, rowsIn, WHOLE } from './table-rows.ts'

/**
 * A table with hairlines between its rows: the names of columns are quiet, under them runs one line of the accent, and sums are
 * bold under another. It hangs out at both sides, so that its words keep the edge of the text.
 */
export function setTable(table: Element, theme: Theme): Element {
  const line = { width: Math.max(theme.rule, 1), color: theme.color.accentText }
  const cell: Style = { padding: cellRoom(theme), background: 'transparent' }
  const row: Style = { ...cell, borderBottom: { width: theme.rule || 0.75, color: theme.color.hairline } }
  const sum: Style = { ...cell, weight: theme.type.strongWeight, borderTop: line }
  const looks: Readonly<Record<string, (own: Style, row: Element) => Style>> = {
    thead: own => ({
      ...own,
      ...cell,
      ...{ weight: 400, size: sizeAt(theme, -1), color: theme.color.textMuted },
      borderBottom: line,
    }),
    tbody: (own, tr) => ({ ...own, ...(isSum(tr) ? sum : row) }),
    tfoot: own => ({ ...own, ...sum }),
  }
  const set = {
    ...table,
    children: table.children.map(group =>
      isElement(group)
        ? { ...group, children: group.children.map(row => setRow(row, looks[group.tagName])) }
        : group,
    ),
  }
  const { marginTop: _, ...style } = set.style
  const look: Style = {
    margin: [0, -space(theme, 0.5)],
    ...(rowsIn(table).length <= WHOLE && { breakInside: 'avoid' }),
  }
  return inPlaceOf(table, <div style={{ ...look, narrow: { margin: 0 } }}>{{ ...set, style }}</div>)
}

function cellRoom(theme: Theme) {
  const [block, inline] = [space(theme, 0.35), space(theme, 0.5)]
  return flowEdges(theme, { top: block, bottom: block, start: inline, end: inline })
}

function setRow(row: Node, look: ((own: Style, row: Element) => Style) | undefined): Node {
  if (!isElement(row) || look === undefined) return row
  const set = (cell: Element): Element => {
    const { borderTop: _, borderBottom: _under, ...own } = cell.style
    return { ...cell, style: look(own, row) }
  }
  return { ...row, children: row.children.map(cell => (isElement(cell) ? set(cell) : cell)) }
}
