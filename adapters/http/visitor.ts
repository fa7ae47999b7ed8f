import { readCookie, writeCookie } from './cookies.ts'
import { authenticate } from '../service/access/keys.ts'
import type { Caller } from '../service/access/scope.ts'
import type { Service } from '../service/service.ts'
import { readSession, sessionLife } from '../service/access/sign-in.ts'

/** Name of the cookie that holds a dashboard session. */
const sessionCookie = 'platen_session'

/** Whether a person's browser asks for a page. */
export function isBrowser(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}

/** The session in a request's cookies. */
export function readSessionCookie(request: Request): string | undefined {
  return readCookie(request, sessionCookie)
}

/** The `Set-Cookie` that signs somebody in, or out when there is no session. */
export function writeSessionCookie(
  { settings }: Pick<Service, 'settings'>,
  session: string | undefined,
): string {
  const age = session === undefined ? 0 : Math.floor(sessionLife / 1000)
  const isSecure = settings.publicUrl.startsWith('https:')
  return writeCookie({ name: sessionCookie, value: session ?? '', age }, isSecure)
}

/**
 * Who visits: somebody signed in to the dashboard, or the holder of a key. `undefined` is a person who may sign in;
 * throws `unauthenticated` for a program.
 */
export async function readVisitor(service: Service, request: Request): Promise<Caller | undefined> {
  const authorization = request.headers.get('authorization') ?? undefined
  if (authorization !== undefined) return authenticate(service, authorization)
  const visitor = await readSession(service, readSessionCookie(request))
  if (visitor || isBrowser(request)) return visitor
  return authenticate(service, undefined)
}

/** The sign-in page, which leads back to where the request wanted to go. */
export function signInPage({ settings }: Pick<Service, 'settings'>, request: Request): string {
  const { pathname } = new URL(request.url)
  return `${settings.publicUrl}/sign-in?return_to=${encodeURIComponent(pathname)}`
}
