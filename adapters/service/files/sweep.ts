import { apart, eachRow, type Store, type Tx } from '../ports/store.ts'
import { all, type IndexOf, type RowOf, shapeOf, type TableName } from '../ports/tables.ts'
import { receiptLife } from '../receipts/receipt.ts'
import { countKept } from '../usage.ts'
import { blobsOfRun, letGo } from './blob-notes.ts'

const day = 24 * 60 * 60 * 1000

/** Events of the payment provider come again for days, not for months. ms */
const paymentLife = 60 * day

/** A key that was revoked is told apart from one that never was this long. ms */
const revokedLife = 30 * day

/** Who did what is kept this long. ms */
const auditLife = 2 * 365 * day

/** An upload that never came is shown as expired for a while. ms */
const expiredLife = day

/** An upload that no run takes is kept this long. ms */
const unusedLife = day

/** The copy of a run that has failed is kept this long, for another try. ms */
const copyLife = day

/** An edit that has ended is known as long as the receipt that names it. ms */
const editLife = receiptLife

/** Rows that are removed in one commit: whoever comes between waits for no more. */
const removedAtOnce = 500

/** Removes what is kept for a time only and has had it. */
export async function sweep(store: Store, at: number): Promise<void> {
  await removeBefore(store, 'receipts', 'all', at - receiptLife)
  await removeBefore(store, 'spentSignIns', 'all', at)
  await removeBefore(store, 'sessions', 'all', at)
  await removeBefore(store, 'files', 'pending', at - expiredLife)
  await removeBefore(store, 'keys', 'revoked', at - revokedLife)
  await removeBefore(store, 'payments', 'all', at - paymentLife)
  await removeBefore(store, 'audit', 'all', at - auditLife)
  await removeBefore(store, 'files', 'unused', at - unusedLife, (tx, { blob }) => letGo(tx, [blob], at))
  await removeBefore(store, 'runs', 'edited', at - editLife, async (tx, run) => {
    letGo(tx, blobsOfRun(run), at)
    tx.remove('copies', run.runId)
    await countKept(tx, run.accountId, run.bytes && -run.bytes)
  })
  for await (const { runId } of eachRow(apart(store), 'copies', 'all', all)) {
    await store.transact(async tx => {
      const endedAt = (await tx.get('runs', runId))?.completedAt
      if (endedAt !== undefined && endedAt + copyLife < at) tx.remove('copies', runId)
    })
  }
}

/** Removes the rows that stand before that time in an index. */
async function removeBefore<Name extends TableName>(
  store: Store,
  table: Name,
  index: IndexOf<Name>,
  before: number,
  also?: (tx: Tx, row: RowOf<Name>) => void | Promise<void>,
): Promise<void> {
  for (let removed = removedAtOnce; removed === removedAtOnce; ) {
    removed = await store.transact(async tx => {
      const rows = await tx.find(table, index, all, { before, limit: removedAtOnce })
      for (const row of rows) {
        tx.remove(table, shapeOf(table).key(row))
        await also?.(tx, row)
      }
      return rows.length
    })
  }
}
