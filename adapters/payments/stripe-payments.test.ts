import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { getCredits } from '../service/credits/credits.ts'
import { receivePayment } from '../service/credits/receive-payment.ts'
import type { Service } from '../service/service.ts'
import { createTestService, type TestService } from '../testing/create-service.test.kit.ts'
import {
  type Asked,
  createStripeServer,
  eventOf,
  paidEvent,
  type StripeServer,
  signEvent,
} from './stripe-server.test.kit.ts'
import { checkLedger, listEntries } from '../service/credits/ledger.ts'
import { code } from '../testing/outcome.test.kit.ts'

interface Context {
  base: TestService
  service: Service
  server: StripeServer
}

const stripe = suite<Context>('stripe')
stripe.before.each(async context => {
  context.server = await createStripeServer()
  context.base = await createTestService()
  context.service = { ...context.base, payments: context.server.payments }
})
stripe.after.each(async ({ base, server }) => {
  await server.close()
  await base.close()
})

async function receive(service: Service, event: object, timestamp?: number): Promise<void> {
  const { payload, header } = signEvent(event, timestamp === undefined ? {} : { timestamp })
  await receivePayment(service, payload, header)
}

const paidMicros = async ({ service, base }: Context): Promise<number> =>
  (await getCredits(service, base.caller)).account.paidMicros

const checkouts = 'POST /v1/checkout/sessions'
const methods = 'GET /v1/customers/cus_1/payment_methods'

stripe('a checkout names the account and asks for whole cents', async ({ service, base, server }) => {
  server.answers[checkouts] = { body: { id: 'cs_1', url: 'https://checkout.example/cs_1' } }
  const { account } = await getCredits(service, base.caller)
  const purchase = { email: 'ines@example.com', amountMicros: 25_000_000 }
  const session = await service.payments.createCheckout(account, purchase)
  assert.equal(session, { url: 'https://checkout.example/cs_1', sessionId: 'cs_1' })
  const { path, form } = server.asked[0] as Asked
  assert.is(path, checkouts)
  assert.is(form.get('line_items[0][price_data][unit_amount]'), '2500')
  assert.is(form.get('payment_intent_data[metadata][account_id]'), account.accountId)
  assert.is(form.get('customer_email'), 'ines@example.com')
})

stripe('one cause is one checkout, and no other purchase', async ({ service, base, server }) => {
  const { account } = await getCredits(service, base.caller)
  const buy = (cause: string) =>
    service.payments.createCheckout(account, { email: 'i@example.com', amountMicros: 10_000_000, cause })
  const long = 'k'.repeat(300)
  for (const cause of [long, long, `${long}2`]) await buy(cause)
  const [first, again, other] = server.asked.map(({ idempotencyKey }) => idempotencyKey)
  assert.is(first, again)
  assert.is.not(first, other)
  assert.ok((first?.length ?? 0) <= 255, 'as long as Stripe takes them')
  server.answers[checkouts] = { status: 400, body: { error: { type: 'idempotency_error', message: 'x' } } }
  assert.is(await code(buy(long)), 'idempotency-mismatch')
})

stripe('a payment counts once, however often and by however many events it is told', async context => {
  const { service, base } = context
  const event = paidEvent('1', base.caller.accountId)
  await receive(service, event)
  await receive(service, event)
  await receive(service, { ...event, id: 'evt_again' })
  assert.is(await paidMicros(context), 20_000_000)
  const { account } = await getCredits(service, base.caller)
  assert.equal([account.customerId, account.hasPaymentMethod], ['cus_1', true])
  assert.equal(await service.store.read(tx => checkLedger(tx)), [])
})

