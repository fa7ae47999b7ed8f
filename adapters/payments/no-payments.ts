import type { Payments } from '../service/ports/payments.ts'
import { ServiceError } from '../service/service-error.ts'

/** Stands where no payment provider is set up: everything says so. */
export function createNoPayments(): Payments {
  const refuse = async (): Promise<never> => {
    throw new ServiceError(
      'payments-unavailable',
      'payments are not set up here; the operator sets PLATEN_STRIPE_KEY and PLATEN_STRIPE_WEBHOOK_SECRET',
    )
  }
  return { createCheckout: refuse, createPortal: refuse, chargeStored: refuse, readEvent: refuse }
}
