import { shapeOf, type TableName, tables as declared } from '../../../service/ports/tables.ts'
import type { Rows } from './rows.ts'
import { createTable, type Table } from './table.ts'

/** All tables. */
export type Tables = Readonly<Record<TableName, Table<unknown>>>

/** Makes every declared table over these rows. */
export function createTables(rows: Rows): Tables {
  const names = Object.keys(declared) as TableName[]
  const made = names.map(name => [name, createTable(name, shapeOf(name) as never, rows)])
  return Object.fromEntries(made) as Tables
}
