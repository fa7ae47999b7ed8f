import type { Store, Tx } from '../ports/store.ts'
import { all } from '../ports/tables.ts'
import type { Run } from './run.ts'

/** Puts a run into the queue, and its organisation among those whose turn may come. */
export async function enqueue(tx: Tx, run: Run): Promise<Run> {
  await awaitTurn(tx, run.accountId)
  const queued: Run = { ...run, status: 'queued' }
  tx.put('runs', queued)
  return queued
}

async function awaitTurn(tx: Tx, accountId: string): Promise<void> {
  const { turn = 0, waits } = (await tx.get('turns', accountId)) ?? {}
  if (!waits) tx.put('turns', { accountId, turn, waits: true })
}

/** Gives everybody with runs in the queue a turn: a store of an earlier time knows of none. */
export async function mendTurns(store: Store): Promise<void> {
  const known = new Set<string>()
  const queued = await store.read(tx => tx.find('runs', 'queued', all))
  for (const { accountId } of queued) known.add(accountId)
  for (const accountId of known) await store.transact(tx => awaitTurn(tx, accountId))
}
