import type { Store } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import { queueFull } from '../service-error.ts'

/** Whether runs may come. */
export interface QueueRoom {
  /** Counts one that is about to come. Throws `queue-full` where as many wait in the whole service as may. */
  check(most: number): Promise<void>
}

/** A count is believed this long, ms. */
const believed = 1000

/**
 * Creates the gauge of the queue. What waited a moment ago, and what this process has let come since, is a count of the rows saved:
 * that is the longer the more wait. Nobody is refused by it; for that it is counted anew. That those who come to several processes at
 * once find it nearly full does no harm.
 */
export function createQueueRoom({ read }: Pick<Store, 'read'>): QueueRoom {
  let waiting = Number.POSITIVE_INFINITY
  let countedAt = 0
  let counting: Promise<void> | undefined
  const count = async (): Promise<void> => {
    const at = performance.now()
    waiting = await read(tx => tx.count('runs', 'queued', all))
    countedAt = at
  }
  return {
    async check(most) {
      if (waiting >= most || performance.now() - countedAt > believed) {
        counting ??= count().finally(() => {
          counting = undefined
        })
        await counting
      }
      if (waiting >= most) throw queueFull('too many runs are waiting')
      waiting += 1
    },
  }
}
