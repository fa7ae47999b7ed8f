import { toRefusal } from '../../refusals/to-problem.ts'
import { showPage } from '../answer.ts'
import { linkButton } from '../kit/form.ts'
import { html } from '../kit/html.ts'
import { toSentence } from '../kit/notice.ts'
import { toAdvice } from '../to-advice.ts'
import type { Visit } from '../visit.ts'

/** A page for anything that was thrown: what is not known is hidden behind the request id and logged. */
export function showError(visit: Visit, error: unknown): Response {
  const { service, headers } = visit
  const requestId = headers['x-request-id'] ?? ''
  const { status, body, unexpected } = toRefusal(error, requestId)
  if (unexpected) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
    service.log.error('page-failed', { request_id: requestId, error: text })
  }
  return showPage(
    visit,
    errorPage(status, toAdvice(body.code, body.detail), unexpected ? requestId : undefined),
    status,
  )
}

/** The page of an address where nothing is. */
export function showMissing(visit: Visit): Response {
  return showPage(visit, errorPage(404, 'the address may be mistyped, or what was here is deleted'), 404)
}

function errorPage(status: number, detail: string, requestId?: string): Parameters<typeof showPage>[1] {
  const heading = headings[status] ?? (status >= 500 ? 'Something went wrong' : 'That did not work')
  return {
    title: heading,
    width: 'narrow',
    body: html`<div class="error-page"><p class="error-code">${status}</p><h1>${heading}</h1>
<p class="lead">${toSentence(detail)}</p>
${requestId !== undefined && html`<p class="hint">Request <code>${requestId}</code></p>`}
<p>${linkButton('/jobs', 'Go to your jobs', 'primary')}</p></div>`,
  }
}

const headings: Readonly<Record<number, string>> = {
  403: 'Not allowed',
  404: 'There is nothing here',
  413: 'That is too large',
  500: 'Something went wrong on our side',
  503: 'Not available just now',
}
