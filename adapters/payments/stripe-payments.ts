import Stripe from 'stripe'
import type { Account } from '../service/account.ts'
import type { PaymentEvent, Payments } from '../service/payments.ts'
import { ServiceError } from '../service/service-error.ts'

/** How Stripe is reached. */
export interface StripeOptions {
  readonly key: string
  readonly webhookSecret: string
  /** Where customers come back to. */
  readonly returnUrl: string
  /** Another server than Stripe's own, for tests. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' }
}

/** Micro-dollars to cents: Stripe counts in whole cents. */
const perCent = 10_000

/** Payments through Stripe: hosted checkout, customer portal, charges to a stored method, signed events. */
export function createStripePayments({ key, webhookSecret, returnUrl, server }: StripeOptions): Payments {
  const stripe = new Stripe(key, { maxNetworkRetries: 2, timeout: 20_000, ...server })

  const reached = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) {
        throw new ServiceError('past-due', `the payment was declined: ${error.code ?? 'card_declined'}`)
      }
      throw new ServiceError(
        'payments-unavailable',
        'the payment provider cannot be reached; try again later',
      )
    }
  }

  return {
    async createCheckout(account, email, amountMicros) {
      const session = await reached(
        stripe.checkout.sessions.create({
          mode: 'payment',
          ...(account.customerId === undefined
            ? { customer_email: email, customer_creation: 'always' as const }
            : { customer: account.customerId }),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: Math.round(amountMicros / perCent),
                product_data: { name: 'Platen credit' },
              },
            },
          ],
          payment_intent_data: {
            setup_future_usage: 'off_session',
            metadata: { account_id: account.accountId },
          },
          metadata: { account_id: account.accountId },
          client_reference_id: account.accountId,
          success_url: `${returnUrl}?checkout=done`,
          cancel_url: `${returnUrl}?checkout=cancelled`,
        }),
      )
      return { url: session.url ?? '', sessionId: session.id }
    },

    async createPortal(account) {
      const customer = customerOf(account)
      const session = await reached(stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }))
      return { url: session.url }
    },

    async chargeStored(account, amountMicros, cause) {
      const customer = customerOf(account)
      const methods = await reached(stripe.customers.listPaymentMethods(customer, { limit: 1 }))
      const method = methods.data[0]
      if (!method)
        throw new ServiceError('past-due', 'there is no payment method; add one in the customer portal')
      await reached(
        stripe.paymentIntents.create(
          {
            amount: Math.round(amountMicros / perCent),
            currency: 'usd',
            ...{ customer, payment_method: method.id, off_session: true, confirm: true },
            metadata: { account_id: account.accountId, automatic: 'true' },
          },
          { idempotencyKey: `platen:${cause}` },
        ),
      )
    },

    async readEvent(body, signature) {
      try {
        return toPaymentEvent(await stripe.webhooks.constructEventAsync(body, signature, webhookSecret))
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
        throw new ServiceError(
          'request-invalid',
          'the signature does not fit; check PLATEN_STRIPE_WEBHOOK_SECRET',
        )
      }
    },
  }
}

function customerOf({ customerId }: Account): string {
  if (customerId !== undefined) return customerId
  throw new ServiceError('payments-unavailable', 'there is no customer yet; buy credit once first')
}

/** Reduces an event to what matters here. A checkout and its payment are one cause: the payment intent. */
function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  const { id: eventId } = event
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const { metadata, amount_received, customer, id: cause } = event.data.object
      const { account_id: accountId, automatic } = metadata
      if (accountId === undefined) return { eventId, kind: 'other' }
      return {
        ...{ eventId, kind: 'paid', accountId, cause, amountMicros: amount_received * perCent },
        automatic: automatic === 'true',
        ...(typeof customer === 'string' && { customerId: customer }),
      }
    }
    case 'payment_intent.payment_failed': {
      const { metadata, id: cause } = event.data.object
      const { account_id: accountId, automatic } = metadata
      // A declined checkout leaves no debt; a declined automatic top-up does.
      if (accountId === undefined || automatic !== 'true') return { eventId, kind: 'other' }
      return { eventId, kind: 'failed', accountId, cause }
    }
    default:
      return { eventId, kind: 'other' }
  }
}
