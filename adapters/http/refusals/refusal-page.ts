import { html } from '../dashboard/kit/html.ts'
import { toSentence } from '../dashboard/kit/notice.ts'
import { createLonePages } from '../theme/lone-page.ts'
import { markAddress } from '../theme/theme-page.ts'
import type { Refusal } from './to-problem.ts'
import { isBrowser } from '../visitor.ts'

const pages =
  createLonePages(`main{display:grid;gap:var(--space-0-75);justify-items:start;max-width:37rem;margin:0 auto;padding:clamp(2rem,12vh,7rem) 1.25rem 4rem}
main>img{margin-bottom:var(--space-0-5)}
`)

/** A refusal as a person reads it who followed a link; `undefined` for a program. */
export function toRefusalPage(
  refusal: Refusal,
  request: Request,
  base: Readonly<Record<string, string>>,
): Response | undefined {
  if (!isBrowser(request)) return undefined
  const { status, headers } = refusal
  const own = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pages.policy }
  return new Response(layOut(refusal), { status, headers: { ...base, ...headers, ...own } })
}

function layOut({ status, body }: Refusal): string {
  const title = titleOf(status)
  return pages.layOut(
    `${title} · Platen`,
    html`<meta name="robots" content="noindex">`,
    html`<main><img src="${markAddress}" alt="Platen" width="40" height="40"><h1>${title}</h1>
<p class="lead">${toSentence(body.detail)}</p><p class="hint">Request <code>${body.request_id}</code></p></main>`,
  )
}

function titleOf(status: number): string {
  if (status === 404) return 'There is nothing here'
  if (status === 403) return 'This link does not work any more'
  return 'This did not work'
}
