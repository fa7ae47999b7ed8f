import { createCheckout, createPortal, setAutoTopup } from '../../../service/credits/credits.ts'
import { toMicros } from '../../../service/credits/money.ts'
import { ServiceError } from '../../../service/service-error.ts'
import { leadTo, showPage } from '../answer.ts'
import { linkButton } from '../kit/form.ts'
import { html } from '../kit/html.ts'
import type { Fields } from '../page-route.ts'
import type { MemberVisit } from '../visit.ts'

/** Begins a checkout and leads to it. */
export function beginCheckout(visit: MemberVisit, fields: Fields): Promise<Response> {
  return orBack(visit, async () => {
    const { url } = await createCheckout(visit.service, visit.member.caller, numberOf(fields, 'amount'))
    return leaveTo(visit, url, 'Go to payment')
  })
}

/** Leads to the payment provider's portal. */
export function openPortal(visit: MemberVisit): Promise<Response> {
  return orBack(visit, async () => {
    const { url } = await createPortal(visit.service, visit.member.caller)
    return leaveTo(visit, url, 'Go to cards and invoices')
  })
}

/** Sets when credit is bought by itself. */
export function saveAutoTopup(visit: MemberVisit, fields: Fields): Promise<Response> {
  return orBack(visit, async () => {
    const enabled = fields.get('enabled') === 'on'
    await setAutoTopup(visit.service, visit.member.caller, {
      enabled,
      thresholdMicros: toMicros(numberOf(fields, 'threshold')),
      topupMicros: toMicros(numberOf(fields, 'topup')),
      monthlyMaxMicros: toMicros(numberOf(fields, 'monthly_max')),
    })
    const text = enabled ? 'credit is bought by itself from now on' : 'automatic top-up is off'
    return leadTo(visit, '/credits', { tone: 'success', text })
  })
}

/**
 * A form may lead to this site only, redirects included, so the way out is a page that moves on by itself.
 */
function leaveTo(visit: MemberVisit, url: string, label: string): Response {
  const answer = showPage(visit, {
    title: 'To the payment page',
    width: 'narrow',
    isSecret: true,
    body: html`<h1>One moment</h1><p class="lead">You are taken to our payment provider.</p><p>${linkButton(url, label, 'primary')}</p>`,
  })
  answer.headers.set('refresh', `0; url=${url}`)
  return answer
}

async function orBack(visit: MemberVisit, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    return leadTo(visit, '/credits', { tone: 'danger', text: error.message })
  }
}

/** An amount of a form. Throws `request-invalid`. */
function numberOf(fields: Fields, name: string): number {
  const value = Number(fields.get(name) ?? '')
  if (Number.isFinite(value) && value >= 0 && value <= 1_000_000) return value
  throw new ServiceError('request-invalid', `${name.replace('_', ' ')} must be a number of dollars`)
}
