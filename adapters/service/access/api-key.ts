import type { Scope } from './scope.ts'

/** A key as it is kept: of its secret only a digest and the first characters. */
export interface ApiKey {
  readonly keyId: string
  readonly accountId: string
  readonly userId: string
  readonly name: string
  readonly secretPrefix: string
  /** Hex of HMAC-SHA256 with the service's own secret. */
  readonly secretDigest: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  readonly revokedAt?: number
}
