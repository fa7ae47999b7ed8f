import { availableMicros } from './account.ts'
import type { Service } from './service.ts'

/**
 * Buys credit when an account's available balance has fallen below its threshold, within its limit a month. Called after
 * each charge; the cause names account, month and count, so a repetition is the same charge.
 */
export async function topUpIfLow(service: Service, accountId: string): Promise<void> {
  const { store, payments, clock } = service
  const account = await store.getAccount(accountId)
  if (!account?.autoTopup.enabled || !account.hasPaymentMethod || account.pastDue) return
  const { thresholdMicros, topupMicros, monthlyMaxMicros } = account.autoTopup
  if (availableMicros(account, await store.listHolds(accountId)) >= thresholdMicros) return
  const month = new Date(clock.now()).toISOString().slice(0, 7)
  const entries = await store.listEntries(accountId, { limit: 1000 })
  const bought = entries.filter(
    ({ kind, createdAt }) => kind === 'auto_topup' && new Date(createdAt).toISOString().startsWith(month),
  )
  const sum = bought.reduce((total, entry) => total + entry.paidMicros, 0)
  if (sum + topupMicros > monthlyMaxMicros) return
  await payments.chargeStored(account, topupMicros, `${accountId}:${month}:${bought.length}`)
}
