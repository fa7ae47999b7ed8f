import { setMaxListeners } from 'node:events'
import { FastResponse, type ServerRequest } from 'srvx'
import type { Service } from '../service/service.ts'
import { ServiceError } from '../service/service-error.ts'
import type { OperationId } from './addresses.ts'
import { clientOf } from './guards/client.ts'
import { type Admission, createAdmission } from './guards/admission.ts'
import { createOnlyOnce, fingerprintOf, type OnlyOnce, readIdempotencyKey } from './guards/once.ts'
import { createBuckets, createRateLimiter, type RateLimiter } from './guards/rate-limit.ts'
import { mediaType, readJson } from './body/read-json.ts'
import type { Context, KeyRoute, OpenContext, SystemFacts } from './route.ts'
import type { AnyRoute } from './route-table.ts'
import { createStreamCap, type StreamCap } from './guards/stream-cap.ts'
import { validate } from './body/validate.ts'
import { nothing } from './wire/fields.ts'

/** What all requests share. */
export interface Desk {
  readonly service: Service
  readonly system: SystemFacts
  readonly draining: AbortSignal
  readonly limiter: RateLimiter
  readonly admit: Admission
  readonly once: OnlyOnce
  readonly streams: StreamCap
  /** How many proxies stand before the service and say who asks. */
  readonly proxies: number
}

/** Most event streams that an organisation keeps open. */
const openStreams = 200

/** One request on its way to a route. */
export interface Arrival {
  readonly request: ServerRequest
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  /** Of the answer to come. */
  readonly headers: Record<string, string>
}

/** Creates what all requests share. */
export function createDesk(
  service: Service,
  system: SystemFacts,
  { draining, proxies }: Pick<Desk, 'draining' | 'proxies'>,
): Desk {
  const limiter = createRateLimiter(service.buckets ?? createBuckets(service.clock))
  const streams = createStreamCap(openStreams)
  // Every open stream listens to it.
  setMaxListeners(0, draining)
  const admit = createAdmission(service, limiter)
  return { service, system, draining, limiter, admit, streams, proxies, once: createOnlyOnce(service) }
}

/** Takes a request through everything that stands before its handler, and makes the answer. Throws every refusal. */
export async function answerRequest(desk: Desk, route: AnyRoute, arrival: Arrival): Promise<Response> {
  const { request, headers, params } = arrival
  const { service, system, draining, streams, limiter } = desk
  if (draining.aborted && !isSafe(request.method)) throw stopping()
  if (route.scope === 'open') {
    const client = route.rate && clientOf(request, desk.proxies)
    if (route.rate && client !== undefined) await limiter.take(route.rate, client, {})
    const context = { service, system, draining, limiter, request, headers, params, query: {} }
    return toResponse(route, headers, await route.handler(context as OpenContext<OperationId>))
  }
  const caller = await desk.admit(route, arrival)
  const query = readQuery(route, arrival.url)
  const all = {
    service,
    system,
    draining,
    streams,
    limiter,
    request,
    headers,
    params,
    query,
    caller,
    body: {},
  }
  const known = all as Context<OperationId>
  if (isSafe(request.method) || request.method === 'DELETE') {
    return toResponse(route, headers, await route.handler(known))
  }
  return toResponse(route, headers, await act(desk, route, known, arrival))
}

function readQuery(route: KeyRoute<OperationId>, url: URL): unknown {
  if (url.search === '') return {}
  const query = new Map<string, string | string[]>()
  for (const [name, value] of url.searchParams) {
    const before = query.get(name)
    // What comes twice is no single value, and refused as such; a look back at each would take the square of their number.
    if (before === undefined) query.set(name, value)
    else if (typeof before === 'string') query.set(name, [before, value])
    else before.push(value)
  }
  return validate<unknown>(route.query ?? nothing, Object.fromEntries(query), 'query')
}

/** Reads the body and acts, once if the request has a key of its own. */
async function act(
  { once }: Desk,
  route: KeyRoute<OperationId> & AnyRoute,
  known: Context<OperationId>,
  { request, url, headers }: Arrival,
): Promise<unknown> {
  const key = readIdempotencyKey(request)
  const { body, digest, discard } = await readBody(route, known)
  const context = { ...known, body } as Context<OperationId>
  try {
    if (key === undefined) return await route.handler(context)
    const { answer, replayed } = await once.run<unknown>({
      ...{ key, caller: known.caller, keepAnswer: !route.replay },
      fingerprint: fingerprintOf(request.method, url.pathname, digest),
      act: caller => route.handler({ ...context, caller }),
      replay(result) {
        headers['idempotent-replayed'] = 'true'
        return route.replay ? route.replay(context, result) : result
      },
    })
    if (replayed) await discard?.()
    return answer
  } catch (error) {
    await discard?.()
    throw error
  }
}

interface ReadBody {
  readonly body: unknown
  readonly digest: string | Uint8Array
  discard?(): Promise<void>
}

async function readBody(route: KeyRoute<OperationId>, known: Context<OperationId>): Promise<ReadBody> {
  if (route.readForm && mediaType(known.request) === 'multipart/form-data') return route.readForm(known)
  const { bytes, value } = await readJson(known.request)
  return { body: validate<unknown>(route.body ?? nothing, value, 'body'), digest: bytes }
}

function toResponse(route: AnyRoute, headers: Record<string, string>, answer: unknown): Response {
  if (answer instanceof Response) return answer
  return new FastResponse(JSON.stringify(answer), { status: route.answer.status, headers })
}

/** Whether a method only reads. */
function isSafe(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function stopping(): ServiceError {
  return new ServiceError('draining', 'the service is stopping; try again in 10 seconds', { retryAfter: 10 })
}
