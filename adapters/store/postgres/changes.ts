import { type RowOf, shapeOf, type TableName } from '../../service/ports/tables.ts'

/** What one table is to have and to lose: first rows go, then others come. */
export interface TableChanges {
  readonly put: object[]
  readonly gone: string[]
}

/** What a transaction changes: rows that wait to be written, and those that have been. */
export interface Changes {
  put(table: TableName, row: object): void
  remove(table: TableName, key: string): void
  /** What is under a key by now; `undefined` where nothing was changed. */
  at(table: TableName, key: string): Change | undefined
  /** Whether rows of a table wait to be written. */
  waitsFor(table: TableName): boolean
  /** Takes out what waits to be written, by tables. */
  take(tables?: readonly TableName[]): readonly (readonly [TableName, TableChanges])[]
  /** Adds what others changed after this, and have not written. */
  add(later: Changes): void
  /** Every row of a table that was put. */
  putRows<Name extends TableName>(table: Name): readonly RowOf<Name>[]
  /** All of them, in the order in which they are written. */
  each(): Iterable<Change>
  readonly isEmpty: boolean
}

/** What becomes of a row. */
export interface Change {
  readonly table: TableName
  readonly key: string
  /** Absent where it goes. */
  readonly row: object | undefined
  /** Whether what was there goes first: a row that goes and comes again stands behind all others. */
  isGone: boolean
  /** Whether it is still to be written. */
  waits: boolean
}

/** Creates changes of nothing. */
export function createChanges(): Changes {
  // One map for all tables: every work has its own, and changes few rows of many tables.
  const changes = new Map<string, Change>()
  const change = (table: TableName, key: string, row: object | undefined, goes: boolean): void => {
    const name = `${table} ${key}`
    const before = changes.get(name)
    const isGone = goes || (before?.waits === true && before.isGone)
    // What goes and comes again is written after those that came meanwhile.
    if (before && (goes || !before.row)) changes.delete(name)
    changes.set(name, { table, key, row, isGone, waits: true })
  }
  return {
    put: (table, row) => change(table, shapeOf(table).key(row as never), row, false),
    remove: (table, key) => change(table, key, undefined, true),
    at: (table, key) => changes.get(`${table} ${key}`),
    waitsFor(table) {
      for (const each of changes.values()) if (each.waits && each.table === table) return true
      return false
    },
    take(tables) {
      const taken = new Map<TableName, TableChanges>()
      for (const each of changes.values()) {
        if (!each.waits || tables?.includes(each.table) === false) continue
        const { put, gone } = entryOf(taken, each.table, () => ({ put: [], gone: [] }))
        if (each.isGone) gone.push(each.key)
        if (each.row) put.push(each.row)
        each.isGone = false
        each.waits = false
      }
      return [...taken]
    },
    add(later) {
      for (const { table, key, row, isGone } of later.each()) change(table, key, row, isGone)
    },
    putRows<Name extends TableName>(table: Name) {
      const rows: RowOf<Name>[] = []
      for (const each of changes.values())
        if (each.table === table && each.row) rows.push(each.row as RowOf<Name>)
      return rows
    },
    each: () => changes.values(),
    get isEmpty() {
      return changes.size === 0
    },
  }
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}
