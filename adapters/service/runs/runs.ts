import { getJob } from '../jobs/jobs.ts'
import type { Page } from '../jobs/page.ts'
import type { Run } from './run.ts'
import { runNotices } from '../notices/run-notices.ts'
import { isTerminal } from './run-status.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound } from '../service-error.ts'
import type { RunEnd } from './end-run.ts'
import { findRun, pageOfRuns } from './find-run.ts'
import { removeRun, requestCancel, setNotify } from './change-run.ts'

/** The run, or `not-found`. */
export async function getRun(
  { store }: Service,
  { accountId }: Caller,
  jobId: string,
  runId: string,
): Promise<Run> {
  const run = await store.read(tx => findRun(tx, accountId, jobId, runId))
  if (!run) throw notFound('run', runId)
  return run
}

/** Runs of a job, oldest first. */
export async function listRuns(
  service: Service,
  caller: Caller,
  jobId: string,
  page: Page,
): Promise<readonly Run[]> {
  await getJob(service, caller, jobId)
  return service.store.read(tx => pageOfRuns(tx, caller.accountId, jobId, page))
}

/** Asks a run to end. Throws `run-terminal`. */
export async function cancelRun(
  service: Service,
  { accountId }: Caller,
  jobId: string,
  runId: string,
): Promise<Run> {
  const { store, clock } = service
  const notices: RunEnd['notices'] = run => runNotices(service, run)
  const run = await store.transact(tx =>
    requestCancel(tx, accountId, jobId, runId, { notices, at: clock.now() }),
  )
  if (!run) throw notFound('run', runId)
  return run
}

/** Switches the e-mail at the end on; `sent` is false when the run has ended already. */
export async function notifyByEmail(
  { store }: Service,
  { accountId }: Caller,
  jobId: string,
  runId: string,
): Promise<{ readonly active: boolean }> {
  const run = await store.transact(tx => setNotify(tx, accountId, jobId, runId))
  if (!run) throw notFound('run', runId)
  return { active: !isTerminal(run.status) }
}

/** Deletes a run that has ended. Throws `run-active`. */
export async function deleteRun(
  { store, clock }: Service,
  { accountId }: Caller,
  jobId: string,
  runId: string,
): Promise<void> {
  const run = await store.transact(tx => removeRun(tx, accountId, jobId, runId, clock.now()))
  if (!run) throw notFound('run', runId)
}
