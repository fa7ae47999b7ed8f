import { availableMicros } from '../../../service/credits/account.ts'
import type { Run } from '../../../service/runs/run.ts'
import { isTerminal, mayMove } from '../../../service/runs/run-status.ts'
import { ServiceError } from '../../../service/service-error.ts'
import type { Acceptance, Attempt, Completion, RunStore } from '../../../service/ports/store/run-store.ts'
import { cancelRun, endRun, putRun } from './cancel-run.ts'
import { createClaims } from './claim-run.ts'
import type { Commits } from '../tables/commits.ts'
import { blobsOfRun, referTo } from './blob-commands.ts'
import { findJob, liveRuns } from './job-commands.ts'
import { postEntry } from './money-commands.ts'
import { putReceipt } from './put-receipt.ts'
import type { Tables } from '../tables/tables.ts'
import { takePage } from '../tables/take-page.ts'
import type { Transaction } from '../tables/transaction.ts'
import { putVersion } from './version-commands.ts'

/** Runs, but for watching them. */
export function runCommands({ commit, read }: Commits): Omit<RunStore, 'watchRun' | 'watchQueue'> {
  const claim = createClaims()
  return {
    acceptRun: acceptance => commit(transaction => acceptRun(transaction, acceptance)),
    claimRun: () => commit(claim),
    advanceRun: (attempt, to) =>
      commit(transaction => {
        const run = ownRun(transaction.tables, attempt)
        if (!run || run.status === 'cancelling') return run
        return mayMove(run.status, to) ? putRun(transaction, { ...run, status: to }) : undefined
      }),
    completeRun: completion => commit(transaction => completeRun(transaction, completion)),
    failRun: ({ error, logTail, notices, at, ...attempt }) =>
      commit(transaction => {
        const run = ownRun(transaction.tables, attempt)
        if (!run) return undefined
        if (run.status === 'cancelling')
          return endRun(transaction, { ...run, status: 'cancelled' }, { notices, at })
        return endRun(transaction, { ...run, status: 'failed', error, logTail }, { notices, at })
      }),
    requeueRun: (attempt, why) =>
      commit(transaction => {
        const run = ownRun(transaction.tables, attempt)
        if (!run || !mayMove(run.status, 'queued')) return undefined
        const losses = (run.losses ?? 0) + (why === 'lost' ? 1 : 0)
        return putRun(transaction, { ...run, status: 'queued', ...(losses > 0 && { losses }) })
      }),
    requestCancel: (accountId, jobId, runId, end) =>
      commit(transaction => {
        const run = findRun(transaction.tables, accountId, jobId, runId)
        if (!run) return undefined
        if (isTerminal(run.status)) {
          throw new ServiceError(
            'run-terminal',
            `the run is ${run.status} already; there is nothing to cancel`,
          )
        }
        return cancelRun(transaction, run, end)
      }),
    finishCancel: (runId, end) =>
      commit(transaction => {
        const run = transaction.tables.runs.get(runId)
        return run?.status === 'cancelling'
          ? endRun(transaction, { ...run, status: 'cancelled' }, end)
          : undefined
      }),
    setNotify: (accountId, jobId, runId) =>
      commit(transaction => {
        const run = findRun(transaction.tables, accountId, jobId, runId)
        return run && !isTerminal(run.status) ? putRun(transaction, { ...run, notifyEmail: true }) : run
      }),
    deleteRun: (accountId, jobId, runId, at) =>
      commit(transaction => {
        const run = findRun(transaction.tables, accountId, jobId, runId)
        if (!run) return undefined
        if (!isTerminal(run.status)) {
          throw new ServiceError(
            'run-active',
            `the run is ${run.status}; cancel it first, or wait for its end`,
          )
        }
        unpublish(transaction, jobId, runId)
        return putRun(transaction, { ...run, deletedAt: at })
      }),
    getRun: (accountId, jobId, runId) => read(tables => findRun(tables, accountId, jobId, runId)),
    listRuns: (accountId, jobId, page) =>
      read(tables => {
        if (!findJob(tables, accountId, jobId)) return []
        return takePage(liveRuns(tables, jobId), 'oldest first', page, ({ runId }) => runId)
      }),
    latestCompleted: (accountId, jobId) =>
      read(tables => {
        if (!findJob(tables, accountId, jobId)) return undefined
        return liveRuns(tables, jobId)
          .filter(run => run.status === 'completed')
          .at(-1)
      }),
    listBegun: () => read(tables => [...tables.runs.find('begun', 'begun')]),
    countQueued: () => read(countQueued),
    getCopy: runId => read(tables => tables.copies.get(runId)?.text),
  }
}

