import { type Block, type Line, wordsStart } from './lines.ts'
import type { Cell, Grid } from './rows.ts'

/** Rows whose columns stand below the names of them, set apart by blanks; and how many lines they take. */
interface ColumnRows {
  readonly grid: Grid
  readonly lines: number
}

/** A cell with the columns of the line that it takes. */
interface Placed extends Cell {
  readonly from: number
  readonly to: number
}

/** Names from which a line heads columns, letters of one at most, and rows from which there is a table below. */
const TABLE = { names: 3, letters: 24, rows: 2 }

/** The name of a column: words, a rate behind them, or a year. */
const HEAD = /^(?:\p{L}[^\d:：|]*(?:\d{1,2}(?:[.,]\d)? ?%)?|(?:19|20)\d\d)$/u

/** What sets columns apart where no tabs do. */
const gap = /(?: {2,}|\u3000)[ \u3000]*/g
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/

/** Signs of a note below a table. */
const noteMark = /^[※*†‡]/

/**
 * Reads lines from one on as a table that is set by blanks: names of columns, then rows; words alone below a row go on in
 * the cell that they stand under. Undefined where no row fits.
 */
export function readColumns(lines: readonly Line[], at: number, source: string): ColumnRows | undefined {
  const named = headsIn(lines[at], source)
  const heads = named && overNames(named, lines[at + 1], source)
  if (!heads || isOneOfMany(lines, at, source)) return undefined
  const rows: Cell[][] = []
  let [count, counted] = [1, 0]
  for (const line of lines.slice(at + 1)) {
    const { cells, isCounted } = placedIn(line, source)
    const last = rows.at(-1)
    const isRow = cells.length >= Math.max(2, heads.length - 1) || (last !== undefined && isSum(cells, heads))
    const row = isRow ? inColumns(cells, heads) : undefined
    if (row) {
      rows.push(row)
      if (isCounted) counted++
    } else if (!last || !goesOn(last, cells, heads, source)) break
    count++
  }
  // Words alone in columns have no heads.
  if (rows.length < TABLE.rows || counted * 2 < rows.length) return undefined
  return { grid: { rows: [heads, ...rows], hasHead: true }, lines: count }
}

/** Names of columns, with an empty one over the names of the rows where those have none. */
function overNames(heads: readonly Placed[], line: Line | undefined, source: string): readonly Placed[] {
  const [first, ...others] = line ? placedIn(line, source).cells : []
  const [head] = heads
  const isBare = first && head && others.length === heads.length && first.to < head.from
  return isBare ? [{ start: head.start, end: head.start, from: first.from, to: first.to }, ...heads] : heads
}

/** Whether a line has only what it sums up, and the sum where the last column ends. */
function isSum([first, sum, ...others]: readonly Placed[], heads: readonly Placed[]): boolean {
  const [left, right] = [heads[0], heads.at(-1)]
  if (!first || !sum || !left || !right || others.length > 0) return false
  return first.from <= left.to && sum.to > right.from && sum.from > left.to
}

/** Lines of names right above one that all were no heads: then neither is it, or each would look through all that follow. */
const ABOVE = 8

function isOneOfMany(lines: readonly Line[], at: number, source: string): boolean {
  const width = headsIn(lines[at], source)?.length
  const above = lines.slice(Math.max(0, at - ABOVE), at)
  return above.length === ABOVE && above.every(line => headsIn(line, source)?.length === width)
}

/** Blocks with the rows of a table together that blank lines, as between pages, divided. */
export function joinColumns(blocks: readonly Block[], source: string): readonly Block[] {
  const joined: Block[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    const at = last?.lines.findIndex(line => headsIn(line, source)) ?? -1
    const table = last && at >= 0 ? readColumns(last.lines, at, source) : undefined
    const isOpen = table !== undefined && at + table.lines === last?.lines.length
    const width = table?.grid.rows[0]?.length
    if (last && isOpen && block.lines[0] && placedIn(block.lines[0], source).cells.length === width)
      joined[joined.length - 1] = { ...last, lines: [...last.lines, ...block.lines] }
    else joined.push(block)
  }
  return joined
}

function headsIn(line: Line | undefined, source: string): readonly Placed[] | undefined {
  if (line === undefined || !/ {2}|\u3000/.test(line.text) || line.text.includes('\t')) return undefined
  const { cells: heads } = placedIn(line, source)
  const isName = ({ start, end }: Cell): boolean =>
    end - start <= TABLE.letters && HEAD.test(source.slice(start, end))
  return heads.length >= TABLE.names && heads.every(isName) ? heads : undefined
}

/** The cells of a line, and whether there is a figure in them. */
interface PlacedLine {
  readonly cells: readonly Placed[]
  readonly isCounted: boolean
}

/** Lines are asked again from each line above them that may be a head. */
const placed = new WeakMap<Line, PlacedLine>()

function placedIn(line: Line, source: string): PlacedLine {
  const known = placed.get(line) ?? { cells: cellsOf(line, source), isCounted: /\d/.test(line.text) }
  placed.set(line, known)
  return known
}

function cellsOf(line: Line, source: string): readonly Placed[] {
  const first = wordsStart(line, source)
  const end = first + line.text.length
  const stretches: Cell[] = []
  let start = first
  for (const { index, 0: blanks } of line.text.matchAll(gap)) {
    stretches.push({ start, end: first + index })
    start = first + index + blanks.length
  }
  stretches.push({ start, end })
  return stretches.map(cell => ({
    ...cell,
    from: columnsOf(source.slice(line.start, cell.start)),
    to: columnsOf(source.slice(line.start, cell.end)),
  }))
}

function columnsOf(text: string): number {
  let columns = 0
  for (const letter of text) columns += letter === '\u3000' || wide.test(letter) ? 2 : 1
  return columns
}

/** The cells of a row under the heads that they belong to; undefined where two stand crosswise. */
function inColumns(cells: readonly Placed[], heads: readonly Placed[]): Cell[] | undefined {
  if (cells.length === heads.length) return cells.map(({ start, end }) => ({ start, end }))
  const places = cells.map(cell => columnOf((cell.from + cell.to) / 2, heads))
  if (places.some((place, at) => at > 0 && place < (places[at - 1] ?? 0))) return undefined
  return heads.map((_, column) => {
    const own = cells.filter((_, at) => places[at] === column)
    const end = cells.findLast((_, at) => (places[at] ?? 0) < column)?.end ?? cells[0]?.start ?? 0
    return { start: own[0]?.start ?? end, end: own.at(-1)?.end ?? end }
  })
}

/** The head that is nearest to a column of a line. */
function columnOf(place: number, heads: readonly Placed[]): number {
  const away = heads.map(({ from, to }) => Math.abs((from + to) / 2 - place))
  return away.indexOf(Math.min(...away))
}

/** Whether words alone below a row go on in one of its cells, which then has them too. */
function goesOn(row: Cell[], cells: readonly Placed[], heads: readonly Placed[], source: string): boolean {
  const [only, ...others] = cells
  if (!only || others.length > 0 || noteMark.test(source.slice(only.start, only.end))) return false
  const column = heads.findLastIndex(({ from }) => from <= only.from)
  const cell = row[column]
  if (column < 1 || !cell || cell.end <= cell.start) return false
  row[column] = { ...cell, also: [...(cell.also ?? []), { start: only.start, end: only.end }] }
  return true
}
