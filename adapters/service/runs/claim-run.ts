import { eachRow, type Tx } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import { putRun } from './attempt.ts'
import type { Run } from './run.ts'

/** An organisation that was not served in as many turns as this has no worker kept for it. */
const remembered = 100

/** Who claims a run. */
export interface Claimant {
  readonly workerId: string
  /** How many runs are worked on at once, by all processes together. */
  readonly threads: number
}

/**
 * Begins the next attempt: organisations take turns, the one that was served longest ago is next, and within one the
 * oldest run comes first. A run waits while another of its job is worked on, since it may build on what that one makes.
 * Of several workers one is left to others while an organisation is not the only one that makes runs.
 */
export async function claimRun(tx: Tx, { workerId, threads }: Claimant): Promise<Run | undefined> {
  const [queued, begun, lately] = await Promise.all([
    tx.find('runs', 'queued', all, { limit: 1 }),
    tx.find('runs', 'begun', all),
    tx.find('turns', 'all', all, { limit: 2, newestFirst: true }),
  ])
  if (queued.length === 0) return undefined
  const last = lately[0]?.turn ?? 0
  const hasItsShare = (accountId: string): boolean =>
    threads > 1 &&
    begun.filter(run => run.accountId === accountId).length >= threads - 1 &&
    lately.some(other => other.accountId !== accountId && other.turn > Math.max(0, last - remembered))
  const next = await findNext(tx, new Set(begun.map(({ jobId }) => jobId)), hasItsShare)
  if (!next) return undefined
  tx.put('turns', { accountId: next.accountId, turn: last + 1, waits: true })
  return putRun(tx, { ...next, status: 'preparing', attempt: next.attempt + 1, worker: workerId })
}

async function findNext(
  tx: Tx,
  busyJobs: ReadonlySet<string>,
  hasItsShare: (accountId: string) => boolean,
): Promise<Run | undefined> {
  const idle: { readonly accountId: string; readonly turn: number }[] = []
  let next: Run | undefined
  for await (const { accountId, turn } of eachRow(tx, 'turns', 'waiting', all)) {
    if (hasItsShare(accountId)) continue
    let waits = false
    for await (const run of eachRow(tx, 'runs', 'queuedOf', accountId)) {
      waits = true
      next = busyJobs.has(run.jobId) ? undefined : run
      if (next) break
    }
    if (next) break
    if (!waits) idle.push({ accountId, turn })
  }
  // Not before: what is listed must not move meanwhile.
  for (const turn of idle) tx.put('turns', turn)
  return next
}
