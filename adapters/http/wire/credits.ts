import { z } from 'zod'
import type { LedgerKind } from '../../service/ledger-entry.ts'
import { timestamp, usd } from './fields.ts'

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
    balance_usd: usd,
    free_balance_usd: usd,
    paid_balance_usd: usd,
    past_due: z.boolean(),
    auto_topup_enabled: z.boolean(),
    threshold_usd: usd,
    topup_usd: usd,
    monthly_max_usd: usd,
    has_payment_method: z.boolean(),
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
        entry_id: z.string(),
        kind: z.enum(['grant', 'topup', 'auto_topup', 'charge', 'refund', 'adjustment']),
        amount_usd: usd.meta({ description: 'signed: charges are negative' }),
        run_id: z.string().nullable(),
        note: z.string(),
        created_at: timestamp,
      }),
    ),
    next_cursor: z.string().meta({ description: 'present when there are more' }).exactOptional(),
  })
  .meta({ title: 'Ledger' })

/** Credit to buy. */
export interface CheckoutWish {
  /** Whole dollars, 10 to 100,000. */
  readonly amount_usd: number
}

/** How {@link CheckoutWish} is checked and described. */
export const checkoutWish: z.ZodType<CheckoutWish> = z
  .strictObject({ amount_usd: z.int().min(10).max(100_000).meta({ description: 'whole dollars' }) })
  .meta({ title: 'CheckoutWish' })

/** A hosted checkout. */
export interface Checkout {
  readonly url: string
  readonly session_id: string
}

/** How {@link Checkout} is checked and described. */
export const checkout: z.ZodType<Checkout> = z
  .object({ url: z.url(), session_id: z.string() })
  .meta({ title: 'Checkout' })

/** A link to the payment provider's customer portal. */
export interface Portal {
  readonly url: string
}

/** How {@link Portal} is checked and described. */
export const portal: z.ZodType<Portal> = z.object({ url: z.url() }).meta({ title: 'Portal' })
