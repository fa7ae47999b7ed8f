import { eachRow, type Tx } from '../ports/store.ts'
import { all, type IndexOf, type RowOf, shapeOf, type TableName } from '../ports/tables.ts'
import { receiptLife } from '../receipts/receipt.ts'
import { letGo } from './blob-notes.ts'

const day = 24 * 60 * 60 * 1000

/** Events of the payment provider come again for days, not for months. ms */
const paymentLife = 60 * day

/** An upload that never came is shown as expired for a while. ms */
const expiredLife = day

/** An upload that no run takes is kept this long. ms */
const unusedLife = day

/** The copy of a run that has failed is kept this long, for another try. ms */
const copyLife = day

/** Removes what is kept for a time only and has had it. */
export async function sweep(tx: Tx, at: number): Promise<void> {
  await removeBefore(tx, 'receipts', 'all', at - receiptLife)
  await removeBefore(tx, 'spentSignIns', 'all', at)
  await removeBefore(tx, 'sessions', 'all', at)
  await removeBefore(tx, 'files', 'pending', at - expiredLife)
  await removeBefore(tx, 'payments', 'all', at - paymentLife)
  for (const { blob } of await removeBefore(tx, 'files', 'unused', at - unusedLife)) letGo(tx, [blob], at)
  const over: string[] = []
  for await (const { runId } of eachRow(tx, 'copies', 'all', all)) {
    const endedAt = (await tx.get('runs', runId))?.completedAt
    if (endedAt !== undefined && endedAt + copyLife < at) over.push(runId)
  }
  for (const runId of over) tx.remove('copies', runId)
}

/** Removes the rows that stand before that time in an index, and returns them. */
async function removeBefore<Name extends TableName>(
  tx: Tx,
  table: Name,
  index: IndexOf<Name>,
  before: number,
): Promise<readonly RowOf<Name>[]> {
  const rows = await tx.find(table, index, all, { before })
  for (const row of rows) tx.remove(table, shapeOf(table).key(row))
  return rows
}
