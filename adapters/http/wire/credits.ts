import { z } from 'zod'
import type { LedgerKind } from '../../service/credits/ledger-entry.ts'
import { nextCursor, sampleIds, timestamp, usd } from './fields.ts'

/** An organisation's credit. */
export interface CreditsAccount {
  /** Free and paid together. */
  readonly balance_usd: number
  readonly free_balance_usd: number
  readonly paid_balance_usd: number
  readonly past_due: boolean
  readonly auto_topup_enabled: boolean
  readonly threshold_usd: number
  readonly topup_usd: number
  readonly monthly_max_usd: number
  readonly has_payment_method: boolean
}

/** How {@link CreditsAccount} is checked and described. */
export const creditsAccount: z.ZodType<CreditsAccount> = z
  .object({
    balance_usd: usd.meta({ examples: [24.6] }),
    free_balance_usd: usd.meta({ examples: [4.6] }),
    paid_balance_usd: usd.meta({ examples: [20] }),
    past_due: z.boolean().meta({ examples: [false] }),
    auto_topup_enabled: z.boolean().meta({ examples: [true] }),
    threshold_usd: usd.meta({ examples: [5] }),
    topup_usd: usd.meta({ examples: [20] }),
    monthly_max_usd: usd.meta({ examples: [100] }),
    has_payment_method: z.boolean().meta({ examples: [true] }),
  })
  .meta({ title: 'Credits' })

/** One movement of the balance. */
export interface LedgerLine {
  readonly entry_id: string
  readonly kind: LedgerKind
  /** Signed: charges are negative. */
  readonly amount_usd: number
  readonly run_id: string | null
  readonly note: string
  readonly created_at: string
}

/** Movements of the balance, newest first. */
export interface Ledger {
  readonly data: readonly LedgerLine[]
  /** Present when there are more. */
  readonly next_cursor?: string
}

/** How {@link Ledger} is checked and described. */
export const ledger: z.ZodType<Ledger> = z
  .object({
    data: z.array(
      z.object({
        entry_id: z.string().meta({ examples: [`charge:${sampleIds.run}`] }),
        kind: z.enum(['grant', 'topup', 'auto_topup', 'charge', 'refund', 'adjustment']),
        amount_usd: usd.meta({ description: 'signed: charges are negative', examples: [-0.1] }),
        run_id: z
          .string()
          .nullable()
          .meta({ examples: [sampleIds.run] }),
        note: z.string().meta({ examples: ['report run'] }),
        created_at: timestamp,
      }),
    ),
    next_cursor: nextCursor.exactOptional(),
  })
  .meta({ title: 'Ledger' })

/** Credit to buy. */
export interface CheckoutWish {
  /** Whole dollars, 10 to 100,000. */
  readonly amount_usd: number
}

/** How {@link CheckoutWish} is checked and described. */
export const checkoutWish: z.ZodType<CheckoutWish> = z
  .strictObject({
    amount_usd: z
      .int()
      .min(10)
      .max(100_000)
      .meta({ description: 'whole dollars', examples: [20] }),
  })
  .meta({ title: 'CheckoutWish' })

/** A hosted checkout. */
export interface Checkout {
  readonly url: string
  readonly session_id: string
}

/** How {@link Checkout} is checked and described. */
export const checkout: z.ZodType<Checkout> = z
  .object({
    url: z.url().meta({ examples: ['https://checkout.stripe.com/c/pay/cs_test_a1b2'] }),
    session_id: z.string().meta({ examples: ['cs_test_a1b2'] }),
  })
  .meta({ title: 'Checkout' })

/** A link to the payment provider's customer portal. */
export interface Portal {
  readonly url: string
}

/** How {@link Portal} is checked and described. */
export const portal: z.ZodType<Portal> = z
  .object({ url: z.url().meta({ examples: ['https://billing.stripe.com/p/session/test_a1b2'] }) })
  .meta({ title: 'Portal' })
