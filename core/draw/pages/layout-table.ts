import type { Cell, Row, Table } from './block.ts'
import { repeated } from './cut-strips.ts'
import { addGap, addHold, addPlace, type Flow } from './flow.ts'
import type { Room } from './layout-block.ts'
import { decorate } from './decorate.ts'
import { layoutColumn } from './layout-column.ts'
import { addColumns } from './layout-row.ts'
import type { Session } from './session.ts'
import { type Column, firstBaseline, heightOf, hold, type Strip } from './strip.ts'
import { bandsOf } from './table-bands.ts'
import { fitColumns } from './table-columns.ts'

/** Rows taller than this part of a page may be split over pages. */
const splitFrom = 1 / 3

/** Heads taller than this part of a page are not repeated. */
const mostHead = 1 / 4

/** Tables up to this part of a page are rather not parted. */
const wholeTo = 0.4

/** Sizes of its text by which a table's bands are apart. */
const bandGap = 1.5

/** Lays a table out, where it is too wide for its room in bands of columns one below the other. */
export function layoutTable(table: Table, flow: Flow, room: Room, session: Session): void {
  for (const [at, band] of bandsOf(table, room.width, session).entries()) {
    if (at > 0) addGap(flow, table.text.size * bandGap)
    layoutBand(band, flow, room, session)
  }
}

/** Lays rows out one by one; head rows stand again at the top of each page that they go on to. */
function layoutBand(table: Table, flow: Flow, room: Room, session: Session): void {
  const widths = fitColumns(table, room.width, session)
  const edges = columnEdges(widths)
  const heights = rowHeights(table, edges, room, session)
  const outerRepeat = flow.repeat
  const start = flow.strips.length
  const heads = headCount(table)
  const tied = table.rows.some(row => row.cells.some(cell => cell.rowSpan > 1))
  const whole = sumOf(heights, 0, heights.length) <= session.pageHeight * wholeTo
  table.rows.forEach((row, index) => {
    if (index > 0 && index <= heads) addHold(flow, hold.next)
    else if (index > 0 && tied && tiedToAbove(table, index)) addHold(flow, hold.inside)
    else if (index === heads + 1 || (index > 0 && index === heights.length - 1)) addHold(flow, hold.lines)
    else if (index > 0 && whole) addHold(flow, hold.rows)
    if (index === heads && heads > 0)
      flow.repeat = repeatedHead(flow.strips.slice(start), session) ?? outerRepeat
    layoutTableRow(row, { table, index, edges, heights }, flow, room, session)
  })
  flow.repeat = outerRepeat
}

interface TableGrid {
  readonly table: Table
  readonly index: number
  readonly edges: readonly number[]
  readonly heights: readonly number[]
}

function layoutTableRow(row: Row, grid: TableGrid, flow: Flow, room: Room, session: Session): void {
  const outer = flow.box
  const height = grid.heights[grid.index] ?? 0
  flow.box = decorate(row, outer, room, false)
  if (row.place !== undefined) addPlace(flow, row.place)
  const spans = fitsPage(grid, session)
  const columns = row.cells.map(cell => {
    const [x, width] = cellPlace(cell, grid.edges, room, grid.table.text.dir === 'rtl')
    const covered = spans ? sumOf(grid.heights, grid.index, grid.index + cell.rowSpan) : height
    const column = layoutColumn(cell.block, x, width, session)
    const shown = cell.again ? { ...column, strips: repeated(column.strips) } : column
    return cellColumn(cell, shown, covered, row, session)
  })
  const tallest = spans ? height : Math.max(height, ...columns.map(column => column.height))
  if (row.style.breakBefore !== undefined) flow.page = row.style.breakBefore
  addColumns(
    columns,
    tallest,
    flow,
    row.style.breakInside === 'avoid' ? session.pageHeight : session.pageHeight * splitFrom,
  )
  if (row.style.keepWithNext) addHold(flow, hold.next)
  flow.box = outer
}

/** A cell's column, its content aligned and its box as tall as the rows it covers. */
function cellColumn(cell: Cell, column: Column, covered: number, row: Row, session: Session): Column {
  const align = cell.block.style.verticalAlign ?? row.style.verticalAlign ?? 'top'
  const rest = covered - column.height
  if (rest < 0.01) return column
  if (align === 'baseline' && cell.rowSpan === 1) {
    const shift = Math.min(rest, rowBaseline(row, session) - (firstBaseline(column.strips) ?? 0))
    return shift > 0.01 ? lowered(column, shift, covered) : reaching(column, covered)
  }
  const shift = align === 'middle' ? rest / 2 : align === 'bottom' ? rest : 0
  return shift > 0 ? lowered(column, shift, covered) : reaching(column, covered)
}

