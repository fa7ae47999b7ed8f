/** What a request with an `Idempotency-Key` led to, kept in the same commit as what it did. */
export interface Receipt {
  readonly accountId: string
  readonly key: string
  /** Digest of method, path and body: the same key with another request is refused. */
  readonly fingerprint: string
  /** What the rule returned, as JSON; the answer is made from it again. */
  readonly result: unknown
  readonly createdAt: number
}

/** Receipts are kept this long, ms. */
export const receiptLife: number = 24 * 60 * 60 * 1000
