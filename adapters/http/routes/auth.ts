import { toTimestamp } from '../../service/ports/clock.ts'
import { createKey, listKeys, revokeKey } from '../../service/access/keys.ts'
import { notFound } from '../../service/service-error.ts'
import { HttpError } from '../refusals/http-error.ts'
import type { Routes } from '../route.ts'
import { identity, keyList, keyWish, newKeySecret, revokedKey } from '../wire/auth.ts'

/** Who asks, and keys. */
export const authRoutes: Routes<'getIdentity' | 'listKeys' | 'createKey' | 'revokeKey'> = {
  getIdentity: {
    area: 'Auth and keys',
    summary: 'Who the key belongs to',
    scope: 'any',
    answer: { status: 200, schema: identity },
    async handler({ service, caller }) {
      const user = await service.store.read(tx => tx.get('users', caller.userId))
      if (!user) throw notFound('user', caller.userId)
      const { userId, accountId, email, name } = user
      return { user_id: userId, org_id: accountId, email, name, scopes: caller.scopes }
    },
  },
  listKeys: {
    area: 'Auth and keys',
    summary: 'List the live keys',
    scope: 'any',
    answer: { status: 200, schema: keyList },
    async handler({ service, caller }) {
      const keys = await listKeys(service, caller)
      return {
        data: keys.map(({ keyId, name, secretPrefix, createdAt }) => ({
          ...{ key_id: keyId, name, secret_prefix: secretPrefix },
          created_at: toTimestamp(createdAt),
        })),
      }
    },
  },
  createKey: {
    area: 'Auth and keys',
    summary: 'Make a key',
    about:
      'The secret is shown this once. The key has the scopes of the calling key, or fewer. Repeating the request with ' +
      'its `Idempotency-Key` is answered 409: the secret cannot be shown again.',
    scope: 'any',
    body: keyWish,
    answer: { status: 200, schema: newKeySecret },
    refusals: ['secret-shown-once', 'scope-missing', 'quota-reached'],
    async handler({ service, caller, body }) {
      const { key, secret } = await createKey(service, caller, body)
      return { key_id: key.keyId, secret_key: secret }
    },
    replay(_, result) {
      const { key } = result as { readonly key: { readonly keyId: string } }
      throw new HttpError(
        'secret-shown-once',
        `the key ${key.keyId} was made by this request before and its secret is not kept; revoke it and make another`,
      )
    },
  },
  revokeKey: {
    area: 'Auth and keys',
    summary: 'End a key at once',
    scope: 'any',
    answer: { status: 200, schema: revokedKey },
    refusals: ['not-found'],
    async handler({ service, caller, params }) {
      await revokeKey(service, caller, params.key_id)
      return { key_id: params.key_id, revoked: true }
    },
  },
}
