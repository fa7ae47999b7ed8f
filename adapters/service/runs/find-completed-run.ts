import { getJob } from '../jobs/jobs.ts'
import type { Run } from './run.ts'
import { getRun } from './runs.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound, ServiceError } from '../service-error.ts'
import { originRun } from '../versions/origin-run.ts'
import { latestCompleted } from './find-run.ts'
import { findVersion } from '../versions/kept-versions.ts'

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
      ? await service.store.read(tx => latestCompleted(tx, caller.accountId, jobId))
      : await getRun(service, caller, jobId, runId)
  if (run?.commitHash === undefined) {
    const which = run === undefined ? 'no run of this job is' : `the run is ${run.status}, not`
    throw new ServiceError('nothing-completed', `${which} completed; wait for one to end`)
  }
  const origin =
    runId === undefined &&
    (await service.store.read(async reader => {
      const current = await findVersion(reader, caller.accountId, jobId, job.currentCommit)
      return current && originRun(reader, current)
    }))
  return { ...run, commitHash: origin === run.runId ? job.currentCommit : run.commitHash }
}

/** The run that a version came from, by itself or under the edits on top of it, with that version. Throws `not-found`. */
export async function findRunOfVersion(
  service: Service,
  caller: Caller,
  jobId: string,
  commitHash: string,
): Promise<Run & { readonly commitHash: string }> {
  const runId = await service.store.read(async reader => {
    const version = await findVersion(reader, caller.accountId, jobId, commitHash)
    return version && originRun(reader, version)
  })
  if (runId === undefined) throw notFound('commit', commitHash)
  return { ...(await getRun(service, caller, jobId, runId)), commitHash }
}
