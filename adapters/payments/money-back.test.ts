import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { availableMicros } from '../service/credits/account.ts'
import { getCredits, listLedger } from '../service/credits/credits.ts'
import { createJob } from '../service/jobs/jobs.ts'
import { receivePayment } from '../service/credits/receive-payment.ts'
import { createRun } from '../service/runs/create-run.ts'
import type { Service } from '../service/service.ts'
import { ServiceError } from '../service/service-error.ts'
import { createTestService, type TestService } from '../testing/create-service.test.kit.ts'
import {
  createStripeServer,
  eventOf,
  paidEvent,
  refundEvent,
  type StripeServer,
  signEvent,
} from './stripe-server.test.kit.ts'
import { checkLedger, postEntry } from '../service/credits/ledger.ts'

interface Context {
  base: TestService
  service: Service
  server: StripeServer
}

/** Refunds and disputes of a payment of 20 dollars. */
const money = suite<Context>('money that leaves again')
money.before.each(async context => {
  context.server = await createStripeServer()
  context.base = await createTestService()
  context.service = { ...context.base, payments: context.server.payments }
  const metadata = { account_id: context.base.caller.accountId }
  context.server.answers['GET /v1/payment_intents/pi_1'] = { body: { id: 'pi_1', metadata } }
})
money.after.each(async ({ base, server }) => {
  assert.equal(await base.store.read(tx => checkLedger(tx)), [])
  await server.close()
  await base.close()
})

const dollar = 1_000_000

async function receive(service: Service, event: object): Promise<string> {
  const { payload, header } = signEvent(event)
  try {
    await receivePayment(service, payload, header)
    return 'done'
  } catch (error) {
    if (error instanceof ServiceError) return error.code
    throw error
  }
}

const pay = ({ service, base }: Context): Promise<string> =>
  receive(service, paidEvent('1', base.caller.accountId))

const paidMicros = async ({ service, base }: Context): Promise<number> =>
  (await getCredits(service, base.caller)).account.paidMicros

/** Kind and dollars of all that was bought and left again, oldest first. */
async function ledgerOf({ service, base }: Context): Promise<readonly string[]> {
  const entries = await listLedger(service, base.caller, { limit: 100 })
  const moved = entries.filter(({ kind }) => kind !== 'grant').reverse()
  return moved.map(({ kind, paidMicros }) => `${kind} ${paidMicros / dollar}`)
}

const refund = (id: string, status: string, amount = 2000) => ({ id, status, amount })

money('a refund takes its amount from what was bought, once, by however many events', async context => {
  const { service } = context
  await pay(context)
  await receive(service, refundEvent('r1', 'created', refund('re_1', 'pending', 500)))
  assert.equal(await ledgerOf(context), ['topup 20'], 'it has not left yet')
  await receive(service, refundEvent('r2', 'updated', refund('re_1', 'succeeded', 500)))
  await receive(service, refundEvent('r2', 'updated', refund('re_1', 'succeeded', 500)))
  await receive(service, refundEvent('r3', 'updated', refund('re_1', 'succeeded', 500)))
  assert.equal(await ledgerOf(context), ['topup 20', 'refund -5'])
  await receive(service, refundEvent('r4', 'created', refund('re_2', 'succeeded', 1500)))
  assert.equal(await ledgerOf(context), ['topup 20', 'refund -5', 'refund -15'])
  assert.is(await paidMicros(context), 0)
})

money('a refund that is told before its payment is refused until the payment is known', async context => {
  const { service } = context
  const event = refundEvent('r1', 'created', refund('re_1', 'succeeded'))
  assert.is(await receive(service, event), 'payment-unknown')
  assert.is(await receive(service, event), 'payment-unknown')
  assert.is(await paidMicros(context), 0)
  await pay(context)
  assert.is(await receive(service, event), 'done')
  assert.equal(await ledgerOf(context), ['topup 20', 'refund -20'])
})

money('a refund that fails after it had left comes back, whichever event is first', async context => {
  const { service } = context
  await pay(context)
  await receive(service, refundEvent('r1', 'created', refund('re_1', 'succeeded')))
  assert.is(await paidMicros(context), 0)
  await receive(service, refundEvent('r2', 'failed', refund('re_1', 'failed')))
  await receive(service, refundEvent('r3', 'updated', refund('re_1', 'failed')))
  assert.equal(await ledgerOf(context), ['topup 20', 'refund -20', 'adjustment 20'])
  await receive(service, refundEvent('r4', 'failed', refund('re_2', 'failed')))
  await receive(service, refundEvent('r5', 'created', refund('re_2', 'succeeded')))
  assert.is(await paidMicros(context), 20 * dollar)
  const never = { ...refund('re_3', 'canceled'), balance_transaction: null }
  await receive(service, refundEvent('r6', 'updated', never))
  assert.is((await ledgerOf(context)).length, 5, 'what never left does not come back')
})

