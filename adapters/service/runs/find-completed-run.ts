import { getJob } from '../jobs/jobs.ts'
import type { Run } from './run.ts'
import { getRun } from './runs.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { ServiceError } from '../service-error.ts'

/**
 * The run that is asked for, or the newest completed one, and the commit that stands for it: without a choice that is
 * the newest edit of it. Throws `not-found` and `nothing-completed`.
 */
export async function findCompletedRun(
  service: Service,
  caller: Caller,
  jobId: string,
  runId: string | undefined,
): Promise<Run & { readonly commitHash: string }> {
  const job = await getJob(service, caller, jobId)
  const run =
    runId === undefined
      ? await service.store.latestCompleted(caller.accountId, jobId)
      : await getRun(service, caller, jobId, runId)
  if (run?.commitHash === undefined) {
    const which = run === undefined ? 'no run of this job is' : `the run is ${run.status}, not`
    throw new ServiceError('nothing-completed', `${which} completed; wait for one to end`)
  }
  const edited = runId === undefined && (await isEditOf(service, run, job.currentCommit))
  return { ...run, commitHash: edited ? job.currentCommit : run.commitHash }
}

/** Whether a commit is the run's own or an edit on top of it. */
async function isEditOf({ store }: Service, run: Run, commitHash: string): Promise<boolean> {
  let version = await store.getVersion(run.accountId, run.jobId, commitHash)
  while (version && version.runId === undefined && version.parent !== undefined) {
    version = await store.getVersion(run.accountId, run.jobId, version.parent)
  }
  return version?.runId === run.runId
}
