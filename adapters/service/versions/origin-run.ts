import type { Service } from '../service.ts'
import type { VersionRecord } from './version.ts'

/** The run that a version came from, by itself or under the edits on top of it; `undefined` for a job's empty first version. */
export async function originRun(
  { store }: Pick<Service, 'store'>,
  version: VersionRecord,
): Promise<string | undefined> {
  let below: VersionRecord | undefined = version
  while (below && below.runId === undefined && below.parent !== undefined) {
    below = await store.getVersion(below.accountId, below.jobId, below.parent)
  }
  return below?.runId
}

/** Whether a version went away with its run: edits of what a run made go with it. */
export async function isDeleted(service: Pick<Service, 'store'>, version: VersionRecord): Promise<boolean> {
  const runId = await originRun(service, version)
  return runId !== undefined && !(await service.store.getRun(version.accountId, version.jobId, runId))
}
