/** Every reason why the service refuses. HTTP answers each with a status of its own. */
export type ServiceErrorCode =
  | 'request-invalid'
  | 'type-unsupported'
  | 'upload-mismatch'
  | 'unauthenticated'
  | 'balance-insufficient'
  | 'past-due'
  | 'scope-missing'
  | 'not-found'
  | 'run-terminal'
  | 'run-active'
  | 'node-changed'
  | 'nothing-completed'
  | 'run-failed'
  | 'idempotency-busy'
  | 'idempotency-mismatch'
  | 'too-large'
  | 'rate-limited'
  | 'quota-reached'
  | 'queue-full'
  | 'payments-unavailable'
  | 'payment-unknown'
  | 'draining'
  | 'link-invalid'

/** What the service will not do. The text says what is wrong, names the value and says how to mend it. */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode
  /** Seconds after which a try makes sense. */
  readonly retryAfter?: number

  constructor(code: ServiceErrorCode, text: string, options: { readonly retryAfter?: number } = {}) {
    super(text)
    this.name = 'ServiceError'
    this.code = code
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter
  }
}

/** Longer than any id of ours: what is asked for comes from outside and may have any length. */
const mostOfId = 80

/** The same answer for what is not there and for what belongs to somebody else. */
export function notFound(kind: string, id: string): ServiceError {
  const shown = id.length > mostOfId ? `${id.slice(0, mostOfId)}…` : id
  return new ServiceError('not-found', `there is no ${kind} "${shown}"`)
}

/** The refusal where as much waits as may; the text says what. */
export function queueFull(text: string): ServiceError {
  return new ServiceError('queue-full', `${text}; try again in 10 seconds`, { retryAfter: 10 })
}
