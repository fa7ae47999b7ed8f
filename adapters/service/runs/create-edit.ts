import type { ViewerAccess } from '../outputs/viewer.ts'
import { foundJob } from '../jobs/find-job.ts'
import { blobsOfRun, referTo } from '../files/blob-notes.ts'
import type { Reader } from '../ports/store.ts'
import { versionKey } from '../ports/tables.ts'
import { keepReceipt } from '../receipts/keep-receipt.ts'
import { makeReceipt } from '../receipts/make-receipt.ts'
import type { Service } from '../service.ts'
import { notFound, queueFull } from '../service-error.ts'
import { checkRoom, countKept, rowBytes } from '../usage.ts'
import type { NodeEdit } from '../versions/copy-nodes.ts'
import { nothingToEdit } from '../versions/edit-copy.ts'
import { isDeleted } from '../versions/origin-run.ts'
import { originOf } from './create-run.ts'
import { enqueue } from './enqueue.ts'
import type { Run } from './run.ts'
import { isShort, keepText, storedCopy } from './run-copy.ts'

/** New texts for nodes. */
export interface NodeEdits {
  readonly edits: readonly NodeEdit[]
  /** The version that the editor looked at. */
  readonly commitHash?: string
}

/** Edits of an organisation that may wait for the one before them. */
const mostWaiting = 8

/**
 * Accepts a change of texts in place, all of them or none: a run that nobody pays for, which a worker takes up before those that were
 * ordered. Throws `not-found`, `nothing-completed`, `quota-reached` and `queue-full`; what is wrong with the texts themselves is what the run fails with:
 * `not-found` for an unknown node, `node-changed` when one says something else than in the editor's version.
 */
export async function createEdit(
  service: Service,
  who: ViewerAccess,
  { edits, commitHash: seen }: NodeEdits,
): Promise<Run> {
  const { clock, random, store } = service
  const text = JSON.stringify(edits)
  const { keptBytes } = service.settings.limits
  if (!isShort(text)) await store.read(reader => checkEdit(reader, who, keptBytes))
  const kept = await keepText(service, text)
  const run: Run = {
    ...{ runId: random.id('run'), jobId: who.jobId, accountId: who.accountId, createdAt: clock.now() },
    ...{ status: 'queued', attempt: 0, chargeMicros: 0, notifyEmail: false },
    bytes: rowBytes + Buffer.byteLength(text),
    input: { format: '', instructions: '', assets: [], edits: kept, ...(seen !== undefined && { seen }) },
    ...originOf(who),
  }
  return store.transact(async tx => {
    const format = await checkEdit(tx, who, keptBytes)
    const accepted = await enqueue(tx, { ...run, input: { ...run.input, format } })
    referTo(tx, blobsOfRun(run))
    await countKept(tx, run.accountId, run.bytes)
    if (kept === storedCopy) tx.put('copies', { runId: run.runId, text })
    await keepReceipt(tx, makeReceipt(who, accepted, run.createdAt))
    return accepted
  })
}

/** Throws what an edit is refused for; else tells its format: it makes what the job has already. */
async function checkEdit(reader: Reader, who: ViewerAccess, most: number): Promise<string> {
  const { accountId } = who
  await checkRoom(reader, accountId, most)
  if ((await reader.count('runs', 'editingOf', accountId)) >= mostWaiting)
    throw queueFull(`${mostWaiting} edits of yours are waiting`)
  const { jobId, currentCommit } = await foundJob(reader, who, who.jobId)
  const current = await reader.get('versions', versionKey(jobId, currentCommit))
  if (current && (await isDeleted(reader, current))) throw notFound('commit', currentCommit)
  if (current?.format === undefined) throw nothingToEdit()
  return current.format
}
