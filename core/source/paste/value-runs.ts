import { type Block, type Line, toLine, wordsStart } from './lines.ts'
import { type Cell, type CsvRecord, figure, type Grid, hasHead, recordsOf } from './rows.ts'

/** Rows of separated values that stand together in a block, below what they are called. */
export interface ValueRun {
  readonly title?: Line
  readonly lines: readonly Line[]
  readonly grid: Grid
}

/** Rows from which on values are a table, and cells of a row from which on two lines are names over their figures. */
const LEAST = { rows: 3, across: 3 }
/** Letters of a cell, and of what rows are called. */
const MOST = { cell: 80, title: 90 }

/**
 * A block that is nothing but rows of values as a spreadsheet writes them, with commas or semicolons between: `Mon,Tue,Wed` over
 * `712,698,745`, or `W25,4410` line by line. A line that has one cell alone is what the rows below it are called, whatever empty cells
 * follow. Undefined for a block that has anything else.
 */
export function valueRunsIn({ lines }: Block, source: string): readonly ValueRun[] | undefined {
  if (lines.length < 2) return undefined
  return [';', ','].map(mark => runsBy(mark, lines, source)).find(runs => runs !== undefined)
}

function runsBy(mark: string, lines: readonly Line[], source: string): readonly ValueRun[] | undefined {
  if (lines.filter(({ text }) => text.includes(mark)).length * 2 < lines.length) return undefined
  if (lines.some(({ text }) => /&#?\w+;/.test(text))) return undefined
  const rows = rowsOf(lines, source, mark)
  const parts: Row[][] = []
  for (const row of rows) {
    const last = parts.at(-1)
    if (!last || (row.cells.length < 2 && last.some(({ cells }) => cells.length > 1))) parts.push([row])
    else if (last.at(-1)?.cells.length === 1 || fits(row, last)) last.push(row)
    else parts.push([row])
  }
  const runs = parts.map(part => runOf(part, source, mark))
  return runs.every(run => run !== undefined) ? runs : undefined
}

/** A row with what it has before the empty cells at its end, and how many cells were written. */
interface Row extends CsvRecord {
  readonly own: readonly Line[]
  readonly width: number
}

function rowsOf(lines: readonly Line[], source: string, mark: string): readonly Row[] {
  let at = 0
  return recordsOf(lines, source, mark).map(record => {
    const own = lines.slice(at, at + record.lines)
    at += record.lines
    const filled = record.cells.findLastIndex(({ start, end }) => end > start) + 1
    return { ...record, own, width: record.cells.length, cells: record.cells.slice(0, Math.max(1, filled)) }
  })
}

/** Whether a row may stand in one table with those above it: its cells are as many, or as many were written. */
function fits({ cells, width }: Row, above: readonly Row[]): boolean {
  const [first] = above.filter(row => row.cells.length > 1)
  return first !== undefined && (first.cells.length === cells.length || first.width === width)
}

function runOf(part: readonly Row[], source: string, mark: string): ValueRun | undefined {
  const [head, ...below] = part
  const isTitled = head?.cells.length === 1 && below.length > 0
  const rows = isTitled ? below : part
  const title = isTitled ? titleIn(head, source) : undefined
  if (isTitled && !title) return undefined
  if (rows.some(({ cells }) => cells.length < 2) || !areValues(rows, source, mark)) return undefined
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  const even = rows.map(({ cells }) => filledTo(width, cells))
  const grid = {
    rows: even,
    hasHead: hasHead(even, source) || (width > 2 && namesAll(even[0] ?? [], source)),
  }
  return { ...(title && { title }), lines: part.flatMap(({ own }) => own), grid }
}

function filledTo(width: number, cells: readonly Cell[]): readonly Cell[] {
  const at = cells.at(-1)?.end ?? 0
  return [...cells, ...Array.from({ length: width - cells.length }, () => ({ start: at, end: at }))]
}

/** What rows are called: a few words in a cell of their own, which is no label and no sentence. */
function titleIn({ cells: [cell], own: [line] }: Row, source: string): Line | undefined {
  if (!cell || !line) return undefined
  const start = wordsStart(line, source)
  const isQuoted = source[cell.start - 1] === '"'
  const title = isQuoted
    ? toLine(source, cell.start, cell.end, line.number)
    : toLine(source, start, cell.end, line.number)
  const { text } = title
  return text.length <= MOST.title && /^[^.!?:]*\p{L}[^.!?:]*$/u.test(text) ? title : undefined
}

function textOf({ start, end }: Cell, source: string): string {
  return source.slice(start, end).trim()
}

/** Whether a row has a name for each column: words, and no figure. */
function namesAll(cells: readonly Cell[], source: string): boolean {
  return cells.every((cell, at) => (at === 0 || cell.end > cell.start) && !figure.test(textOf(cell, source)))
}

/** A figure alone, as cells of spreadsheets have it. */
const NUMBER = /^[<>≤≥~≈+−–-]{0,2}\s?\p{Sc}?\s?\d[\d.,’' ]*\s?(?:%|‰|\p{Sc}|\p{L}{1,3})?$/u

/** Whether rows are values: pairs of a name and a figure, names over a row of figures, or three rows and more of alike columns. Commas of sentences have a blank behind them. */
function areValues(rows: readonly Row[], source: string, mark: string): boolean {
  const texts = rows.map(({ cells }) => cells.map(cell => textOf(cell, source)))
  if (texts.some(row => row.some(text => text.length > MOST.cell))) return false
  const [head = [], ...others] = texts
  const isFigured = others.every(row => row.every((text, at) => at === 0 || text === '' || NUMBER.test(text)))
  const isAcross =
    head.length >= LEAST.across &&
    others.length > 0 &&
    others.every(row => row.length === head.length && row.slice(1).every(text => NUMBER.test(text))) &&
    head.every(text => !NUMBER.test(text) || /^(?:19|20)\d\d$/.test(text))
  if (isAcross) return true
  const isSpaced = hasSpacedMarks(rows, source, mark)
  if (rows.length < LEAST.rows || (isSpaced && !isFigured)) return false
  if (head.length > 2) return true
  const isPair = ([name = '', value = '']: readonly string[]) =>
    !NUMBER.test(name) && NUMBER.test(value) && (!isSpaced || value.endsWith('%'))
  const isWhole = mark !== ',' || !others.every(([name = '', value = '']) => isOneAmount(name, value))
  return isWhole && others.every(isPair) && (isPair(head) || head.every(text => /^\p{L}\D*$/u.test(text)))
}

/** Whether a comma stands in an amount: `price: $1,94`, `Total 41,270`; not in `W25,441`. */
function isOneAmount(name: string, value: string): boolean {
  if (!/\d$/.test(name) || !/^\d{2,3}(?!\d)/.test(value)) return false
  return /[:=\p{Sc}]|\s\d+$/u.test(name) || /^\d\d(?!\d)/.test(value)
}

/** Whether marks between cells have a blank behind them, as commas in sentences do. */
function hasSpacedMarks(rows: readonly Row[], source: string, mark: string): boolean {
  return (
    mark === ',' &&
    rows.some(({ cells }) => cells.some(({ start }, at) => at > 0 && source[start - 1] === ' '))
  )
}
