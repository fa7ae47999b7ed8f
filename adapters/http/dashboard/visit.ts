import type { User } from '../../service/credits/account.ts'
import type { Caller } from '../../service/access/scope.ts'
import type { Service } from '../../service/service.ts'
import { readSession } from '../../service/access/sign-in.ts'
import type { RateLimiter } from '../guards/rate-limit.ts'
import type { StreamCap } from '../guards/stream-cap.ts'
import { readSessionCookie } from '../visitor.ts'
import type { Assets } from './assets.ts'
import { type Cookie, readCookie } from '../cookies.ts'
import { browserCookie, csrfToken } from './csrf.ts'
import { type Flash, readFlash } from './flash.ts'

/** What a visitor's request comes with. */
export interface Visit {
  readonly service: Service
  readonly assets: Assets
  readonly request: Request
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** What every answer carries to begin with, its request id among it. */
  readonly headers: Readonly<Record<string, string>>
  /** What this visitor's forms carry. */
  readonly csrf: string
  /** Cookies to set with the answer. */
  readonly cookies: Cookie[]
  readonly flash?: Flash
  /** Absent: signed out. */
  readonly member?: Member
  /** Ends when the service begins to stop. */
  readonly draining: AbortSignal
  readonly limiter: RateLimiter
  /** Who visits, by address; `undefined` when that says nothing. */
  readonly client: string | undefined
  /** Bounds how many runs an organisation follows at a time. */
  readonly streams: StreamCap
}

/** Somebody signed in. */
export interface Member {
  readonly caller: Caller
  readonly user: User
}

/** A visit of somebody signed in. */
export type MemberVisit = Visit & { readonly member: Member }

/** Reads who visits, and makes sure that the browser can be known again by its forms. */
export async function readVisit(
  service: Service,
  given: Pick<
    Visit,
    'assets' | 'request' | 'url' | 'params' | 'headers' | 'draining' | 'limiter' | 'client' | 'streams'
  >,
): Promise<Visit> {
  const { request } = given
  const session = readSessionCookie(request)
  const caller = await readSession(service, session)
  const user = caller && (await service.store.read(tx => tx.get('users', caller.userId)))
  const known = readCookie(request, browserCookie)
  const browser = known !== undefined && /^[0-9A-Za-z]{24}$/.test(known) ? known : service.random.secret(24)
  const flash = readFlash(request)
  return {
    ...given,
    service,
    csrf: csrfToken(service.settings.secret, browser, caller && session),
    cookies: browser === known ? [] : [{ name: browserCookie, value: browser }],
    ...(flash && { flash }),
    ...(caller && user && { member: { caller, user } }),
  }
}
