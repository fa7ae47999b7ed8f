import type { Run } from '../../service/run.ts'
import { putRun } from './cancel-run.ts'
import type { Transaction } from './transaction.ts'

/**
 * Creates what begins the next attempt. Organisations take turns: next is the one that was served longest ago. Runs of a
 * job come one after the other, the oldest first: an update builds on what the run before it made.
 */
export function createClaims(): (transaction: Transaction) => Run | undefined {
  const served = new Map<string, number>()
  let turn = 0
  return transaction => {
    const { runs } = transaction.tables
    const busyJobs = new Set([...runs.find('begun', 'begun')].map(({ jobId }) => jobId))
    const lastTurn = (accountId: string): number => served.get(accountId) ?? 0
    const inTurn = [...runs.values('queued')].sort((one, other) => lastTurn(one) - lastTurn(other))
    for (const accountId of inTurn) {
      const run = oldest(runs.find('queued', accountId), busyJobs)
      if (!run) continue
      turn += 1
      served.set(accountId, turn)
      return putRun(transaction, { ...run, status: 'preparing', attempt: run.attempt + 1 })
    }
    return undefined
  }
}

/** Not simply the first: a run that went back into the queue stands behind younger ones. */
function oldest(runs: Iterable<Run>, busyJobs: ReadonlySet<string>): Run | undefined {
  let found: Run | undefined
  for (const run of runs) {
    if (busyJobs.has(run.jobId)) continue
    if (found === undefined || run.createdAt < found.createdAt) found = run
  }
  return found
}
