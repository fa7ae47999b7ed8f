import type { User } from '../service/credits/account.ts'
import { openAccount } from '../service/access/open-account.ts'
import type { Service } from '../service/service.ts'
import type { Variables } from '../settings/variables.ts'
import { firstAccount, usersOf } from '../service/access/people.ts'

/** The organisation of this service and its owner; opened, with a key, when there is none. */
export async function openOwner(
  values: Variables,
  service: Service,
): Promise<{ readonly user: User; readonly secret?: string }> {
  const account = await service.store.read(tx => firstAccount(tx))
  if (!account) {
    const name = values.owner.split('@')[0] ?? values.owner
    return openAccount(service, { name, email: values.owner, grantMicros: values.grant })
  }
  const [user] = await service.store.read(tx => usersOf(tx, account.accountId))
  if (!user)
    throw new Error(`the organisation ${account.accountId} has nobody; restore the folder from a backup`)
  return { user }
}
