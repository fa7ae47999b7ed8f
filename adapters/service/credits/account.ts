import type { Micros } from './money.ts'

/** An organisation and its prepaid credit. */
export interface Account {
  readonly accountId: string
  readonly name: string
  /** Given credit; spent before paid credit. */
  readonly freeMicros: Micros
  /** Bought credit. */
  readonly paidMicros: Micros
  /** What its holds come to; absent until a run was accepted since it is kept. */
  readonly heldMicros?: Micros
  /** Something is owed: no new runs. */
  readonly pastDue: boolean
  /** Payments that failed and have not been made good, oldest first; absent when there never were any. */
  readonly debts?: readonly Debt[]
  readonly autoTopup: AutoTopup
  /** The payment provider's name for this organisation. */
  readonly customerId?: string
  readonly hasPaymentMethod: boolean
  readonly createdAt: number
}

/** A payment that failed. */
export interface Debt {
  /** The payment provider's name for the payment. */
  readonly cause: string
  /** What is left of it. */
  readonly amountMicros: Micros
}

/** Buys credit by itself when the balance falls below a threshold. */
export interface AutoTopup {
  readonly enabled: boolean
  readonly thresholdMicros: Micros
  readonly topupMicros: Micros
  /** Most that may be bought in a calendar month (UTC). */
  readonly monthlyMaxMicros: Micros
}

/** What is reserved for a run that has not ended. It stands outside the balance and the ledger. */
export interface Hold {
  readonly runId: string
  readonly accountId: string
  readonly amountMicros: Micros
}

/** What an account may still spend: its balance less its holds. */
export function availableMicros(account: Account, holds: Iterable<Hold>): Micros {
  let available = account.freeMicros + account.paidMicros
  for (const { amountMicros } of holds) available -= amountMicros
  return available
}

/** A person who signs in to the dashboard. */
export interface User {
  readonly userId: string
  readonly accountId: string
  /** Lower case. */
  readonly email: string
  readonly name: string
  readonly createdAt: number
}
