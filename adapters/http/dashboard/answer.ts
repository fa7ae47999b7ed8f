import { writeCookie } from '../cookies.ts'
import { type Flash, saidFlash, writeFlash } from './flash.ts'
import { layOutPage, type Page } from './kit/page.ts'
import type { Visit } from './visit.ts'

/** What our own pages may do: nothing from elsewhere, nothing inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Answers with a page. */
export function showPage(visit: Visit, page: Page, status = 200): Response {
  if (visit.flash) visit.cookies.push(saidFlash)
  const headers = answerHeaders(visit)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', policy)
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('cache-control', page.isSecret ? 'no-store' : 'private, no-cache')
  return new Response(layOutPage(visit, page).markup, { status, headers })
}

/** Leads on to another page of ours, which may say a word. */
export function leadTo(visit: Visit, path: string, flash?: Flash): Response {
  if (flash) visit.cookies.push(writeFlash(flash))
  const headers = answerHeaders(visit)
  headers.set('location', path)
  return new Response(null, { status: 303, headers })
}

/** Answers one of our scripts. */
export function showJson(visit: Visit, value: unknown, status = 200): Response {
  const headers = answerHeaders(visit)
  headers.set('content-type', 'application/json')
  headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(value), { status, headers })
}

function answerHeaders({ service, cookies, headers: given }: Visit): Headers {
  // Without a referrer browsers call the origin of a form `null`.
  const headers = new Headers({ ...given, 'referrer-policy': 'same-origin' })
  const isSecure = service.settings.publicUrl.startsWith('https:')
  for (const cookie of cookies) headers.append('set-cookie', writeCookie(cookie, isSecure))
  return headers
}
