import type { Micros } from './money.ts'
import type { Account } from './account.ts'

/** The payment provider. Without a key every call throws `payments-unavailable`. */
export interface Payments {
  /** Begins a hosted checkout. */
  createCheckout(
    account: Account,
    email: string,
    amountMicros: Micros,
  ): Promise<{ readonly url: string; readonly sessionId: string }>
  /** A link to the provider's customer portal. */
  createPortal(account: Account): Promise<{ readonly url: string }>
  /** Charges the stored payment method; `cause` makes a repetition the same charge. */
  chargeStored(account: Account, amountMicros: Micros, cause: string): Promise<void>
  /** Checks the signature over the raw body and reads the event. Throws `request-invalid`. */
  readEvent(body: string, signature: string): Promise<PaymentEvent>
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
    }
  | {
      readonly eventId: string
      readonly kind: 'method'
      readonly accountId: string
      readonly customerId: string
      readonly present: boolean
    }
  | { readonly eventId: string; readonly kind: 'other' }
