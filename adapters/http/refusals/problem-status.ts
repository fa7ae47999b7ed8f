import type { RenderErrorCode } from '../../../core/error.ts'
import type { ServiceErrorCode } from '../../service/service-error.ts'

/** Reasons of refusal that only exist on the way in and out. */
export type HttpErrorCode =
  | 'method-not-allowed'
  | 'media-type-unsupported'
  | 'request-timeout'
  | 'range-invalid'
  | 'secret-shown-once'
  | 'storage-unavailable'
  | 'internal'

/** Every code that a refusal carries. */
export type ProblemCode = ServiceErrorCode | RenderErrorCode | HttpErrorCode

/** The status that answers each reason. A new reason does not compile until it has one. */
export const statusOf: Readonly<Record<ProblemCode, number>> = {
  'request-invalid': 400,
  'type-unsupported': 400,
  'upload-mismatch': 400,
  unauthenticated: 401,
  'balance-insufficient': 402,
  'past-due': 402,
  'scope-missing': 403,
  'link-invalid': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'run-terminal': 409,
  'run-active': 409,
  'node-changed': 409,
  'nothing-completed': 409,
  'idempotency-busy': 409,
  'payment-unknown': 409,
  'quota-reached': 409,
  'secret-shown-once': 409,
  'too-large': 413,
  'media-type-unsupported': 415,
  'range-invalid': 416,
  'idempotency-mismatch': 422,
  'run-failed': 422,
  'rate-limited': 429,
  'queue-full': 503,
  'payments-unavailable': 503,
  draining: 503,
  'storage-unavailable': 503,
  internal: 500,
  // A render that stands behind a request is an edit: what its text may be is the caller's, the rest is ours.
  'job-invalid': 400,
  'format-unknown': 400,
  'size-unknown': 400,
  'size-too-small': 400,
  'content-not-text': 400,
  'asset-invalid': 400,
  'content-too-large': 413,
  'time-limit': 503,
  'memory-limit': 503,
  'worker-lost': 503,
  'engine-closed': 503,
  cancelled: 503,
  'format-failed': 500,
}
