import type { Message } from '../../../core/message.ts'
import { releaseHold } from '../credits/holds.ts'
import { postEntry } from '../credits/ledger.ts'
import { referTo } from '../files/blob-notes.ts'
import type { LedgerEntry } from '../credits/ledger-entry.ts'
import type { Notice } from '../notices/notice.ts'
import type { Tx } from '../ports/store.ts'
import { putVersion } from '../versions/kept-versions.ts'
import type { Version } from '../versions/version.ts'
import { countKept } from '../usage.ts'
import { type Attempt, ownRun, putRun } from './attempt.ts'
import { leaveQueue } from './enqueue.ts'
import type { Run } from './run.ts'
import { mayMove } from './run-status.ts'

/** When a run ends and what is told of it. */
export interface RunEnd {
  /** Asked inside the commit that ends it: an e-mail may be asked for until then. */
  readonly notices: (run: Run) => readonly Notice[]
  readonly at: number
}

/** What ends a run well. */
export interface Completion extends Attempt, RunEnd {
  readonly version: Version
  readonly summaryDiff: string
  /** What the run's hold is charged as: the price is the one that it was accepted at. Absent when it is free. */
  readonly charge?: Pick<LedgerEntry, 'entryId' | 'note'>
}

/** What ends a run badly. */
export interface Failure extends Attempt, RunEnd {
  readonly error: string
  readonly errorCode?: NonNullable<Run['errorCode']>
  readonly logTail: string
  /** Of a document that was made and is not good enough to be handed out. */
  readonly messages?: readonly Message[]
  /** Blob of what its copy and its brief were taken for, and its bytes. */
  readonly report?: string
  readonly reportBytes?: number
}

/**
 * Keeps version, charge, release of the hold and notices together. A run that is `cancelling` is not completed, and
 * `overtaken` is one whose version does not follow the job's current one: somebody has edited that meanwhile.
 */
export async function endCompleted(tx: Tx, completion: Completion): Promise<Run | 'overtaken' | undefined> {
  const { version, summaryDiff, charge, at } = completion
  const run = await ownRun(tx, completion)
  if (!run || !mayMove(run.status, 'completed')) return undefined
  const job = await tx.get('jobs', run.jobId)
  if (job && job.currentCommit !== version.parent) return 'overtaken'
  if (job) tx.put('jobs', { ...job, currentCommit: version.commitHash, updatedAt: at })
  await putVersion(tx, version)
  // The version has it.
  tx.remove('copies', run.runId)
  const chargeMicros = charge ? await chargeHold(tx, run, charge, at) : 0
  const { commitHash } = version
  return endRun(tx, { ...run, status: 'completed', chargeMicros, commitHash, summaryDiff }, completion)
}

/** Charges what was held, given credit first. Returns how much that is. */
async function chargeHold(
  tx: Tx,
  { accountId, runId, jobId }: Run,
  charge: Pick<LedgerEntry, 'entryId' | 'note'>,
  createdAt: number,
): Promise<number> {
  const { amountMicros = 0 } = (await tx.get('holds', runId)) ?? {}
  const account = await tx.get('accounts', accountId)
  if (amountMicros === 0 || !account) return amountMicros
  const freeMicros = Math.min(account.freeMicros, amountMicros)
  await postEntry(tx, {
    ...{ ...charge, accountId, kind: 'charge', runId, jobId, createdAt },
    ...{ freeMicros: -freeMicros, paidMicros: freeMicros - amountMicros },
  })
  return amountMicros
}

/** Fails the run and releases its hold. A run that is `cancelling` ends cancelled instead. */
export async function failRun(tx: Tx, failure: Failure): Promise<Run | undefined> {
  const { error, errorCode, logTail, messages, report, reportBytes = 0 } = failure
  const run = await ownRun(tx, failure)
  if (!run) return undefined
  if (run.status === 'cancelling') return endRun(tx, { ...run, status: 'cancelled' }, failure)
  referTo(tx, [report])
  // What a run of an earlier time takes was never counted.
  const bytes = run.bytes && run.bytes + reportBytes
  if (bytes !== undefined) await countKept(tx, run.accountId, reportBytes)
  const made = {
    ...(errorCode !== undefined && { errorCode }),
    ...(messages && { messages }),
    ...(report !== undefined && { report }),
    ...(bytes !== undefined && { bytes }),
  }
  return endRun(tx, { ...run, status: 'failed', error, logTail, ...made }, failure)
}

/** Ends a run that is `cancelling` and releases its hold. */
export async function finishCancel(tx: Tx, runId: string, end: RunEnd): Promise<Run | undefined> {
  const run = await tx.get('runs', runId)
  return run?.status === 'cancelling' ? endRun(tx, { ...run, status: 'cancelled' }, end) : undefined
}

/** Asks a run to end: one that waits is cancelled at once, one that is worked on when its worker hears of it. */
export async function stopRun(tx: Tx, run: Run, end: RunEnd): Promise<Run> {
  if (run.status !== 'queued') return putRun(tx, { ...run, status: 'cancelling' })
  await leaveQueue(tx, run)
  return endRun(tx, { ...run, status: 'cancelled' }, end)
}

/** Ends a run: its hold goes, its notices come. */
async function endRun(tx: Tx, run: Run, { notices, at }: RunEnd): Promise<Run> {
  const ended: Run = { ...run, completedAt: at }
  await releaseHold(tx, run)
  for (const notice of notices(ended)) tx.put('notices', notice)
  return putRun(tx, ended)
}
