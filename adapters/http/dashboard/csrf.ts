import { createHmac, timingSafeEqual } from 'node:crypto'

/** Name of the cookie that ties forms to a browser. */
export const browserCookie = 'platen_browser'

/** What a form carries so that only a page of ours can have made it: bound to the browser and to who is signed in. */
export function csrfToken(secret: string, browser: string, session: string | undefined): string {
  return createHmac('sha256', secret)
    .update(`platen form\n${browser}\n${session ?? ''}`)
    .digest('base64url')
}

/** Whether a form came from a page that this browser was given. */
export function isOwnForm(expected: string, given: string | null | undefined): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given ?? '')]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Whether the browser itself says that the request comes from elsewhere. Older ones say nothing. */
export function isForeign(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site !== null && site !== 'same-origin' && site !== 'none'
}
