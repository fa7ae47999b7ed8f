import type { Account, Debt, Hold } from '../../credits/account.ts'
import type { LedgerEntry } from '../../credits/ledger-entry.ts'
import type { Page } from '../../jobs/page.ts'

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

/** Credit. */
export interface MoneyStore {
  /** Posts an entry and moves the balance; false when that cause has been posted already. */
  postEntry(entry: LedgerEntry): Promise<boolean>
  /**
   * Notes what the payment provider said; false when the event is known already. Throws `payment-unknown`, and notes
   * nothing, for what follows an entry that is not there.
   */
  recordPayment(
    event: PaymentEffect & { readonly eventId: string; readonly accountId: string; readonly at: number },
  ): Promise<boolean>
  listHolds(accountId: string): Promise<readonly Hold[]>
  /** Newest first. */
  listEntries(accountId: string, page: Page): Promise<readonly LedgerEntry[]>
  /** Every way in which balances, entries and holds disagree; empty when all is well. */
  checkLedger(): Promise<readonly string[]>
}