money('refunds of what others sell by the same Stripe account are no concern of ours', async context => {
  const { service, server } = context
  server.answers['GET /v1/payment_intents/pi_1'] = { body: { id: 'pi_1', metadata: {} } }
  const event = refundEvent('r1', 'created', refund('re_1', 'succeeded'))
  assert.is(await receive(service, event), 'done')
  const metadata = { account_id: 'org_nobody' }
  server.answers['GET /v1/payment_intents/pi_1'] = { body: { id: 'pi_1', metadata } }
  assert.is(await receive(service, event), 'done')
  server.answers['GET /v1/payment_intents/pi_1'] = { status: 500, body: { error: { message: 'x' } } }
  assert.is(await receive(service, event), 'payments-unavailable')
  assert.equal(await ledgerOf(context), [])
})

money('one organisation’s refund needs that organisation’s payment', async context => {
  const { service, server, base } = context
  await pay(context)
  const metadata = { account_id: base.stranger.accountId }
  server.answers['GET /v1/payment_intents/pi_1'] = { body: { id: 'pi_1', metadata } }
  const event = refundEvent('r1', 'created', refund('re_1', 'succeeded'))
  assert.is(await receive(service, event), 'payment-unknown')
  assert.is((await getCredits(service, base.stranger)).account.paidMicros, 0)
})

money('a refund of what was spent leaves a debt, and no run starts until it is paid', async context => {
  const { service, base } = context
  const { caller, store, clock } = base
  await pay(context)
  const spent = { freeMicros: -10 * dollar, paidMicros: -15 * dollar }
  const charge = { entryId: 'charge:run_1', accountId: caller.accountId, kind: 'charge', note: '' } as const
  await store.transact(tx => postEntry(tx, { ...charge, ...spent, createdAt: clock.now() }))
  await receive(service, refundEvent('r1', 'created', refund('re_1', 'succeeded')))
  const { account, holds } = await getCredits(service, caller)
  assert.equal([account.freeMicros, account.paidMicros], [0, -15 * dollar])
  assert.is(availableMicros(account, holds), -15 * dollar)
  const { jobId } = await createJob(service, caller, 'Tide')
  const start = async (prices = service.settings.prices): Promise<string> => {
    const wish = { format: 'report', instructions: '', content: 'x', files: [], assets: [] }
    const settings = { ...service.settings, prices }
    try {
      await createRun({ ...service, settings }, caller, jobId, { ...wish, notifyEmail: false })
      return 'done'
    } catch (error) {
      return (error as ServiceError).code
    }
  }
  assert.is(await start(), 'balance-insufficient')
  assert.is(await start({ default: 0, byGroup: {}, bySlug: {} }), 'balance-insufficient', 'not even for free')
  await receive(service, paidEvent('2', caller.accountId, 1000))
  assert.is(await start(), 'balance-insufficient')
  await receive(service, paidEvent('3', caller.accountId, 1000))
  assert.is(await start(), 'done')
})

money('disputed money leaves when the bank takes it and is back when it is won', async context => {
  const { service } = context
  const transaction = (id: string, amount: number, currency = 'usd') => ({ id, amount, currency })
  const dispute = (id: string, type: string, transactions: readonly object[]): object =>
    eventOf(id, `charge.dispute.${type}`, {
      ...{ id: 'dp_1', object: 'dispute', amount: 2000, currency: 'usd', payment_intent: 'pi_1' },
      balance_transactions: transactions,
    })
  const [taken, back] = [transaction('txn_1', -2000), transaction('txn_2', 2000)]
  const withdrawn = dispute('d1', 'funds_withdrawn', [taken])
  assert.is(await receive(service, withdrawn), 'payment-unknown')
  await pay(context)
  await receive(service, dispute('d0', 'created', []))
  assert.equal(await ledgerOf(context), ['topup 20'], 'a question of the bank takes nothing')
  // The second event tells of both movements, and is told first.
  await receive(service, dispute('d2', 'funds_reinstated', [taken, back]))
  await receive(service, withdrawn)
  assert.equal(await ledgerOf(context), ['topup 20', 'adjustment -20', 'adjustment 20'])
  const euros = [transaction('txn_3', -1840, 'eur')]
  await receive(service, dispute('d3', 'funds_withdrawn', euros))
  assert.equal((await ledgerOf(context)).slice(3), ['adjustment -20'], 'in the currency that was paid')
})

money.run()
