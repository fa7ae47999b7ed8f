import type { Service } from '../service.ts'
import { ServiceError } from '../service-error.ts'
import type { Caller } from './scope.ts'
import { readToken, signToken, type TokenPurpose } from './signed-token.ts'
import { liveKey } from './live-keys.ts'
import { liveSession } from './people.ts'
import type { Reader } from '../ports/store.ts'

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
  { settings, clock, store }: Signer,
  purpose: TokenPurpose,
  token: string,
): Promise<Linked<Says>> {
  const now = clock.now()
  const says = readToken<Partial<Linked<Says>>>(settings.secret, purpose, token, now)
  const { maker } = says
  if (maker && (await store.read(reader => isAlive(reader, maker, now)))) return says as Linked<Says>
  throw new ServiceError('link-invalid', 'whoever made the link has no access any more; ask for a new one')
}

/** Whether whoever asked still may: neither the key nor the session that they asked by has ended. */
export async function isAlive(reader: Reader, { keyId, sessionId }: Caller, now: number): Promise<boolean> {
  if (keyId !== undefined && !(await liveKey(reader, keyId))) return false
  return sessionId === undefined || (await liveSession(reader, sessionId, now)) !== undefined
}
