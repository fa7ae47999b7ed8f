import type { Run } from '../../../service/runs/run.ts'
import { putRun } from './cancel-run.ts'
import type { Transaction } from '../tables/transaction.ts'

/** An organisation that made none of as many runs as this has no worker kept for it. */
const remembered = 100

/**
 * Creates what begins the next attempt. Organisations take turns: next is the one that was served longest ago. Runs of a
 * job come one after the other, the oldest first: an update builds on what the run before it made.
 */
export function createClaims(): (transaction: Transaction, workers: number) => Run | undefined {
  const served = new Map<string, number>()
  /** Whose runs were begun lately, newest last. */
  const lately: string[] = []
  let turn = 0
  return (transaction, workers) => {
    const { runs } = transaction.tables
    const begun = [...runs.find('begun', 'begun')]
    const busyJobs = new Set(begun.map(({ jobId }) => jobId))
    const hasItsShare = (accountId: string): boolean =>
      workers > 1 &&
      begun.filter(run => run.accountId === accountId).length >= workers - 1 &&
      lately.some(other => other !== accountId)
    const lastTurn = (accountId: string): number => served.get(accountId) ?? 0
    const inTurn = [...runs.values('queued')].sort((one, other) => lastTurn(one) - lastTurn(other))
    for (const accountId of inTurn) {
      if (hasItsShare(accountId)) continue
      const isFree = ({ jobId }: Run): boolean => !busyJobs.has(jobId)
      // What was begun before is older than all that was not.
      const run =
        first(runs.find('again', accountId), isFree) ?? first(runs.find('queued', accountId), isFree)
      if (!run) continue
      turn += 1
      served.set(accountId, turn)
      lately.push(accountId)
      if (lately.length > remembered) lately.shift()
      return putRun(transaction, { ...run, status: 'preparing', attempt: run.attempt + 1 })
    }
    return undefined
  }
}

function first(runs: Iterable<Run>, fits: (run: Run) => boolean): Run | undefined {
  for (const run of runs) if (fits(run)) return run
  return undefined
}