function rowBaseline(row: Row, session: Session): number {
  let lowest = 0
  for (const cell of row.cells) {
    const known = session.columns.get(cell.block)?.[0]
    if (known !== undefined) lowest = Math.max(lowest, firstBaseline(known.column.strips) ?? 0)
  }
  return lowest
}

function reaching(column: Column, reach: number): Column {
  return { ...column, reach }
}

/** Content further down in a box that begins at the row's top: the first strip of the column gets taller above. */
function lowered(column: Column, shift: number, reach: number): Column {
  const [first] = column.strips
  if (first === undefined) return reaching(column, reach)
  const room: Strip = {
    ...first,
    before: 0,
    height: shift,
    content: { kind: 'space' },
    places: undefined,
    notes: undefined,
    overlays: undefined,
    markers: undefined,
  }
  const moved: Strip = { ...first, before: 0, hold: hold.edge }
  return { ...column, strips: [room, moved, ...column.strips.slice(1)], height: column.height + shift, reach }
}

/** Heights of rows: each as tall as its cells, the last row of a spanning cell taller if need be. */
function rowHeights(table: Table, edges: readonly number[], room: Room, session: Session): number[] {
  const heights = new Array<number>(table.rows.length).fill(0)
  const rtl = table.text.dir === 'rtl'
  const spanning: [Cell, number][] = []
  table.rows.forEach((row, index) => {
    const stated = typeof row.style.height === 'number' ? row.style.height : 0
    heights[index] = stated
    for (const cell of row.cells) {
      if (cell.rowSpan > 1) spanning.push([cell, index])
      else
        heights[index] = Math.max(
          heights[index] as number,
          layoutColumn(cell.block, ...cellPlace(cell, edges, room, rtl), session).height,
        )
    }
  })
  for (const [cell, index] of spanning) {
    const last = Math.min(index + cell.rowSpan, heights.length) - 1
    const { height } = layoutColumn(cell.block, ...cellPlace(cell, edges, room, rtl), session)
    heights[last] = (heights[last] as number) + Math.max(0, height - sumOf(heights, index, last + 1))
  }
  return heights
}

function columnEdges(widths: readonly number[]): number[] {
  const edges = [0]
  for (const width of widths) edges.push((edges.at(-1) as number) + width)
  return edges
}

function cellPlace(
  cell: Cell,
  edges: readonly number[],
  room: Room,
  rtl: boolean,
): [x: number, width: number] {
  const left = edges[cell.column] ?? 0
  const right = edges[Math.min(cell.column + cell.colSpan, edges.length - 1)] ?? left
  return [rtl ? room.x + room.width - right : room.x + left, Math.max(0, right - left)]
}

function sumOf(heights: readonly number[], from: number, to: number): number {
  let sum = 0
  for (let index = from; index < Math.min(to, heights.length); index += 1) sum += heights[index] as number
  return sum
}

/** Rows at the top that are heads, if rows follow. */
function headCount(table: Table): number {
  const count = table.rows.findIndex(row => !row.head)
  return count === -1 ? 0 : count
}

function repeatedHead(heads: readonly Strip[], session: Session): readonly Strip[] | undefined {
  const rows = heads.filter(strip => strip.content.kind === 'columns')
  return heightOf(rows) <= session.pageHeight * mostHead ? rows : undefined
}

/** True when a cell of an earlier row reaches into this one. */
function tiedToAbove(table: Table, index: number): boolean {
  for (let above = index - 1; above >= Math.max(0, index - 50); above -= 1) {
    if (table.rows[above]?.cells.some(cell => cell.rowSpan > index - above)) return true
  }
  return false
}

/** Whether the rows that a row's cells cover can stand on one page; otherwise its cells stay in the row itself. */
function fitsPage(grid: TableGrid, session: Session): boolean {
  const { table, index, heights } = grid
  const deepest = Math.max(1, ...(table.rows[index]?.cells.map(cell => cell.rowSpan) ?? []))
  return (
    deepest === 1 || (deepest <= 50 && sumOf(heights, index, index + deepest) <= session.pageHeight * 0.9)
  )
}
