import Stripe from 'stripe'
import { reachStripe } from './reach-stripe.ts'

/** A payment method that the customer has now, by its id; `undefined` when there is none, or no such customer any more. */
export async function findStoredMethod(stripe: Stripe, customerId: string): Promise<string | undefined> {
  const listed = stripe.customers.listPaymentMethods(customerId, { limit: 1 }).catch(error => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') {
      return { data: [] }
    }
    throw error
  })
  return (await reachStripe(listed)).data[0]?.id
}
