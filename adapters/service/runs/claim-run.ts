import { eachRow, firstRows, type Tx } from '../ports/store.ts'
import { all, type Turn } from '../ports/tables.ts'
import { putRun } from './attempt.ts'
import { withoutOne } from './enqueue.ts'
import { isEdit, type Run } from './run.ts'

/** An organisation that was not served in as many turns as this has no worker kept for it. */
const remembered = 100

/** Who claims a run. */
export interface Claimant {
  readonly workerId: string
  /** How many runs are worked on at once, by all processes together. */
  readonly threads: number
  /** What the worker did last. */
  readonly after?: Run
}

/**
 * Begins the next attempt. Somebody waits for an edit, so it goes before what was ordered; a worker that has just made one takes a run
 * first if there is any: edits never take more than half.
 */
export async function claimRun(tx: Tx, claimant: Claimant): Promise<Run | undefined> {
  const [queued, begun, lately] = await Promise.all([
    tx.find('runs', 'queued', all, { limit: 1 }),
    tx.find('runs', 'begun', all),
    tx.find('turns', 'all', all, { limit: 2, newestFirst: true }),
    // These are known then to what asks for them below.
    ...[firstRows(tx, 'runs', 'editing', all), firstRows(tx, 'turns', 'waiting', all)],
  ])
  if (queued.length === 0) return undefined
  const edit = (): Promise<Run | undefined> => findEdit(tx, begun)
  const ordered = (): Promise<Run | undefined> => takeTurn(tx, claimant, begun, lately)
  const [first, second] = claimant.after && isEdit(claimant.after) ? [ordered, edit] : [edit, ordered]
  const run = (await first()) ?? (await second())
  return (
    run && putRun(tx, { ...run, status: 'preparing', attempt: run.attempt + 1, worker: claimant.workerId })
  )
}

/** The edit that waits longest; an organisation has one at a time, since each changes what the one before it made. */
async function findEdit(tx: Tx, begun: readonly Run[]): Promise<Run | undefined> {
  const busy = new Set(begun.filter(isEdit).map(({ accountId }) => accountId))
  for await (const run of eachRow(tx, 'runs', 'editing', all)) if (!busy.has(run.accountId)) return run
  return undefined
}

/**
 * The run whose turn it is: organisations take turns, the one that was served longest ago is next, and within one the
 * oldest run comes first. A run waits while another of its job is worked on, since it may build on what that one makes.
 * Of several workers one is left to others while an organisation is not the only one that makes runs.
 */
async function takeTurn(
  tx: Tx,
  { threads }: Claimant,
  begun: readonly Run[],
  lately: readonly Turn[],
): Promise<Run | undefined> {
  const last = lately[0]?.turn ?? 0
  const hasItsShare = (accountId: string): boolean =>
    threads > 1 &&
    begun.filter(run => run.accountId === accountId && !isEdit(run)).length >= threads - 1 &&
    lately.some(other => other.accountId !== accountId && other.turn > Math.max(0, last - remembered))
  const next = await findNext(tx, new Set(begun.map(({ jobId }) => jobId)), hasItsShare)
  if (next) tx.put('turns', { ...withoutOne(next.turn), turn: last + 1 })
  return next?.run
}

async function findNext(
  tx: Tx,
  busyJobs: ReadonlySet<string>,
  hasItsShare: (accountId: string) => boolean,
): Promise<{ readonly run: Run; readonly turn: Turn } | undefined> {
  const idle: Turn[] = []
  let next: { readonly run: Run; readonly turn: Turn } | undefined
  for await (const turn of eachRow(tx, 'turns', 'waiting', all)) {
    const { accountId } = turn
    if (hasItsShare(accountId)) continue
    let waits = false
    for await (const run of eachRow(tx, 'runs', 'queuedOf', accountId)) {
      waits = true
      next = busyJobs.has(run.jobId) ? undefined : { run, turn }
      if (next) break
    }
    if (next) break
    if (!waits) idle.push({ accountId, turn: turn.turn, waiting: 0 })
  }
  // Not before: what is listed must not move meanwhile.
  for (const turn of idle) tx.put('turns', turn)
  return next
}
