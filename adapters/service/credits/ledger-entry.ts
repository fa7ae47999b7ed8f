import type { Micros } from './money.ts'

/** Why an account's balance moved. */
export type LedgerKind = 'grant' | 'topup' | 'auto_topup' | 'charge' | 'refund' | 'adjustment'

/**
 * One movement of an account's balance; never changed, corrections are new entries.
 * `free + paid` parts sum to the amount, and all entries of an account sum to its balance.
 */
export interface LedgerEntry {
  /** Unique by cause (`charge:run_…`, `stripe:cs_…`): the same cause twice is one entry. */
  readonly entryId: string
  readonly accountId: string
  readonly kind: LedgerKind
  /** Signed: charges are negative. */
  readonly freeMicros: Micros
  /** Signed. */
  readonly paidMicros: Micros
  readonly runId?: string
  /** Of the run; the job may be deleted since. */
  readonly jobId?: string
  readonly note: string
  readonly createdAt: number
}
