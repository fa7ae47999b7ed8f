import type { Run } from '../../service/run.ts'
import type { Transaction } from './transaction.ts'

/** Asks a run to end: one that waits is cancelled at once, one that is worked on when its worker hears of it. */
export function cancelRun(transaction: Transaction, run: Run, at: number): Run {
  if (run.status !== 'queued') return putRun(transaction, { ...run, status: 'cancelling' })
  transaction.remove('holds', run.runId)
  return putRun(transaction, { ...run, status: 'cancelled', completedAt: at })
}

/** Puts a run and returns it. */
export function putRun(transaction: Transaction, run: Run): Run {
  transaction.put('runs', run)
  return run
}
