import { type Block, type Line, wordsStart } from './lines.ts'

/** A cell of a row that was divided by tabs, commas or semicolons, as a stretch of the source. */
export interface Cell {
  readonly start: number
  readonly end: number
  /** Stretches of the lines below in which it goes on. */
  readonly also?: readonly Cell[]
}

/** A table that is not Markdown's, or a line between such tables. */
export interface Grid {
  readonly rows: readonly (readonly Cell[])[]
  /** The first row names the columns. */
  readonly hasHead: boolean
  /** No table: the words of a row that has one cell alone, as titles and notes of a spreadsheet have. */
  readonly isNote?: true
}

/** What a run of lines holds that are divided by a mark, and how many lines it takes. */
interface Grids {
  readonly grids: readonly Grid[]
  readonly lines: number
}

/** Whether a line opens a fence around a CSV or TSV file. */
export function isCsvFence(line: Line | undefined): boolean {
  return line !== undefined && /^(?:`{3,}|~{3,})\s*(?:csv|tsv)\b/i.test(line.text)
}

const empty = (at: number): Cell => ({ start: at, end: at })

/** What divides the columns of a line: tabs, or a row of dots that leads to a price. */
const divider =
  /(?<![ \u00A0])[ \u00A0]*(?:\t|(?:\.{4,}|…{2,}|(?:\. ){4,})\s*|(?:(?<= )\.{1,2} |(?<!\d)\.{3} ?)(?=[$£€¥]?\d[\d.,]*$))[ \u00A0]*/g

/** Reads lines from `from` on whose columns are divided by tabs or leader dots; undefined when no two of them fit. */
export function readTabRows(
  lines: readonly Line[],
  from: number,
  source: string,
  isRow: (line: Line) => boolean,
): Grids | undefined {
  const singles: Cell[][] = []
  let width = 0
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] as Line
    if (!isRow(line)) break
    const cells = cellsBetween(line, source)
    const own = filledCells(cells).length
    // Rows that can stand in no table with the first end the run, so that no line is looked at from every other.
    if (
      cells.length < 2 ||
      (singles.length > 0 && Math.abs(own - width) > 1 && cells.length !== singles[0]?.length)
    ) {
      const sum = sumBelow(cells, singles, source)
      if (sum) singles.push(sum)
      break
    }
    if (singles.length === 0) width = own
    singles.push(cells)
  }
  const rows = fitRows(singles)
  if (!rows || rows.length < 2) return undefined
  const plain = withoutDashes(rows, source)
  return { grids: [{ rows: plain, hasHead: hasHead(plain, source) }], lines: rows.length }
}

/** A last row that is a name and an amount alone, under a column of amounts: `Total⇥48,650` below rows of four cells. */
function sumBelow(cells: readonly Cell[], rows: readonly Cell[][], source: string): Cell[] | undefined {
  const [name, amount, ...others] = filledCells(cells)
  const isFigure = (cell: Cell | undefined): boolean =>
    cell !== undefined && figure.test(source.slice(cell.start, cell.end).trim())
  const isColumn = rows.length > 2 && rows.slice(1).every(row => isFigure(row.at(-1)))
  if (!name || !amount || others.length > 0 || isFigure(name) || !isFigure(amount) || !isColumn)
    return undefined
  const width = rows[0]?.length ?? 0
  return [name, ...Array.from({ length: width - 2 }, () => empty(name.end)), amount]
}

/** A dash that ties what stands behind a tab to what stands before it: `1934⇥– strike`. */
const tie = /^[–—-][ \u00A0]+(?=\S)/

/** Rows without the dashes that open every cell of a column, most of them before words: they are no minus. */
function withoutDashes(rows: readonly Cell[][], source: string): readonly Cell[][] {
  const text = ({ start, end }: Cell) => source.slice(start, end)
  const isTied = (rows[0] ?? []).map((_, at) => {
    const cells = rows.map(row => row[at] ?? empty(0))
    const worded = cells.filter(cell => /^[–—-]\s+\p{L}/u.test(text(cell)))
    return at > 0 && cells.every(cell => tie.test(text(cell))) && worded.length * 2 > cells.length
  })
  if (!isTied.includes(true)) return rows
  return rows.map(row =>
    row.map((cell, at) =>
      isTied[at] ? { ...cell, start: cell.start + (tie.exec(text(cell))?.[0].length ?? 0) } : cell,
    ),
  )
}

/** What a cell that is filled in by hand, or below others of its kind, opens with. */
const asked = /^(?:[^:：\t]{1,24}[:：]|[_.…]{3,})/u

/**
 * A table below a line that has as many words apart, where all cells of each row ask for the same, as places to sign do: with that
 * line as the names of its columns. Undefined for any other.
 */
export function headedBy(line: Line, grid: Grid, source: string): Grid | undefined {
  const text = ({ start, end }: Cell) => source.slice(start, end).trim()
  const names = filledCells(cellsBetween(line, source))
  const isAsked = (row: readonly Cell[]): boolean => {
    const [first, ...others] = row.map(cell => asked.exec(text(cell))?.[0].replace(/_+/, '_'))
    return first !== undefined && others.every(label => label === first)
  }
  const isNamed = names.length > 1 && names.every(cell => /^\p{L}[^:：_]*$/u.test(text(cell)))
  const fits = isNamed && !grid.hasHead && grid.rows.every(row => row.length === names.length && isAsked(row))
  return fits ? { rows: [names, ...grid.rows], hasHead: true } : undefined
}

function cellsBetween(line: Line, source: string): Cell[] {
  const cells: Cell[] = []
  const raw = source.slice(line.start, wordsStart(line, source) + line.text.length)
  // Blanks in front are layout; a tab in front is an empty first cell, as above the labels of a table.
  let from = /^[ \u00A0]*/.exec(raw)?.[0].length ?? 0
  for (const found of raw.matchAll(divider)) {
    if (found.index + found[0].length <= from) continue
    cells.push({ start: line.start + from, end: line.start + Math.max(from, found.index) })
    from = found.index + found[0].length
  }
  return [...cells, { start: line.start + from, end: line.start + raw.length }]
}

/**
 * Gives rows the same number of cells. Several tabs may stand for one where a writer lined columns up by eye, or for an
 * empty cell where a spreadsheet wrote them: whichever makes all rows as long as each other.
 */
function fitRows(singles: readonly Cell[][]): Cell[][] | undefined {
  const merged = singles.map(filledCells)
  const isOne = (rows: readonly Cell[][]) => rows.every(row => row.length === rows[0]?.length)
  if (isOne(singles)) return withoutEmptyColumns(singles)
  if (isOne(merged) && (merged[0]?.length ?? 0) > 1) return merged
  const width = merged.reduce((most, row) => Math.max(most, row.length), 0)
  const fitted: Cell[][] = []
  for (const [at, single] of singles.entries()) {
    const own = [single, merged[at] as Cell[]].find(row => row.length === width) ?? merged[at] ?? []
    if (own.length < width - 1 || own.length < 2) break
    fitted.push(own.length < width ? [...own, empty(own.at(-1)?.end ?? 0)] : own)
  }
  return fitted.length > 1 ? fitted : undefined
}

function filledCells(cells: readonly Cell[]): Cell[] {
  return cells.filter(({ start, end }, at) => end > start || at === 0)
}

/** Two tabs in every row are no empty column. */
function withoutEmptyColumns(rows: readonly Cell[][]): Cell[][] | undefined {
  const used = (rows[0] ?? []).map((_, at) => rows.some(row => row[at] && row[at].end > row[at].start))
  const kept = rows.map(row => row.filter((_, at) => used[at]))
  return (kept[0]?.length ?? 0) > 1 ? kept : undefined
}

/** What a figure opens with, a few signs before it. */
export const figure: RegExp = /^[^\p{L}\p{N}]{0,4}\d/u

/** Whether a first row names columns: it holds no figures where rows below it do, or its first cell is empty. */
export function hasHead(rows: readonly (readonly Cell[])[], source: string): boolean {
  const text = ({ start, end }: Cell) => source.slice(start, end).trim()
  const [first = [], ...rest] = rows
  if (first.some((cell, at) => at > 0 && figure.test(text(cell)) && !/^(?:19|20)\d\d\b/.test(text(cell))))
    return false
  if (first[0] && text(first[0]) === '' && first.length > 2) return true
  const counts = first.map((_, at) => rest.filter(row => row[at] && figure.test(text(row[at]))).length)
  const isFigured = counts.some(
    (count, at) => at > 0 && count * 2 > rest.length && !figure.test(text(first[at] ?? empty(0))),
  )
  return isFigured && (first.length > 2 || counts[1] === rest.length)
}

/** Reads a block of comma or semicolon separated values; undefined when its lines do not divide alike. */
export function readCsv(block: Block, from: number, source: string, isFenced = false): Grids | undefined {
  const { lines } = block
  const first = lines[from]
  const last = lines.at(-1)
  if (!first || !last) return undefined
  for (const mark of [';', '\t', ',', '|']) {
    const text = source.slice(first.start, last.end)
    if (!text.includes(mark) || (/[\t|]/.test(mark) && !isFenced) || (mark === ';' && /&#?\w+;/.test(text)))
      continue
    const records = recordsOf(lines.slice(from), source, mark)
    const grids = toGrids(records, source, mark, isFenced)
    if (grids) return grids
  }
  return undefined
}

/** A line of separated values, or several where a cell in quotes holds ends of lines. */
export interface CsvRecord {
  readonly cells: readonly Cell[]
  readonly lines: number
}

/** Records of a CSV file: a cell in quotes may hold the mark, doubled quotes and line endings. */
export function recordsOf(lines: readonly Line[], source: string, mark: string): CsvRecord[] {
  const records: CsvRecord[] = []
  for (let at = 0; at < lines.length; ) {
    let next = at + 1
    let cells = cellsOf(lines[at] as Line, (lines[at] as Line).end, source, mark)
    while (!cells && next < lines.length && next - at < 20) {
      cells = cellsOf(lines[at] as Line, (lines[next] as Line).end, source, mark)
      next++
    }
    if (!cells) {
      next = at + 1
      cells = [{ start: wordsStart(lines[at] as Line, source), end: (lines[at] as Line).end }]
    }
    records.push({ cells, lines: next - at })
    at = next
  }
  return records
}

/** Cells up to `end`; undefined when a quote is still open there. */
function cellsOf(line: Line, end: number, source: string, mark: string): Cell[] | undefined {
  const cells: Cell[] = []
  let at = wordsStart(line, source)
  if (source.slice(line.start, at).includes(mark)) at = line.start
  for (;;) {
    while (source[at] === ' ' && at < end) at++
    if (source[at] === '"' && at < end) {
      let close = source.indexOf('"', at + 1)
      while (close >= 0 && source[close + 1] === '"') close = source.indexOf('"', close + 2)
      if (close < 0 || close >= end) return undefined
      cells.push({ start: at + 1, end: close })
      at = close + 1
      while (source[at] === ' ' && at < end) at++
      if (at < end && source[at] !== mark) return undefined
    } else {
      const next = source.indexOf(mark, at)
      const to = next < 0 || next > end ? end : next
      cells.push({ start: at, end: at + source.slice(at, to).trimEnd().length })
      at = to
    }
    if (at >= end) return cells
    at++
    if (at >= end) return [...cells, empty(end)]
  }
}

function toGrids(
  records: readonly CsvRecord[],
  source: string,
  mark: string,
  isFenced: boolean,
): Grids | undefined {
  const widths = records.map(({ cells }) => cells.length)
  const width = widths.reduce((most, own) => Math.max(most, own), 0)
  let count = 0
  // In a file that is named as one, a row may lack its last cells.
  while (count < records.length && (widths[count] === width || isFenced)) count++
  const taken = records.slice(0, count)
  // The commas of prose have a blank after them, those of amounts in columns of blanks stand between figures.
  const isProse = mark === ',' && /,[ \t\u00A0]\S| {2,}\d+,\d/.test(outsideQuotes(source, taken))
  const isWide = width > 2 || (count === records.length && arePairs(taken, source))
  if (!isFenced && (count < 3 || !isWide || isProse)) return undefined
  const grids = parted(
    taken.map(({ cells }) => cells),
    source,
  )
  return { grids, lines: taken.reduce((sum, { lines }) => sum + lines, 0) }
}

/** Rows of a name and its figure under their headings: `Tomatoes,38%`; not lines with a comma in them, nor amounts. */
function arePairs([head, ...rows]: readonly CsvRecord[], source: string): boolean {
  const text = ({ start, end }: Cell) => source.slice(start, end).trim()
  const isFigure = (cell: Cell) => figure.test(text(cell))
  const isPair = ({ cells }: CsvRecord) =>
    cells.length === 2 &&
    cells.filter(isFigure).length === 1 &&
    cells.every(cell => /^.{1,60}$/.test(text(cell)))
  const isNamed = head?.cells.every(cell => /^\p{L}/u.test(text(cell))) === true
  return isNamed && rows.length > 1 && rows.every(isPair)
}

/** Divides the rows of a spreadsheet at its empty rows: each part is a table, with the notes around it. */
function parted(rows: readonly (readonly Cell[])[], source: string): Grid[] {
  const text = ({ start, end }: Cell) => source.slice(start, end).trim()
  const filled = (row: readonly Cell[]) => row.filter(cell => text(cell) !== '')
  const grids: Grid[] = []
  let open: (readonly Cell[])[] = []
  const close = () => {
    const last = grids.at(-1)
    const width = open.reduce(
      (most, row) => Math.max(most, row.findLastIndex(cell => text(cell) !== '') + 1),
      0,
    )
    const even = open.map(row =>
      Array.from({ length: width }, (_, at) => row[at] ?? empty(row.at(-1)?.end ?? 0)),
    )
    // A row of sums may stand apart from the rows it adds up.
    if (last && !last.isNote && open.length === 1 && width <= (last.rows[0]?.length ?? 0)) {
      const sums = Array.from(
        last.rows[0] ?? [],
        (_, at) => even[0]?.[at] ?? empty(even[0]?.at(-1)?.end ?? 0),
      )
      grids[grids.length - 1] = { ...last, rows: [...last.rows, sums] }
    } else if (even.length > 0) {
      const isFirst = grids.every(grid => grid.isNote)
      grids.push({ rows: even, hasHead: isFirst || hasHead(even, source) })
    }
    open = []
  }
  for (const row of rows) {
    const own = filled(row)
    if (own.length > 1 || (own.length === 1 && row.length === 1)) open.push(row)
    else {
      close()
      if (own.length === 1) grids.push({ rows: [own], hasHead: false, isNote: true })
    }
  }
  close()
  return grids
}

/** The words of records that stand in no quotation marks. */
function outsideQuotes(source: string, records: readonly CsvRecord[]): string {
  return records
    .map(({ cells }) => {
      const [first, last] = [cells[0]?.start ?? 0, cells.at(-1)?.end ?? 0]
      return source
        .slice(source[first - 1] === '"' ? first - 1 : first, last + 1)
        .replace(/"(?:[^"]|"")*"/g, '')
    })
    .join('\n')
}

/** Cells of rows whose strokes stand only between them, and rows of such, at least: two names beside each other are no table. */
const PIPED = { cells: 3, rows: 3 }

/** Rows with upright strokes to which their author gave no line of dashes: the first is the head. Undefined for anything else. */
export function readPipeRows(lines: readonly Line[], source: string): Grid | undefined {
  const isFramed = lines.length > 1 && lines.every(({ text }) => /^\|.*\S.*\|$/.test(text))
  const isPiped = isFramed || (lines.length >= PIPED.rows && lines.every(({ text }) => /\S \| \S/.test(text)))
  if (!isPiped || lines.some(({ text }) => /^[|:\s-]+$/.test(text) || text.includes('\\|'))) return undefined
  const rows = lines.map(line => cellsOfPipes(line, source))
  const count = rows[0]?.length ?? 0
  const isEven = rows.every(({ length }) => length === count)
  if (!isEven || (!isFramed && count < PIPED.cells)) return undefined
  return {
    rows,
    hasHead: !countsAsOthers(rows.map(row => row.map(({ start, end }) => source.slice(start, end)))),
  }
}

/** What opens with an amount and is no year. */
const AMOUNT = /^(?!(?:19|20)\d\d\b)[~≈]?\p{Sc}?\s?\d/u

/** What stands for an amount that there is not, or takes one off. */
const LESS = /^[–—−-](?:\s?(?:\p{Sc}|\p{Lu}{3})?\s?\d.*)?$/u

/** Whether the first of several rows has amounts in the columns in which all others have them, in two or with one unit: it heads nothing. */
function countsAsOthers([first = [], ...others]: readonly (readonly string[])[]): boolean {
  const counts = first.flatMap((cell, at) => {
    const below = others.map(row => row[at] ?? '')
    const isCounted = at > 0 && AMOUNT.test(cell) && below.every(text => AMOUNT.test(text) || LESS.test(text))
    return isCounted ? [[cell, ...below.filter(text => AMOUNT.test(text))].map(unitAround)] : []
  })
  return (
    counts.length > 1 ||
    counts.some(units => units[0] !== '' && units.length > 1 && new Set(units).size === 1)
  )
}

/** What stands around the digits of an amount: `£`, ` €`, `:` of a time. */
function unitAround(text: string): string {
  return text.replace(/\d[\d.,]*(?:\s\d{3})*/gu, '').trim()
}

function cellsOfPipes(line: Line, source: string): readonly Cell[] {
  const start = wordsStart(line, source)
  const end = start + line.text.length
  const cells: Cell[] = []
  let from = source[start] === '|' ? start + 1 : start
  while (from < end) {
    const next = source.indexOf('|', from)
    const to = next < 0 || next > end ? end : next
    const raw = source.slice(from, to)
    const lead = raw.length - raw.trimStart().length
    cells.push({ start: from + lead, end: Math.max(from + lead, from + raw.trimEnd().length) })
    from = to + 1
  }
  return cells
}
