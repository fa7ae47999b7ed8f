import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { getCredits, receivePayment } from '../service/credits.ts'
import type { Service } from '../service/service.ts'
import { ServiceError } from '../service/service-error.ts'
import { createTestService, type TestService } from '../testing/create-service.test.kit.ts'
import { createStripePayments } from './stripe-payments.ts'

const webhookSecret = 'whsec_for_tests'

/** What a stand-in for Stripe was asked. */
interface Asked {
  readonly path: string
  readonly form: URLSearchParams
  readonly idempotencyKey: string | undefined
}

interface Context {
  base: TestService
  service: Service
  server: Server
  asked: Asked[]
  answer: { status: number; body: object }
}

const stripe = suite<Context>('stripe')
stripe.before.each(async context => {
  context.asked = []
  context.answer = { status: 200, body: {} }
  context.server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const idempotencyKey = request.headers['idempotency-key']
    context.asked.push({
      path: `${request.method} ${request.url}`,
      form: new URLSearchParams(text),
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    })
    response.writeHead(context.answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(context.answer.body))
  })
  await new Promise<void>(resolve => context.server.listen(0, '127.0.0.1', resolve))
  const { port } = context.server.address() as AddressInfo
  context.base = await createTestService()
  const payments = createStripePayments({
    ...{ key: 'sk_test_x', webhookSecret, returnUrl: 'http://platen.test/credits' },
    server: { host: '127.0.0.1', port, protocol: 'http' },
  })
  context.service = { ...context.base, payments }
})
stripe.after.each(async ({ base, server }) => {
  server.closeAllConnections()
  server.close()
  await base.close()
})

/** A signed event, as Stripe sends it. */
function signed(event: object, timestamp: number = Math.floor(Date.now() / 1000)) {
  const payload = JSON.stringify(event)
  const signer = new Stripe('sk_test_x').webhooks
  return { payload, header: signer.generateTestHeaderString({ payload, secret: webhookSecret, timestamp }) }
}

function paid(id: string, accountId: string, cents = 2000, more = {}): object {
  const metadata = { account_id: accountId, ...more }
  const object = {
    id: `pi_${id}`,
    object: 'payment_intent',
    amount_received: cents,
    customer: 'cus_1',
    metadata,
  }
  return { id: `evt_${id}`, object: 'event', type: 'payment_intent.succeeded', data: { object } }
}

async function receive(service: Service, event: object, timestamp?: number): Promise<void> {
  const { payload, header } = signed(event, timestamp)
  await receivePayment(service, payload, header)
}

async function code(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof ServiceError) return error.code
    throw error
  }
}

const paidMicros = async ({ service, base }: Context): Promise<number> =>
  (await getCredits(service, base.caller)).account.paidMicros

stripe('a checkout names the account and asks for whole cents', async ({ service, base, asked, answer }) => {
  answer.body = { id: 'cs_1', url: 'https://checkout.example/cs_1' }
  const { account } = await getCredits(service, base.caller)
  const session = await service.payments.createCheckout(account, 'ines@example.com', 25_000_000)
  assert.equal(session, { url: 'https://checkout.example/cs_1', sessionId: 'cs_1' })
  const { path, form } = asked[0] as Asked
  assert.is(path, 'POST /v1/checkout/sessions')
  assert.is(form.get('line_items[0][price_data][unit_amount]'), '2500')
  assert.is(form.get('payment_intent_data[metadata][account_id]'), account.accountId)
  assert.is(form.get('customer_email'), 'ines@example.com')
})

stripe('a payment counts once, however often and by however many events it is told', async context => {
  const { service, base } = context
  const event = paid('1', base.caller.accountId)
  await receive(service, event)
  await receive(service, event)
  await receive(service, { ...event, id: 'evt_again' })
  assert.is(await paidMicros(context), 20_000_000)
  const { account } = await getCredits(service, base.caller)
  assert.equal([account.customerId, account.hasPaymentMethod], ['cus_1', true])
  assert.equal(await service.store.checkLedger(), [])
})

stripe('a failure that is told after the payment it came before leaves no debt', async context => {
  const { service, base } = context
  const { accountId } = base.caller
  const failed = (id: string): object => {
    const object = {
      id: `pi_${id}`,
      object: 'payment_intent',
      metadata: { account_id: accountId, automatic: 'true' },
    }
    return {
      id: `evt_failed_${id}`,
      object: 'event',
      type: 'payment_intent.payment_failed',
      data: { object },
    }
  }
  const pastDue = async (): Promise<boolean> => (await getCredits(service, base.caller)).account.pastDue
  await receive(service, paid('1', accountId, 1000, { automatic: 'true' }))
  await receive(service, failed('1'))
  assert.is(await pastDue(), false)
  await receive(service, failed('2'))
  assert.is(await pastDue(), true)
  await receive(service, paid('2', accountId, 1000, { automatic: 'true' }))
  assert.is(await pastDue(), false)
  assert.is(await paidMicros(context), 20_000_000)
})

stripe('what was altered, is late, or is signed by another is refused', async context => {
  const { service, base } = context
  const { payload, header } = signed(paid('1', base.caller.accountId))
  const other = new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' })
  const more = payload.replace('2000', '9000')
  assert.is(await code(receivePayment(service, more, header)), 'request-invalid')
  assert.is(await code(receivePayment(service, payload, other)), 'request-invalid')
  assert.is(await code(receivePayment(service, payload, '')), 'request-invalid')
  const late = receive(service, paid('1', base.caller.accountId), Math.floor(Date.now() / 1000) - 600)
  assert.is(await code(late), 'request-invalid')
  assert.is(await paidMicros(context), 0)
})

stripe('payments of nobody and events of no concern change nothing', async context => {
  const { service, base } = context
  await receive(service, paid('1', 'org_nobody'))
  await receive(service, { id: 'evt_x', object: 'event', type: 'customer.created', data: { object: {} } })
  assert.is(await paidMicros(context), 0)
  assert.equal((await service.store.listEntries(base.caller.accountId, { limit: 9 })).length, 1)
})

stripe(
  'a charge of the stored method is one charge however often it is tried',
  async ({ service, base, asked, answer }) => {
    const account = { ...(await getCredits(service, base.caller)).account, customerId: 'cus_1' }
    answer.body = { object: 'list', data: [{ id: 'pm_1' }] }
    await service.payments.chargeStored(account, 10_000_000, 'cause')
    const charge = asked.find(({ path }) => path === 'POST /v1/payment_intents')
    assert.is(charge?.idempotencyKey, 'platen:cause')
    assert.is(charge?.form.get('amount'), '1000')
    assert.is(charge?.form.get('off_session'), 'true')
    answer.status = 402
    answer.body = { error: { type: 'card_error', code: 'card_declined', message: 'declined' } }
    assert.is(await code(service.payments.chargeStored(account, 10_000_000, 'other')), 'past-due')
  },
)

stripe('a provider that cannot be reached is said to be unavailable', async ({ service, base, server }) => {
  const { account } = await getCredits(service, base.caller)
  server.closeAllConnections()
  await new Promise<void>(resolve => server.close(() => resolve()))
  const checkout = service.payments.createCheckout(account, 'ines@example.com', 10_000_000)
  assert.is(await code(checkout), 'payments-unavailable')
  assert.is(await code(service.payments.createPortal(account)), 'payments-unavailable')
})

stripe.run()
