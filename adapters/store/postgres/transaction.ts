import type { RowName, Tx } from '../../service/ports/store.ts'
import type { RowOf, TableName } from '../../service/ports/tables.ts'
import { type Changes, createChanges, type TableChanges } from './changes.ts'
import type { Asker } from './asker.ts'
import { createReader, type JoinedReader } from './reader.ts'
import { deleteRows, partsOfKey, type Statement, upsertRows } from './statements.ts'

/** What is done in a transaction, and the rows that it is known to ask for. */
interface Work {
  run(tx: Tx): Promise<unknown>
  readonly reads?: readonly RowName[] | undefined
}

/** What became of work: its result, why it refused, or that it has to come again, by itself. */
export type Outcome = { readonly result: unknown } | { readonly refusal: unknown } | 'apart'

/** What works came to, and what they change together. */
export interface Worked {
  readonly outcomes: readonly Outcome[]
  readonly changes: Changes
}

/** Says that work looked among rows that are changed and not written. */
class Apart extends Error {}

/** A transaction that is open on a connection, whose writes wait for its end. */
export interface OpenTransaction {
  /**
   * Lets works run one after the other, each seeing what those before it changed, with few questions to the database: what they read
   * is asked for before, all at once. Those that do not say what that is run for nothing but that. One that refuses changes nothing.
   */
  runAll(works: readonly Work[]): Promise<Worked>
  /** Lets work run by itself; what it changes is written where it looks for it. */
  runOne(work: Work): Promise<Worked>
  /** Writes what waits. Rejects with the first thing that went wrong; throws, with nothing written, for a row that cannot be kept. */
  flush(changes: Changes): Promise<unknown>
}

/** Creates the transaction that is open on a connection. */
export function createTransaction(asker: Asker): OpenTransaction {
  const reader = createReader(asker)
  const sent: Promise<unknown>[] = []
  const write = (changes: Changes, tables?: readonly TableName[]): Promise<unknown> => {
    // All of them are made before the first is sent: a row that cannot be kept takes nothing along.
    const statements = changes.take(tables).flatMap(toStatements)
    sent.push(...statements.map(asker.ask))
    return Promise.all(sent)
  }
  const attempt = async (
    work: Work,
    before: readonly Changes[],
    own: Changes,
    settle?: Settle,
  ): Promise<Outcome> => {
    const { tx, end } = createTx(reader, [own, ...before], settle)
    try {
      return { result: await work.run(tx) }
    } catch (error) {
      if (asker.failure !== undefined) throw asker.failure
      return error instanceof Apart ? 'apart' : { refusal: error }
    } finally {
      end()
    }
  }
  const readAhead = ({ reads }: Work): readonly Promise<unknown>[] | undefined =>
    reads?.map(([table, key]) => reader.get(table, key))
  return {
    async runAll(works) {
      await Promise.allSettled(works.flatMap(work => readAhead(work) ?? [attempt(work, [], createChanges())]))
      const changes = createChanges()
      const outcomes: Outcome[] = []
      for (const work of works) {
        const own = createChanges()
        const outcome = await attempt(work, [changes], own)
        if (typeof outcome === 'object' && 'result' in outcome) changes.add(own)
        outcomes.push(outcome)
      }
      return { outcomes, changes }
    },
    async runOne(work) {
      void Promise.allSettled(readAhead(work) ?? [])
      const changes = createChanges()
      const settle: Settle = async table => {
        if (changes.waitsFor(table)) reader.forget()
        await write(changes, [table])
      }
      const outcome = await attempt(work, [], changes, settle)
      if (typeof outcome === 'object' && 'refusal' in outcome) throw outcome.refusal
      return { outcomes: [outcome], changes }
    },
    flush: changes => write(changes),
  }
}

/** Lets rows that wait be found. */
type Settle = (table: TableName) => Promise<void>

/** Creates what work sees of layers of changes, the first of which is its own, above what stands in the database. */
function createTx(
  reader: JoinedReader,
  layers: readonly [Changes, ...Changes[]],
  settle?: Settle,
): { readonly tx: Tx; end(): void } {
  const [own] = layers
  let isOver = false
  const check = (): void => {
    if (isOver) throw new Error('the transaction is over')
  }
  const look = async <Result>(table: TableName, read: () => Promise<Result>): Promise<Result> => {
    if (!settle && layers.some(layer => layer.waitsFor(table))) throw new Apart()
    const written = settle?.(table)
    const answer = read()
    answer.catch(() => {})
    // A read after a write that failed fails for it; what failed first is what counts.
    await written
    return answer
  }
  const tx: Tx = {
    async get<Name extends TableName>(table: Name, key: string) {
      for (const layer of layers) {
        const changed = layer.at(table, key)
        if (changed) return changed.row as RowOf<Name> | undefined
      }
      return reader.get(table, key)
    },
    find: (table, index, value, part) => look(table, () => reader.find(table, index, value, part)),
    count: (table, index, value) => look(table, () => reader.count(table, index, value)),
    put(table, row) {
      check()
      own.put(table, row as object)
    },
    remove(table, key) {
      check()
      if (partsOfKey(table, key)) own.remove(table, key)
    },
  }
  return {
    tx,
    end() {
      isOver = true
    },
  }
}

function toStatements([table, { put, gone }]: readonly [TableName, TableChanges]): readonly Statement[] {
  return [
    ...(gone.length > 0 ? [deleteRows(table, gone)] : []),
    ...(put.length > 0 ? [upsertRows(table, put)] : []),
  ]
}
