import type { Place } from '../jobs/page.ts'
import type { Run } from '../runs/run.ts'
import { type IndexOf, placeOf, type RowOf, type TableName } from './tables.ts'

/** Which part of the rows under an index's value. */
export interface Part {
  /** All of them when it is absent. */
  readonly limit?: number
  /** Begins after this row. When it is gone it begins with all rows of its time: one may come twice, none is left out. */
  readonly after?: Place
  /** Stops before rows that stand at this number or later. */
  readonly before?: number
  /** From the last to the first; without `before`. */
  readonly newestFirst?: boolean
}

/** The rows as they stood at one moment. */
export interface Reader {
  get<Name extends TableName>(table: Name, key: string): Promise<RowOf<Name> | undefined>
  /** Rows under an index's value, in the order of the index. */
  find<Name extends TableName>(
    table: Name,
    index: IndexOf<Name>,
    value: string,
    part?: Part,
  ): Promise<readonly RowOf<Name>[]>
  count<Name extends TableName>(table: Name, index: IndexOf<Name>, value: string): Promise<number>
}

/** Rows that are read and changed together, or not at all. */
export interface Tx extends Reader {
  /** Puts a row in place of what has its key. Reads that follow find it. */
  put<Name extends TableName>(table: Name, row: RowOf<Name>): void
  /** Removes a row; nothing happens when it is not there. */
  remove(table: TableName, key: string): void
}

/** Which row: its table and its key. */
export type RowName = readonly [table: TableName, key: string]

/**
 * All state of the service. It keeps rows and knows no rule: those are functions of a `Tx`, beside what they are about.
 *
 * Work does nothing but through its `tx`, since it may be run again when another came between, and it waits for nothing
 * else: others may be waiting for it.
 */
export interface Store {
  /** Whether other processes may have it open as well: what one process remembers is then not all there is to know. */
  readonly isShared: boolean
  /**
   * Runs work as one serialisable transaction. Resolves once that is on the disk; when the work throws, nothing has
   * changed. Throws `StoreAway` when it cannot be reached or takes nothing now.
   *
   * `reads` are the rows that work is known to ask for: a store that is far away asks for them together with those of others. Without
   * them it has to try the work to find out.
   */
  transact<Result>(work: (tx: Tx) => Promise<Result>, reads?: readonly RowName[]): Promise<Result>
  /** Runs work that only reads; resolves once everything that it could read is on the disk. */
  read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result>
  /** Calls the listener after each commit that puts a run of the topic (`topicsOf`); returns what stops it. */
  watch(topic: string, listener: (run: Run) => void): () => void
  /**
   * Stands ready for a duty that one of all processes that share the store has: begins it when it has become that one, at once
   * where nobody shares, and ends it with what beginning returned when it no longer is. Another takes over within 15 seconds.
   * Returns what gives it up.
   */
  lead(duty: Duty, begin: () => () => Promise<void>): () => Promise<void>
  /** Throws when nothing can be written any more. */
  probe(): Promise<void>
  /** Writes what waits and lets go of everything. */
  close(): Promise<void>
}

/** What one process sees to for all: notices, what nobody needs any more, and runs whose worker is dead. */
export type Duty = 'notices' | 'collecting' | 'workers' | 'forgetting'

/** A reader each of whose reads is one of its own: for what looks at very many rows while others go on. */
export function apart(store: Pick<Store, 'read'>): Reader {
  return {
    get: (table, key) => store.read(reader => reader.get(table, key)),
    find: (table, index, value, part) => store.read(reader => reader.find(table, index, value, part)),
    count: (table, index, value) => store.read(reader => reader.count(table, index, value)),
  }
}

/** Rows that are read at a time when there may be very many: few at first, since who looks for one has it soon. */
const pageSizes = [10, 100, 1000]

/** What `eachRow` reads first: asked together with other questions, it is known by then to a store that is far away. */
export function firstRows<Name extends TableName>(
  reader: Reader,
  table: Name,
  index: IndexOf<Name>,
  value: string,
): Promise<readonly RowOf<Name>[]> {
  return reader.find(table, index, value, { limit: pageSizes[0] as number })
}

/** All rows under an index's value, read a page at a time. They must not be moved within the index meanwhile. */
export async function* eachRow<Name extends TableName>(
  reader: Reader,
  table: Name,
  index: IndexOf<Name>,
  value: string,
  part: Omit<Part, 'limit' | 'after'> = {},
): AsyncGenerator<RowOf<Name>> {
  let after: Place | undefined
  for (let turn = 0; ; turn += 1) {
    const limit = pageSizes[Math.min(turn, pageSizes.length - 1)] as number
    const page = await reader.find(table, index, value, { ...part, limit, ...(after && { after }) })
    yield* page
    const last = page.at(-1)
    if (last === undefined || page.length < limit) return
    after = placeOf(table, index, last)
  }
}
