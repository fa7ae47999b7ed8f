import type { Part, Reader } from '../../service/ports/store.ts'
import { type RowOf, shapeOf, type TableName } from '../../service/ports/tables.ts'
import type { Asker } from './asker.ts'
import {
  countRows,
  isStorable,
  partsOfKey,
  selectRow,
  selectRows,
  selectRowsOf,
  type Statement,
  toRow,
} from './statements.ts'

/** Reads of one transaction, whoever asks: all see the rows as they stood when it began. */
export interface JoinedReader extends Reader {
  /** Lists and numbers are asked for anew: something was written. */
  forget(): void
}

interface Wanted {
  readonly parts: readonly string[]
  resolve(row: unknown): void
  reject(error: unknown): void
}

/**
 * Creates the reader of the transaction that is open on a connection. Rows that are asked for in the same turn come with one
 * statement, and what was asked once is known.
 */
export function createReader({ ask }: Pick<Asker, 'ask'>): JoinedReader {
  const rows = new Map<string, Promise<unknown>>()
  const wanted = new Map<TableName, Map<string, Wanted>>()
  const answers = new Map<string, Promise<readonly (readonly unknown[])[]>>()
  const askOnce = (statement: Statement): Promise<readonly (readonly unknown[])[]> => {
    const name = `${statement.text} ${JSON.stringify(statement.values)}`
    const answer = answers.get(name) ?? ask(statement)
    answers.set(name, answer)
    return answer
  }
  const askForWanted = (): void => {
    for (const [table, keys] of wanted) void fetch(table, keys)
    wanted.clear()
  }
  const fetch = async (table: TableName, keys: ReadonlyMap<string, Wanted>): Promise<void> => {
    const all = [...keys.values()]
    try {
      const parts = all.map(each => each.parts)
      const statement = parts[1]
        ? selectRowsOf(table, parts)
        : selectRow(table, parts[0] as readonly string[])
      const found = (await ask(statement)).map(values => toRow(table, values))
      const byKey = new Map(found.map(row => [shapeOf(table).key(row as never), row]))
      for (const [key, { resolve }] of keys) resolve(byKey.get(key))
    } catch (error) {
      for (const { reject } of all) reject(error)
    }
  }
  const want = (table: TableName, key: string): Promise<unknown> => {
    const parts = partsOfKey(table, key)
    if (!parts) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      if (wanted.size === 0) process.nextTick(askForWanted)
      const keys = wanted.get(table) ?? new Map<string, Wanted>()
      wanted.set(table, keys.set(key, { parts, resolve, reject }))
    })
  }
  return {
    forget: () => answers.clear(),
    get<Name extends TableName>(table: Name, key: string) {
      const name = `${table} ${key}`
      const row = rows.get(name) ?? want(table, key)
      rows.set(name, row)
      return row as Promise<RowOf<Name> | undefined>
    },
    async find<Name extends TableName>(table: Name, index: string, value: string, part: Part = {}) {
      if (!isStorable(value)) return []
      const found = await askOnce(selectRows(table, index, value, part))
      return found.map(values => toRow(table, values) as RowOf<Name>)
    },
    async count(table, index, value) {
      if (!isStorable(value)) return 0
      const [values] = await askOnce(countRows(table, index, value))
      return Number(values?.[0])
    },
  }
}
