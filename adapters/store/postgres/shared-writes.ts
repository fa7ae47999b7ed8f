import type { Store, Tx } from '../../service/ports/store.ts'
import { StoreAway } from '../../service/ports/store-away.ts'
import { faultOf } from './faults.ts'
import { createGathering, type Errand, type Gathering, send } from './gather.ts'
import type { OpenTransaction, Worked } from './transaction.ts'

/** Runs something in a transaction until that is committed. */
type Commit = (run: (open: OpenTransaction) => Promise<Worked>) => Promise<Worked>

/** Writes of one process. */
export interface SharedWrites extends Pick<Gathering<never>, 'rest'>, Pick<Store, 'transact'> {}

/** Transactions of one process take turns: at once, most would be in each other's way and be tried again. */
const limits = { lanes: 1, most: 100 }

/**
 * Creates writes that go together: works that wait while a transaction is under way are the next one, so that as many as come are
 * committed with a few questions and one wait for the disk. One that cannot go with others goes after them.
 */
export function createSharedWrites(commit: Commit): SharedWrites {
  /** Returns those that have to go by themselves. */
  const goTogether = async (errands: readonly Errand<Tx>[]): Promise<readonly Errand<Tx>[]> => {
    try {
      const { outcomes } = await commit(open => open.runAll(errands))
      const apart: Errand<Tx>[] = []
      for (const [at, errand] of errands.entries()) {
        const outcome = outcomes[at] ?? 'apart'
        if (outcome === 'apart') apart.push(errand)
        else if ('result' in outcome) errand.resolve(outcome.result as never)
        else errand.reject(outcome.refusal)
      }
      return apart
    } catch (error) {
      // A row that cannot be kept: whose it is will be seen.
      if (faultOf(error) === undefined && !(error instanceof StoreAway)) return errands
      for (const { reject } of errands) reject(error)
      return []
    }
  }
  const goAlone = async (errand: Errand<Tx>): Promise<void> => {
    try {
      const { outcomes } = await commit(open => open.runOne(errand))
      errand.resolve((outcomes[0] as { readonly result: never }).result)
    } catch (error) {
      errand.reject(error)
    }
  }
  const { add, rest } = createGathering<Errand<Tx>>(limits, async errands => {
    const alone = errands.length === 1 ? errands : await goTogether(errands)
    for (const errand of alone) await goAlone(errand)
  })
  return { transact: (work, reads) => send(work, add, reads), rest }
}
