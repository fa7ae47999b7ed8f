import type { Account } from '../credits/account.ts'
import type { Micros } from '../credits/money.ts'

/** The payment provider. Without a key every call throws `payments-unavailable`. */
export interface Payments {
  /** Begins a hosted checkout. */
  createCheckout(
    account: Account,
    purchase: Purchase,
  ): Promise<{ readonly url: string; readonly sessionId: string }>
  /** A link to the provider's customer portal. */
  createPortal(account: Account): Promise<{ readonly url: string }>
  /** Charges the stored payment method; `cause` makes a repetition the same charge. */
  chargeStored(account: Account, amountMicros: Micros, cause: string): Promise<void>
  /**
   * Checks the signature over the raw body, reads the event and asks the provider for what the event leaves open. Throws
   * `request-invalid`.
   */
  readEvent(body: string, signature: string): Promise<PaymentEvent>
}

/** Credit to buy. */
export interface Purchase {
  /** Of the person who buys. */
  readonly email: string
  readonly amountMicros: Micros
  /** Makes a repetition the same checkout. Throws `idempotency-mismatch` when it was used for another purchase. */
  readonly cause?: string
}

/** What the provider tells, reduced to what matters here. */
export type PaymentEvent =
  | {
      readonly eventId: string
      readonly kind: 'paid'
      readonly accountId: string
      readonly amountMicros: Micros
      readonly cause: string
      readonly automatic: boolean
      readonly customerId?: string
    }
  | {
      readonly eventId: string
      readonly kind: 'failed'
      readonly accountId: string
      /** The payment that failed; it may have been tried again and paid since. */
      readonly cause: string
      readonly amountMicros: Micros
    }
  | {
      readonly eventId: string
      readonly kind: 'moved'
      readonly accountId: string
      /** The payment that was made good before: the `cause` of its `paid` event. */
      readonly payment: string
      /** All that is known to have moved, also what earlier events have told. */
      readonly movements: readonly Movement[]
    }
  | {
      readonly eventId: string
      readonly kind: 'method'
      readonly customerId: string
      /** Whether the customer has a payment method now, whatever the event was about. */
      readonly present: boolean
    }
  | { readonly eventId: string; readonly kind: 'other' }

/** Money of a payment that left again, or came back after that. */
export interface Movement {
  /** Unique: the same movement is told more than once. */
  readonly cause: string
  readonly why: 'refund' | 'refund-failed' | 'dispute' | 'dispute-won'
  /** Negative when it left. */
  readonly amountMicros: Micros
}