function countQueued(tables: Tables): number {
  return [...tables.runs.values('queued')].reduce(
    (sum, account) => sum + tables.runs.count('queued', account),
    0,
  )
}

function findRun(tables: Tables, accountId: string, jobId: string, runId: string): Run | undefined {
  const run = tables.runs.get(runId)
  if (run?.accountId !== accountId || run.jobId !== jobId || run.deletedAt !== undefined) return undefined
  return run
}

/** The run while it is still this attempt's. */
function ownRun(tables: Tables, { runId, attempt }: Attempt): Run | undefined {
  const run = tables.runs.get(runId)
  return run?.attempt === attempt && !isTerminal(run.status) && run.status !== 'queued' ? run : undefined
}

function acceptRun(
  transaction: Transaction,
  { run, hold, queueLimit, receipt, copy }: Acceptance,
): Run | undefined {
  const { tables } = transaction
  const job = findJob(tables, run.accountId, run.jobId)
  const account = tables.accounts.get(run.accountId)
  if (!job || !account) return undefined
  if (account.pastDue) {
    throw new ServiceError('past-due', 'a payment has failed; buy as much credit as it was for to go on')
  }
  if (availableMicros(account, tables.holds.find('account', run.accountId)) < hold.amountMicros) {
    throw new ServiceError('balance-insufficient', 'the balance does not cover this run; top up your credit')
  }
  if (countQueued(tables) >= queueLimit) {
    throw new ServiceError('queue-full', 'too many runs are waiting; try again in 10 seconds', {
      retryAfter: 10,
    })
  }
  transaction.put('holds', hold)
  transaction.put('jobs', { ...job, updatedAt: run.createdAt })
  putReceipt(transaction, receipt)
  referTo(transaction, blobsOfRun(run))
  if (copy !== undefined) transaction.put('copies', { runId: run.runId, text: copy })
  return putRun(transaction, run)
}

function completeRun(transaction: Transaction, completion: Completion): Run | 'overtaken' | undefined {
  const { version, summaryDiff, charge, notices, at } = completion
  const { tables } = transaction
  const run = ownRun(tables, completion)
  if (!run || !mayMove(run.status, 'completed')) return undefined
  const job = tables.jobs.get(run.jobId)
  if (job && job.currentCommit !== version.parent) return 'overtaken'
  if (job) transaction.put('jobs', { ...job, currentCommit: version.commitHash, updatedAt: at })
  putVersion(transaction, version)
  // The version has it.
  if (tables.copies.get(run.runId)) transaction.remove('copies', run.runId)
  const chargeMicros = charge ? (tables.holds.get(run.runId)?.amountMicros ?? 0) : 0
  const account = tables.accounts.get(run.accountId)
  if (charge && chargeMicros > 0 && account) {
    // Given credit is spent first.
    const freeMicros = Math.min(account.freeMicros, chargeMicros)
    postEntry(transaction, {
      entryId: charge.entryId,
      accountId: run.accountId,
      kind: 'charge',
      freeMicros: -freeMicros,
      paidMicros: freeMicros - chargeMicros,
      runId: run.runId,
      jobId: run.jobId,
      note: charge.note,
      createdAt: at,
    })
  }
  const { commitHash } = version
  const ended: Run = { ...run, status: 'completed', chargeMicros, commitHash, summaryDiff }
  return endRun(transaction, ended, { notices, at })
}

function unpublish(transaction: Transaction, jobId: string, runId: string): void {
  const job = transaction.tables.jobs.get(jobId)
  if (job?.publication?.runId !== runId) return
  const { publication: _, ...rest } = job
  transaction.put('jobs', rest)
}
