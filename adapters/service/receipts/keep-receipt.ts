import type { Reader, Tx } from '../ports/store.ts'
import { receiptKey } from '../ports/tables.ts'
import { ServiceError } from '../service-error.ts'
import type { Receipt } from './receipt.ts'

/**
 * Keeps what a request led to, beside what it did. Throws `idempotency-busy` when the same request came another way meanwhile: what
 * it did then is undone here, and the next try is answered by that one's receipt.
 */
export async function keepReceipt(tx: Tx, receipt: Receipt | undefined): Promise<void> {
  if (!receipt) return
  if (await findReceipt(tx, receipt.accountId, receipt.key)) throw requestBusy()
  tx.put('receipts', receipt)
}

/** The refusal of a request whose first coming is not answered yet. */
export function requestBusy(): ServiceError {
  const text = 'the request with this Idempotency-Key is still at work; try again'
  return new ServiceError('idempotency-busy', text, { retryAfter: 1 })
}

/** What an earlier request with this key led to. */
export function findReceipt(reader: Reader, accountId: string, key: string): Promise<Receipt | undefined> {
  return reader.get('receipts', receiptKey(accountId, key))
}
