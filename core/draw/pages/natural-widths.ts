import type { Block, Cell, Container, Table } from './block.ts'
import { insetsOf, marginsOf } from '../edges.ts'
import { columnGap, gridColumns, toPx } from './lengths.ts'
import { pictureWidth } from './layout-picture.ts'
import type { Session } from './session.ts'
import type { NaturalWidths } from './text/measure.ts'

/** The least and the most width in px that a block's border box can use. */
export function naturalWidths(block: Block, session: Session): NaturalWidths {
  const known = session.widths.get(block)
  if (known !== undefined) return known
  const widths = withLimits(block, contentWidths(block, session))
  session.widths.set(block, widths)
  return widths
}

/** The same with the margins around it; absolute boxes take no room. */
export function outerWidths(block: Block, session: Session): NaturalWidths {
  if (block.style.position === 'absolute') return { min: 0, max: 0 }
  const margins = marginsOf(block.style)
  const around = margins.left + margins.right
  const { min, max } = naturalWidths(block, session)
  return { min: min + around, max: max + around }
}

/** The same for what is in it, whatever its own style says of its width. */
export function contentWidths(block: Block, session: Session): NaturalWidths {
  if (block.kind === 'paragraph') return session.setter.naturalWidths(block.inlines, block.text)
  const insets = insetsOf(block.style)
  const edges = insets.left + insets.right
  const inner = measureInside(block, session)
  return { min: inner.min + edges, max: inner.max + edges }
}

function measureInside(block: Exclude<Block, { kind: 'paragraph' }>, session: Session): NaturalWidths {
  if (block.kind === 'picture') return { min: 0, max: pictureWidth(block, session) }
  if (block.kind === 'table') return sumOf(columnWidths(block, session))
  const { display, direction } = block.style
  if (display === 'flex' && direction !== 'column') return measureRow(block, session)
  if (display === 'grid') return measureGrid(block, session)
  return widest(block, session)
}

function widest(block: Container, session: Session): NaturalWidths {
  let min = 0
  let max = 0
  for (const child of block.children) {
    const widths = outerWidths(child, session)
    if (widths.min > min) min = widths.min
    if (widths.max > max) max = widths.max
  }
  return { min, max }
}

function measureRow(block: Container, session: Session): NaturalWidths {
  const items = block.children.filter(child => child.style.position !== 'absolute')
  const { gap, wrap } = block.style
  const gaps = Math.max(0, items.length - 1) * columnGap(gap)
  const widths = items.map(item => outerWidths(item, session))
  const all = sumOf(widths)
  const min = wrap === true ? Math.max(0, ...widths.map(width => width.min)) : all.min + gaps
  return { min, max: all.max + gaps }
}

function measureGrid(block: Container, session: Session): NaturalWidths {
  const fractions = gridColumns(block.style)
  const gaps = (fractions.length - 1) * columnGap(block.style.gap)
  const { min, max } = widest(block, session)
  return { min: min * fractions.length + gaps, max: max * fractions.length + gaps }
}

/** Natural widths of a table's columns; what spanning cells need beyond them is shared out evenly. */
export function columnWidths(table: Table, session: Session): NaturalWidths[] {
  const columns = Array.from({ length: table.columns }, () => ({ min: 0, max: 0 }))
  const spanning: Cell[] = []
  for (const row of table.rows) {
    for (const cell of row.cells) {
      if (cell.colSpan > 1) spanning.push(cell)
      else widen(columns, cell.column, 1, naturalWidths(cell.block, session))
    }
  }
  for (const cell of spanning) widen(columns, cell.column, cell.colSpan, naturalWidths(cell.block, session))
  return columns
}

function widen(
  columns: { min: number; max: number }[],
  start: number,
  span: number,
  need: NaturalWidths,
): void {
  const covered = columns.slice(start, start + span)
  const has = sumOf(covered)
  for (const column of covered) {
    column.min += Math.max(0, need.min - has.min) / covered.length
    column.max += Math.max(0, need.max - has.max) / covered.length
  }
}

function sumOf(widths: readonly NaturalWidths[]): NaturalWidths {
  let min = 0
  let max = 0
  for (const width of widths) {
    min += width.min
    max += width.max
  }
  return { min, max }
}

function withLimits(block: Block, widths: NaturalWidths): NaturalWidths {
  if (block.kind === 'picture') return widths
  const fixed = toPx(block.style.width, undefined)
  if (fixed !== undefined) return { min: fixed, max: fixed }
  const most = toPx(block.style.maxWidth, undefined) ?? Number.POSITIVE_INFINITY
  const least = toPx(block.style.minWidth, undefined) ?? 0
  return {
    min: Math.max(least, Math.min(widths.min, most)),
    max: Math.max(least, Math.min(widths.max, most)),
  }
}
