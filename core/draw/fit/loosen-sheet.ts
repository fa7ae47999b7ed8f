import type { Sheet } from '../../compose/sheet.ts'
import type { Style } from '../../compose/style.ts'
import { type Element, isElement, type Node } from '../../compose/tree.ts'
import { toInsets } from '../edges.ts'
import { leastSize } from '../../theme/medium.ts'

/**
 * The sheet for content that is too wide: boxes give up their least widths, lines that should not wrap do, and tables of
 * too many columns are divided into several, one below the other.
 */
export function loosenSheet(sheet: Sheet): Sheet {
  return { ...sheet, root: loosen(sheet.root, mostColumns(sheet)) }
}

/** True when a table has more columns than a sheet can hold, whatever is in them. */
export function hasTooManyColumns(sheet: Sheet): boolean {
  return widestTable(sheet.root) > mostColumns(sheet)
}

/** Narrower columns would hold less than three letters. */
function mostColumns(sheet: Sheet): number {
  const margin = toInsets(sheet.margin)
  return Math.max(
    1,
    Math.floor((sheet.size.width - margin.left - margin.right) / (leastSize(sheet.size) * 3.5)),
  )
}

function widestTable(element: Element): number {
  const own = element.tagName === 'table' ? columnCount(element) : 0
  return element.children.reduce(
    (most, child) => (isElement(child) ? Math.max(most, widestTable(child)) : most),
    own,
  )
}

function columnCount(table: Element): number {
  return rowsIn(table).reduce((most, row) => Math.max(most, row.children.filter(isCell).length), 0)
}

function loosen(element: Element, columns: number): Element {
  const children = element.children.flatMap((child): Node[] => {
    if (child.type === 'text') return [child]
    const loose = loosen(child, columns)
    return isElement(loose, 'table') ? divideTable(loose, columns) : [loose]
  })
  return { ...element, style: looseStyle(element.style), children }
}

function looseStyle(style: Style): Style {
  return {
    ...style,
    ...(style.whiteSpace === 'nowrap' && { whiteSpace: 'normal' }),
    minWidth: 0,
    ...(style.maxWidth === undefined && { maxWidth: '100%' }),
  }
}

function divideTable(table: Element, most: number): Element[] {
  const count = columnCount(table)
  if (count <= most) return [table]
  const tables: Element[] = []
  for (let start = 0; start < count; start += most) {
    tables.push(columnsOf(table, start, start + most))
  }
  return tables
}

function rowsIn(element: Element): Element[] {
  return element.children.flatMap(child => {
    if (!isElement(child)) return []
    return child.tagName === 'tr' ? [child] : rowsIn(child)
  })
}

function isCell(node: Node): boolean {
  return isElement(node, 'td', 'th')
}

function columnsOf(element: Element, start: number, end: number): Element {
  if (element.tagName === 'tr')
    return { ...element, children: element.children.filter(isCell).slice(start, end) }
  const children = element.children.map(child => (isElement(child) ? columnsOf(child, start, end) : child))
  return { ...element, children }
}
