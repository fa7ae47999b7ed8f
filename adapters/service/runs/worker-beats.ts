import type { Worker } from '../ports/tables.ts'
import { all } from '../ports/tables.ts'
import type { Service } from '../service.ts'
import { takeUp } from './take-up.ts'

/** How often a worker says that it lives, and is looked whether others do, ms. */
const interval = 2_000

/** A worker that has said nothing for this long is dead: its runs are taken up before 15 seconds are over. ms */
const longestSilence = 8_000

/** A worker among others. */
export interface Beats {
  /** How many runs all workers together work on at once. */
  readonly threads: number
  /** Takes the worker off the list. */
  stop(): Promise<void>
}

/** Lists a worker among all, and says again and again that it lives. `onBeat` is called each time. */
export async function startBeating(
  { store, clock, log }: Service,
  { workerId, threads }: Pick<Worker, 'workerId' | 'threads'>,
  onBeat: () => void,
): Promise<Beats> {
  const startedAt = clock.now()
  let beat = 0
  let together = threads
  const say = async (): Promise<void> => {
    beat += 1
    const row: Worker = { workerId, threads, beat, startedAt }
    await store.transact(async tx => tx.put('workers', row))
    const workers = await store.read(tx => tx.find('workers', 'all', all))
    together = workers.reduce((sum, worker) => sum + worker.threads, 0)
    onBeat()
  }
  await say()
  const stop = repeat(say, error => log.warn('beat-missed', { worker_id: workerId, error: String(error) }))
  return {
    get threads() {
      return together
    },
    async stop() {
      await stop()
      await store.transact(async tx => tx.remove('workers', workerId))
    },
  }
}

/**
 * Takes up the runs of workers that are dead, again and again: the duty of one process. All watch, so that whoever gets the duty
 * knows at once. Returns what ends it.
 */
export function watchWorkers(service: Service): () => Promise<void> {
  const { store, log } = service
  let isOurs = false
  const giveUp = store.lead('workers', () => {
    isOurs = true
    return async () => {
      isOurs = false
    }
  })
  /** The last beat of each worker that was seen, and when, by a clock that nobody sets. */
  const seen = new Map<string, { readonly beat: number; readonly at: number }>()
  const look = async (): Promise<void> => {
    const [workers, begun] = await store.read(async tx => [
      await tx.find('workers', 'all', all),
      await tx.find('runs', 'begun', all),
    ])
    const now = performance.now()
    for (const { workerId, beat } of workers)
      if (seen.get(workerId)?.beat !== beat) seen.set(workerId, { beat, at: now })
    const isAlive = ({ workerId }: Worker): boolean => now - (seen.get(workerId)?.at ?? now) < longestSilence
    const alive = new Set(workers.filter(isAlive).map(({ workerId }) => workerId))
    if (!isOurs) return
    for (const run of begun) {
      if (run.worker !== undefined && alive.has(run.worker)) continue
      log.warn('run-taken-up', { run_id: run.runId, worker_id: run.worker, attempt: run.attempt })
      await takeUp(service, run)
    }
    for (const { workerId } of workers) {
      if (alive.has(workerId)) continue
      log.warn('worker-dead', { worker_id: workerId })
      seen.delete(workerId)
      await store.transact(async tx => tx.remove('workers', workerId))
    }
  }
  const stop = repeat(look, error => log.warn('workers-unwatched', { error: String(error) }))
  return async () => {
    await giveUp()
    await stop()
  }
}

/** Does something every few seconds, one after the other; returns what ends that. */
function repeat(work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    running = work()
      .catch(onError)
      .finally(() => {
        busy = false
      })
  }, interval)
  return () => {
    clearInterval(timer)
    return running
  }
}
