import Stripe from 'stripe'
import { ServiceError } from '../service/service-error.ts'

/** Waits for an answer of Stripe's and tells what went wrong in the service's own words. */
export async function reachStripe<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      throw new ServiceError('past-due', `the payment was declined: ${error.code ?? 'card_declined'}`)
    }
    if (error instanceof Stripe.errors.StripeIdempotencyError) {
      throw new ServiceError(
        'idempotency-mismatch',
        'this Idempotency-Key was used for another purchase; use a new key for a new purchase',
      )
    }
    throw new ServiceError('payments-unavailable', 'the payment provider cannot be reached; try again later')
  }
}
