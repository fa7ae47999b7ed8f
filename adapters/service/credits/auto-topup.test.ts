import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { topUpIfLow } from './auto-topup.ts'
import type { LedgerEntry, LedgerKind } from './ledger-entry.ts'
import type { Service } from '../service.ts'
import { changeAutoTopup, recordPayment } from './take-payment.ts'
import { postEntry } from './ledger.ts'

const dollar = 1_000_000

/** Buys 20 dollars below 50, at most 40 a month. */
const topup = suite<{ base: TestService; service: Service; charged: string[] }>('automatic top-up')
topup.before.each(async context => {
  context.charged = []
  context.base = await createTestService()
  const { store, caller, payments } = context.base
  const chargeStored = async (_: unknown, micros: number, cause: string): Promise<void> => {
    assert.is(micros, 20 * dollar)
    context.charged.push(cause.replace(caller.accountId, 'org'))
  }
  context.service = { ...context.base, payments: { ...payments, chargeStored } }
  await store.transact(tx =>
    changeAutoTopup(tx, caller.accountId, {
      ...{ enabled: true, thresholdMicros: 50 * dollar },
      ...{ topupMicros: 20 * dollar, monthlyMaxMicros: 40 * dollar },
    }),
  )
  const change = { hasPaymentMethod: true, customerId: 'cus_1' }
  await store.transact(tx =>
    recordPayment(tx, { eventId: 'evt_0', accountId: caller.accountId, change, at: 0 }),
  )
})
topup.after.each(({ base }) => base.close())

async function post(
  { store, caller, clock }: TestService,
  kind: LedgerKind,
  entryId: string,
  micros: number,
) {
  const entry: LedgerEntry = {
    ...{ entryId, accountId: caller.accountId, kind, note: '', createdAt: clock.now() },
    ...{ freeMicros: 0, paidMicros: micros },
  }
  await store.transact(tx => postEntry(tx, entry))
}

topup('credit is bought when it is low, each time by a cause of its own', async context => {
  const { base, service, charged } = context
  const look = () => topUpIfLow(service, base.caller.accountId)
  await look()
  await look()
  assert.equal(charged, ['org:2026-11:0', 'org:2026-11:0'], 'the same charge until it has come')
  await post(base, 'auto_topup', 'stripe:1', 20 * dollar)
  await look()
  assert.equal(charged.slice(2), ['org:2026-11:1'])
  await post(base, 'topup', 'stripe:2', 20 * dollar)
  await look()
  assert.is(charged.length, 3, 'there is enough')
})

topup('the limit of a month holds however many charges came since', async context => {
  const { base, service, charged } = context
  for (const id of ['stripe:1', 'stripe:2']) await post(base, 'auto_topup', id, 20 * dollar)
  await Promise.all(
    Array.from({ length: 2001 }, (_, index) => post(base, 'charge', `charge:${index}`, -dollar / 50)),
  )
  await topUpIfLow(service, base.caller.accountId)
  assert.equal(charged, [], 'both were bought this month')
  base.pass(Date.UTC(2026, 11, 1) - base.clock.now())
  await topUpIfLow(service, base.caller.accountId)
  assert.equal(charged, ['org:2026-12:0'])
})

topup.run()
