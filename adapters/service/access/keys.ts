import type { ApiKey } from './api-key.ts'
import { createKeySecret, digestSecret, isKeySecret, prefixOf } from './key-secret.ts'
import { makeReceipt } from '../receipts/make-receipt.ts'
import type { Caller, Scope } from './scope.ts'
import type { Service } from '../service.ts'
import { notFound, ServiceError } from '../service-error.ts'
import type { Settings } from '../settings.ts'
import { actorOf, writeAudit } from '../audit/write-audit.ts'
import { addKey, endKey, findKey, keysOf } from './live-keys.ts'

/** A key and its secret, which is told this once. */
export interface NewKey {
  readonly key: ApiKey
  readonly secret: string
}

/**
 * Makes a key. It has the caller's scopes or fewer; throws `scope-missing` for more. The secret is kept nowhere, so a
 * receipt holds the key without it. Throws `quota-reached`.
 */
export async function createKey(
  service: Service,
  caller: Caller,
  wish: { readonly name: string; readonly scopes?: readonly Scope[] },
): Promise<NewKey> {
  const scopes = wish.scopes ?? caller.scopes
  const missing = scopes.filter(scope => !caller.scopes.includes(scope))
  if (missing.length > 0) {
    throw new ServiceError('scope-missing', `a key cannot give what it lacks: ${missing.join(', ')}`)
  }
  const made = makeKey(service, caller, wish.name, scopes)
  const receipt = makeReceipt(caller, { key: made.key }, made.key.createdAt)
  const { keyId, accountId, createdAt: at } = made.key
  await service.store.transact(async tx => {
    await addKey(tx, made.key, service.settings.limits.keys, receipt)
    writeAudit(tx, { accountId, at, act: 'key-created', by: actorOf(caller), on: keyId, note: wish.name })
  })
  return made
}

/** A key that is not kept yet. */
export function makeKey(
  {
    random,
    clock,
    settings,
  }: Pick<Service, 'random' | 'clock'> & { readonly settings: Pick<Settings, 'secret'> },
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  name: string,
  scopes: readonly Scope[],
): NewKey {
  const secret = createKeySecret(random)
  const key: ApiKey = {
    keyId: random.id('key'),
    accountId,
    userId,
    name,
    secretPrefix: prefixOf(secret),
    secretDigest: digestSecret(settings.secret, secret),
    scopes,
    createdAt: clock.now(),
  }
  return { key, secret }
}

/** Live keys, oldest first. */
export function listKeys({ store }: Service, { accountId }: Caller): Promise<readonly ApiKey[]> {
  return store.read(tx => keysOf(tx, accountId))
}

/** Ends a key at once. */
export async function revokeKey({ store, clock }: Service, caller: Caller, keyId: string): Promise<void> {
  const { accountId } = caller
  const at = clock.now()
  const revoked = await store.transact(async tx => {
    const key = await endKey(tx, accountId, keyId, at)
    if (key)
      writeAudit(tx, { accountId, at, act: 'key-revoked', by: actorOf(caller), on: keyId, note: key.name })
    return key
  })
  if (!revoked) throw notFound('key', keyId)
}

/** Who holds the key of an `Authorization: Bearer` header. Throws `unauthenticated`, the same for every reason. */
export async function authenticate(service: Service, authorization: string | undefined): Promise<Caller> {
  const digest = digestOf(service, authorization)
  return holding(digest === undefined ? undefined : await service.store.read(tx => findKey(tx, digest)))
}

/** What is kept of the key of such a header; `undefined` for what can be none. */
export function digestOf(
  { settings }: Pick<Service, 'settings'>,
  authorization: string | undefined,
): string | undefined {
  const secret = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
  // The sum tells a mistyped key apart without a look-up.
  return secret !== undefined && isKeySecret(secret) ? digestSecret(settings.secret, secret) : undefined
}

/**
 * Tells who holds the key with a digest, for many who ask at once: whoever asks while a look-up waits for its turn shares it. Throws
 * `unauthenticated`.
 */
export function holders({ store }: Service): (digest: string | undefined) => Promise<Caller> {
  const waiting = new Map<string, Promise<Caller>>()
  const lookUp = async (digest: string): Promise<Caller> => {
    // Not in this turn: by the time that it begins it is among those that wait.
    await undefined
    try {
      const key = await store.read(tx => {
        waiting.delete(digest)
        return findKey(tx, digest)
      })
      return holding(key)
    } finally {
      waiting.delete(digest)
    }
  }
  return digest => {
    if (digest === undefined) return Promise.reject(unknownKey())
    const answer = waiting.get(digest) ?? lookUp(digest)
    waiting.set(digest, answer)
    return answer
  }
}

function holding(key: ApiKey | undefined): Caller {
  if (!key) throw unknownKey()
  const { accountId, userId, keyId, scopes } = key
  return { accountId, userId, keyId, scopes }
}

function unknownKey(): ServiceError {
  return new ServiceError(
    'unauthenticated',
    'the key is missing or not valid; send "Authorization: Bearer plt_live_…" with a key of your dashboard',
  )
}
