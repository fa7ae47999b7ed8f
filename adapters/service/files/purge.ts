import type { Reader, Tx } from '../ports/store.ts'
import { all, versionKey } from '../ports/tables.ts'
import { isTerminal } from '../runs/run-status.ts'
import type { VersionRecord } from '../versions/version.ts'
import { countKept } from '../usage.ts'
import { blobsOfRun, letGo } from './blob-notes.ts'

/** What a deleted job or run leaves behind until it is purged. Of a job that goes last. */
export type Leftover =
  | { readonly kind: 'run'; readonly runId: string }
  | { readonly kind: 'version'; readonly version: VersionRecord }
  | { readonly kind: 'job'; readonly jobId: string }

/** At most that many of what was deleted before that time and has not been purged. */
export async function listLeftovers(
  reader: Reader,
  before: number,
  limit: number,
): Promise<readonly Leftover[]> {
  const leftovers: Leftover[] = []
  const room = (): { readonly limit: number } => ({ limit: limit - leftovers.length })
  const runs = await reader.find('runs', 'deleted', all, { before, limit })
  leftovers.push(...runs.map(({ runId }): Leftover => ({ kind: 'run', runId })))
  for (const { jobId } of await reader.find('jobs', 'deleted', all, { before, ...room() })) {
    const below = await reader.find('runs', 'job', jobId, room())
    // One that is still worked on has a hold: it goes once that has ended.
    const over = below.filter(({ status }) => isTerminal(status))
    leftovers.push(...over.map(({ runId }): Leftover => ({ kind: 'run', runId })))
    const versions = await reader.find('versions', 'job', jobId, room())
    leftovers.push(...versions.map((version): Leftover => ({ kind: 'version', version })))
    if (leftovers.length < limit && over.length === below.length) leftovers.push({ kind: 'job', jobId })
  }
  return leftovers
}

/** Removes leftovers for ever and notes the blobs that they let go of, and these. */
export async function purge(
  tx: Tx,
  leftovers: readonly Leftover[],
  blobs: readonly string[],
  at: number,
): Promise<void> {
  for (const leftover of leftovers) {
    if (leftover.kind === 'run') await purgeRun(tx, leftover.runId, at)
    else if (leftover.kind === 'job') tx.remove('jobs', leftover.jobId)
    else {
      const { jobId, accountId, commitHash, manifest, bytes } = leftover.version
      await countKept(tx, accountId, bytes && -bytes)
      letGo(tx, [manifest], at)
      tx.remove('versions', versionKey(jobId, commitHash))
    }
  }
  letGo(tx, blobs, at)
}

async function purgeRun(tx: Tx, runId: string, at: number): Promise<void> {
  const run = await tx.get('runs', runId)
  if (!run) return
  letGo(tx, blobsOfRun(run), at)
  await countKept(tx, run.accountId, run.bytes && -run.bytes)
  tx.remove('copies', runId)
  tx.remove('runs', runId)
}
