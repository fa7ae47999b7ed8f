import type { Message } from '../../message.ts'
import type { Cell, Row, Table } from './block.ts'
import { columnWidths } from './natural-widths.ts'
import type { Session } from './session.ts'

/** Share of the room that a column takes at most before words in it are broken rather than the table parted. */
const BROKEN_FROM = 0.4

/** Share of the room up to which the first column stands in every band, so that rows keep their names. */
const NAMES = 0.4

/**
 * A table as it stands in a width, px: whole where the longest words of its columns fit beside each other, else in bands of as
 * many columns as do, one below the other, each with the first column again.
 */
export function bandsOf(table: Table, width: number, session: Session): readonly Table[] {
  const widths = columnWidths(table, session).map(({ min }) => Math.min(min, width * BROKEN_FROM))
  if (sum(widths) <= width || table.columns < 2) return [table]
  const [first = 0, ...others] = widths
  const names = first <= width * NAMES
  const ends = names ? evenEnds(others, width - first).map(end => end + 1) : evenEnds(widths, width)
  if (ends.length < 2) return [table]
  session.context.report.add(parted(table, ends.length))
  return ends.map((end, at) => bandOf(table, { start: ends[at - 1] ?? 0, end, names }))
}

function parted({ columns }: Table, bands: number): Message {
  return {
    rule: 'table-too-wide',
    severity: 'warning',
    text: `a table of ${columns} columns is too wide for its page, so that they stand in ${bands} bands one below the other`,
    hint: 'use fewer columns, shorter words or a wider page',
  }
}

/** Steps in which the least width is looked for that parts columns into as few bands. */
const STEPS = 8

/** Where bands end, so that they are as few as can be and about as wide as each other. */
function evenEnds(widths: readonly number[], width: number): readonly number[] {
  const fewest = endsWithin(widths, width)
  const even = sum(widths) / fewest.length
  for (let step = 0; step < STEPS; step += 1) {
    const ends = endsWithin(widths, even + ((width - even) * step) / STEPS)
    if (ends.length === fewest.length) return ends
  }
  return fewest
}

function endsWithin(widths: readonly number[], width: number): readonly number[] {
  const ends: number[] = []
  let used = 0
  for (const [column, own] of widths.entries()) {
    if (used > 0 && used + own > width) {
      ends.push(column)
      used = 0
    }
    used += own
  }
  return [...ends, widths.length]
}

interface Range {
  readonly start: number
  /** The first column that is no longer in it. */
  readonly end: number
  /** The first column of the table stands in it again. */
  readonly names: boolean
}

function bandOf(table: Table, { start, end, ...range }: Range): Table {
  const names = range.names && start > 0
  const own = { start, end, names }
  const isIn = ({ column }: Cell): boolean => (column >= start && column < end) || (names && column === 0)
  const rows = table.rows.map((row): Row => {
    const { place, ...rest } = row
    // Each band goes through all cells of a row: nothing is made of those that stand in others.
    const cells = row.cells.filter(isIn).map(cell => cellIn(cell, own))
    return { ...rest, ...(place !== undefined && start === 0 && { place }), cells }
  })
  return { ...table, columns: end - start + (names ? 1 : 0), rows }
}

/** A cell stands in the band that it begins in, as wide as that allows. */
function cellIn(cell: Cell, { start, end, names }: Range): Cell {
  const { column, colSpan } = cell
  // A block of its own has boxes of its own: those of the first band were drawn.
  if (names && column === 0) return { ...cell, block: { ...cell.block }, colSpan: 1, again: true }
  return { ...cell, column: column - start + (names ? 1 : 0), colSpan: Math.min(colSpan, end - column) }
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0)
}
