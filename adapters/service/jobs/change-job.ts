import type { Reader, Tx } from '../ports/store.ts'
import { type JobRow, versionKey } from '../ports/tables.ts'
import { keepReceipt } from '../receipts/keep-receipt.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { stopRun } from '../runs/end-run.ts'
import type { VersionRecord } from '../versions/version.ts'
import { countKept } from '../usage.ts'
import { findJobRow, toJob } from './find-job.ts'
import type { Job, Publication } from './job.ts'

/** Keeps a new job with its first version. */
export async function addJob(tx: Tx, job: JobRow, first: VersionRecord, receipt?: Receipt): Promise<void> {
  tx.put('jobs', job)
  tx.put('versions', first)
  await countKept(tx, job.accountId, first.bytes)
  await keepReceipt(tx, receipt)
}

/**
 * Takes the job and its public page away, and with it what is below it. Active runs go on to their end unseen: they still
 * hold credit, which their end gives back. Nobody is told of them.
 */
export async function removeJob(
  tx: Tx,
  accountId: string,
  jobId: string,
  at: number,
): Promise<{ readonly runsDeleted: number } | undefined> {
  const job = await findJobRow(tx, accountId, jobId)
  if (!job) return undefined
  const { publication: _, ...rest } = job
  tx.put('jobs', { ...rest, deletedAt: at, updatedAt: at })
  for (const run of await tx.find('runs', 'open', jobId)) await stopRun(tx, run, { notices: () => [], at })
  return { runsDeleted: await tx.count('runs', 'live', jobId) }
}

/** Shows a version of a job to everybody, or without a publication nothing of it. */
export async function setPublication(
  tx: Tx,
  accountId: string,
  jobId: string,
  publication: Publication | undefined,
  receipt?: Receipt,
): Promise<Job | undefined> {
  const job = await findJobRow(tx, accountId, jobId)
  if (!job) return undefined
  const { publication: _, ...rest } = job
  const changed: JobRow = publication ? { ...rest, publication } : rest
  tx.put('jobs', changed)
  await keepReceipt(tx, receipt)
  return toJob(tx, changed)
}

/** What the public sees at an address. */
export async function findPublication(
  reader: Reader,
  slug: string,
): Promise<{ readonly version?: VersionRecord; readonly notes: boolean } | undefined> {
  const [job] = await reader.find('jobs', 'slug', slug, { limit: 1 })
  if (!job?.publication) return undefined
  const { commitHash, notes = false } = job.publication
  const version = await reader.get('versions', versionKey(job.jobId, commitHash))
  return { ...(version && { version }), notes }
}
