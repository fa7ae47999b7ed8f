import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  createStripeServer,
  paidEvent,
  refundEvent,
  type StripeServer,
  signEvent,
} from '../../payments/stripe-server.test.kit.ts'
import { createHarness, type Harness, type Reply } from '../testing/harness.test.kit.ts'
import { postEntry } from '../../service/credits/ledger.ts'
import { overhear } from '../../testing/overhear.test.kit.ts'

/** The service behind HTTP with Stripe behind it. */
const webhook = suite<{ api: Harness; stripe: StripeServer }>('stripe over http')
webhook.before.each(async context => {
  const stripe = await createStripeServer()
  context.stripe = stripe
  context.api = await createHarness({ change: () => ({ payments: stripe.payments }) })
})
webhook.after.each(async ({ api, stripe }) => {
  await api.close()
  await stripe.close()
})

function tell(api: Harness, event: object): Promise<Reply> {
  const { payload, header } = signEvent(event)
  return api.send('POST', '/webhooks/stripe', {
    ...{ key: '', body: payload },
    headers: { 'stripe-signature': header },
  })
}

webhook(
  'a refund that comes before its payment is sent again, and then leaves the balance',
  async context => {
    const { api, stripe } = context
    const { accountId } = api.service.caller
    const intent = { id: 'pi_1', metadata: { account_id: accountId } }
    stripe.answers['GET /v1/payment_intents/pi_1'] = { body: intent }
    const refund = refundEvent('r', 'created', { id: 're_1', status: 'succeeded', amount: 2000 })
    const early = await tell(api, refund)
    assert.equal([early.status, early.json.code], [409, 'payment-unknown'])
    assert.match(early.json.detail, 'stripe:pi_1')
    assert.equal((await tell(api, paidEvent('1', accountId))).json, { received: true })
    assert.is((await api.send('GET', '/v1/credits')).json.paid_balance_usd, 20)
    assert.equal((await tell(api, refund)).json, { received: true })
    const { data } = (await api.send('GET', '/v1/credits/ledger')).json
    assert.equal([data[0].kind, data[0].amount_usd, data[0].run_id], ['refund', -20, null])
    // Spent meanwhile: what is owed is shown as what it is.
    const spent = { entryId: 'x', accountId, kind: 'charge', note: '', createdAt: 0 } as const
    await api.service.store.transact(tx =>
      postEntry(tx, { ...spent, freeMicros: -10_000_000, paidMicros: -12_502_500 }),
    )
    const { json } = await api.send('GET', '/v1/credits')
    assert.equal([json.balance_usd, json.free_balance_usd, json.paid_balance_usd], [-12.5025, 0, -12.5025])
    const jobId = await api.job()
    const run = await api.send('POST', `/v1/jobs/${jobId}/runs`, { json: { format: 'report', content: 'x' } })
    assert.equal([run.status, run.json.code], [402, 'balance-insufficient'])
  },
)

webhook(
  'a checkout asked for again by its key is the same one, also when its answer was lost',
  async context => {
    const { api, stripe } = context
    const sessions = new Map<string | undefined, object>()
    stripe.answers['POST /v1/checkout/sessions'] = ({ idempotencyKey }) => {
      const id = `cs_${sessions.size + 1}`
      const known = sessions.get(idempotencyKey) ?? { id, url: `https://checkout.example/${id}` }
      sessions.set(idempotencyKey ?? id, known)
      return { body: known }
    }
    const { store } = api.service
    const buy = (key: string | undefined, sent: { key?: string } = {}) =>
      api.send('POST', '/v1/credits/checkout', {
        ...{ ...sent, json: { amount_usd: 10 } },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      })
    // As if the process had died after Stripe answered: nothing is kept, and nobody hears of it.
    const goOn = overhear(store, {
      put(table) {
        if (table === 'receipts') throw new Error('dead')
      },
    })
    assert.is((await buy('k')).status, 500)
    goOn()
    const answers = [await buy('k'), await buy('k')]
    assert.equal(
      answers.map(({ json }) => json.session_id),
      ['cs_1', 'cs_1'],
    )
    const others = [await buy('l'), await buy('k', { key: api.strangerKey }), await buy(undefined)]
    assert.equal(
      others.map(({ json }) => json.session_id),
      ['cs_2', 'cs_3', 'cs_4'],
    )
  },
)

webhook.run()
