import type { Part, Reader, Tx } from '../../../service/ports/store.ts'
import type { RowOf, TableName } from '../../../service/ports/tables.ts'
import { type Change, serialOf } from './rows.ts'
import type { Tables } from './tables.ts'

/** What a transaction returned and what it changed. */
export interface Executed<Result> {
  readonly result: Result
  readonly changes: readonly Change[]
}

/** Runs work on the tables, alone, as the commit of that number. When it throws, the tables are as they were. */
export async function execute<Result>(
  tables: Tables,
  seq: number,
  work: (tx: Tx) => Promise<Result>,
): Promise<Executed<Result>> {
  const changes: Change[] = []
  const undo: (() => void)[] = []
  let isOver = false
  const set = (table: TableName, key: string, row: unknown): void => {
    if (isOver) throw new Error('the transaction is over')
    undo.push(tables[table].set(key, row, serialOf(seq, changes.length)))
    changes.push({ table, key, row: row ?? null })
  }
  const tx: Tx = {
    ...createReader(tables),
    put: (table, row) => set(table, tables[table].keyOf(row), row),
    remove: (table, key) => {
      if (tables[table].get(key) !== undefined) set(table, key, undefined)
    },
  }
  try {
    const result = await atOnce(work(tx))
    return { result, changes }
  } catch (error) {
    for (const takeBack of undo.reverse()) takeBack()
    throw error
  } finally {
    isOver = true
  }
}

/** Reads of the tables as they are. */
export function createReader(tables: Tables): Reader {
  return {
    get: async <Name extends TableName>(table: Name, key: string) =>
      tables[table].get(key) as RowOf<Name> | undefined,
    find: async <Name extends TableName>(table: Name, index: string, value: string, part?: Part) =>
      tables[table].find(index, value, part) as readonly RowOf<Name>[],
    count: async (table, index, value) => tables[table].count(index, value),
  }
}

/**
 * Resolves with the work's result, and rejects when it waits for anything but its `tx`: everybody else would wait with
 * it, and what waits for another transaction would wait for ever.
 */
export function atOnce<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    // All that is ready comes before this: what is left waits for something outside.
    const late = setImmediate(() =>
      reject(new Error('a transaction waited for something else than its rows')),
    )
    work.then(resolve, reject).finally(() => clearImmediate(late))
  })
}
