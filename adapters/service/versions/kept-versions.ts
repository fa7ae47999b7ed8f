import { blobsOfVersion, referTo } from '../files/blob-notes.ts'
import { findJobRow } from '../jobs/find-job.ts'
import type { Reader, Tx } from '../ports/store.ts'
import { versionKey } from '../ports/tables.ts'
import { countKept } from '../usage.ts'
import type { Version, VersionRecord } from './version.ts'

/** Keeps a version; its list of files is a blob already. */
export async function putVersion(tx: Tx, version: Version): Promise<void> {
  referTo(tx, blobsOfVersion(version))
  const { files: _, ...record } = version
  tx.put('versions', record)
  await countKept(tx, version.accountId, version.bytes)
}

/** The version, unless its job is not there. */
export async function findVersion(
  reader: Reader,
  accountId: string,
  jobId: string,
  commitHash: string,
): Promise<VersionRecord | undefined> {
  const job = await findJobRow(reader, accountId, jobId)
  return job && reader.get('versions', versionKey(jobId, commitHash))
}

/** The newest versions of a job, newest first, and how many there are; its empty first one is none of them. */
export async function latestVersions(
  reader: Reader,
  accountId: string,
  jobId: string,
  limit: number,
): Promise<{ readonly versions: readonly VersionRecord[]; readonly count: number }> {
  if (!(await findJobRow(reader, accountId, jobId))) return { versions: [], count: 0 }
  const newest = await reader.find('versions', 'job', jobId, { limit, newestFirst: true })
  const versions = newest.filter(({ manifest }) => manifest !== undefined)
  return { versions, count: (await reader.count('versions', 'job', jobId)) - 1 }
}
