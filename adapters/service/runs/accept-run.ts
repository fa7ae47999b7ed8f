import { availableMicros, type Hold } from '../credits/account.ts'
import { holdsOf } from '../credits/ledger.ts'
import { enqueue } from './enqueue.ts'
import { referTo, blobsOfRun } from '../files/blob-notes.ts'
import { findJobRow } from '../jobs/find-job.ts'
import type { Tx } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import { keepReceipt } from '../receipts/keep-receipt.ts'
import type { Receipt } from '../receipts/receipt.ts'
import { ServiceError } from '../service-error.ts'
import { checkRoom, countKept } from '../usage.ts'
import type { Run } from './run.ts'

/** What a run needs to be accepted. */
export interface Acceptance {
  readonly run: Run
  readonly hold: Hold
  /** Most runs that may wait in the whole service. */
  readonly queueLimit: number
  /** Most of them that may be one organisation's. */
  readonly ownQueueLimit: number
  /** Bytes that the organisation's jobs may have. */
  readonly keptLimit?: number
  /** Uploaded files that it takes, by their ids. */
  readonly files?: readonly string[]
  /** Copy that is short: kept with the run, it needs no file of its own before the run is accepted. */
  readonly copy?: string
  readonly receipt?: Receipt
}

/**
 * Accepts a run with its hold and receipt. Throws `balance-insufficient`, `past-due`, `queue-full` and `quota-reached`; `undefined` when
 * the job is not there.
 */
export async function acceptRun(tx: Tx, acceptance: Acceptance): Promise<Run | undefined> {
  const { run, hold, files = [], receipt, copy } = acceptance
  // What is asked at once is answered at once, by a store that is far away.
  const [job, account, holds, waiting] = await Promise.all([
    findJobRow(tx, run.accountId, run.jobId),
    tx.get('accounts', run.accountId),
    holdsOf(tx, run.accountId),
    waitingOf(tx, run.accountId),
    // These are known then to what asks for them below.
    ...[tx.get('usages', run.accountId), tx.get('turns', run.accountId)],
  ])
  if (!job || !account) return undefined
  if (account.pastDue) {
    throw new ServiceError('past-due', 'a payment has failed; buy as much credit as it was for to go on')
  }
  if (availableMicros(account, holds) < hold.amountMicros) {
    throw new ServiceError('balance-insufficient', 'the balance does not cover this run; top up your credit')
  }
  checkQueue(waiting, acceptance)
  if (acceptance.keptLimit !== undefined) await checkRoom(tx, run.accountId, acceptance.keptLimit)
  await countKept(tx, run.accountId, run.bytes)
  tx.put('holds', hold)
  for (const fileId of files) {
    const file = await tx.get('files', fileId)
    if (file && !file.isUsed) tx.put('files', { ...file, isUsed: true })
  }
  tx.put('jobs', { ...job, updatedAt: run.createdAt })
  await keepReceipt(tx, receipt)
  referTo(tx, blobsOfRun(run))
  if (copy !== undefined) tx.put('copies', { runId: run.runId, text: copy })
  return enqueue(tx, run)
}

/** Runs that wait, of all and of one organisation. */
interface Waiting {
  readonly all: number
  readonly own: number
}

async function waitingOf(tx: Tx, accountId: string): Promise<Waiting> {
  const [waiting, own] = await Promise.all([
    tx.count('runs', 'queued', all),
    tx.count('runs', 'queuedOf', accountId),
  ])
  return { all: waiting, own }
}

function checkQueue(waiting: Waiting, { queueLimit, ownQueueLimit }: Acceptance): void {
  const full = (text: string): ServiceError =>
    new ServiceError('queue-full', `${text}; try again in 10 seconds`, { retryAfter: 10 })
  if (waiting.all >= queueLimit) throw full('too many runs are waiting')
  if (waiting.own >= ownQueueLimit) throw full(`${ownQueueLimit} runs of yours are waiting`)
}
