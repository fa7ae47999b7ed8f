import type { Account } from './account.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import type { Movement, PaymentEvent } from '../ports/payments.ts'
import type { Service } from '../service.ts'
import { findCustomer, type PaymentEffect, recordPayment } from './take-payment.ts'

/** An event that is about an account. */
type AccountEvent = Exclude<PaymentEvent, { readonly kind: 'other' }>

/**
 * Takes the payment provider's word. Each event counts once, in whatever order they come; one that tells of a payment
 * before that is known throws `payment-unknown`, and the provider sends it again.
 */
export async function receivePayment(service: Service, body: string, signature: string): Promise<void> {
  const { store, clock, payments, log } = service
  const event = await payments.readEvent(body, signature)
  if (event.kind === 'other') return
  const { eventId, kind } = event
  const account = await findAccount(service, event)
  if (!account) {
    // The card of a first checkout is told before its payment, which then names the customer and the card.
    if (kind !== 'method') log.warn('payment-of-nobody', { event_id: eventId, account_id: event.accountId })
    return
  }
  const { accountId } = account
  const at = clock.now()
  await store.transact(tx => recordPayment(tx, { eventId, accountId, at, ...effectOf(event, accountId, at) }))
}

function findAccount({ store }: Service, event: AccountEvent): Promise<Account | undefined> {
  return event.kind === 'method'
    ? store.read(tx => findCustomer(tx, event.customerId))
    : store.read(tx => tx.get('accounts', event.accountId))
}

function effectOf(event: AccountEvent, accountId: string, at: number): PaymentEffect {
  switch (event.kind) {
    case 'paid': {
      const { amountMicros, cause, automatic, customerId } = event
      const kind = automatic ? 'auto_topup' : 'topup'
      const note = automatic ? 'automatic top-up' : 'top-up'
      const facts = { accountId, createdAt: at, kind, note } as const
      return {
        entries: [{ ...facts, entryId: entryIdOf(cause), freeMicros: 0, paidMicros: amountMicros }],
        pays: { cause, amountMicros },
        ...(customerId !== undefined && { change: { customerId, hasPaymentMethod: true } }),
      }
    }
    case 'failed':
      // This one may tell of a try before the one that was paid.
      return {
        owes: { cause: event.cause, amountMicros: event.amountMicros },
        overtakenBy: entryIdOf(event.cause),
      }
    case 'moved':
      return {
        entries: event.movements.map(movement => toEntry(movement, accountId, at)),
        follows: entryIdOf(event.payment),
      }
    case 'method':
      return { change: { hasPaymentMethod: event.present } }
  }
}

function entryIdOf(cause: string): string {
  return `stripe:${cause}`
}

/** How the ledger tells of money that left again. */
const movementNotes: Readonly<Record<Movement['why'], Pick<LedgerEntry, 'kind' | 'note'>>> = {
  refund: { kind: 'refund', note: 'refund of a top-up' },
  'refund-failed': { kind: 'adjustment', note: 'a refund did not arrive and came back' },
  dispute: { kind: 'adjustment', note: 'a top-up was disputed at the bank' },
  'dispute-won': { kind: 'adjustment', note: 'a disputed top-up came back' },
}

/** Bought credit goes with the money, also below zero: what was spent of it is owed. */
function toEntry({ cause, why, amountMicros }: Movement, accountId: string, createdAt: number): LedgerEntry {
  return {
    ...{ entryId: entryIdOf(cause), accountId, createdAt },
    ...{ freeMicros: 0, paidMicros: amountMicros },
    ...movementNotes[why],
  }
}
