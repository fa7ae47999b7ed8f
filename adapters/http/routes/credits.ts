import { toTimestamp } from '../../service/ports/clock.ts'
import { createCheckout, createPortal, getCredits, listLedger } from '../../service/credits/credits.ts'
import { toUsd } from '../../service/credits/money.ts'
import { receivePayment } from '../../service/credits/receive-payment.ts'
import { readListPage } from '../answers/list-page.ts'
import { readWhole } from '../body/read-bytes.ts'
import type { Routes } from '../route.ts'
import { checkout, checkoutWish, creditsAccount, ledger, portal } from '../wire/credits.ts'
import { pageQuery } from '../wire/fields.ts'
import { received } from '../wire/system.ts'

/** Most ledger entries of one answer. */
const entriesPerPage = 1000

/** Most bytes of a payment event. */
const eventBytes = 1024 * 1024

type CreditOperation = 'getCredits' | 'listLedger' | 'createCheckout' | 'getBillingPortal' | 'receivePayment'

/** Credit and how it is bought. */
export const creditRoutes: Routes<CreditOperation> = {
  getCredits: {
    area: 'Credits and billing',
    summary: 'The balance',
    about:
      'What is reserved for runs in progress is still part of it. It is below zero when credit was refunded that had been spent.',
    scope: 'any',
    answer: { status: 200, schema: creditsAccount },
    async handler({ service, caller }) {
      const { account } = await getCredits(service, caller)
      const { freeMicros, paidMicros, autoTopup } = account
      return {
        balance_usd: toUsd(freeMicros + paidMicros),
        free_balance_usd: toUsd(freeMicros),
        paid_balance_usd: toUsd(paidMicros),
        past_due: account.pastDue,
        auto_topup_enabled: autoTopup.enabled,
        threshold_usd: toUsd(autoTopup.thresholdMicros),
        topup_usd: toUsd(autoTopup.topupMicros),
        monthly_max_usd: toUsd(autoTopup.monthlyMaxMicros),
        has_payment_method: account.hasPaymentMethod,
      }
    },
  },
  listLedger: {
    area: 'Credits and billing',
    summary: 'Movements of the balance, newest first',
    scope: 'any',
    query: pageQuery(entriesPerPage),
    answer: { status: 200, schema: ledger },
    async handler({ service, caller, query }) {
      const { rows, next } = await readListPage(service, query, {
        name: `ledger of ${caller.accountId}`,
        most: entriesPerPage,
        read: page => listLedger(service, caller, page),
        placeOf: ({ createdAt, entryId }) => ({ createdAt, id: entryId }),
      })
      const data = rows.map(entry => ({
        entry_id: entry.entryId,
        kind: entry.kind,
        amount_usd: toUsd(entry.freeMicros + entry.paidMicros),
        run_id: entry.runId ?? null,
        note: entry.note,
        created_at: toTimestamp(entry.createdAt),
      }))
      return { data, ...next }
    },
  },
  createCheckout: {
    area: 'Credits and billing',
    summary: 'Begin a hosted checkout',
    about:
      'Begin one only when somebody has asked for it. The credit comes once the payment provider confirms it.',
    scope: 'any',
    body: checkoutWish,
    answer: { status: 200, schema: checkout },
    refusals: ['payments-unavailable'],
    async handler({ service, caller, body }) {
      const { url, sessionId } = await createCheckout(service, caller, body.amount_usd)
      return { url, session_id: sessionId }
    },
  },
  getBillingPortal: {
    area: 'Credits and billing',
    summary: "A link to the payment provider's customer portal",
    scope: 'any',
    answer: { status: 200, schema: portal },
    refusals: ['payments-unavailable'],
    handler: ({ service, caller }) => createPortal(service, caller),
  },
  receivePayment: {
    area: 'Credits and billing',
    summary: 'For the payment provider: what became of a payment',
    about:
      'The signature over the raw body is the permission. An event that comes before the payment it is about is refused: send it again later.',
    scope: 'open',
    answer: { status: 200, schema: received },
    refusals: [
      ...(['request-invalid', 'payment-unknown', 'payments-unavailable', 'too-large'] as const),
      ...(['request-timeout', 'storage-unavailable'] as const),
    ],
    async handler({ service, request }) {
      const body = (await readWhole(request, eventBytes)).toString('utf8')
      await receivePayment(service, body, request.headers.get('stripe-signature') ?? '')
      return { received: true }
    },
  },
}
