import type { User } from '../service/credits/account.ts'
import { openFirstAccount } from '../service/access/open-account.ts'
import type { Service } from '../service/service.ts'
import type { Variables } from '../settings/variables.ts'
import { firstAccount, usersOf } from '../service/access/people.ts'

/** The organisation of this service and its owner; opened, with a key, when there is none. */
export async function openOwner(
  { owner, grant }: Variables,
  service: Service,
): Promise<{ readonly user: User; readonly secret?: string }> {
  const wish = { name: owner.split('@')[0] ?? owner, email: owner, grantMicros: grant }
  const opened = (await findOwner(service)) ?? (await openFirstAccount(service, wish))
  // Of two processes that start at once, one finds what the other has opened.
  const found = opened ?? (await findOwner(service))
  if (!found) throw new Error('the organisation of this service is gone; restore its state from a backup')
  return found
}

async function findOwner({ store }: Service): Promise<{ readonly user: User } | undefined> {
  const account = await store.read(tx => firstAccount(tx))
  if (!account) return undefined
  const [user] = await store.read(tx => usersOf(tx, account.accountId))
  if (user) return { user }
  throw new Error(`the organisation ${account.accountId} has nobody; restore its state from a backup`)
}
