import { createHmac, timingSafeEqual } from 'node:crypto'
import { ServiceError } from '../service-error.ts'

/** What a signed link is for: a token made for one purpose is worth nothing for another. */
export type TokenPurpose = 'upload' | 'download' | 'viewer' | 'sign-in' | 'session' | 'cursor'

interface Sealed {
  readonly for: TokenPurpose
  /** When it ends, ms since 1970. */
  readonly until: number
  readonly says: unknown
}

/** Makes a token that says something until a time: base64url of the JSON, a dot, base64url of its HMAC-SHA256. */
export function signToken(secret: string, purpose: TokenPurpose, until: number, says: unknown): string {
  const sealed: Sealed = { for: purpose, until, says }
  const body = Buffer.from(JSON.stringify(sealed)).toString('base64url')
  return `${body}.${sign(secret, body)}`
}

/** What a token says. Throws `link-invalid` when it was altered, is for something else, or has ended. */
export function readToken<Says>(secret: string, purpose: TokenPurpose, token: string, now: number): Says {
  const [body = '', signature = '', ...rest] = token.split('.')
  // Compared as text: several texts decode to the same bytes, and a link that works once would work as each of them.
  const given = Buffer.from(signature)
  const wanted = Buffer.from(sign(secret, body))
  if (rest.length > 0 || given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw invalid()
  const sealed = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Sealed
  if (sealed.for !== purpose) throw invalid()
  if (sealed.until <= now) throw new ServiceError('link-invalid', 'the link has expired; ask for a new one')
  return sealed.says as Says
}

function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(`platen token\n${body}`).digest('base64url')
}

function invalid(): ServiceError {
  return new ServiceError('link-invalid', 'the link is not valid; ask for a new one')
}
