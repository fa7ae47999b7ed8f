import { type RowOf, shapeOf, type TableName } from '../../service/ports/tables.ts'

/** What one table is to have and to lose. */
export interface TableChanges {
  readonly put: Map<string, object>
  readonly gone: Set<string>
}

/** What a transaction changes: rows that wait to be written, and those that have been. */
export interface Changes {
  put(table: TableName, row: object): void
  remove(table: TableName, key: string): void
  /** What is under a key by now; `undefined` where nothing was changed. */
  at(table: TableName, key: string): { readonly row: object | undefined } | undefined
  /** Whether rows of a table wait to be written. */
  waitsFor(table: TableName): boolean
  /** Takes out what waits to be written, by tables. */
  take(tables?: readonly TableName[]): readonly (readonly [TableName, TableChanges])[]
  /** Adds what others changed after this. */
  add(later: Changes): void
  /** Every row of a table that was put. */
  putRows<Name extends TableName>(table: Name): readonly RowOf<Name>[]
  readonly isEmpty: boolean
}

/** Creates changes of nothing. */
export function createChanges(): Changes {
  const waiting = new Map<TableName, TableChanges>()
  const known = new Map<TableName, Map<string, object | undefined>>()
  const change = (table: TableName, key: string, row: object | undefined): void => {
    const { put, gone } = entryOf(waiting, table, () => ({ put: new Map(), gone: new Set() }))
    if (row) put.set(key, row)
    else {
      put.delete(key)
      gone.add(key)
    }
    entryOf(known, table, () => new Map()).set(key, row)
  }
  return {
    put: (table, row) => change(table, shapeOf(table).key(row as never), row),
    remove: (table, key) => change(table, key, undefined),
    at(table, key) {
      const rows = known.get(table)
      return rows?.has(key) ? { row: rows.get(key) } : undefined
    },
    waitsFor: table => waiting.has(table),
    take(tables = [...waiting.keys()]) {
      const taken = tables.flatMap(table => {
        const changes = waiting.get(table)
        return changes ? [[table, changes] as const] : []
      })
      for (const [table] of taken) waiting.delete(table)
      return taken
    },
    add(later) {
      for (const [table, { put, gone }] of later.take()) {
        for (const key of gone) change(table, key, undefined)
        for (const [key, row] of put) change(table, key, row)
      }
    },
    putRows: <Name extends TableName>(table: Name) =>
      [...(known.get(table)?.values() ?? [])].filter(row => row !== undefined) as RowOf<Name>[],
    get isEmpty() {
      return known.size === 0
    },
  }
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
