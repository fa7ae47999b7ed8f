import { type Span, SpanStatusCode } from '@opentelemetry/api'
import { type H3Event, HTTPError } from 'h3'
import { FastResponse } from 'srvx'
import { follow } from '../service/follow.ts'
import type { Service } from '../service/service.ts'
import { answerHeaders } from './answers/answer-headers.ts'
import { HttpError } from './refusals/http-error.ts'
import { type Refusal, toRefusal } from './refusals/to-problem.ts'

/** Shows a refusal. */
export type Refuse = (refusal: Refusal, request: Request, headers: Record<string, string>) => Response

/** One request and who answers it. */
export interface Passage {
  readonly event: H3Event
  /** As it is called in log and figures. */
  readonly name: string
  /** `headers` are what the answer carries; it may overwrite them. */
  answer(headers: Record<string, string>): Promise<Response>
  readonly refuse?: Refuse
}

/** Sees a request through to its answer, whatever happens: never rejects. */
export type SeeThrough = (passage: Passage) => Promise<Response>

/** What it needs besides the service. */
export interface SeeThroughOptions {
  readonly strictTransport: boolean
  /** Connections end with their answer then: whoever comes again comes to another process. */
  readonly leaving: AbortSignal
  count(operation: string, status: number, seconds: number): void
}

/** Answers that have nothing to say what it is. */
const bodiless: ReadonlySet<number> = new Set([204, 303, 304, 308])

/** Gives every request an id, every fault an answer, and every answer a line in the log and a place in the figures. */
export function createSeeThrough(
  service: Service,
  { strictTransport, leaving, count }: SeeThroughOptions,
): SeeThrough {
  const nextId = createRequestIds(service)
  const answerAndTell = async (passage: Passage, span: Span): Promise<Response> => {
    const { event, name, answer, refuse = toJson } = passage
    const began = performance.now()
    const requestId = readRequestId(event) ?? nextId()
    const headers = answerHeaders(requestId, strictTransport)
    if (leaving.aborted) headers['connection'] = 'close'
    let response: Response
    try {
      response = await answer(headers)
    } catch (error) {
      const refusal = toRefusal(fromRouter(error), requestId)
      if (refusal.unexpected) logError(service, requestId, name, error)
      response = refuse(refusal, event.req, headers)
    }
    if (bodiless.has(response.status)) response.headers.delete('content-type')
    const { method } = event.req
    const ms = Math.round((performance.now() - began) * 10) / 10
    count(name, response.status, ms / 1000)
    // Never the address: links are secrets.
    const { status } = response
    service.log.info('request', { request_id: requestId, operation: name, method, status, ms })
    span.setAttributes({ 'http.response.status_code': status, 'platen.request_id': requestId })
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    return method === 'HEAD' ? headOf(response) : response
  }
  return passage => {
    const { name, event } = passage
    const from = event.req.headers.get('traceparent') ?? undefined
    const attributes = { 'http.request.method': event.req.method }
    return follow({ name, kind: 'in', from, attributes }, span => answerAndTell(passage, span))
  }
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

/** A refusal as a program reads it. */
export function toJson(
  { status, headers, body }: Refusal,
  _: Request,
  base: Readonly<Record<string, string>>,
): Response {
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
