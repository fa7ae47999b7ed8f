import { takeShare } from '../guards/take-share.ts'
import type { Service } from '../../service/service.ts'
import { ServiceError } from '../../service/service-error.ts'
import type { PageRequest } from '../create-app.ts'
import { HttpError } from '../refusals/http-error.ts'
import type { StreamCap } from '../guards/stream-cap.ts'
import { leadTo } from './answer.ts'
import type { Assets } from './assets.ts'
import { isForeign, isOwnForm } from './csrf.ts'
import { showError } from './pages/error-page.ts'
import { readFields } from './read-fields.ts'
import { type MemberVisit, readVisit, type Visit } from './visit.ts'

/** Fields of a form that was sent. */
export type Fields = URLSearchParams

/** One address of the dashboard. Its form was checked to be ours before it acts, unless it reads the body itself. */
export type PageRoute = { readonly path: string } & (
  | { readonly method: 'GET'; readonly access: 'open'; answer(visit: Visit): Promise<Response> }
  | { readonly method: 'GET'; readonly access: 'member'; answer(visit: MemberVisit): Promise<Response> }
  | {
      readonly method: 'POST'
      readonly access: 'open'
      answer(visit: Visit, fields: Fields): Promise<Response>
    }
  | {
      readonly method: 'POST'
      readonly access: 'member'
      answer(visit: MemberVisit, fields: Fields): Promise<Response>
    }
  | { readonly method: 'POST'; readonly access: 'stream'; answer(visit: MemberVisit): Promise<Response> }
)

/** What every request is answered with. */
export interface Surroundings {
  readonly service: Service
  readonly draining: AbortSignal
  readonly streams: StreamCap
  /** Made when they are first needed. */
  assets(): Assets
}

/** Answers a visit: never throws, the worst is a page that says so. */
export async function answerVisit(
  { service, assets, ...shared }: Surroundings,
  arrival: PageRequest,
  answer: (visit: Visit) => Promise<Response>,
): Promise<Response> {
  const visit = await readVisit(service, { ...arrival, ...shared, assets: assets() })
  try {
    return await answer(visit)
  } catch (error) {
    return showError(visit, error)
  }
}

/** Answers a request to a route, once its sender and its form were looked at. */
export function answerRoute(route: PageRoute, around: Surroundings, arrival: PageRequest): Promise<Response> {
  return answerVisit(around, arrival, visit => dispatch(route, visit))
}

async function dispatch(route: PageRoute, visit: Visit): Promise<Response> {
  if (route.method === 'GET' && route.access === 'open') return route.answer(visit)
  if (route.method === 'POST' && isForeign(visit.request)) throw notOurs()
  checkRunning(visit)
  if (route.method === 'POST' && route.access === 'open') return route.answer(visit, await readOwnForm(visit))
  if (!isMember(visit)) return leadTo(visit, signInAddress(visit))
  await takeShare(visit.limiter, visit.service, 'pages', visit.member.caller.accountId)
  if (route.method === 'GET' || route.access === 'stream') return route.answer(visit)
  return route.answer(visit, await readOwnForm(visit))
}

/** Throws `draining` for an act that comes while the service stops. */
export function checkRunning({ request, draining }: Visit): void {
  if (request.method !== 'POST' || !draining.aborted) return
  throw new ServiceError('draining', 'the service is being restarted; try again in a few seconds')
}

function isMember(visit: Visit): visit is MemberVisit {
  return visit.member !== undefined
}

/** Where to sign in; it leads back to a page that was to be looked at, not to an act. */
function signInAddress({ request, url }: Visit): string {
  const back = request.method === 'GET' ? url.pathname + url.search : '/jobs'
  return `/sign-in?return_to=${encodeURIComponent(back)}`
}

async function readOwnForm(visit: Visit): Promise<Fields> {
  const fields = await readFields(visit.request)
  checkToken(visit, fields.get('csrf'))
  return fields
}

/** Throws unless the token is that of this visitor's forms. */
export function checkToken(visit: Visit, token: string | null | undefined): void {
  if (!isOwnForm(visit.csrf, token)) throw notOurs()
}

function notOurs(): HttpError {
  return new HttpError(
    'link-invalid',
    'this form is out of date, or did not come from this browser; go back, load the page again and repeat it',
  )
}
