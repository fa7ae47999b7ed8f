import { receiptLife } from '../../../service/receipts/receipt.ts'
import type { Transaction } from '../tables/transaction.ts'

/** Events of the payment provider come again for days, not for months. ms */
const paymentLife = 60 * 24 * 60 * 60 * 1000

/** An upload that never came is shown as expired for a while. ms */
const expiredLife = 24 * 60 * 60 * 1000

/** Removes what is kept for a time only and has had it. */
export function sweep({ tables, remove }: Transaction, at: number): void {
  const old = <Row>(rows: Iterable<Row>, isOver: (row: Row) => boolean): Row[] => [...rows].filter(isOver)
  for (const row of old(tables.receipts.rows(), receipt => receipt.createdAt + receiptLife < at))
    remove('receipts', tables.receipts.keyOf(row))
  for (const row of old(tables.spentSignIns.rows(), spent => spent.expiresAt < at))
    remove('spentSignIns', row.tokenDigest)
  for (const row of old(tables.sessions.rows(), session => session.expiresAt < at))
    remove('sessions', row.sessionId)
  for (const row of old(
    tables.files.rows(),
    file => file.status !== 'ready' && file.expiresAt + expiredLife < at,
  ))
    remove('files', row.fileId)
  for (const row of old(tables.payments.rows(), payment => payment.at + paymentLife < at))
    remove('payments', row.eventId)
}
