import type { Reader, Store, Tx } from '../ports/store.ts'
import { all, type Turn } from '../ports/tables.ts'
import { queueFull } from '../service-error.ts'
import { isEdit, type Run } from './run.ts'

/** A turn, and how many runs wait for it. */
export type CountedTurn = Required<Pick<Turn, 'turn' | 'waiting'>>

/**
 * Puts a run into the queue, and its organisation among those whose turn may come. How many of its runs wait stands with its turn, so
 * that accepting one counts none. An edit has no turn.
 */
export async function enqueue(tx: Tx, run: Run, known?: CountedTurn): Promise<Run> {
  if (!isEdit(run)) {
    const { turn, waiting } = known ?? (await turnOf(tx, run.accountId))
    tx.put('turns', { accountId: run.accountId, turn, waits: true, waiting: waiting + 1 })
  }
  const queued: Run = { ...run, status: 'queued' }
  tx.put('runs', queued)
  return queued
}

/** Counts a run that leaves the queue without its turn. */
export async function leaveQueue(tx: Tx, run: Run): Promise<void> {
  const turn = isEdit(run) ? undefined : await tx.get('turns', run.accountId)
  if (turn) tx.put('turns', withoutOne(turn))
}

/** A turn when one of the runs that waited no longer does. */
export function withoutOne({ waiting, ...turn }: Turn): Turn {
  return { ...turn, ...(waiting !== undefined && { waiting: waiting - 1 }) }
}

/** The turn of an organisation; one of an earlier time does not say how many of its runs wait. */
async function turnOf(reader: Reader, accountId: string): Promise<CountedTurn> {
  const { turn = 0, waiting } = (await reader.get('turns', accountId)) ?? {}
  return { turn, waiting: waiting ?? (await reader.count('runs', 'queuedOf', accountId)) }
}

/** The turn of an organisation. Throws `queue-full` where as many of its runs wait as may. */
export async function checkOwnQueue(reader: Reader, accountId: string, most: number): Promise<CountedTurn> {
  const turn = await turnOf(reader, accountId)
  if (turn.waiting >= most) throw queueFull(`${most} runs of yours are waiting`)
  return turn
}

/** Gives everybody with runs in the queue a turn: a store of an earlier time knows of none. */
export async function mendTurns(store: Store): Promise<void> {
  const known = new Set<string>()
  const queued = await store.read(tx => tx.find('runs', 'queued', all))
  for (const run of queued) if (!isEdit(run)) known.add(run.accountId)
  for (const accountId of known) await store.transact(tx => awaitTurn(tx, accountId))
}

async function awaitTurn(tx: Tx, accountId: string): Promise<void> {
  const { turn = 0, waits, ...rest } = (await tx.get('turns', accountId)) ?? {}
  if (!waits) tx.put('turns', { ...rest, accountId, turn, waits: true })
}
