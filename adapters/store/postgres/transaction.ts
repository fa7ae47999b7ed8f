import type pg from 'pg'
import type { Part, Reader, Tx } from '../../service/ports/store.ts'
import { type RowOf, shapeOf, type TableName } from '../../service/ports/tables.ts'
import { ask } from './connect.ts'
import {
  countRows,
  deleteRows,
  partsOfKey,
  selectRow,
  selectRows,
  type Statement,
  isStorable,
  toRow,
  upsertRows,
} from './statements.ts'

/** Reads of the database as the transaction of a connection sees it. */
export function createReader(client: pg.ClientBase): Reader {
  return {
    async get<Name extends TableName>(table: Name, key: string) {
      const parts = partsOfKey(table, key)
      if (!parts) return undefined
      const [values] = await ask(client, selectRow(table, parts))
      return values && (toRow(table, values) as RowOf<Name>)
    },
    async find<Name extends TableName>(table: Name, index: string, value: string, part: Part = {}) {
      if (!isStorable(value)) return []
      const rows = await ask(client, selectRows(table, index, value, part))
      return rows.map(values => toRow(table, values) as RowOf<Name>)
    },
    async count(table, index, value) {
      if (!isStorable(value)) return 0
      const [values] = await ask(client, countRows(table, index, value))
      return Number(values?.[0])
    },
  }
}

/** What one table is to have and to lose. */
interface Writes {
  readonly put: Map<string, object>
  readonly gone: Set<string>
}

/** A transaction whose writes wait until something is to be found by them, or until it ends. */
export interface BufferedTx extends Tx {
  /** Writes what waits. Rejects with the first thing that went wrong. */
  flush(): Promise<void>
  /** Every row of a table that was put. */
  putRows<Name extends TableName>(table: Name): readonly RowOf<Name>[]
  /** Whether anything was written at all. */
  readonly writes: boolean
  /** Refuses what still comes. */
  end(): void
}

/** Creates the transaction that is open on a connection. */
export function createTx(client: pg.ClientBase): BufferedTx {
  const reader = createReader(client)
  const waiting = new Map<TableName, Writes>()
  const told = new Map<TableName, Map<string, object>>()
  const sent: Promise<unknown>[] = []
  const known = new Map<string, Promise<unknown>>()
  let isOver = false
  const writesOf = (table: TableName): Writes => {
    if (isOver) throw new Error('the transaction is over')
    const known = waiting.get(table) ?? { put: new Map(), gone: new Set() }
    waiting.set(table, known)
    return known
  }
  const send = (statement: Statement): void => {
    const answered = ask(client, statement)
    // Who waits for all of them hears of it; until then it is nobody's.
    answered.catch(() => {})
    sent.push(answered)
  }
  const sendTable = (table: TableName): void => {
    const { put, gone } = waiting.get(table) ?? { put: new Map(), gone: new Set() }
    waiting.delete(table)
    if (gone.size > 0) send(deleteRows(table, [...gone]))
    if (put.size > 0) send(upsertRows(table, [...put.values()]))
  }
  /** A read after a write that failed fails for it; what failed first is what counts. */
  const afterWrites = async <Result>(read: Promise<Result>): Promise<Result> => {
    read.catch(() => {})
    await Promise.all(sent)
    return read
  }
  return {
    get<Name extends TableName>(table: Name, key: string) {
      const writes = waiting.get(table)
      if (writes?.put.has(key)) return Promise.resolve(writes.put.get(key) as RowOf<Name>)
      if (writes?.gone.has(key)) return Promise.resolve(undefined)
      // It stands as it stood when the transaction began: once is enough.
      const name = `${table} ${key}`
      const asked = known.get(name) ?? reader.get(table, key)
      known.set(name, asked)
      return afterWrites(asked as Promise<RowOf<Name> | undefined>)
    },
    find(table, index, value, part) {
      sendTable(table)
      return afterWrites(reader.find(table, index, value, part))
    },
    count(table, index, value) {
      sendTable(table)
      return afterWrites(reader.count(table, index, value))
    },
    put(table, row) {
      const key = shapeOf(table).key(row)
      writesOf(table).put.set(key, row as object)
      known.delete(`${table} ${key}`)
      const rows = told.get(table) ?? new Map()
      told.set(table, rows.set(key, row))
    },
    remove(table, key) {
      const { put, gone } = writesOf(table)
      put.delete(key)
      known.delete(`${table} ${key}`)
      if (partsOfKey(table, key)) gone.add(key)
    },
    async flush() {
      for (const table of waiting.keys()) sendTable(table)
      await Promise.all(sent)
    },
    putRows: <Name extends TableName>(table: Name) => [...(told.get(table)?.values() ?? [])] as RowOf<Name>[],
    get writes() {
      return waiting.size > 0 || sent.length > 0
    },
    end() {
      isOver = true
    },
  }
}
