import { checkNotices } from '../notices/due-notices.ts'
import type { Tx } from '../ports/store.ts'
import { ServiceError } from '../service-error.ts'
import { putRun } from './attempt.ts'
import { type RunEnd, stopRun } from './end-run.ts'
import { findRun } from './find-run.ts'
import type { Run } from './run.ts'
import { isTerminal } from './run-status.ts'

/** Asks for an end: a queued run is cancelled at once, a working one is `cancelling`. Throws `run-terminal`. */
export async function requestCancel(
  tx: Tx,
  accountId: string,
  jobId: string,
  runId: string,
  end: RunEnd,
): Promise<Run | undefined> {
  const run = await findRun(tx, accountId, jobId, runId)
  if (!run) return undefined
  if (!isTerminal(run.status)) return stopRun(tx, run, end)
  throw new ServiceError('run-terminal', `the run is ${run.status} already; there is nothing to cancel`)
}

/** Switches the e-mail on while the run is active; the run as it stands otherwise. Throws `quota-reached`. */
export async function setNotify(
  tx: Tx,
  accountId: string,
  jobId: string,
  runId: string,
): Promise<Run | undefined> {
  const run = await findRun(tx, accountId, jobId, runId)
  if (!run || isTerminal(run.status)) return run
  await checkNotices(tx, accountId)
  return putRun(tx, { ...run, notifyEmail: true })
}

/** Throws `run-active`. Deleting the published run takes its public page away. */
export async function removeRun(
  tx: Tx,
  accountId: string,
  jobId: string,
  runId: string,
  at: number,
): Promise<Run | undefined> {
  const run = await findRun(tx, accountId, jobId, runId)
  if (!run) return undefined
  if (!isTerminal(run.status)) {
    throw new ServiceError('run-active', `the run is ${run.status}; cancel it first, or wait for its end`)
  }
  const job = await tx.get('jobs', jobId)
  if (job?.publication?.runId === runId) {
    const { publication: _, ...rest } = job
    tx.put('jobs', rest)
  }
  return putRun(tx, { ...run, deletedAt: at })
}
