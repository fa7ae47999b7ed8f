import { type Line, readBullet, wordsStart } from './lines.ts'
import type { Cell, Grid } from './rows.ts'

/** Rows that blanks or dots set apart, and how many lines they take. */
interface SetRows {
  readonly grid: Grid
  readonly lines: number
}

/** What divides the columns of a row: wide blanks, dots that lead on, or three dots before a sum. */
const divider = / {2,}| *(?:\.{4,}|…{2,}) *|\.{3} +(?=\p{Sc}|\p{Lu}{1,2}\$|\d)/gu
/** An amount with the sign of its currency. */
const SUM = /^(?:\p{Lu}{0,2}\p{Sc} ?\d[\d.,’' ]*|\d[\d.,’' ]* ?(?:\p{Sc}|kr|zł|Kč|TL|CHF|EUR|Ft|lei)\.?)$/u
/** What counts a thing, perhaps behind the word for one: `look 3`, `No. 17`. */
const COUNT = /^(?:\p{L}{1,8}[.º°]? ?|[#№] ?)?\d{1,3}[.)]?$/u

/** Cells of a row and rows of a table at least, unless its first cell counts it. */
const LEAST = { cells: 3, rows: 2 }

/**
 * Reads lines from one on as rows of a table whose columns have no names: each has three cells or more, and most have a figure. Their
 * sums are one column, whatever stands before them and behind. Asked of the first line of a run alone.
 */
export function readSetRows(lines: readonly Line[], at: number, source: string): SetRows | undefined {
  const above = lines[at - 1]
  if (above && cellsOf(above, source).length >= LEAST.cells) return undefined
  const rows = rowsFrom(lines, at, line => {
    const cells = cellsOf(line, source)
    return cells.length >= LEAST.cells && isRow(line, cells, source) ? cells : undefined
  })
  const text = ({ start, end }: Cell) => source.slice(start, end)
  const counted = rows.filter(row => COUNT.test(text(row[0] as Cell))).length
  const figured = rows.filter(([, ...others]) => others.some(cell => /\d/.test(text(cell)))).length
  const isTable = rows.length >= LEAST.rows || (rows.length > 0 && counted === rows.length)
  if (!isTable || figured * 2 <= rows.length) return undefined
  return { grid: { rows: aligned(rows, cell => SUM.test(text(cell))), hasHead: false }, lines: rows.length }
}

/** The rows that lines from one on are, up to the first that is none. No copy of what follows is made: each line may be asked. */
function rowsFrom(
  lines: readonly Line[],
  at: number,
  read: (line: Line) => readonly Cell[] | undefined,
): readonly (readonly Cell[])[] {
  const rows: (readonly Cell[])[] = []
  for (let line = lines[at]; line; line = lines[at + rows.length]) {
    const cells = read(line)
    if (!cells) break
    rows.push(cells)
  }
  return rows
}

/** A figure with its unit and nothing else: `97.2%`, `14 km`. */
const MEASURE = /^[−–+-]?\p{Sc}? ?\d[\d.,’' ]*(?:%|‰| ?\p{L}{1,3}\.?)?$/u
/** Names beside figures from which they are rows. */
const MEASURES = 3

/**
 * Reads lines from one on as names with a figure each, wide blanks between, and behind some of them a remark: `Year 4   98.4%  well
 * done!`. Asked of the first line of a run alone.
 */
export function readMeasures(lines: readonly Line[], at: number, source: string): SetRows | undefined {
  const measuresIn = (line: Line): readonly Cell[] | undefined => {
    const cells = cellsOf(line, source)
    const [name, figure] = cells
    const isMeasure = figure !== undefined && MEASURE.test(source.slice(figure.start, figure.end))
    const isNamed = name !== undefined && /\p{L}/u.test(source.slice(name.start, name.end))
    return isMeasure && isNamed && cells.length <= LEAST.cells ? cells : undefined
  }
  const above = lines[at - 1]
  if (above && measuresIn(above)) return undefined
  const rows = rowsFrom(lines, at, measuresIn)
  const pairs = rows.filter(({ length }) => length === 2)
  if (pairs.length < MEASURES || pairs.length * 2 < rows.length) return undefined
  const width = Math.max(...rows.map(({ length }) => length))
  const whole = rows.map(row => {
    const from = row.at(-1)?.end ?? 0
    return [...row, ...Array.from({ length: width - row.length }, (): Cell => ({ start: from, end: from }))]
  })
  return { grid: { rows: whole, hasHead: false }, lines: rows.length }
}

/** Letters of a row, and of a cell of it at most. */
const MOST = { row: 130, cell: 60 }
/** Figures alone, with cents. */
const FIGURE = /^\d[\d.,]*[.,]\d\d(?: \p{L})?$/u

/** Whether cells are no point of a list, no parts of a sentence whose blanks were typed by chance, and no line of a bill. */
function isRow(line: Line, cells: readonly Cell[], source: string): boolean {
  const texts = cells.map(({ start, end }) => source.slice(start, end))
  const isSaid = texts.some(text => text.length > MOST.cell || /^[,;.!?]|[,;]$|[a-zà-ÿ]{3}\.$/.test(text))
  return (
    line.text.replace(/ +/g, ' ').length <= MOST.row &&
    !isSaid &&
    !readBullet(line, source) &&
    texts.filter(text => FIGURE.test(text)).length < 2 &&
    !/^\d+[.,]\d\d(?: \p{L})?$/u.test(texts.at(-1) ?? '')
  )
}

function cellsOf(line: Line, source: string): readonly Cell[] {
  if (line.text.includes('\t') || !/ {2}/.test(line.text)) return []
  const first = wordsStart(line, source)
  const cells: Cell[] = []
  let start = first
  for (const { index, 0: gap } of line.text.matchAll(divider)) {
    cells.push({ start, end: first + index })
    start = first + index + gap.length
  }
  return [...cells, { start, end: first + line.text.length }].filter(({ start: from, end }) => end > from)
}

/** Rows with as many cells each: empty ones stand before the sum of a row, or at its end. */
function aligned(
  rows: readonly (readonly Cell[])[],
  isSum: (cell: Cell) => boolean,
): readonly (readonly Cell[])[] {
  const divided = rows.map(row => {
    const at = row.findIndex(isSum)
    const end = at < 0 ? row.length : at
    return { before: row.slice(0, end), after: row.slice(end) }
  })
  const [before, after] = [
    Math.max(...divided.map(row => row.before.length)),
    Math.max(...divided.map(row => row.after.length)),
  ]
  return divided.map(row => [...filled(row.before, before, row.after[0]), ...filled(row.after, after)])
}

function filled(cells: readonly Cell[], count: number, next?: Cell): readonly Cell[] {
  const at = cells.at(-1)?.end ?? next?.start ?? 0
  return [...cells, ...Array.from({ length: count - cells.length }, () => ({ start: at, end: at }))]
}

/** A name and the amounts behind it, which only blanks divide, some of them single. */
const amount = String.raw`[-–−+]?\p{Sc}?\d[\d.,]*(?: ?(?:%|\p{Sc}|\p{L}{1,3}))?`
const ranTogether = new RegExp(String.raw`^(\p{L}[^\d]{0,40}?) +(${amount}(?: +${amount})+)$`, 'u')
const amounts = new RegExp(`${amount}(?= |$)`, 'gu')

/** Rows whose columns ran together, at least. */
const RAN = 3

/** Reads lines from one on as a table whose columns ran together: names with two amounts or more behind, perhaps below the names of the columns. */
export function readRanRows(lines: readonly Line[], at: number, source: string): SetRows | undefined {
  const [line, above] = [lines[at], lines[at - 1]]
  if (!line || (above && rowFrom(above, source))) return undefined
  const isHeaded = rowFrom(line, source) === undefined
  const rows = rowsFrom(lines, isHeaded ? at + 1 : at, below => rowFrom(below, source))
  const width = Math.max(0, ...rows.map(({ length }) => length))
  if (rows.length < RAN || rows.filter(({ length }) => length === width).length * 2 <= rows.length)
    return undefined
  const even = rows.map(row => filled(row, width))
  const heads = isHeaded ? headsOf(line, width, source) : undefined
  if (isHeaded && !heads) return undefined
  return heads
    ? { grid: { rows: [heads, ...even], hasHead: true }, lines: rows.length + 1 }
    : { grid: { rows: even, hasHead: false }, lines: rows.length }
}

function rowFrom(line: Line, source: string): readonly Cell[] | undefined {
  if (line.text.length > 120 || !/\d/.test(line.text.slice(-12))) return undefined
  const [, name, behind] = ranTogether.exec(line.text) ?? []
  if (name === undefined || behind === undefined || /[/|]\s*[–−-]?$/u.test(name)) return undefined
  const start = wordsStart(line, source)
  const from = start + line.text.length - behind.length
  return [
    { start, end: start + name.length },
    ...[...behind.matchAll(amounts)].map(({ index, 0: text }) => ({
      start: from + index,
      end: from + index + text.length,
    })),
  ]
}

/** As many names of columns as there are: wide blanks divide them, and where those are too few, words with a capital begin others. */
function headsOf(line: Line, count: number, source: string): readonly Cell[] | undefined {
  const wide = cellsOf(line, source)
  const begun = wide.flatMap(({ start, end }) =>
    [...source.slice(start, end).matchAll(/(?<= )\p{Lu}/gu)].map(({ index }) => start + index),
  )
  if (wide.length === count) return wide
  if (wide.length < 2 || wide.length + begun.length !== count) return undefined
  return wide.flatMap(({ start, end }) => {
    const cuts = [start, ...begun.filter(cut => cut > start && cut < end)]
    return cuts.map((from, at) => ({ start: from, end: (cuts[at + 1] ?? end + 1) - 1 }))
  })
}
