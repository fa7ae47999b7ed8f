/** Reads a composed table of several columns of numbers: which of them are compared, and on what scales. */
import { isTime } from '../../reading/values/point-in-time.ts'
import { isYear, readNumber, unitOf } from '../../reading/values/plain-number.ts'
import { wordsOf } from '../../source/text.ts'
import { type Element, isElement, textOf } from '../tree.ts'

/** A row of a table: what it is called, and its cells behind that. */
export interface GridRow {
  readonly row: Element
  readonly name: Element
  readonly cells: readonly Element[]
  /** Undefined where a cell holds no number. */
  readonly values: readonly (number | undefined)[]
  /** What the others come to. */
  readonly isSum: boolean
}

/** A table of names and several columns, of which one at least is numbers. */
export interface Grid {
  readonly head: Element
  readonly corner: Element
  /** The cells of the head over the columns behind the names. */
  readonly columns: readonly Element[]
  readonly rows: readonly GridRow[]
  /** Indices of the columns that hold a number in each row. */
  readonly numeric: readonly number[]
}

/** Rows that are compared, and columns beside their names. */
const ROWS = { least: 2, most: 16 } as const
const COLUMNS = { least: 2, most: 8 } as const

/** A table as a grid; undefined for one that is no grid of numbers under a head. */
export function readGrid(table: Element, lang: string): Grid | undefined {
  const [head, ...rows] = rowsIn(table)
  const [corner, ...columns] = cellsIn(head)
  if (!head || !corner || columns.length < COLUMNS.least || columns.length > COLUMNS.most) return undefined
  if (columns.some(cell => textOf(cell).trim() === '')) return undefined
  const read = rows.map(row => gridRow(row, lang))
  const plain = read.filter(row => row && !row.isSum)
  const isWhole = read.every(row => row?.cells.length === columns.length)
  if (!isWhole || plain.length < ROWS.least || plain.length > ROWS.most) return undefined
  const own = read as readonly GridRow[]
  const numeric = columns.flatMap((_, at) => (isNumeric(own, at) ? [at] : []))
  return numeric.length === 0 ? undefined : { head, corner, columns, rows: own, numeric }
}

function isNumeric(rows: readonly GridRow[], at: number): boolean {
  const plain = rows.filter(row => !row.isSum)
  const values = plain.map(({ values }) => values[at])
  const areYears = plain.every(({ cells }) => isYear(wordsAt(cells, at)))
  const areNumbers = values.every(value => value !== undefined && value >= 0)
  return areNumbers && !areYears && values.some(value => value !== 0)
}

function gridRow(row: Element, lang: string): GridRow | undefined {
  const [name, ...cells] = cellsIn(row)
  if (!name) return undefined
  const values = cells.map(cell => readNumber(textOf(cell).trim(), lang))
  return { row, name, cells, values, isSum: isBold(row) }
}

/** Of which all that is written is in bold. */
function isBold(row: Element): boolean {
  const cells = cellsIn(row).filter(cell => textOf(cell).trim() !== '')
  const isStrong = (cell: Element): boolean =>
    cell.children.every(child => isElement(child, 'strong') || (isElement(child, 'p') && isStrong(child)))
  return cells.length > 0 && cells.every(isStrong)
}

function rowsIn(table: Element): readonly Element[] {
  return table.children.flatMap(child => {
    if (isElement(child, 'thead', 'tbody', 'tfoot')) return rowsIn(child)
    return isElement(child, 'tr') ? [child] : []
  })
}

/** The cells of a row of a table; none of a row that there is not. */
export function cellsIn(row: Element | undefined): readonly Element[] {
  return row?.children.filter(child => isElement(child)) ?? []
}

function wordsAt(cells: readonly Element[], at: number): string {
  const cell = cells[at]
  return cell ? textOf(cell).trim() : ''
}

/** What a number counts, in one form for one and for several: `1 point`, `31 points`. */
function unitAt(cells: readonly Element[], at: number): string {
  return unitOf(wordsAt(cells, at))
    .toLowerCase()
    .replace(/(?<=\p{L}{3})s$/u, '')
}

/** How a grid is drawn. */
export type GridForm =
  /** The columns are the same measure of different times or things, so that a row's numbers are compared. */
  | 'pairs'
  /** The columns are points in time, so that each row has a course. */
  | 'courses'
  /** The columns are different measures, of which one is told by bars. */
  | 'column'

/** Columns that can be told apart by their ink. */
const PAIRED = 3

/** How a grid is drawn, by what its columns are. */
export function formOf(grid: Grid, lang: string): GridForm {
  const { columns, numeric } = grid
  if (numeric.length !== columns.length || numeric.length < 2) return 'column'
  const names = columns.map(cell => textOf(cell).trim())
  if (names.length > 2 && names.every(name => isTime(name, lang))) return 'courses'
  return names.length <= PAIRED && areCompared(grid, names) ? 'pairs' : 'column'
}

