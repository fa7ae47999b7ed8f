import { flowEdges } from '../../../core/compose/index.ts'
import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { inPlaceOf } from '../sheets/bleed.tsx'

/**
 * A table without lines between its rows: the names of columns are quiet, under them runs one line of the accent, and a sum
 * stands on a field of it, or is plain. The field hangs out at both sides, so that its words keep the edge of the text.
 */
export function setTable(table: Element, theme: Theme, sums: 'field' | 'plain' = 'field'): Element {
  const sum = themeOn(theme, 'accent').color
  const cell: Style = { padding: cellRoom(theme), background: 'transparent' }
  const looks: Readonly<Record<string, (own: Style) => Style>> = {
    thead: own => ({
      ...own,
      ...cell,
      ...{ weight: 400, size: sizeAt(theme, -1), color: theme.color.textMuted },
      borderBottom: { width: Math.max(theme.rule, 1), color: theme.color.accentText },
    }),
    tbody: own => ({ ...own, ...cell }),
    tfoot: own => ({
      ...own,
      ...cell,
      weight: theme.type.strongWeight,
      ...(sums === 'field' && { background: sum.paper, color: sum.text }),
    }),
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
  const rows = table.children.flatMap(group => (isElement(group) ? group.children : []))
  const look: Style = {
    margin: [0, -space(theme, 0.5)],
    ...(rows.length <= WHOLE && { breakInside: 'avoid' }),
  }
  return inPlaceOf(table, <div style={{ ...look, narrow: { margin: 0 } }}>{{ ...set, style }}</div>)
}

/** Rows of a table that is never divided between pages, its head included. */
const WHOLE = 8

function cellRoom(theme: Theme) {
  const [block, inline] = [space(theme, 0.35), space(theme, 0.5)]
  return flowEdges(theme, { top: block, bottom: block, start: inline, end: inline })
}

function setRow(row: Node, look: ((own: Style) => Style) | undefined): Node {
  if (!isElement(row) || look === undefined) return row
  const set = (cell: Element): Element => {
    const { borderTop: _, borderBottom: _under, ...own } = cell.style
    return { ...cell, style: look(own) }
  }
  return { ...row, children: row.children.map(cell => (isElement(cell) ? set(cell) : cell)) }
}

/** A share as a cell has it, without its sign. */
const share = /^[\s\u00a0]*(\d+(?:[.,]\d+)?)[\s\u00a0]*%?[\s\u00a0]*$/u

/** How much of its cell the longest bar takes. */
const LONGEST = 0.9

/** A table of which one column alone is shares, with a bar for each below the name of its row. */
export function barsIn(table: Element, theme: Theme): Element {
  const rowsOf = (tag: string): readonly Element[] =>
    table.children
      .filter(group => isElement(group, tag))
      .flatMap(group => (isElement(group) ? group.children.filter(row => isElement(row, 'tr')) : []))
  const cells = (row: Element | undefined): readonly Element[] =>
    row?.children.filter(cell => isElement(cell)) ?? []
  const body = rowsOf('tbody')
  const names = cells(rowsOf('thead')[0]).map(textOf)
  const valuesAt = (at: number): readonly number[] =>
    body.flatMap(row => {
      const found = share.exec(textOf(cells(row)[at] ?? row))?.[1]
      return found === undefined ? [] : [Number(found.replace(',', '.'))]
    })
  const shares = names.flatMap((name, at) => (at > 0 && name.includes('%') ? [valuesAt(at)] : []))
  const [values = [], ...others] = shares
  const most = Math.max(...values)
  if (others.length > 0 || values.length < 3 || values.length < body.length || most <= 0) return table
  const drawn = new Map(body.map((row, at) => [row, (values[at] ?? 0) / most]))
  const withBar = (row: Element): Element => {
    const [first, ...rest] = row.children.filter(cell => isElement(cell))
    const part = drawn.get(row)
    if (first === undefined || part === undefined) return row
    return { ...row, children: [{ ...first, children: [...first.children, ...bar(part, theme)] }, ...rest] }
  }
  return {
    ...table,
    children: table.children.map(group =>
      isElement(group, 'tbody')
        ? { ...group, children: group.children.map(row => (isElement(row) ? withBar(row) : row)) }
        : group,
    ),
  }
}

function bar(part: number, theme: Theme): readonly Node[] {
  const width = `${Math.round(part * LONGEST * 1000) / 10}%` as const
  const look: Style = { width, height: 5, marginTop: space(theme, 0.25), background: theme.color.accent }
  return toNodes(<div ariaHidden style={look} />)
}
