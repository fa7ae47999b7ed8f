import { z } from 'zod'

/**
 * What is read of the objects in Stripe's events. A signature says who sent an event, not that it is whole: an amount that is
 * no number would end up in the ledger. Amounts are in the smallest unit of their currency.
 */

/** An event. */
export interface EventShape {
  readonly id: string
  readonly type: string
  readonly data: {
    readonly object: Readonly<Record<string, unknown>>
    readonly previous_attributes?: Readonly<Record<string, unknown>> | null | undefined
  }
}

/** Another object of Stripe's, as events name it. */
export type Reference = string | { readonly id: string } | null | undefined

/** A payment. */
export interface IntentShape {
  readonly id: string
  readonly currency: string
  readonly amount?: number | undefined
  readonly amount_received?: number | undefined
  readonly customer?: Reference
  readonly metadata?:
    | { readonly account_id?: string | undefined; readonly automatic?: string | undefined }
    | null
    | undefined
}

/** Money that goes back. */
export interface RefundShape {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly status?: string | null | undefined
  readonly payment_intent?: Reference
  readonly balance_transaction?: Reference
}

/** Money that a bank takes back. */
export interface DisputeShape {
  readonly amount: number
  readonly currency: string
  readonly payment_intent?: Reference
  readonly balance_transactions: readonly {
    readonly id: string
    readonly amount: number
    readonly currency: string
  }[]
}

/** A card that somebody has, or had. */
export interface MethodShape {
  readonly customer?: Reference
}

const id = z.string().min(1)
const amount = z.int().nonnegative()
const currency = z.string().length(3).toLowerCase()
const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish()

/** How an {@link EventShape} is checked. */
export const eventShape: z.ZodType<EventShape> = z.object({
  ...{ id, type: z.string() },
  data: z.object({
    object: z.record(z.string(), z.unknown()),
    previous_attributes: z.record(z.string(), z.unknown()).nullish(),
  }),
})

/** How an {@link IntentShape} is checked. */
export const intentShape: z.ZodType<IntentShape> = z.object({
  ...{ id, currency, customer: reference },
  ...{ amount: amount.optional(), amount_received: amount.optional() },
  metadata: z.object({ account_id: z.string().optional(), automatic: z.string().optional() }).nullish(),
})

/** How a {@link RefundShape} is checked. */
export const refundShape: z.ZodType<RefundShape> = z.object({
  ...{ id, amount, currency, status: z.string().nullish() },
  ...{ payment_intent: reference, balance_transaction: reference },
})

/** How a {@link DisputeShape} is checked. */
export const disputeShape: z.ZodType<DisputeShape> = z.object({
  ...{ amount, currency, payment_intent: reference },
  balance_transactions: z.array(z.object({ id, amount: z.int(), currency })),
})

/** How a {@link MethodShape} is checked. */
export const methodShape: z.ZodType<MethodShape> = z.object({ customer: reference })

/** An amount that is there and more than nothing. */
export const someAmount: z.ZodType<number> = z.int().positive()
