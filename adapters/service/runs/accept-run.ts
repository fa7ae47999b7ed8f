import type { Hold } from '../credits/account.ts'
import { checkCredit, placeHold } from '../credits/holds.ts'
import { checkOwnQueue, enqueue } from './enqueue.ts'
import { referTo, blobsOfRun } from '../files/blob-notes.ts'
import { findJobRow } from '../jobs/find-job.ts'
import type { Reader, RowName, Tx } from '../ports/store.ts'
import { receiptKey } from '../ports/tables.ts'
import { checkNotices } from '../notices/due-notices.ts'
import { keepReceipt } from '../receipts/keep-receipt.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { checkRoom, countKept } from '../usage.ts'
import type { Run } from './run.ts'

/** What a run needs to be accepted. */
export interface Acceptance {
  readonly run: Run
  readonly hold: Hold
  /** Most runs of the organisation that may wait. */
  readonly ownQueueLimit: number
  /** Bytes that the organisation's jobs may have. */
  readonly keptLimit?: number
  /** Uploaded files that it takes, by their ids. */
  readonly files?: readonly string[]
  /** Copy that is short: kept with the run, it needs no file of its own before the run is accepted. */
  readonly copy?: string
  readonly receipt?: Receipt
}

/** The rows that accepting a run asks for. */
export function readsOf({ run, files = [], receipt }: Acceptance): readonly RowName[] {
  const { jobId, accountId } = run
  const own = (['accounts', 'usages', 'turns'] as const).map((table): RowName => [table, accountId])
  const taken = files.map((fileId): RowName => ['files', fileId])
  const kept: readonly RowName[] = receipt ? [['receipts', receiptKey(receipt.accountId, receipt.key)]] : []
  return [['jobs', jobId], ...own, ...taken, ...kept]
}

/**
 * Throws what `acceptRun` would refuse a run for as things stand, before anything is kept or asked for it. Nobody is accepted by it.
 */
export async function checkAcceptable(
  reader: Reader,
  { hold, ownQueueLimit, keptLimit }: Pick<Acceptance, 'hold' | 'ownQueueLimit' | 'keptLimit'>,
): Promise<void> {
  const { accountId, amountMicros } = hold
  const account = await reader.get('accounts', accountId)
  if (account) await checkCredit(reader, account, amountMicros)
  await checkOwnQueue(reader, accountId, ownQueueLimit)
  if (keptLimit !== undefined) await checkRoom(reader, accountId, keptLimit)
}

/**
 * Accepts a run with its hold and receipt. Throws `balance-insufficient`, `past-due`, `queue-full` and `quota-reached`; `undefined` when
 * the job is not there.
 */
export async function acceptRun(tx: Tx, acceptance: Acceptance): Promise<Run | undefined> {
  const { run, hold, files = [], receipt, copy } = acceptance
  const job = await findJobRow(tx, run.accountId, run.jobId)
  const account = await tx.get('accounts', run.accountId)
  if (!job || !account) return undefined
  await placeHold(tx, account, hold)
  const turn = await checkOwnQueue(tx, run.accountId, acceptance.ownQueueLimit)
  if (run.notifyEmail || run.webhookUrl !== undefined) await checkNotices(tx, run.accountId)
  await countKept(tx, run.accountId, run.bytes, acceptance.keptLimit)
  for (const fileId of files) {
    const file = await tx.get('files', fileId)
    if (file && !file.isUsed) tx.put('files', { ...file, isUsed: true })
  }
  tx.put('jobs', { ...job, updatedAt: run.createdAt })
  if (receipt) await keepReceipt(tx, receipt)
  referTo(tx, blobsOfRun(run))
  if (copy !== undefined) tx.put('copies', { runId: run.runId, text: copy })
  return enqueue(tx, run, turn)
}
