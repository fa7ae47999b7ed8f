import type Stripe from 'stripe'
import type { z } from 'zod'
import type { Movement, PaymentEvent } from '../service/ports/payments.ts'
import { ServiceError } from '../service/service-error.ts'
import {
  type DisputeShape,
  disputeShape,
  eventShape,
  type IntentShape,
  intentShape,
  methodShape,
  type Reference,
  type RefundShape,
  refundShape,
  someAmount,
} from './event-shapes.ts'
import { reachStripe } from './reach-stripe.ts'
import { microsPerCent } from './stripe-amount.ts'
import { findStoredMethod } from './stored-method.ts'

/** What the ledger counts in, and so the only currency that is taken. */
const ledgerCurrency = 'usd'

/**
 * Reduces an event to what matters here. A checkout and its payment are one cause: the payment intent. Events come in
 * any order and more than once, so whatever may have changed since is asked for. Throws `request-invalid` for an event that is
 * not whole, or counts in another currency than the ledger.
 */
export async function readStripeEvent(stripe: Stripe, given: unknown): Promise<PaymentEvent> {
  const event = read(eventShape, given)
  const { id: eventId } = event
  const { object, previous_attributes: before } = event.data
  switch (event.type) {
    case 'payment_intent.succeeded':
      return readPaid(eventId, read(intentShape, object))
    case 'payment_intent.payment_failed':
      return readFailed(eventId, read(intentShape, object))
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = read(refundShape, object)
      return readMovements(stripe, eventId, refund, movementsOfRefund(refund))
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const dispute = read(disputeShape, object)
      return readMovements(stripe, eventId, dispute, movementsOfDispute(dispute))
    }
    case 'payment_method.attached':
      return readMethod(stripe, eventId, read(methodShape, object).customer)
    case 'payment_method.detached':
      // It belongs to nobody any more: only what it was before says whose it was.
      return readMethod(stripe, eventId, read(methodShape, before ?? {}).customer)
    default:
      return { eventId, kind: 'other' }
  }
}

function read<Value>(shape: z.ZodType<Value>, value: unknown): Value {
  const { success, data, error } = shape.safeParse(value)
  if (success) return data
  const { path, message } = error.issues[0] as z.core.$ZodIssue
  throw new ServiceError('request-invalid', `the event cannot be read: ${path.join('.') || 'it'}: ${message}`)
}

function checkCurrency(currency: string): void {
  if (currency === ledgerCurrency) return
  throw new ServiceError(
    'request-invalid',
    `the event counts in ${currency}; credit is bought and paid back in ${ledgerCurrency} only`,
  )
}

function readPaid(eventId: string, { id: cause, metadata, customer, ...intent }: IntentShape): PaymentEvent {
  const { account_id: accountId, automatic } = metadata ?? {}
  if (accountId === undefined) return { eventId, kind: 'other' }
  checkCurrency(intent.currency)
  const cents = read(someAmount, intent.amount_received)
  const customerId = idOf(customer)
  return {
    ...{ eventId, kind: 'paid', accountId, cause, amountMicros: cents * microsPerCent },
    automatic: automatic === 'true',
    ...(customerId !== undefined && { customerId }),
  }
}

function readFailed(eventId: string, { id: cause, metadata, currency, amount }: IntentShape): PaymentEvent {
  const { account_id: accountId, automatic } = metadata ?? {}
  // A declined checkout leaves no debt; a declined automatic top-up does.
  if (accountId === undefined || automatic !== 'true') return { eventId, kind: 'other' }
  checkCurrency(currency)
  const cents = read(someAmount, amount)
  return { eventId, kind: 'failed', accountId, cause, amountMicros: cents * microsPerCent }
}

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
  { payment_intent, currency }: { readonly payment_intent?: Reference; readonly currency: string },
  movements: readonly Movement[],
): Promise<PaymentEvent> {
  const payment = idOf(payment_intent)
  if (payment === undefined || movements.length === 0) return { eventId, kind: 'other' }
  // Others may sell by the same Stripe account: only the payment says whether it was for credit.
  const { metadata } = await reachStripe(stripe.paymentIntents.retrieve(payment))
  const { account_id: accountId } = metadata
  if (accountId === undefined) return { eventId, kind: 'other' }
  checkCurrency(currency)
  return { eventId, kind: 'moved', accountId, payment, movements }
}

/** A refund that is pending has moved nothing yet; one that failed after it had left has come back. */
function movementsOfRefund({ id, status, amount, balance_transaction }: RefundShape): readonly Movement[] {
  const left: Movement = { cause: id, why: 'refund', amountMicros: -amount * microsPerCent }
  if (status === 'succeeded') return [left]
  if ((status !== 'failed' && status !== 'canceled') || !balance_transaction) return []
  // Both, whichever of the refund's events comes first: together they are nothing.
  return [left, { cause: `${id}:failed`, why: 'refund-failed', amountMicros: amount * microsPerCent }]
}

/** What a bank has taken and given back, each by its own transaction. The fee is not the customer's. */
function movementsOfDispute({ amount, currency, balance_transactions }: DisputeShape): readonly Movement[] {
  return balance_transactions.map(transaction => {
    const sign = Math.sign(transaction.amount)
    // A Stripe account that settles in another currency counts in that.
    const cents = transaction.currency === currency ? Math.abs(transaction.amount) : amount
    const why = sign < 0 ? 'dispute' : 'dispute-won'
    return { cause: transaction.id, why, amountMicros: sign * cents * microsPerCent }
  })
}
