import type { Message } from '../../message.ts'
import type { Paragraph, Table } from './block.ts'
import type { Session } from './session.ts'
import { columnWidths } from './natural-widths.ts'
import type { NaturalWidths } from './text/measure.ts'

/** Widths in px of a table's columns over the width that the table has. */
export function fitColumns(table: Table, width: number, session: Session): number[] {
  const stated = statedWidths(table, width)
  const natural = columnWidths(table, session)
  const rigid = rigidColumns(table)
  const columns = natural.map((column, index) => {
    const own = stated[index]
    if (own !== undefined) return { min: own, max: own }
    return rigid[index] === true ? { min: column.max, max: column.max } : column
  })
  const least = sum(columns, 'min')
  const most = sum(columns, 'max')
  if (most <= width) return widen(columns, stated, width - most)
  if (least <= width) return between(columns, width, least)
  if (sum(natural, 'min') <= width) return between(natural, width, sum(natural, 'min'))
  session.context.report.add(tooWide(table))
  return squeeze(natural, width)
}

function tooWide(table: Table): Message {
  return {
    rule: 'table-too-wide',
    severity: 'warning',
    text: `a table of ${table.columns} columns is too wide for its page, so that words in it are broken`,
    hint: 'use fewer columns, shorter words or a wider page',
  }
}

/** Widths that cells of one column state. */
function statedWidths(table: Table, width: number): (number | undefined)[] {
  const stated = new Array<number | undefined>(table.columns).fill(undefined)
  for (const row of table.rows) {
    for (const cell of row.cells) {
      const wish = cell.block.style.width
      if (wish === undefined || cell.colSpan > 1 || stated[cell.column] !== undefined) continue
      stated[cell.column] = typeof wish === 'number' ? wish : (width * Number.parseFloat(wish)) / 100
    }
  }
  return stated
}

/** Columns of figures: their cells do not wrap. */
function rigidColumns(table: Table): boolean[] {
  const figures = new Array<number>(table.columns).fill(0)
  const words = new Array<number>(table.columns).fill(0)
  for (const row of table.rows) {
    if (row.head) continue
    for (const cell of row.cells) {
      if (cell.colSpan > 1) continue
      const text = cell.block.children
        .map(child => (child.kind === 'paragraph' ? textOf(child) : 'words'))
        .join(' ')
      if (text.trim() === '') continue
      const counts = isFigure(text) ? figures : words
      counts[cell.column] = (counts[cell.column] ?? 0) + 1
    }
  }
  return figures.map((count, column) => count > 0 && count >= 4 * (words[column] ?? 0))
}

/** True for an amount, a percentage, a date in figures and the like. */
function isFigure(text: string): boolean {
  const trimmed = text.trim()
  return (
    trimmed.length <= 24 &&
    /\d/.test(trimmed) &&
    /^[\p{Sc}\p{N}\s.,:;/%‰()+\-−–±×~<>≤≥'’]*(\p{L}{0,4}\.?)$/u.test(trimmed)
  )
}

function textOf(paragraph: Paragraph): string {
  return paragraph.inlines.map(inline => (inline.kind === 'text' ? inline.text : ' ')).join('')
}

/** Room left over goes to columns by their text; stated widths stay unless there is nothing else. */
function widen(
  columns: readonly NaturalWidths[],
  stated: readonly (number | undefined)[],
  rest: number,
): number[] {
  const free = columns.map((column, index) => (stated[index] === undefined ? column.max : 0))
  const weights = free.some(weight => weight > 0) ? free : columns.map(column => Math.max(column.max, 1))
  const whole = weights.reduce((total, weight) => total + weight, 0)
  return columns.map(
    (column, index) => column.max + (whole > 0 ? (rest * (weights[index] as number)) / whole : 0),
  )
}

/**
 * Too little room for all text on one line: every column keeps its longest word, and narrow columns are filled before
 * wide ones, so that wrapping falls to the columns that have the most text.
 */
function between(columns: readonly NaturalWidths[], width: number, least: number): number[] {
  const widths = columns.map(column => column.min)
  let rest = width - least
  const hungry = columns
    .map((column, index) => ({ index, need: column.max - column.min }))
    .sort((a, b) => a.need - b.need)
  hungry.forEach(({ index, need }, position) => {
    const share = Math.min(need, fairShare(hungry, position, rest))
    widths[index] = (widths[index] as number) + share
    rest -= share
  })
  return widths
}

/** What the next column may take: half by even shares, half by need. */
function fairShare(hungry: readonly { readonly need: number }[], position: number, rest: number): number {
  const waiting = hungry.length - position
  const need = (hungry[position] as { need: number }).need
  const biggest = (hungry.at(-1) as { need: number }).need
  const even = rest / waiting
  return waiting === 1 ? rest : even * (0.6 + 0.4 * Math.min(1, need / Math.max(biggest, 1e-6)))
}

/** Not even the longest words fit: narrow columns stay whole, the others share what there is. */
function squeeze(columns: readonly NaturalWidths[], width: number): number[] {
  const widths = new Array<number>(columns.length).fill(0)
  const order = columns.map((column, index) => ({ index, min: column.min })).sort((a, b) => a.min - b.min)
  let rest = width
  order.forEach(({ index, min }, position) => {
    const share = Math.min(min, rest / (order.length - position))
    widths[index] = share
    rest -= share
  })
  return widths
}

function sum(columns: readonly NaturalWidths[], key: 'min' | 'max'): number {
  return columns.reduce((total, column) => total + column[key], 0)
}
