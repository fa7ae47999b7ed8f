import { getRouterParam, type H3Event, HTTPError } from 'h3'
import { FastResponse } from 'srvx'
import type { Service } from '../service/service.ts'
import { answerHeaders } from './answer-headers.ts'
import { answerRequest, type Desk } from './answer-request.ts'
import type { Page } from './create-app.ts'
import { HttpError } from './http-error.ts'
import type { AnyRoute } from './route-table.ts'
import { type Refusal, toRefusal } from './to-problem.ts'

/** Shows a refusal in a way of its own. */
export type Refuse = (refusal: Refusal, request: Request, headers: Record<string, string>) => Response

/** Where every request comes in and every answer leaves: request id, method, log and figures. */
export interface Door {
  enter(event: H3Event, routes: readonly AnyRoute[], params?: Record<string, string>): Promise<Response>
  enterPage(event: H3Event, pages: readonly Page[]): Promise<Response>
  refuse(event: H3Event, error: unknown): Promise<Response>
  redirect(event: H3Event, location: string): Promise<Response>
}

/** What the door is made of. */
export interface DoorOptions {
  readonly desk: Desk
  readonly strictTransport: boolean
  count(operation: string, status: number, seconds: number): void
}

/** Answers that have nothing to say what it is. */
const bodiless: ReadonlySet<number> = new Set([204, 303, 304, 308])

type Answer = (headers: Record<string, string>, requestId: string) => Promise<Response>

/** Opens it. */
export function openDoor(service: Service, { desk, strictTransport, count }: DoorOptions): Door {
  const nextId = createRequestIds(service)
  const pass = async (
    event: H3Event,
    name: string,
    answer: Answer,
    show: Refuse = toJson,
  ): Promise<Response> => {
    const began = performance.now()
    const requestId = readRequestId(event) ?? nextId()
    const headers = answerHeaders(requestId, strictTransport)
    let response: Response
    try {
      response = await answer(headers, requestId)
    } catch (error) {
      const refusal = toRefusal(fromRouter(error), requestId)
      if (refusal.unexpected) logError(service, requestId, name, error)
      response = show(refusal, event.req, headers)
    }
    if (bodiless.has(response.status)) response.headers.delete('content-type')
    const milliseconds = performance.now() - began
    count(name, response.status, milliseconds / 1000)
    // Never the address: links are secrets.
    service.log.info('request', {
      ...{ request_id: requestId, operation: name, method: event.req.method, status: response.status },
      ms: Math.round(milliseconds * 10) / 10,
    })
    return event.req.method === 'HEAD' ? headOf(response) : response
  }
  return {
    enter(event, routes, params) {
      const route = routes.find(({ method }) => method === methodOf(event))
      return pass(event, route?.operationId ?? 'none', async headers => {
        if (!route) return refuseMethod(event, routes, headers)
        const { req: request, url } = event
        return answerRequest(desk, route, {
          request,
          url,
          headers,
          params: params ?? readParams(event, route),
        })
      })
    },
    enterPage(event, pages) {
      const page = pages.find(({ method }) => method === methodOf(event))
      const answer: Answer = async headers => {
        if (!page) return refuseMethod(event, pages, headers)
        // A page says itself what it is.
        delete headers['content-type']
        const params = (event.context.params ?? {}) as Readonly<Record<string, string>>
        return page.handler({ request: event.req, url: event.url, params, headers })
      }
      return pass(event, page?.name ?? 'none', answer, page?.refuse)
    },
    refuse: (event, error) => pass(event, 'none', () => Promise.reject(error)),
    redirect: (event, location) =>
      pass(
        event,
        'none',
        async headers => new FastResponse(null, { status: 308, headers: { ...headers, location } }),
      ),
  }
}

/** GET answers HEAD as well; its body then stays here. */
function methodOf(event: H3Event): string {
  return event.req.method === 'HEAD' ? 'GET' : event.req.method
}

function refuseMethod(
  event: H3Event,
  routes: readonly { readonly method: string }[],
  headers: Record<string, string>,
): Response {
  const methods = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  const allow = [...new Set([...methods, 'OPTIONS'])].join(', ')
  if (event.req.method === 'OPTIONS')
    return new FastResponse(null, { status: 204, headers: { ...headers, allow } })
  throw new HttpError('method-not-allowed', `this path answers ${allow}`, { headers: { allow } })
}

function readParams(event: H3Event, { paramNames }: AnyRoute): Record<string, string> {
  const params: Record<string, string> = {}
  for (const name of paramNames) params[name] = getRouterParam(event, name, { decode: true }) ?? ''
  return params
}

/** Ids that are unlike those of every other process; they need not be secret, and are made for every request. */
function createRequestIds({ random }: Service): () => string {
  const ours = random.id('req')
  let count = 0
  return () => `${ours}${(count++).toString(36)}`
}

function readRequestId(event: H3Event): string | undefined {
  const given = event.req.headers.get('x-request-id') ?? ''
  return /^[\w-]{8,64}$/.test(given) ? given : undefined
}

function toJson({ status, headers, body }: Refusal, _: Request, base: Record<string, string>): Response {
  const type = { 'content-type': 'application/json; charset=utf-8' }
  return new FastResponse(JSON.stringify(body), { status, headers: { ...base, ...headers, ...type } })
}

/** What the router refuses by itself is an address that cannot be read. */
function fromRouter(error: unknown): unknown {
  const own = HTTPError.isError(error) && error.unhandled !== true && error.status < 500
  if (own) return new HttpError('request-invalid', 'the address is not valid; check its percent signs')
  return HTTPError.isError(error) ? (error.cause ?? error) : error
}

/** The head of an answer. Its body is let go of, so that no file stays open. */
function headOf(response: Response): Response {
  response.body?.cancel().catch(() => {})
  return new Response(null, { status: response.status, headers: response.headers })
}

function logError({ log }: Service, requestId: string, operation: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  log.error('request-failed', { request_id: requestId, operation, error: text })
}
