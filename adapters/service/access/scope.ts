/** What a key may do. */
export type Scope = 'files:rw' | 'jobs:rw' | 'runs:rw'

/** All scopes, which a key has unless fewer are asked for. */
export const scopes: readonly Scope[] = ['files:rw', 'jobs:rw', 'runs:rw']

/** Who asks: a key's holder, or somebody signed in to the dashboard with all scopes. */
export interface Caller {
  readonly accountId: string
  readonly userId: string
  /** Absent in the dashboard. */
  readonly keyId?: string
  /** Set in the dashboard. */
  readonly sessionId?: string
  readonly scopes: readonly Scope[]
  /** Of the request that they ask by. */
  readonly requestId?: string
  /** Set when the request carries an `Idempotency-Key`. */
  readonly idempotency?: { readonly key: string; readonly fingerprint: string }
}
