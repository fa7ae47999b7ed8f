import { runNotices } from '../notices/run-notices.ts'
import type { Service } from '../service.ts'
import { requeueRun } from './attempt.ts'
import { failRun, finishCancel, type RunEnd } from './end-run.ts'
import type { Run } from './run.ts'

/** A run that brings the whole process down each time must end one day; one that only was interrupted goes on. */
const mostBeginnings = 100

/** What a process that died had begun: cancelled if that was asked, begun again otherwise. */
export async function takeUp(service: Service, run: Run): Promise<void> {
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
