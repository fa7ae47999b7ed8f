import type { PhrasingContent, Table as TableNode, TableRow } from 'mdast'
import { sizeAt } from '../../theme/theme.ts'
import type { Child } from '../jsx-runtime.ts'
import { type Column, Table } from '../table.tsx'
import { typeset } from '../typography/typeset.ts'
import type { Place } from './handler.ts'

/** Columns from which on a table is set a step smaller. */
const WIDE = 6

/** Where columns stand. Right-hand columns hold figures, and figures run from left to right in every language. */
const sides = {
  ltr: { left: 'start', right: 'end', center: 'center' },
  rtl: { left: 'start', right: 'start', center: 'center' },
} as const

/** A Markdown table: its last row is a sum when everything in it is strong. */
export function table(node: TableNode, place: Place): Child {
  const { theme, size = theme.type.base } = place.setting
  const [head, ...rows] = node.children
  const wide = (head?.children.length ?? 0) >= WIDE
  const smaller = wide && size > sizeAt(theme, -1) ? sizeAt(theme, -1) : undefined
  const cells = (row: TableRow): Child[] =>
    row.children.map(cell => typeset(place.allAt(cell.children, smaller ?? size), { lang: theme.lang }))
  const headings = head ? cells(head) : []
  // A table without names of columns has no head.
  const isNamed = head?.children.some(({ children }) => children.length > 0) === true
  const columns = headings.map((heading, at): Column => {
    const asked = node.align?.[at]
    return { ...(isNamed && { heading }), ...(asked && { align: sides[theme.dir][asked] }) }
  })
  const sums = rows.length > 1 && isSum(rows.at(-1)) ? rows.slice(-1) : []
  const plain = rows.slice(0, rows.length - sums.length)
  return (
    <Table
      theme={theme}
      columns={columns}
      rows={plain.map(cells)}
      {...(sums.length > 0 && { totals: sums.map(cells) })}
      {...(smaller !== undefined && { size: smaller })}
    />
  )
}

function isSum(row: TableRow | undefined): boolean {
  if (row?.data?.sum === true) return true
  const filled = row?.children.filter(cell => cell.children.length > 0) ?? []
  return filled.length > 0 && filled.every(cell => cell.children.every(isStrong))
}

function isStrong(node: PhrasingContent): boolean {
  return node.type === 'strong' || (node.type === 'text' && node.value.trim() === '')
}
