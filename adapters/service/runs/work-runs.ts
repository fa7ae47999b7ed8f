import { processRun } from './process-run.ts'
import type { Run } from './run.ts'
import type { RenderingService } from '../service.ts'
import { all, queueTopic } from '../ports/tables.ts'
import { StoreAway } from '../ports/store-away.ts'
import { claimRun } from './claim-run.ts'
import { mendTurns } from './enqueue.ts'
import { requeueRun } from './attempt.ts'
import { takeUp } from './take-up.ts'
import { type Beats, startBeating } from './worker-beats.ts'

/** How long is waited before a store that is away is asked again, ms. */
const storeAgain = 1000

/** Works off runs as they come, several at a time. */
export interface Workers {
  /** Stops claiming and waits for the runs in work. */
  drain(): Promise<void>
  readonly busy: number
}

/** Starts that many workers. Runs that an earlier process had begun are taken up first, where no other process may have them. */
export async function startWorkers(service: RenderingService, count: number): Promise<Workers> {
  const { store, log } = service
  const workerId = service.random.id('wrk')
  let draining = false
  let busy = 0
  /** Counts the times that something may have come: a worker sleeps only if nothing came while it looked. */
  let bell = 0
  const sleepers = new Set<() => void>()
  const wake = (): void => {
    bell += 1
    for (const sleeper of sleepers) sleeper()
    sleepers.clear()
  }
  const beats = store.isShared
    ? await startBeating(service, { workerId, threads: count }, wake)
    : alone(count)
  if (!store.isShared) {
    await mendTurns(store)
    for (const run of await store.read(tx => tx.find('runs', 'begun', all))) await takeUp(service, run)
  }
  const unwatch = store.watch(queueTopic, wake)

  const work = async (): Promise<void> => {
    let last: Run | undefined
    while (!draining) {
      const heard = bell
      const run = await claim(last)
      if (!run) {
        if (bell === heard) await new Promise<void>(resolve => sleepers.add(resolve))
        continue
      }
      last = run
      busy += 1
      try {
        await processRun(service, run)
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error
        await park(run, error)
      } finally {
        busy -= 1
      }
    }
  }
  /** A store that is away is waited for: then every worker asks again. */
  const claim = async (last: Run | undefined): Promise<Run | undefined> => {
    try {
      return await store.transact(tx =>
        claimRun(tx, { workerId, threads: beats.threads, ...(last && { after: last }) }),
      )
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      log.warn('claim-failed', { worker_id: workerId, error: error.message })
      setTimeout(wake, storeAgain)
      return undefined
    }
  }
  /** A run whose state could not be kept goes back into the queue; if that fails to the end, others take it up. */
  const park = async (run: Run, reason: StoreAway): Promise<void> => {
    log.warn('run-parked', { run_id: run.runId, worker_id: workerId, error: reason.message })
    while (!draining) {
      try {
        await store.transact(tx => requeueRun(tx, run, 'parked'))
        return
      } catch (error) {
        if (!(error instanceof StoreAway)) throw error
        await new Promise(resolve => setTimeout(resolve, storeAgain))
      }
    }
  }
  const workers = Promise.all(Array.from({ length: count }, work))
  // A worker ends early only when the store does, and then the process ends: nothing else may hide it.
  workers.catch(error => log.error('worker-ended', { error: String(error) }))
  if (store.isShared) log.info('worker-started', { worker_id: workerId, threads: count })
  return {
    async drain() {
      draining = true
      unwatch()
      wake()
      await workers
      await beats.stop()
    },
    get busy() {
      return busy
    },
  }
}

/** Where no other process is, nobody has to be told that this one lives. */
function alone(threads: number): Beats {
  return { threads, stop: async () => {} }
}
