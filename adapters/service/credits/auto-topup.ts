import { availableMicros } from './account.ts'
import type { LedgerEntry } from './ledger-entry.ts'
import type { Place } from '../jobs/page.ts'
import type { Service } from '../service.ts'
import type { Store } from '../ports/store.ts'
import { holdsOf } from './holds.ts'
import { listEntries } from './ledger.ts'

/** How many ledger entries are read at a time. */
const entriesPerPage = 1000

/**
 * Buys credit when an account's available balance has fallen below its threshold, within its limit a month. Called after
 * each charge; the cause names account, month and count, so a repetition is the same charge.
 */
export async function topUpIfLow(service: Service, accountId: string): Promise<void> {
  const { store, payments, clock } = service
  const account = await store.read(tx => tx.get('accounts', accountId))
  if (!account?.autoTopup.enabled || !account.hasPaymentMethod || account.pastDue) return
  const { thresholdMicros, topupMicros, monthlyMaxMicros } = account.autoTopup
  if (availableMicros(account, await store.read(tx => holdsOf(tx, accountId))) >= thresholdMicros) return
  const month = new Date(clock.now()).toISOString().slice(0, 7)
  const bought = await listBought(store, accountId, Date.parse(`${month}-01T00:00:00.000Z`))
  const sum = bought.reduce((total, entry) => total + entry.paidMicros, 0)
  if (sum + topupMicros > monthlyMaxMicros) return
  await payments.chargeStored(account, topupMicros, `${accountId}:${month}:${bought.length}`)
}

/** What was bought by itself since that time. */
async function listBought(store: Store, accountId: string, since: number): Promise<readonly LedgerEntry[]> {
  const bought: LedgerEntry[] = []
  let after: Place | undefined
  for (;;) {
    const page = await store.read(tx =>
      listEntries(tx, accountId, { limit: entriesPerPage, ...(after && { after }) }),
    )
    bought.push(...page.filter(({ kind, createdAt }) => kind === 'auto_topup' && createdAt >= since))
    const last = page.at(-1)
    if (!last || last.createdAt < since) return bought
    after = { createdAt: last.createdAt, id: last.entryId }
  }
}
