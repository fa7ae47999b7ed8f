import type { Caller } from '../access/scope.ts'
import type { Receipt } from './receipt.ts'

/** The receipt of a request that carries an `Idempotency-Key`; `undefined` for any other. */
export function makeReceipt(caller: Caller, result: unknown, at: number): Receipt | undefined {
  const { accountId, idempotency } = caller
  return idempotency && { accountId, ...idempotency, result, createdAt: at }
}
