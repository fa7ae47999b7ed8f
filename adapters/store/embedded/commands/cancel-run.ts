import type { Run } from '../../../service/runs/run.ts'
import type { Notices } from '../../../service/ports/store/run-store.ts'
import type { Transaction } from '../tables/transaction.ts'

/** When a run ends and what is told of it. */
export interface RunEnd {
  readonly notices: Notices
  readonly at: number
}

/** Asks a run to end: one that waits is cancelled at once, one that is worked on when its worker hears of it. */
export function cancelRun(transaction: Transaction, run: Run, end: RunEnd): Run {
  if (run.status !== 'queued') return putRun(transaction, { ...run, status: 'cancelling' })
  return endRun(transaction, { ...run, status: 'cancelled' }, end)
}

/** Ends a run: its hold goes, its notices come. */
export function endRun(transaction: Transaction, run: Run, { notices, at }: RunEnd): Run {
  const ended: Run = { ...run, completedAt: at }
  transaction.remove('holds', run.runId)
  for (const notice of notices(ended)) transaction.put('notices', notice)
  return putRun(transaction, ended)
}

/** Puts a run and returns it. */
export function putRun(transaction: Transaction, run: Run): Run {
  transaction.put('runs', run)
  return run
}
