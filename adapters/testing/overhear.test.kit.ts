import type { Reader, Store, Tx } from '../service/ports/store.ts'
import type { TableName } from '../service/ports/tables.ts'

/** What is heard of the work on a store, when it is done and before it is on the disk. */
export interface Hearing {
  put?(table: TableName, row: Readonly<Record<string, unknown>>): void
  remove?(table: TableName, key: string): void
  get?(table: TableName, key: string): void
}

/** Overhears all that is done in a store; returns what ends that. */
export function overhear(store: Store, hearing: Hearing): () => void {
  const { transact, read } = store
  const reads = (reader: Reader): Pick<Reader, 'get'> => ({
    get(table, key) {
      hearing.get?.(table, key)
      return reader.get(table, key)
    },
  })
  const heard = (tx: Tx): Tx => ({
    ...tx,
    ...reads(tx),
    put(table, row) {
      hearing.put?.(table, row as unknown as Readonly<Record<string, unknown>>)
      tx.put(table, row)
    },
    remove(table, key) {
      hearing.remove?.(table, key)
      tx.remove(table, key)
    },
  })
  const watched: Pick<Store, 'transact' | 'read'> = {
    transact: work => transact(tx => work(heard(tx))),
    read: work => read(reader => work({ ...reader, ...reads(reader) })),
  }
  Object.assign(store, watched)
  return () => void Object.assign(store, { transact, read })
}
