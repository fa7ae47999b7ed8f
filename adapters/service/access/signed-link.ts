import type { Service } from '../service.ts'
import { ServiceError } from '../service-error.ts'
import type { Caller } from './scope.ts'
import { readToken, signToken, type TokenPurpose } from './signed-token.ts'
import { liveKey } from './live-keys.ts'
import { liveSession } from './people.ts'

/** What a link is signed and read with. */
type Signer = Pick<Service, 'settings' | 'clock' | 'store'>

/** What a link says, and who made it: its holder may do what that caller may. */
export type Linked<Says> = Says & { readonly maker: Caller }

/** Makes the token of a link that somebody hands on. */
export function signLink(
  { settings }: Pick<Service, 'settings'>,
  purpose: TokenPurpose,
  until: number,
  { accountId, userId, keyId, sessionId, scopes }: Caller,
  says: object,
): string {
  const maker: Caller = {
    ...{ accountId, userId, scopes },
    ...(keyId !== undefined && { keyId }),
    ...(sessionId !== undefined && { sessionId }),
  }
  return signToken(settings.secret, purpose, until, { ...says, maker })
}

/** What a link says. Throws `link-invalid` when it has ended, or the key or the session that made it. */
export async function readLink<Says extends object>(
  service: Signer,
  purpose: TokenPurpose,
  token: string,
): Promise<Linked<Says>> {
  const { settings, clock } = service
  const says = readToken<Partial<Linked<Says>>>(settings.secret, purpose, token, clock.now())
  if (says.maker && (await isAlive(service, says.maker))) return says as Linked<Says>
  throw new ServiceError('link-invalid', 'whoever made the link has no access any more; ask for a new one')
}

/** Whether whoever asked still may: neither the key nor the session that they asked by has ended. */
export function isAlive(
  { store, clock }: Pick<Service, 'store' | 'clock'>,
  { keyId, sessionId }: Caller,
): Promise<boolean> {
  return store.read(async reader => {
    if (keyId !== undefined && !(await liveKey(reader, keyId))) return false
    return sessionId === undefined || (await liveSession(reader, sessionId, clock.now())) !== undefined
  })
}