stripe('a failure that is told after the payment it came before leaves no debt', async context => {
  const { service, base } = context
  const { accountId } = base.caller
  const failed = (id: string): object =>
    eventOf(`failed_${id}`, 'payment_intent.payment_failed', {
      ...{ id: `pi_${id}`, object: 'payment_intent', amount: 1000, currency: 'usd' },
      metadata: { account_id: accountId, automatic: 'true' },
    })
  const pastDue = async (): Promise<boolean> => (await getCredits(service, base.caller)).account.pastDue
  await receive(service, paidEvent('1', accountId, 1000, { automatic: 'true' }))
  await receive(service, failed('1'))
  assert.is(await pastDue(), false)
  await receive(service, failed('2'))
  assert.is(await pastDue(), true)
  await receive(service, paidEvent('2', accountId, 1000, { automatic: 'true' }))
  assert.is(await pastDue(), false)
  assert.is(await paidMicros(context), 20_000_000)
})

stripe('what was altered, is late, or is signed by another is refused', async context => {
  const { service, base } = context
  const event = paidEvent('1', base.caller.accountId)
  const { payload, header } = signEvent(event)
  const other = signEvent(event, { secret: 'whsec_other' }).header
  const more = payload.replace('2000', '9000')
  assert.is(await code(receivePayment(service, more, header)), 'request-invalid')
  assert.is(await code(receivePayment(service, payload, other)), 'request-invalid')
  assert.is(await code(receivePayment(service, payload, '')), 'request-invalid')
  const late = receive(service, event, Math.floor(Date.now() / 1000) - 600)
  assert.is(await code(late), 'request-invalid')
  assert.is(await paidMicros(context), 0)
})

stripe('payments of nobody and events of no concern change nothing', async context => {
  const { service, base, server } = context
  server.answers['GET /v1/customers/cus_of_nobody/payment_methods'] = { body: { data: [{ id: 'pm_1' }] } }
  await receive(service, paidEvent('1', 'org_nobody'))
  await receive(service, eventOf('x', 'customer.created', {}))
  await receive(service, eventOf('y', 'payment_method.attached', { id: 'pm_1', customer: 'cus_of_nobody' }))
  assert.is(await paidMicros(context), 0)
  assert.equal(
    (await service.store.read(tx => listEntries(tx, base.caller.accountId, { limit: 9 }))).length,
    1,
  )
})

stripe(
  'whether there is a payment method is what Stripe says now, in whatever order its events come',
  async ({ service, base, server }) => {
    const has = async (): Promise<boolean> =>
      (await getCredits(service, base.caller)).account.hasPaymentMethod
    const attached = (id: string): object =>
      eventOf(`on_${id}`, 'payment_method.attached', { id: `pm_${id}`, customer: 'cus_1' })
    const detached = (id: string): object =>
      eventOf(
        `off_${id}`,
        'payment_method.detached',
        { id: `pm_${id}`, customer: null },
        { customer: 'cus_1' },
      )
    await receive(service, paidEvent('1', base.caller.accountId))
    assert.is(await has(), true)
    server.answers[methods] = { body: { object: 'list', data: [] } }
    await receive(service, detached('1'))
    assert.is(await has(), false)
    await receive(service, attached('1'))
    assert.is(await has(), false, 'it was attached before it was detached')
    server.answers[methods] = { body: { object: 'list', data: [{ id: 'pm_3' }] } }
    await receive(service, attached('3'))
    await receive(service, detached('2'))
    assert.is(await has(), true, 'another one is left')
    server.answers[methods] = { status: 404, body: { error: { code: 'resource_missing', message: 'x' } } }
    await receive(service, detached('3'))
    assert.is(await has(), false, 'the customer was deleted')
    server.answers[methods] = { status: 500, body: { error: { message: 'x' } } }
    assert.is(await code(receive(service, attached('4'))), 'payments-unavailable')
    server.answers[methods] = { body: { object: 'list', data: [{ id: 'pm_4' }] } }
    await receive(service, attached('4'))
    assert.is(await has(), true, 'the same event again is not one that is known')
  },
)

