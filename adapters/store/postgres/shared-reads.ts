import type pg from 'pg'
import type { Reader } from '../../service/ports/store.ts'
import { createAsker } from './asker.ts'
import { command } from './connect.ts'
import { faultOf } from './faults.ts'
import { createGathering, type Errand, send } from './gather.ts'
import { createReader } from './reader.ts'

/** Does something on a connection, again where the database was away for a moment. What comes last is waited for by nobody. */
export type OnDatabase = <Result>(
  work: (client: pg.ClientBase) => Promise<readonly [Result, Promise<unknown> | undefined]>,
) => Promise<Result>

/** Two that take turns keep the database at work; one that reads much makes room for a third. ms */
const limits = { lanes: 2, most: 100, patience: 50 }

/** Creates reads that see one moment, which begins after all of them were asked for: those that come at once share a transaction. */
export function createSharedReads(
  onDatabase: OnDatabase,
): <Result>(work: (reader: Reader) => Promise<Result>) => Promise<Result> {
  const readAll = async (errands: readonly Errand<Reader>[]): Promise<void> => {
    const left = new Set(errands)
    try {
      await onDatabase(client => readWith(client, left))
    } catch (error) {
      const isOurs = faultOf(error) === undefined && left.size > 1
      // Whose mistake it was will be seen.
      for (const errand of left)
        if (isOurs) await readAll([errand])
        else errand.reject(error)
    }
  }
  const { add } = createGathering(limits, readAll)
  return work => send(work, add)
}

/** Lets all read at once, and takes out who has what it wanted. */
async function readWith(
  client: pg.ClientBase,
  left: Set<Errand<Reader>>,
): Promise<readonly [undefined, Promise<unknown>]> {
  command(client, 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const asker = createAsker(client)
  const reader = createReader(asker)
  const readOne = async (errand: Errand<Reader>): Promise<void> => {
    try {
      errand.resolve((await errand.run(reader)) as never)
    } catch (error) {
      if (asker.failure !== undefined) return
      errand.reject(error)
    }
    left.delete(errand)
  }
  await Promise.all([...left].map(readOne))
  if (asker.failure !== undefined) throw asker.failure
  return [undefined, command(client, 'COMMIT')]
}
