import type { Element, RootContent as HtmlContent } from 'hast'
import type { AlignType, PhrasingContent, RootContent, TableCell, TableRow } from 'mdast'
import { checkElement, type HtmlContext } from './html-element.ts'

/** Widest span that is honoured: a cell may claim any number of columns. */
const maxSpan = 64

/** How the content of cells and captions is turned into Markdown. */
interface CellContent {
  toBlocks(children: readonly HtmlContent[], context: HtmlContext): RootContent[]
  toLine(element: Element, context: HtmlContext): PhrasingContent[]
}

/**
 * Turns an HTML table into a Markdown table, spans filled with empty cells, its caption in bold before it. A table
 * without header cells whose cells hold blocks is a page layout: its cells follow one another.
 */
export function toTable(table: Element, context: HtmlContext, content: CellContent): RootContent[] {
  const { rows, others } = partsOf(table)
  const around = others.flatMap(element => content.toBlocks([element], context))
  const hasHead = rows[0]?.children.some(cell => isElement(cell) && cell.tagName === 'th') || hasThead(table)
  if (!hasHead && rows.flatMap(cellsOf).some(holdsBlocks)) {
    return [...around, ...rows.flatMap(cellsOf).flatMap(cell => content.toBlocks(cell.children, context))]
  }
  const lines = toRows(rows, context, content)
  if (!lines.some(row => row.children.length > 0)) return around
  const head: TableRow[] = hasHead ? [] : [{ type: 'tableRow', children: [] }]
  const all = padded([...head, ...lines])
  return [
    ...around,
    { type: 'table', align: alignment(rows), children: all, ...context.fragment.place(table) },
  ]
}

function isElement(node: { readonly type: string }): node is Element {
  return node.type === 'element'
}

function hasThead(table: Element): boolean {
  return table.children.some(child => isElement(child) && child.tagName === 'thead')
}

/** Rows in order, and what stands in the table besides them, such as a caption. */
function partsOf(table: Element): { rows: Element[]; others: Element[] } {
  const rows: Element[] = []
  const others: Element[] = []
  for (const child of table.children.filter(isElement)) {
    if (child.tagName === 'tr') rows.push(child)
    else if (/^t(?:head|body|foot)$/.test(child.tagName)) rows.push(...child.children.filter(isElement))
    else if (!/^col/.test(child.tagName)) others.push(child)
  }
  return { rows, others }
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(isElement).filter(cell => cell.tagName === 'td' || cell.tagName === 'th')
}

function holdsBlocks(cell: Element): boolean {
  return cell.children.some(
    child => isElement(child) && /^(?:h[1-6]|ul|ol|table|pre|blockquote|div)$/.test(child.tagName),
  )
}

function toRows(rows: readonly Element[], context: HtmlContext, content: CellContent): TableRow[] {
  /** For each column, how many more rows a cell above still fills. */
  let filled: number[] = []
  return rows.map(row => {
    checkElement(row, context)
    const children: TableCell[] = []
    const next = filled.map(count => Math.max(0, count - 1))
    const pad = () => {
      while ((filled[children.length] ?? 0) > 0) children.push({ type: 'tableCell', children: [] })
    }
    for (const cell of cellsOf(row)) {
      pad()
      const start = children.length
      children.push({
        type: 'tableCell',
        children: content.toLine(cell, context),
        ...context.fragment.place(cell),
      })
      for (let extra = span(cell.properties.colSpan) - 1; extra > 0; extra--) {
        children.push({ type: 'tableCell', children: [] })
      }
      for (let at = start; at < children.length; at++) next[at] = span(cell.properties.rowSpan) - 1
    }
    pad()
    filled = next
    return { type: 'tableRow', children, ...context.fragment.place(row) }
  })
}

function span(value: unknown): number {
  const wanted = Number.parseInt(String(value ?? 1), 10)
  return Number.isFinite(wanted) ? Math.min(Math.max(wanted, 1), maxSpan) : 1
}

function padded(rows: TableRow[]): TableRow[] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.children.length), 0)
  for (const row of rows) {
    while (row.children.length < width) row.children.push({ type: 'tableCell', children: [] })
  }
  return rows
}

function alignment(rows: readonly Element[]): AlignType[] {
  const first = rows[0] ? cellsOf(rows[0]) : []
  return first.map(cell => {
    const style = /text-align:\s*(left|center|right)/.exec(String(cell.properties.style ?? ''))?.[1]
    const align = style ?? String(cell.properties.align ?? '')
    return align === 'left' || align === 'center' || align === 'right' ? align : null
  })
}
