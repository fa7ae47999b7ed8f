import type { Style } from '../../compose/style.ts'
import { marginsOf } from '../edges.ts'
import type { Block } from './block.ts'
import { addHold, addStrip, type Flow } from './flow.ts'
import { layoutColumn } from './layout-column.ts'
import type { Session } from './session.ts'
import { type Column, firstBaseline, hold, type Note, type Strip } from './strip.ts'

/** A block in a row, in a margin box of given place and width. */
export interface RowItem {
  readonly block: Block
  readonly x: number
  readonly width: number
}

/** How a row stands. */
interface RowManner {
  readonly align: NonNullable<Style['align']>
  /** Least height of the row, px. */
  readonly height: number
}

/** Rows taller than this part of a page may be split over pages. */
const splitFrom = 0.5

/** Adds blocks beside each other to a flow, as one strip. */
export function addRow(items: readonly RowItem[], flow: Flow, session: Session, manner: RowManner): void {
  const measured = items.map(item => layoutColumn(item.block, ...innerPlace(item), session))
  const outer = measured.map((column, index) => column.height + verticalMargins(items[index]))
  const height = Math.max(manner.height, ...outer)
  const baselines = manner.align === 'baseline' ? measured.map(baselineOf) : []
  const lowest = Math.max(0, ...baselines)
  const columns = items.map((item, index): Column => {
    const column = measured[index] as Column
    const align = item.block.style.alignSelf ?? manner.align
    if (align === 'stretch' && typeof item.block.style.height !== 'number')
      return stretched(item, column, height, session)
    const rest = height - (outer[index] as number)
    const shift =
      align === 'center'
        ? rest / 2
        : align === 'end'
          ? rest
          : align === 'baseline'
            ? lowest - (baselines[index] as number)
            : 0
    return { ...column, y: marginsOf(item.block.style).top + shift, shift, own: true }
  })
  const tall = Math.max(
    height,
    ...columns.map(
      (column, index) => column.y + column.height + marginsOf((items[index] as RowItem).block.style).bottom,
    ),
  )
  addColumns(columns, tall, flow, session.pageHeight * splitFrom)
  if (items.some(item => item.block.style.keepWithNext)) addHold(flow, hold.next)
}

/** Heights of rows below each other, which share what the height around them leaves free; none where there is no such height. px */
export function shareHeight(
  rows: readonly (readonly RowItem[])[],
  height: number | undefined,
  gap: number,
  session: Session,
): readonly number[] {
  if (height === undefined) return []
  if (rows.length === 1) return [height]
  const natural = rows.map(items => rowHeight(items, session))
  const used = natural.reduce((sum, row) => sum + row, gap * (rows.length - 1))
  return natural.map(row => row + Math.max(0, height - used) / rows.length)
}

function rowHeight(items: readonly RowItem[], session: Session): number {
  const heights = items.map(
    item => layoutColumn(item.block, ...innerPlace(item), session).height + verticalMargins(item),
  )
  return Math.max(0, ...heights)
}

/** Adds finished columns as one strip; rows taller than `splitAt` may be split. */
export function addColumns(columns: readonly Column[], height: number, flow: Flow, splitAt: number): Strip {
  for (const column of columns) {
    for (const block of column.afloat) flow.afloat.push({ block, index: flow.strips.length })
  }
  return addStrip(flow, height, { kind: 'columns', columns, splitAt }, notesIn(columns))
}

/** Notes of all strips in columns. */
export function notesIn(columns: readonly Column[]): Note[] | undefined {
  let notes: Note[] | undefined
  for (const column of columns) {
    for (const strip of column.strips) {
      if (strip.notes === undefined) continue
      notes ??= []
      notes.push(...strip.notes)
    }
  }
  return notes
}

function innerPlace(item: RowItem): [x: number, width: number] {
  const margins = marginsOf(item.block.style)
  return [item.x + margins.left, Math.max(0, item.width - margins.left - margins.right)]
}

function verticalMargins(item: RowItem | undefined): number {
  if (item === undefined) return 0
  const margins = marginsOf(item.block.style)
  return margins.top + margins.bottom
}

function baselineOf(column: Column): number {
  return firstBaseline(column.strips) ?? column.height
}

/** The column filled to the row's height, laid out again where its content depends on that. */
function stretched(item: RowItem, column: Column, height: number, session: Session): Column {
  const inner = height - verticalMargins(item)
  const y = marginsOf(item.block.style).top
  if (inner - column.height < 0.01 || !usesHeight(item.block)) return { ...column, y }
  return { ...layoutColumn(item.block, ...innerPlace(item), session, inner), y }
}

function usesHeight(block: Block): boolean {
  if (block.kind === 'container') {
    const { display } = block.style
    return (
      display === 'flex' ||
      display === 'grid' ||
      block.style.position !== undefined ||
      block.children.some(needsHeight)
    )
  }
  return block.kind === 'picture' && block.style.fit !== undefined
}

function needsHeight(block: Block): boolean {
  return typeof block.style.height === 'string' || typeof block.style.minHeight === 'string'
}
