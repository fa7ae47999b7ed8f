import type { Reader, Tx } from '../ports/store.ts'
import { ServiceError } from '../service-error.ts'
import type { Account, AutoTopup, Debt } from './account.ts'
import { oweDebt, settleDebts } from './debts.ts'
import { postEntry } from './ledger.ts'
import type { LedgerEntry } from './ledger-entry.ts'

/** What an event of the payment provider does to an account. */
export interface PaymentEffect {
  readonly entries?: readonly LedgerEntry[]
  readonly change?: Partial<Pick<Account, 'hasPaymentMethod' | 'customerId'>>
  /** A payment that failed. */
  readonly owes?: Debt
  /** A payment that was made. */
  readonly pays?: Debt
  /** The event is of the past, and changes nothing, once an entry with this id has been posted. */
  readonly overtakenBy?: string
  /** The event is of the future until the account has an entry with this id. */
  readonly follows?: string
}

/**
 * Notes what the payment provider said; false when the event is known already. Throws `payment-unknown`, and notes
 * nothing, for what follows an entry that is not there.
 */
export async function recordPayment(
  tx: Tx,
  event: PaymentEffect & { readonly eventId: string; readonly accountId: string; readonly at: number },
): Promise<boolean> {
  const { eventId, accountId, entries = [], change, owes, pays, overtakenBy, follows, at } = event
  const account = await tx.get('accounts', accountId)
  if (!account || (await tx.get('payments', eventId))) return false
  if (follows !== undefined && (await tx.get('entries', follows))?.accountId !== accountId) {
    throw new ServiceError(
      'payment-unknown',
      `the payment "${follows}" is not known here yet; send the event again later`,
    )
  }
  tx.put('payments', { eventId, at })
  if (overtakenBy !== undefined && (await tx.get('entries', overtakenBy))) return true
  tx.put('accounts', {
    ...account,
    ...change,
    ...(owes && oweDebt(account, owes)),
    ...(pays && settleDebts(account, pays)),
  })
  for (const entry of entries) await postEntry(tx, entry)
  return true
}

/** The organisation that the payment provider knows by this name. */
export async function findCustomer(reader: Reader, customerId: string): Promise<Account | undefined> {
  return (await reader.find('accounts', 'customer', customerId, { limit: 1 }))[0]
}

/** Sets when an organisation buys credit by itself. */
export async function changeAutoTopup(
  tx: Tx,
  accountId: string,
  autoTopup: AutoTopup,
): Promise<Account | undefined> {
  const account = await tx.get('accounts', accountId)
  if (!account) return undefined
  const changed = { ...account, autoTopup }
  tx.put('accounts', changed)
  return changed
}
