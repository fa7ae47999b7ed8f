import type { Tx } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import type { Run } from './run.ts'

/** An organisation that made none of as many runs as this has no worker kept for it. */
const remembered = 100

/** Whose turn it was. A process remembers it for itself: lost, it costs nobody more than a turn. */
export interface Turns {
  /** The number of an organisation's last turn. */
  readonly served: Map<string, number>
  /** Whose runs were begun lately, newest last. */
  readonly lately: string[]
}

/** Makes turns that nobody has had yet. */
export function createTurns(): Turns {
  return { served: new Map(), lately: [] }
}

/**
 * Begins the next attempt: organisations take turns, the one that was served longest ago is next, and within one the
 * oldest run comes first. A run waits while another of its job is worked on, since it may build on what that one makes.
 * Of several workers one is left to others while an organisation is not the only one that makes runs.
 */
export async function claimRun(tx: Tx, turns: Turns, workers: number): Promise<Run | undefined> {
  const queued = await tx.find('runs', 'queued', all)
  if (queued.length === 0) return undefined
  const begun = await tx.find('runs', 'begun', all)
  const busyJobs = new Set(begun.map(({ jobId }) => jobId))
  const waiting = new Map<string, Run>()
  for (const run of queued) {
    if (!waiting.has(run.accountId) && !busyJobs.has(run.jobId)) waiting.set(run.accountId, run)
  }
  const { served, lately } = turns
  const hasItsShare = (accountId: string): boolean =>
    workers > 1 &&
    begun.filter(run => run.accountId === accountId).length >= workers - 1 &&
    lately.some(other => other !== accountId)
  const lastTurn = ({ accountId }: Run): number => served.get(accountId) ?? 0
  const [next] = [...waiting.values()]
    .filter(({ accountId }) => !hasItsShare(accountId))
    .sort((one, other) => lastTurn(one) - lastTurn(other))
  if (!next) return undefined
  served.set(next.accountId, Math.max(0, ...served.values()) + 1)
  lately.push(next.accountId)
  if (lately.length > remembered) lately.shift()
  const run: Run = { ...next, status: 'preparing', attempt: next.attempt + 1 }
  tx.put('runs', run)
  return run
}
