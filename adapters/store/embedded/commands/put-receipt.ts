import type { Receipt } from '../../../service/receipts/receipt.ts'
import type { Transaction } from '../tables/transaction.ts'

/** Keeps what a request led to in the commit that did it. */
export function putReceipt(transaction: Transaction, receipt: Receipt | undefined): void {
  if (receipt) transaction.put('receipts', receipt)
}
