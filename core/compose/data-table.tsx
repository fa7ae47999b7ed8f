import type { Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'
import { type Column, Table } from './table.tsx'

/** A column of records. */
export interface DataColumn<Row> extends Column {
  /** What the column shows of a record. */
  readonly value: (row: Row) => Child
}

/** What a table of records is made of. */
export interface DataTableProps<Row> {
  readonly theme: Theme
  readonly columns: readonly DataColumn<Row>[]
  readonly rows: readonly Row[]
  /** Sums: a label and its value at the end of the row. */
  readonly totals?: readonly { readonly label: Child; readonly value: Child }[]
  readonly size?: number
  readonly part?: string
}

/** A table from records: line items, schedules, measurements. Sums stand under the last column. */
export function DataTable<Row>({ columns, rows, totals, ...rest }: DataTableProps<Row>): Child {
  const lead = Math.max(columns.length - 2, 0)
  return Table({
    ...rest,
    columns,
    rows: rows.map(row => columns.map(column => column.value(row))),
    ...(totals && {
      totals: totals.map(({ label, value }) => [...Array<Child>(lead).fill(null), label, value]),
    }),
  })
}
