import type Stripe from 'stripe'
import type { Movement, PaymentEvent } from '../service/ports/payments.ts'
import { reachStripe } from './reach-stripe.ts'
import { microsPerCent } from './stripe-amount.ts'
import { findStoredMethod } from './stored-method.ts'

/**
 * Reduces an event to what matters here. A checkout and its payment are one cause: the payment intent. Events come in
 * any order and more than once, so whatever may have changed since is asked for.
 */
export async function readStripeEvent(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent> {
  const { id: eventId } = event
  switch (event.type) {
    case 'payment_intent.succeeded': {
      const { metadata, amount_received, customer, id: cause } = event.data.object
      const { account_id: accountId, automatic } = metadata
      if (accountId === undefined) return { eventId, kind: 'other' }
      return {
        ...{ eventId, kind: 'paid', accountId, cause, amountMicros: amount_received * microsPerCent },
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
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object
      return readMovements(stripe, eventId, refund.payment_intent, movementsOfRefund(refund))
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = event.data.object
      return readMovements(stripe, eventId, dispute.payment_intent, movementsOfDispute(dispute))
    }
    case 'payment_method.attached':
      return readMethod(stripe, eventId, event.data.object.customer)
    case 'payment_method.detached':
      // It belongs to nobody any more: only what it was before says whose it was.
      return readMethod(stripe, eventId, event.data.previous_attributes?.customer)
    default:
      return { eventId, kind: 'other' }
  }
}

/** Another object of Stripe's, as events name it. */
type Reference = string | { readonly id: string } | null | undefined

function idOf(reference: Reference): string | undefined {
  return typeof reference === 'string' ? reference : reference?.id
}

async function readMethod(stripe: Stripe, eventId: string, customer: Reference): Promise<PaymentEvent> {
  const customerId = idOf(customer)
  if (customerId === undefined) return { eventId, kind: 'other' }
  const present = (await findStoredMethod(stripe, customerId)) !== undefined
  return { eventId, kind: 'method', customerId, present }
}

async function readMovements(
  stripe: Stripe,
  eventId: string,
  intent: Reference,
  movements: readonly Movement[],
): Promise<PaymentEvent> {
  const payment = idOf(intent)
  if (payment === undefined || movements.length === 0) return { eventId, kind: 'other' }
  // Others may sell by the same Stripe account: only the payment says whether it was for credit.
  const { metadata } = await reachStripe(stripe.paymentIntents.retrieve(payment))
  const { account_id: accountId } = metadata
  if (accountId === undefined) return { eventId, kind: 'other' }
  return { eventId, kind: 'moved', accountId, payment, movements }
}

/** A refund that is pending has moved nothing yet; one that failed after it had left has come back. */
function movementsOfRefund({ id, status, amount, balance_transaction }: Stripe.Refund): readonly Movement[] {
  const left: Movement = { cause: id, why: 'refund', amountMicros: -amount * microsPerCent }
  if (status === 'succeeded') return [left]
  if ((status !== 'failed' && status !== 'canceled') || balance_transaction === null) return []
  // Both, whichever of the refund's events comes first: together they are nothing.
  return [left, { cause: `${id}:failed`, why: 'refund-failed', amountMicros: amount * microsPerCent }]
}

/** What a bank has taken and given back, each by its own transaction. The fee is not the customer's. */
function movementsOfDispute({ amount, currency, balance_transactions }: Stripe.Dispute): readonly Movement[] {
  return balance_transactions.map(transaction => {
    const sign = Math.sign(transaction.amount)
    // A Stripe account that settles in another currency counts in that.
    const cents = transaction.currency === currency ? Math.abs(transaction.amount) : amount
    const why = sign < 0 ? 'dispute' : 'dispute-won'
    return { cause: transaction.id, why, amountMicros: sign * cents * microsPerCent }
  })
}