stripe('a charge of the stored method is one charge however often it is tried', async context => {
  const { service, base, server } = context
  const account = { ...(await getCredits(service, base.caller)).account, customerId: 'cus_1' }
  const charge = (cause: string) => service.payments.chargeStored(account, 10_000_000, cause)
  server.answers[methods] = { body: { object: 'list', data: [] } }
  assert.is(await code(charge('none')), 'past-due')
  server.answers[methods] = { body: { object: 'list', data: [{ id: 'pm_1' }] } }
  await charge('cause')
  const asked = server.asked.find(({ path }) => path === 'POST /v1/payment_intents')
  assert.is(asked?.idempotencyKey, 'platen:cause')
  assert.is(asked?.form.get('amount'), '1000')
  assert.is(asked?.form.get('payment_method'), 'pm_1')
  assert.is(asked?.form.get('off_session'), 'true')
  const error = { type: 'card_error', code: 'card_declined', message: 'declined' }
  server.answers['POST /v1/payment_intents'] = { status: 402, body: { error } }
  assert.is(await code(charge('other')), 'past-due')
})

stripe('a provider that cannot be reached is said to be unavailable', async ({ service, base, server }) => {
  const { account } = await getCredits(service, base.caller)
  await server.close()
  const purchase = { email: 'ines@example.com', amountMicros: 10_000_000 }
  assert.is(await code(service.payments.createCheckout(account, purchase)), 'payments-unavailable')
  assert.is(await code(service.payments.createPortal(account)), 'payments-unavailable')
})

stripe('what is owed ends when it is paid, not with fifty cents', async context => {
  const { service, base } = context
  const { accountId } = base.caller
  const failed = (id: string, amount: number): object =>
    eventOf(`failed_${id}_${amount}`, 'payment_intent.payment_failed', {
      ...{ id: `pi_${id}`, object: 'payment_intent', amount, currency: 'usd' },
      metadata: { account_id: accountId, automatic: 'true' },
    })
  const pastDue = async (): Promise<boolean> => (await getCredits(service, base.caller)).account.pastDue
  await receive(service, failed('a', 2000))
  await receive(service, failed('b', 1000))
  await receive(service, { ...failed('b', 1000), id: 'evt_tried_again' })
  await receive(service, paidEvent('1', accountId, 50))
  assert.is(await pastDue(), true)
  await receive(service, paidEvent('2', accountId, 1950))
  assert.is(await pastDue(), true, 'the second is still owed')
  await receive(service, paidEvent('b', accountId, 1000, { automatic: 'true' }))
  assert.is(await pastDue(), false)
})

stripe('events that are not whole, or of another currency, are refused and change nothing', async context => {
  const { service, base } = context
  const { accountId } = base.caller
  const intent = { id: 'pi_1', amount_received: 1000, currency: 'usd', metadata: { account_id: accountId } }
  const paid = (more: object): object => eventOf('x', 'payment_intent.succeeded', { ...intent, ...more })
  const wrong: readonly object[] = [
    ...['jpy', 'JPY', 'eur', '', null, 5].map(currency => paid({ currency })),
    ...[null, '1000', 'many', -5, 0, 0.5, 1e300, undefined, {}].map(amount =>
      paid({ amount_received: amount }),
    ),
    ...[paid({ id: '' }), paid({ id: 7 }), paid({ metadata: 'x' }), paid({ metadata: { account_id: 5 } })],
    ...[{}, { id: 'evt_1' }, { id: 'evt_1', type: 'payment_intent.succeeded', data: null }],
    eventOf('y', 'refund.created', { id: 're_1', amount: 'x', currency: 'usd', status: 'succeeded' }),
    eventOf('z', 'charge.dispute.created', { amount: 1, currency: 'usd', balance_transactions: 'x' }),
    eventOf('w', 'payment_method.attached', { customer: 5 }),
  ]
  for (const event of wrong) {
    assert.is(await code(receive(service, event)), 'request-invalid', JSON.stringify(event))
  }
  assert.is(await code(receive(service, paid({ currency: 'USD' }))), 'done')
  const { account } = await getCredits(service, base.caller)
  assert.equal([account.freeMicros, account.paidMicros], [10_000_000, 10_000_000])
  assert.equal(await service.store.read(tx => checkLedger(tx)), [])
})

stripe.run()
