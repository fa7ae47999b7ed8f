import type { Table, TableRow } from 'mdast'
import { plainText } from '../../core/source/text.ts'
import { areTimes } from '../../core/reading/values/point-in-time.ts'
import { readNumber } from '../../core/reading/values/plain-number.ts'

/** A table that can be drawn: what its first column names, and a column of numbers for each series. */
export interface Chart {
  readonly head: TableRow
  readonly rows: readonly TableRow[]
  /** Indices of the columns whose every cell is a number, the first column aside. */
  readonly numeric: readonly number[]
  /** Values by series, then by row. */
  readonly values: readonly (readonly number[])[]
  /** The first column is points in time in order, so that a line may join them. */
  readonly timed: boolean
}

/** A table as a chart; undefined when it has no column of numbers, or only one row. */
export function readChart(table: Table, lang: string): Chart | undefined {
  const [head, ...rows] = table.children
  if (head === undefined || rows.length < 2) return undefined
  const texts = rows.map(row => row.children.map(cell => plainText(cell).trim()))
  const names = texts.map(([name = '']) => name)
  const columns = head.children.map((_, at) => texts.map(row => readNumber(row[at] ?? '', lang)))
  const numeric = columns.flatMap((column, at) =>
    at > 0 && column.every(value => value !== undefined) ? [at] : [],
  )
  if (numeric.length === 0) return undefined
  return {
    head,
    rows,
    numeric,
    values: numeric.map(at => (columns[at] ?? []).map(value => value ?? 0)),
    timed:
      names.every(name => name === '') ||
      areTimes(names, head.children[0] ? plainText(head.children[0]) : '', lang),
  }
}
