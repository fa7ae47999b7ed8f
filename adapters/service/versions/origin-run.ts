import type { Reader } from '../ports/store.ts'
import { findRun } from '../runs/find-run.ts'
import { findVersion } from './kept-versions.ts'
import type { VersionRecord } from './version.ts'

/** The run that a version came from, by itself or under the edits on top of it; `undefined` for a job's empty first version. */
export async function originRun(reader: Reader, version: VersionRecord): Promise<string | undefined> {
  let { runId = version.origin, parent } = version
  while (runId === undefined && parent !== undefined) {
    const below = await findVersion(reader, version.accountId, version.jobId, parent)
    runId = below?.runId ?? below?.origin
    parent = below?.parent
  }
  return runId
}

/** Whether a version went away with its run: edits of what a run made go with it. */
export async function isDeleted(reader: Reader, version: VersionRecord): Promise<boolean> {
  const runId = await originRun(reader, version)
  return runId !== undefined && !(await findRun(reader, version.accountId, version.jobId, runId))
}
