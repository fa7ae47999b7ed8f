import type { Job } from '../../service/jobs/job.ts'
import { getJob } from '../../service/jobs/jobs.ts'
import type { Run } from '../../service/runs/run.ts'
import { isTerminal } from '../../service/runs/run-status.ts'
import { findRun, latestRuns } from '../../service/runs/find-run.ts'
import type { Caller } from '../../service/access/scope.ts'
import type { Service } from '../../service/service.ts'
import type { VersionRecord } from '../../service/versions/version.ts'
import { latestVersions } from '../../service/versions/kept-versions.ts'

/** Versions and runs that a page shows: the newest. */
const shown = 200

/** A version by the number that people call it. */
export interface NumberedVersion {
  readonly number: number
  readonly version: VersionRecord
  /** Absent for an edit in the viewer. */
  readonly run?: Run
}

/** A job with all that happened to it. */
export interface History {
  readonly job: Job
  /** Newest first. */
  readonly versions: readonly NumberedVersion[]
  /** Newest first. */
  readonly active: readonly Run[]
  /** Failed and cancelled ones since the newest version, newest first. */
  readonly recentFailures: readonly Run[]
  /** Those before it. */
  readonly olderFailures: readonly Run[]
}

/** Reads a job's history. Throws `not-found`. */
export async function readHistory(service: Service, caller: Caller, jobId: string): Promise<History> {
  const job = await getJob(service, caller, jobId)
  const versions = await numberedVersions(service, caller, jobId)
  const newest = versions[0]?.version.createdAt ?? 0
  const latest = await service.store.read(tx => latestRuns(tx, caller.accountId, jobId, shown))
  const failures = latest.filter(({ status }) => status === 'failed' || status === 'cancelled')
  return {
    job,
    versions,
    active: latest.filter(({ status }) => !isTerminal(status)),
    recentFailures: failures.filter(run => (run.completedAt ?? run.createdAt) >= newest),
    olderFailures: failures.filter(run => (run.completedAt ?? run.createdAt) < newest),
  }
}

/**
 * The newest versions of a job, newest first. Versions keep their number when others are deleted; the empty first commit
 * is none, nor is that of a deleted run.
 */
export function numberedVersions(
  { store }: Pick<Service, 'store'>,
  { accountId }: Pick<Caller, 'accountId'>,
  jobId: string,
): Promise<readonly NumberedVersion[]> {
  return store.read(async reader => {
    const { versions, count } = await latestVersions(reader, accountId, jobId, shown)
    const numbered = versions.map(async (version, at): Promise<NumberedVersion> => {
      const run =
        version.runId === undefined ? undefined : await findRun(reader, accountId, jobId, version.runId)
      return { number: count - at, version, ...(run && { run }) }
    })
    return (await Promise.all(numbered)).filter(({ version, run }) => version.runId === undefined || run)
  })
}
