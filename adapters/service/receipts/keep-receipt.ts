import type { Reader, Tx } from '../ports/store.ts'
import { receiptKey } from '../ports/tables.ts'
import type { Receipt } from './receipt.ts'

/** Keeps what a request led to, beside what it did. */
export function keepReceipt(tx: Tx, receipt: Receipt | undefined): void {
  if (receipt) tx.put('receipts', receipt)
}

/** What an earlier request with this key led to. */
export function findReceipt(reader: Reader, accountId: string, key: string): Promise<Receipt | undefined> {
  return reader.get('receipts', receiptKey(accountId, key))
}
