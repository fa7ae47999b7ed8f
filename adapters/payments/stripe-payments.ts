import { createHash } from 'node:crypto'
import Stripe from 'stripe'
import type { Account } from '../service/credits/account.ts'
import type { Payments, Purchase } from '../service/ports/payments.ts'
import { ServiceError } from '../service/service-error.ts'
import { reachStripe } from './reach-stripe.ts'
import { readStripeEvent } from './read-stripe-event.ts'
import { findStoredMethod } from './stored-method.ts'
import { microsPerCent } from './stripe-amount.ts'

/** How Stripe is reached. */
export interface StripeOptions {
  readonly key: string
  readonly webhookSecret: string
  /** Where customers come back to. */
  readonly returnUrl: string
  /** Another server than Stripe's own, for tests. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
}

/** Payments through Stripe: hosted checkout, customer portal, charges to a stored method, signed events. */
export function createStripePayments({ key, webhookSecret, returnUrl, server }: StripeOptions): Payments {
  const stripe = new Stripe(key, { maxNetworkRetries: 2, timeout: 20_000, ...server })
  return {
    async createCheckout(account, purchase) {
      const { cause } = purchase
      const options = { ...(cause !== undefined && { idempotencyKey: checkoutKey(cause) }) }
      const session = await reachStripe(
        stripe.checkout.sessions.create(toCheckout(account, purchase, returnUrl), options),
      )
      return { url: session.url ?? '', sessionId: session.id }
    },

    async createPortal(account) {
      const customer = customerOf(account)
      const portal = stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })
      return { url: (await reachStripe(portal)).url }
    },

    async chargeStored(account, amountMicros, cause) {
      const customer = customerOf(account)
      const method = await findStoredMethod(stripe, customer)
      if (method === undefined)
        throw new ServiceError('past-due', 'there is no payment method; add one in the customer portal')
      await reachStripe(
        stripe.paymentIntents.create(
          {
            amount: Math.round(amountMicros / microsPerCent),
            currency: 'usd',
            ...{ customer, payment_method: method, off_session: true, confirm: true },
            metadata: { account_id: account.accountId, automatic: 'true' },
          },
          { idempotencyKey: `platen:${cause}` },
        ),
      )
    },

    async readEvent(body, signature) {
      return readStripeEvent(stripe, await checkEvent(stripe, { body, signature, webhookSecret }))
    },
  }
}

/** The payment names the account: its event is what brings the credit. */
function toCheckout(
  { accountId, customerId }: Account,
  { email, amountMicros }: Purchase,
  returnUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const unit_amount = Math.round(amountMicros / microsPerCent)
  const metadata = { account_id: accountId }
  return {
    mode: 'payment',
    ...(customerId === undefined
      ? { customer_email: email, customer_creation: 'always' }
      : { customer: customerId }),
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount, product_data: { name: 'Platen credit' } },
      },
    ],
    payment_intent_data: { setup_future_usage: 'off_session', metadata },
    metadata,
    client_reference_id: accountId,
    success_url: `${returnUrl}?checkout=done`,
    cancel_url: `${returnUrl}?checkout=cancelled`,
  }
}

/** The cause holds a key of the caller's choice, which may be as long as Stripe's own keys. */
function checkoutKey(cause: string): string {
  return `platen:checkout:${createHash('sha256').update(cause).digest('hex')}`
}

function customerOf({ customerId }: Account): string {
  if (customerId !== undefined) return customerId
  throw new ServiceError('payments-unavailable', 'there is no customer yet; buy credit once first')
}

async function checkEvent(
  stripe: Stripe,
  told: { readonly body: string; readonly signature: string; readonly webhookSecret: string },
): Promise<unknown> {
  try {
    return await stripe.webhooks.constructEventAsync(told.body, told.signature, told.webhookSecret)
  } catch (error) {
    if (error instanceof SyntaxError) throw new ServiceError('request-invalid', 'the event is no JSON')
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    throw new ServiceError(
      'request-invalid',
      'the signature does not fit; check PLATEN_STRIPE_WEBHOOK_SECRET',
    )
  }
}
