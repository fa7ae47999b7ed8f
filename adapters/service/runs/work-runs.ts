import { processRun } from './process-run.ts'
import type { Run } from './run.ts'
import { runNotices } from '../notices/run-notices.ts'
import type { Service } from '../service.ts'
import type { RunEnd } from './end-run.ts'
import { queueTopic } from '../ports/tables.ts'
import { all } from '../ports/tables.ts'
import { claimRun, createTurns } from './claim-run.ts'
import { failRun, finishCancel } from './end-run.ts'
import { requeueRun } from './attempt.ts'

/** A run that brings the whole process down each time must end one day; one that only was interrupted goes on. */
const mostBeginnings = 100

/** Works off runs as they come, several at a time. */
export interface Workers {
  /** Stops claiming and waits for the runs in work. */
  drain(): Promise<void>
  readonly busy: number
}

/** Starts that many workers. Runs that an earlier process had begun are taken up first. */
export async function startWorkers(service: Service, count: number): Promise<Workers> {
  for (const run of await service.store.read(tx => tx.find('runs', 'begun', all))) await takeUp(service, run)
  const turns = createTurns()
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
  const unwatch = service.store.watch(queueTopic, wake)

  const work = async (): Promise<void> => {
    while (!draining) {
      const heard = bell
      const run = await service.store.transact(tx => claimRun(tx, turns, count))
      if (!run) {
        if (bell === heard) await new Promise<void>(resolve => sleepers.add(resolve))
        continue
      }
      busy += 1
      try {
        await processRun(service, run)
      } finally {
        busy -= 1
      }
    }
  }
  const workers = Promise.all(Array.from({ length: count }, work))
  // A worker ends early only when the store does, and then the process ends: nothing else may hide it.
  workers.catch(error => service.log.error('worker-ended', { error: String(error) }))
  return {
    async drain() {
      draining = true
      unwatch()
      wake()
      await workers
    },
    get busy() {
      return busy
    },
  }
}

/** What a process that died had begun: cancelled if that was asked, begun again otherwise. */
async function takeUp(service: Service, run: Run): Promise<void> {
  const { store, clock } = service
  const at = clock.now()
  const notices: RunEnd['notices'] = ended => runNotices(service, ended)
  if (run.status === 'cancelling') await store.transact(tx => finishCancel(tx, run.runId, { notices, at }))
  else if (run.attempt < mostBeginnings) await store.transact(tx => requeueRun(tx, run, 'parked'))
  else {
    const error = `the service was interrupted ${run.attempt} times while it worked on this run; create it again`
    await store.transact(tx =>
      failRun(tx, {
        runId: run.runId,
        attempt: run.attempt,
        error,
        logTail: error,
        notices,
        at,
      }),
    )
  }
}