/** Whether the numbers of each row count one thing in every column. */
function areCompared({ rows, numeric, columns }: Grid, names: readonly string[]): boolean {
  const units = rows.map(({ cells }) => new Set(numeric.map(at => unitAt(cells, at))))
  if (units.some(({ size }) => size > 1)) return false
  const all = new Set(units.flatMap(each => [...each]))
  // Minutes in every cell are one measure, whatever the columns are called; prices and shares may be of different things.
  const isOneUnit = all.size === 1 && [...all].every(unit => /\p{L}/u.test(unit))
  const areUnlike = all.size > 1
  return areUnlike || isOneUnit || areOfOneKind(names) || columns.every(cell => COMPARED.test(textOf(cell)))
}

/** `Utility D` and `Utility K`, `Before, days` and `After, days`: names with a word in common. */
function areOfOneKind(names: readonly string[]): boolean {
  const [first = [], ...others] = names.map(name => wordsOf(name).split(' '))
  return first.some(word => /\p{L}{3}/u.test(word) && others.every(words => words.includes(word)))
}

/** Names of columns that are compared, in the languages of copies: times before and after, years, and choices. */
const COMPARED =
  /^(?:(?:19|20)\d\d|(?:last|this|previous|next|option|plan|before|after|then|now|today|earlier|later|old|new|current|future|target|vorher|nachher|früher|heute|jetzt|alt|neu|avant|après|hier|aujourd.hui|maintenant|antes|después|depois|ahora|hoy|hoje|agora|prima|dopo|oggi|adesso|före|efter|idag|nu|voor|na|vroeger|vandaag|przed|po|dawniej|dziś|teraz|před|dnes|nyní|önce|sonra|bugün|şimdi|до|після|тепер|сьогодні|变更前|变更后|之前|之后|以前|现在|導入前|導入後)(?!\p{L}).{0,24}|[A-Z])$/iu

/** Names of what was earlier, which is quiet beside what came of it. */
const EARLIER =
  /^(?:before|then|last|previous|earlier|old|vorher|früher|alt|avant|hier|antes|prima|före|voor|vroeger|przed|dawniej|před|önce|до|之前|以前|导入前|導入前)(?!\p{L})/iu

/** Index of the column that counts: the last, but for one that says that it was earlier. */
export function countsIn({ columns }: Grid): number {
  const isEarlier = columns.map(cell => EARLIER.test(textOf(cell).trim()))
  const last = columns.length - 1
  return isEarlier[last] && !isEarlier[0] ? 0 : last
}

/** How many times the least of some numbers of one unit the greatest is at most, for one scale. */
const OF_ONE_SCALE = 40

/**
 * The value of a full bar for each row: numbers of one unit are on one scale, those of others each on their own, since a bar of
 * litres is no longer than one of hours.
 */
export function scalesOf(grid: Grid): readonly number[] {
  const { rows, numeric } = grid
  const isOneUnit = hasOneUnit(grid)
  const unitOfRow = ({ cells }: GridRow): string => unitAt(cells, numeric[0] ?? 0)
  const mostOf = ({ values }: GridRow): number => Math.max(...numeric.map(at => values[at] ?? 0))
  return rows.map(row => {
    const unit = unitOfRow(row)
    const alike = rows.filter(
      other => other === row || (unitOfRow(other) === unit && (unit !== '' || isOneUnit)),
    )
    const all = alike.map(mostOf).filter(value => value > 0)
    const [most, least] = [Math.max(...all, Number.MIN_VALUE), Math.min(...all)]
    return most <= least * OF_ONE_SCALE ? most : Math.max(mostOf(row), Number.MIN_VALUE)
  })
}

/** Whether bare numbers are of one unit: the names of their columns say it, or the rows add up. */
function hasOneUnit({ columns, rows }: Grid): boolean {
  const isAdded = rows.some(({ isSum }) => isSum)
  return isAdded || columns.every(cell => /[,(]\s*\p{L}+\)?$/u.test(textOf(cell).trim()))
}

/** Whether the rows of a grid are on different scales. */
export function areApart(grid: Grid): boolean {
  return new Set(scalesOf(grid)).size > 1
}

/** How much the greatest of some numbers is over the least, for bars that tell them apart. */
const SPREAD = 1.25

/**
 * Index of the column whose numbers tell most: the one that the words of a wish name, else the only one in per cent, else the last
 * whose numbers differ enough to be seen.
 */
export function tellingColumn({ columns, rows, numeric }: Grid, isNamed: (name: string) => boolean): number {
  const named = numeric.filter(at => isNamed(textOf(columns[at] as Element)))
  const plain = rows.filter(({ isSum }) => !isSum)
  const valuesOf = (at: number): readonly number[] => plain.map(({ values }) => values[at] ?? 0)
  const differs = (at: number): boolean => Math.max(...valuesOf(at)) >= Math.min(...valuesOf(at)) * SPREAD
  const shares = numeric.filter(at => plain.every(({ cells }) => unitAt(cells, at) === '%'))
  const own = [
    ...(named.length < numeric.length ? named.filter(differs) : []),
    ...(shares.length === 1 ? shares : []),
    ...numeric.filter(differs).toReversed(),
  ]
  return own[0] ?? numeric.at(-1) ?? 0
}
