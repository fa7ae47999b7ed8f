import type { Log } from '../../service/ports/log.ts'
import { type Fault, reasonOf, toStoreAway } from './faults.ts'

/** A database that has not been used well for this long is away, and everybody is told so at once, ms. */
const patience = 2_000

/** A look whether it is back counts for this long, ms. */
const lookLife = 100

/** Whether the database can be used, as far as is known. */
export interface Health {
  /** Notes what was wrong. Says it to the log, once for each reason. */
  failed(fault: Fault, error: unknown): void
  /** Notes that something went well. Reading well says nothing of a database that takes no writes. */
  fine(how: 'read' | 'written'): void
  /** Whether it has been away for a while: trying again and again then only makes others wait. */
  isAway(): boolean
  /** Lets by whoever comes while it can be used. Of one that is away looks whether it is back, once for all who wait, and throws `StoreAway`. */
  enter(): Promise<void>
}

/** Creates the health of a database that is well; `look` asks it something small. */
export function createHealth(log: Log, look: () => Promise<unknown>): Health {
  let reason: string | undefined
  let last: Fault | undefined
  let since = 0
  let looking: { readonly at: number; readonly answer: Promise<unknown> } | undefined
  const health: Health = {
    failed(fault, error) {
      const now = reasonOf(error)
      if (fault === 'again' || reason === now) return
      if (reason === undefined) since = performance.now()
      reason = now
      last = fault
      log.error('database-away', { error: now })
    },
    fine(how) {
      if (how === 'read' && last === 'away') return
      last = undefined
      if (reason !== undefined) log.info('database-back', {})
      reason = undefined
    },
    isAway: () => reason !== undefined && performance.now() - since > patience,
    async enter() {
      if (!health.isAway()) return
      const now = performance.now()
      if (!looking || now - looking.at > lookLife) {
        // What it takes to answer does not count: who comes meanwhile waits for the same answer.
        const answer = look().finally(() => {
          looking = { at: performance.now(), answer }
        })
        looking = { at: Number.POSITIVE_INFINITY, answer }
      }
      await looking.answer.catch(error => {
        throw toStoreAway(error)
      })
    },
  }
  return health
}
