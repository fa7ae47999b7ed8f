import type { Account, User } from '../credits/account.ts'
import { makeKey, type NewKey } from './keys.ts'
import type { Micros } from '../credits/money.ts'
import { scopes } from './scope.ts'
import type { Service } from '../service.ts'
import { addAccount, firstAccount } from './people.ts'

/** A new organisation with its first person and first key. */
export interface Opening extends NewKey {
  readonly account: Account
  readonly user: User
}

/** Opens the organisation of the service and gives it credit; `undefined` when there is one. */
export async function openFirstAccount(
  service: Service,
  wish: { readonly name: string; readonly email: string; readonly grantMicros: Micros },
): Promise<Opening | undefined> {
  const { store, random, clock } = service
  const createdAt = clock.now()
  const accountId = random.id('org')
  const user: User = {
    ...{ userId: random.id('usr'), accountId, createdAt },
    ...{ email: wish.email.toLowerCase(), name: wish.name },
  }
  const account: Account = {
    ...{ accountId, name: wish.name, createdAt },
    ...{ freeMicros: 0, paidMicros: 0, pastDue: false, hasPaymentMethod: false },
    autoTopup: { enabled: false, thresholdMicros: 0, topupMicros: 0, monthlyMaxMicros: 0 },
  }
  const made = makeKey(service, user, 'first key', scopes)
  const grant = {
    ...{
      entryId: `grant:${accountId}`,
      accountId,
      kind: 'grant' as const,
      note: 'welcome credit',
      createdAt,
    },
    ...{ freeMicros: wish.grantMicros, paidMicros: 0 },
  }
  const isFirst = await store.transact(async tx => {
    if (await firstAccount(tx)) return false
    await addAccount(tx, { account, user, key: made.key, ...(wish.grantMicros > 0 && { grant }) })
    return true
  })
  if (!isFirst) return undefined
  return { account: { ...account, freeMicros: wish.grantMicros }, user, ...made }
}
