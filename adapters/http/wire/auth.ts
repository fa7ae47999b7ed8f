import { z } from 'zod'
import type { Scope } from '../../service/access/scope.ts'
import { identifier, label, timestamp } from './fields.ts'

const scope = z.enum(['files:rw', 'jobs:rw', 'runs:rw'])

/** Who a key belongs to. */
export interface Identity {
  readonly user_id: string
  readonly org_id: string
  readonly email: string
  readonly name: string
  /** Of the calling key. */
  readonly scopes: readonly Scope[]
}

/** How {@link Identity} is checked and described. */
export const identity: z.ZodType<Identity> = z
  .object({
    user_id: identifier('usr'),
    org_id: identifier('org'),
    email: z.string().meta({ examples: ['ada@harbour.example'] }),
    name: z.string().meta({ examples: ['Ada Moor'] }),
    scopes: z
      .array(scope)
      .meta({ description: 'of the calling key', examples: [['files:rw', 'jobs:rw', 'runs:rw']] }),
  })
  .meta({ title: 'Identity' })

/** A key as it is listed. */
export interface KeyEntry {
  readonly key_id: string
  readonly name: string
  readonly secret_prefix: string
  readonly created_at: string
}

/** Live keys, oldest first. */
export interface KeyList {
  readonly data: readonly KeyEntry[]
}

/** How {@link KeyList} is checked and described. */
export const keyList: z.ZodType<KeyList> = z
  .object({
    data: z.array(
      z.object({
        key_id: identifier('key'),
        name: z.string().meta({ examples: ['Build server'] }),
        secret_prefix: z.string().meta({ examples: ['plt_live_4Zk9'] }),
        created_at: timestamp,
      }),
    ),
  })
  .meta({ title: 'KeyList' })

/** A key to make. */
export interface KeyWish {
  readonly name: string
  /** Left out: those of the calling key. */
  readonly scopes?: readonly Scope[]
}

/** How {@link KeyWish} is checked and described. */
export const keyWish: z.ZodType<KeyWish> = z
  .strictObject({
    name: label.meta({ examples: ['Build server'] }),
    scopes: z
      .array(scope)
      .min(1)
      .meta({ description: 'left out: those of the calling key', examples: [['jobs:rw', 'runs:rw']] })
      .exactOptional(),
  })
  .meta({ title: 'KeyWish' })

/** A new key; its secret is told this once. */
export interface NewKeySecret {
  readonly key_id: string
  readonly secret_key: string
}

/** How {@link NewKeySecret} is checked and described. */
export const newKeySecret: z.ZodType<NewKeySecret> = z
  .object({
    key_id: identifier('key'),
    secret_key: z.string().meta({
      description: 'the full secret, shown this once',
      examples: ['plt_live_4Zk9YKHP3CpyWWXMz80lvcqmj7KS7nVOgczTz6kl'],
    }),
  })
  .meta({ title: 'NewKey' })

/** A key that has ended. */
export interface RevokedKey {
  readonly key_id: string
  readonly revoked: true
}

/** How {@link RevokedKey} is checked and described. */
export const revokedKey: z.ZodType<RevokedKey> = z
  .object({ key_id: identifier('key'), revoked: z.literal(true) })
  .meta({ title: 'RevokedKey' })
