import type { RowOf, TableName, Tables } from './tables.ts'
import type { Table } from './table.ts'

/** One row put or, as `null`, removed: what the journal keeps. */
export interface Change {
  readonly table: TableName
  readonly key: string
  readonly row: unknown
}

/** The tables as a command sees and changes them. */
export interface Transaction {
  readonly tables: Tables
  put<Name extends TableName>(table: Name, row: RowOf<Name>): void
  remove(table: TableName, key: string): void
}

/** What a command returned and what it changed. */
export interface Executed<Result> {
  readonly result: Result
  readonly changes: readonly Change[]
}

/** Runs a command against the tables. When it throws, the tables are as they were. */
export function execute<Result>(
  tables: Tables,
  command: (transaction: Transaction) => Result,
): Executed<Result> {
  const changes: Change[] = []
  const before: Change[] = []
  const set = (table: TableName, key: string, row: unknown): void => {
    before.push({ table, key, row: tables[table].get(key) ?? null })
    changes.push({ table, key, row })
    applyChange(tables, { table, key, row })
  }
  try {
    const result = command({
      tables,
      put: (table, row) => set(table, (tables[table] as Table<unknown>).keyOf(row), row),
      remove: (table, key) => set(table, key, null),
    })
    return { result, changes }
  } catch (error) {
    for (const change of before.reverse()) applyChange(tables, change)
    throw error
  }
}

/** Applies one change; the journal is replayed with it too. */
export function applyChange(tables: Tables, { table, key, row }: Change): void {
  const target = tables[table] as Table<unknown>
  target.set(key, row === null ? undefined : row)
}
