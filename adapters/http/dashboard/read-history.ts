import type { Job } from '../../service/jobs/job.ts'
import { getJob } from '../../service/jobs/jobs.ts'
import type { Run } from '../../service/runs/run.ts'
import { isTerminal } from '../../service/runs/run-status.ts'
import { listRuns } from '../../service/runs/runs.ts'
import type { Caller } from '../../service/access/scope.ts'
import type { Service } from '../../service/service.ts'
import type { VersionRecord } from '../../service/versions/version.ts'
import { versionsOf } from '../../service/versions/kept-versions.ts'

/** Runs that a page looks at; more than anybody makes of one design. */
const mostRuns = 1000

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
  const [all, runs] = await Promise.all([
    service.store.read(tx => versionsOf(tx, caller.accountId, jobId)),
    listRuns(service, caller, jobId, { limit: mostRuns }),
  ])
  const versions = numberVersions(all, runs)
  const newest = versions[0]?.version.createdAt ?? 0
  const latest = [...runs].reverse()
  const failures = latest.filter(({ status }) => status === 'failed' || status === 'cancelled')
  return {
    job,
    versions,
    active: latest.filter(({ status }) => !isTerminal(status)),
    recentFailures: failures.filter(run => (run.completedAt ?? run.createdAt) >= newest),
    olderFailures: failures.filter(run => (run.completedAt ?? run.createdAt) < newest),
  }
}

/** Versions keep their number when others are deleted; the empty first commit is none, nor is that of a deleted run. */
export function numberVersions(
  all: readonly VersionRecord[],
  runs: readonly Run[],
): readonly NumberedVersion[] {
  const byId = new Map(runs.map(run => [run.runId, run]))
  return all
    .filter(({ manifest }) => manifest !== undefined)
    .map((version, index) => {
      const run = version.runId === undefined ? undefined : byId.get(version.runId)
      return { number: index + 1, version, ...(run && { run }) }
    })
    .filter(({ version, run }) => version.runId === undefined || run !== undefined)
    .reverse()
}
