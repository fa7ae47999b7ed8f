import type { Reader, Tx } from '../ports/store.ts'
import { ServiceError } from '../service-error.ts'
import type { Account, Hold } from './account.ts'
import type { Micros } from './money.ts'

/** What is reserved of a balance. */
export function holdsOf(reader: Reader, accountId: string): Promise<readonly Hold[]> {
  return reader.find('holds', 'account', accountId)
}

/** What holds come to. */
function sumOf(holds: readonly Hold[]): Micros {
  return holds.reduce((sum, { amountMicros }) => sum + amountMicros, 0)
}

/**
 * What is reserved of a balance that covers as much besides. The sum stands with the balance, so that accepting a run reads no list of
 * those before it. Throws `past-due` and `balance-insufficient`.
 */
export async function checkCredit(reader: Reader, account: Account, amountMicros: Micros): Promise<Micros> {
  if (account.pastDue) {
    throw new ServiceError('past-due', 'a payment has failed; buy as much credit as it was for to go on')
  }
  const held = account.heldMicros ?? sumOf(await holdsOf(reader, account.accountId))
  if (account.freeMicros + account.paidMicros - held < amountMicros) {
    throw new ServiceError('balance-insufficient', 'the balance does not cover this run; top up your credit')
  }
  return held
}

/** Reserves credit for a run. Throws as `checkCredit` does. */
export async function placeHold(tx: Tx, account: Account, hold: Hold): Promise<void> {
  const held = await checkCredit(tx, account, hold.amountMicros)
  tx.put('holds', hold)
  tx.put('accounts', { ...account, heldMicros: held + hold.amountMicros })
}

/** Gives back what is reserved for a run, if anything is. */
export async function releaseHold(tx: Tx, { runId, accountId }: Omit<Hold, 'amountMicros'>): Promise<void> {
  const [hold, account] = await Promise.all([tx.get('holds', runId), tx.get('accounts', accountId)])
  if (!hold) return
  tx.remove('holds', runId)
  if (account?.heldMicros === undefined) return
  tx.put('accounts', { ...account, heldMicros: account.heldMicros - hold.amountMicros })
}
