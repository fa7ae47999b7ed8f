import { actorOf, writeAudit } from '../audit/write-audit.ts'
import type { Account, AutoTopup, Hold } from './account.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import { toMicros } from './money.ts'
import type { Page } from '../jobs/page.ts'
import type { Caller } from '../access/scope.ts'
import type { Service } from '../service.ts'
import { notFound, ServiceError } from '../service-error.ts'
import { holdsOf } from './holds.ts'
import { listEntries } from './ledger.ts'
import { changeAutoTopup } from './take-payment.ts'

/** Least that a checkout takes, USD. */
const leastCheckout = 10

/** Most that a checkout takes, USD: what the payment provider allows in one charge. */
const mostCheckout = 100_000

/** An organisation's credit. */
export interface Credits {
  readonly account: Account
  readonly holds: readonly Hold[]
}

/** The balance and what is reserved of it. */
export async function getCredits({ store }: Service, { accountId }: Caller): Promise<Credits> {
  const account = await store.read(tx => tx.get('accounts', accountId))
  if (!account) throw notFound('organisation', accountId)
  return { account, holds: await store.read(tx => holdsOf(tx, accountId)) }
}

/** Movements of the balance, newest first. */
export function listLedger(
  { store }: Service,
  { accountId }: Caller,
  page: Page,
): Promise<readonly LedgerEntry[]> {
  return store.read(tx => listEntries(tx, accountId, page))
}

/** Begins a hosted checkout; the credit comes with the provider's own word, never with the redirect. */
export async function createCheckout(
  service: Service,
  caller: Caller,
  amountUsd: number,
): Promise<{ readonly url: string; readonly sessionId: string }> {
  if (!Number.isInteger(amountUsd) || amountUsd < leastCheckout || amountUsd > mostCheckout) {
    throw new ServiceError(
      'request-invalid',
      `amount_usd is ${amountUsd}; give whole dollars from ${leastCheckout} to ${mostCheckout}`,
    )
  }
  const { account } = await getCredits(service, caller)
  const user = await service.store.read(tx => tx.get('users', caller.userId))
  return service.payments.createCheckout(account, {
    ...{ email: user?.email ?? '', amountMicros: toMicros(amountUsd) },
    // The provider remembers it too: a repetition after we died with the first answer finds the same checkout.
    ...(caller.idempotency && { cause: `${caller.accountId}:${caller.idempotency.key}` }),
  })
}

/** A link to the payment provider's customer portal. */
export async function createPortal(service: Service, caller: Caller): Promise<{ readonly url: string }> {
  const { account } = await getCredits(service, caller)
  return service.payments.createPortal(account)
}

/** Sets when credit is bought by itself. Throws `request-invalid`. */
export async function setAutoTopup(service: Service, caller: Caller, autoTopup: AutoTopup): Promise<Account> {
  if (autoTopup.enabled && autoTopup.topupMicros < toMicros(leastCheckout)) {
    throw new ServiceError('request-invalid', `topup_usd must be ${leastCheckout} or more`)
  }
  if (autoTopup.enabled && autoTopup.monthlyMaxMicros < autoTopup.topupMicros) {
    throw new ServiceError('request-invalid', 'monthly_max_usd must cover one top-up')
  }
  const { accountId } = caller
  const account = await service.store.transact(async tx => {
    const changed = await changeAutoTopup(tx, accountId, autoTopup)
    const note = autoTopup.enabled
      ? `buys ${autoTopup.topupMicros / 1_000_000} USD by itself`
      : 'buys nothing by itself'
    const line = { accountId, at: service.clock.now(), by: actorOf(caller), on: accountId, note }
    if (changed) writeAudit(tx, { ...line, act: 'top-up-changed' })
    return changed
  })
  if (!account) throw notFound('organisation', caller.accountId)
  return account
}
