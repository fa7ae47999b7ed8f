import type { Style } from '../../compose/style.ts'
import { type Element, isElement } from '../../compose/tree.ts'
import type { Block, Cell, Container, Row, Table } from './block.ts'
import { keptBlock } from './kept-blocks.ts'
import { enter, placeOf, type Surroundings } from './surroundings.ts'
import { fullStyle } from '../text-properties.ts'

/** Columns that spans may open at most. */
const mostColumns = 1000

/** A table with its cells placed in columns. A caption inside it stands above. */
export function buildTable(element: Element, style: Style, inner: Surroundings): Block {
  const captions: Block[] = []
  const rows: Row[] = []
  const taken: number[] = []
  for (const part of element.children) {
    if (!isElement(part) || part.style.display === 'none') continue
    if (isElement(part, 'tr')) rows.push(buildRow(part, inner, taken, false))
    else if (isElement(part, 'thead', 'tbody', 'tfoot')) buildPart(part, inner, rows, taken)
    else {
      const caption = inner.session.steps.buildBlock(part, inner)
      if (caption !== undefined)
        captions.push({ ...caption, style: { ...caption.style, keepWithNext: true } })
    }
  }
  const columns = rows.reduce(
    (most, row) => Math.max(most, ...row.cells.map(cell => cell.column + cell.colSpan)),
    0,
  )
  const table: Table = {
    kind: 'table',
    style,
    text: inner.text,
    place: placeOf(element),
    columns,
    rows,
  }
  if (captions.length === 0) return table
  return { kind: 'container', tagName: 'div', style: {}, text: inner.text, children: [...captions, table] }
}

function buildPart(part: Element, around: Surroundings, rows: Row[], taken: number[]): void {
  const inner = enter(part, fullStyle(part), around)
  taken.length = 0
  for (const child of part.children) {
    if (isElement(child, 'tr') && child.style.display !== 'none') {
      rows.push(buildRow(child, inner, taken, part.tagName === 'thead'))
    }
  }
}

/** Places a row's cells in the columns that cells of the rows above leave free. `taken` counts rows still covered. */
function buildRow(element: Element, around: Surroundings, taken: number[], head: boolean): Row {
  const style = fullStyle(element)
  const inner = enter(element, style, around)
  const cells: Cell[] = []
  const opened: [number, number, number][] = []
  let column = 0
  for (const child of element.children) {
    if (!isElement(child) || child.style.display === 'none') continue
    while ((taken[column] ?? 0) > 0) column += 1
    const colSpan = spanOf(child.properties.colSpan, mostColumns - column)
    const rowSpan = spanOf(child.properties.rowSpan, 65534)
    const block = keptBlock(child, inner, () => buildCell(child, inner, head, colSpan, rowSpan))
    cells.push({ block, column, colSpan, rowSpan })
    opened.push([column, colSpan, rowSpan])
    column += colSpan
  }
  for (let index = 0; index < taken.length; index += 1) taken[index] = Math.max(0, (taken[index] ?? 0) - 1)
  for (const [start, width, height] of opened) {
    for (let index = start; index < start + width; index += 1) taken[index] = height - 1
  }
  return { style, text: inner.text, place: placeOf(element), cells, head }
}

function spanOf(value: number | undefined, most: number): number {
  return Math.max(1, Math.min(Math.floor(value ?? 1), Math.max(1, most)))
}

function buildCell(
  element: Element,
  around: Surroundings,
  head: boolean,
  colSpan: number,
  rowSpan: number,
): Container {
  const style = fullStyle(element)
  const inner = enter(element, style, around)
  const { node } = inner
  if (node !== undefined && node !== around.node) {
    if (node.role === 'TH') node.scope = element.properties.scope ?? (head ? 'col' : 'row')
    if (colSpan > 1) node.colSpan = colSpan
    if (rowSpan > 1) node.rowSpan = rowSpan
  }
  return inner.session.steps.buildContainer(element, style, inner)
}
