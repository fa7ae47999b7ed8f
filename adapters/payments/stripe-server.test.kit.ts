import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import type { Payments } from '../service/ports/payments.ts'
import { createStripePayments } from './stripe-payments.ts'

const webhookSecret = 'whsec_for_tests'

/** What a stand-in for Stripe was asked. */
export interface Asked {
  readonly path: string
  readonly form: URLSearchParams
  readonly idempotencyKey: string | undefined
}

/** What a stand-in says. */
export interface Answer {
  readonly status?: number
  readonly body: object
}

/** A stand-in for Stripe on a port of its own. */
export interface StripeServer {
  readonly payments: Payments
  readonly asked: readonly Asked[]
  /** Answers by method and path without the query, `GET /v1/refunds`; what is not there is answered by `{}`. */
  readonly answers: Record<string, Answer | ((asked: Asked) => Answer)>
  close(): Promise<void>
}

export async function createStripeServer(): Promise<StripeServer> {
  const asked: Asked[] = []
  const answers: StripeServer['answers'] = {}
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const idempotencyKey = request.headers['idempotency-key']
    const question: Asked = {
      path: `${request.method} ${request.url?.split('?')[0]}`,
      form: new URLSearchParams(text),
      idempotencyKey: typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    }
    asked.push(question)
    const found = answers[question.path] ?? { body: {} }
    const { status = 200, body } = typeof found === 'function' ? found(question) : found
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const payments = createStripePayments({
    ...{ key: 'sk_test_x', webhookSecret, returnUrl: 'http://platen.test/credits' },
    server: { host: '127.0.0.1', port, protocol: 'http' },
  })
  return {
    ...{ payments, asked, answers },
    async close() {
      server.closeAllConnections()
      if (server.listening) await new Promise<void>(resolve => server.close(() => resolve()))
    },
  }
}

/** What a webhook request holds. */
export interface SignedEvent {
  readonly payload: string
  readonly header: string
}

/** How an event is signed. */
export interface Signing {
  /** Seconds since 1970; now without it. */
  readonly timestamp?: number
  readonly secret?: string
}

/** An event as Stripe sends it. */
export function signEvent(event: object, signing: Signing = {}): SignedEvent {
  const { timestamp = Math.floor(Date.now() / 1000), secret = webhookSecret } = signing
  const payload = JSON.stringify(event)
  const { webhooks } = new Stripe('sk_test_x')
  return { payload, header: webhooks.generateTestHeaderString({ payload, secret, timestamp }) }
}

/** An event about an object. */
export function eventOf(id: string, type: string, object: object, previous?: object): object {
  const data = { object, ...(previous && { previous_attributes: previous }) }
  return { id: `evt_${id}`, object: 'event', type, data }
}

/** A payment for credit that was made. */
export function paidEvent(id: string, accountId: string, cents = 2000, more: object = {}): object {
  return eventOf(id, 'payment_intent.succeeded', {
    ...{
      id: `pi_${id}`,
      object: 'payment_intent',
      amount_received: cents,
      currency: 'usd',
      customer: 'cus_1',
    },
    metadata: { account_id: accountId, ...more },
  })
}

/** An event of a refund of the payment `pi_1`. */
export function refundEvent(
  id: string,
  type: 'created' | 'updated' | 'failed',
  refund: { readonly id: string; readonly status: string; readonly amount: number },
): object {
  const facts = { object: 'refund', payment_intent: 'pi_1', currency: 'usd', balance_transaction: 'txn_r' }
  return eventOf(id, `refund.${type}`, { ...facts, ...refund })
}
