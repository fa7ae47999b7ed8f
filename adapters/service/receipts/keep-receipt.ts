import { eachRow, type Reader, type Tx } from '../ports/store.ts'
import { all, receiptKey } from '../ports/tables.ts'
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

/** Receipts of what is not there: somebody was told of a run that is lost. */
export async function checkReceipts(reader: Reader): Promise<readonly string[]> {
  const problems: string[] = []
  for await (const { accountId, key, result } of eachRow(reader, 'receipts', 'all', all)) {
    const { runId } = (result ?? {}) as { readonly runId?: unknown }
    if (typeof runId !== 'string' || (await reader.get('runs', runId))) continue
    problems.push(`the receipt ${key} of ${accountId} tells of ${runId}, which is not there`)
  }
  return problems
}
