import { shapeOf, type TableName, tables as declared } from '../../../service/ports/tables.ts'
import { createTable, type Table } from './table.ts'

/** One row put or, as `null`, removed: what the journal keeps. */
export interface Change {
  readonly table: TableName
  readonly key: string
  readonly row: unknown
}

/** Rows by table and key, as they are read back from the disk. */
export type Rows = Map<string, Map<string, unknown>>

/** All tables in memory. */
export type Tables = Readonly<Record<TableName, Table<unknown>>>

/** Makes every declared table of rows that were read back. */
export function createTables(rows: Rows): Tables {
  const names = Object.keys(declared) as TableName[]
  const made = names.map(name => [name, createTable(shapeOf(name), (rows.get(name) ?? new Map()) as never)])
  return Object.fromEntries(made) as Tables
}

/** Applies what a journal says. */
export function applyChange(rows: Rows, { table, key, row }: Change): void {
  const target = rows.get(table) ?? new Map<string, unknown>()
  rows.set(table, target)
  if (row === null) target.delete(key)
  else target.set(key, row)
}
