import type { Reader, Tx } from '../ports/store.ts'
import { all, versionKey } from '../ports/tables.ts'
import type { VersionRecord } from '../versions/version.ts'
import { blobsOfRun, letGo } from './blob-notes.ts'

/** What a deleted job or run leaves behind until it is purged. */
export type Leftover =
  | { readonly kind: 'job'; readonly jobId: string; readonly versions: readonly VersionRecord[] }
  | { readonly kind: 'run'; readonly runId: string }

/** Jobs and runs that were deleted before that time and have not been purged. */
export async function listLeftovers(
  reader: Reader,
  before: number,
  limit: number,
): Promise<readonly Leftover[]> {
  const leftovers: Leftover[] = []
  for (const { jobId } of await reader.find('jobs', 'deleted', all, { before, limit })) {
    leftovers.push({ kind: 'job', jobId, versions: await reader.find('versions', 'job', jobId) })
  }
  const runs = await reader.find('runs', 'deleted', all, { before, limit: limit - leftovers.length })
  return [...leftovers, ...runs.map(({ runId }): Leftover => ({ kind: 'run', runId }))]
}

/** Removes what is left of a job or run for ever and notes the blobs that it let go of, and these. */
export async function purge(tx: Tx, leftover: Leftover, blobs: readonly string[], at: number): Promise<void> {
  if (leftover.kind === 'job') await purgeJob(tx, leftover.jobId, at)
  else await purgeRun(tx, leftover.runId, at)
  letGo(tx, blobs, at)
}

async function purgeJob(tx: Tx, jobId: string, at: number): Promise<void> {
  for (const { runId } of await tx.find('runs', 'job', jobId)) await purgeRun(tx, runId, at)
  for (const { commitHash, manifest } of await tx.find('versions', 'job', jobId)) {
    letGo(tx, [manifest], at)
    tx.remove('versions', versionKey(jobId, commitHash))
  }
  tx.remove('jobs', jobId)
}

async function purgeRun(tx: Tx, runId: string, at: number): Promise<void> {
  const run = await tx.get('runs', runId)
  if (!run) return
  letGo(tx, blobsOfRun(run), at)
  tx.remove('copies', runId)
  tx.remove('runs', runId)
}
