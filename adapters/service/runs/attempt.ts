import type { Reader, Tx } from '../ports/store.ts'
import { enqueue } from './enqueue.ts'
import type { Run } from './run.ts'
import { isTerminal, mayMove, type RunStatus } from './run-status.ts'

/** A run that belongs to a worker's attempt. */
export interface Attempt {
  readonly runId: string
  readonly attempt: number
}

/**
 * The run while it is still this attempt's. Every write of a worker names its attempt and answers `undefined` when the
 * run is no longer that attempt's: the worker then stops and writes nothing.
 */
export async function ownRun(reader: Reader, { runId, attempt }: Attempt): Promise<Run | undefined> {
  const run = await reader.get('runs', runId)
  return run?.attempt === attempt && !isTerminal(run.status) && run.status !== 'queued' ? run : undefined
}

/** Moves on, or tells that the run is `cancelling` (then the worker calls `finishCancel`). */
export async function advanceRun(tx: Tx, attempt: Attempt, to: RunStatus): Promise<Run | undefined> {
  const run = await ownRun(tx, attempt)
  if (!run || run.status === 'cancelling') return run
  return mayMove(run.status, to) ? putRun(tx, { ...run, status: to }) : undefined
}

/** Puts a run back into the queue: its worker died (that counts), or stops and leaves it to another. */
export async function requeueRun(tx: Tx, attempt: Attempt, why: 'lost' | 'parked'): Promise<Run | undefined> {
  const run = await ownRun(tx, attempt)
  if (!run || !mayMove(run.status, 'queued')) return undefined
  const losses = (run.losses ?? 0) + (why === 'lost' ? 1 : 0)
  return enqueue(tx, { ...run, ...(losses > 0 && { losses }) })
}

/** Puts a run and returns it. */
export function putRun(tx: Tx, run: Run): Run {
  tx.put('runs', run)
  return run
}
