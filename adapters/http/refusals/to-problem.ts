import { BlobFault } from '../../service/files/blob-fault.ts'
import { RenderError } from '../../../core/error.ts'
import { StoreAway } from '../../service/ports/store-away.ts'
import { ServiceError } from '../../service/service-error.ts'
import { HttpError } from './http-error.ts'
import { type ProblemCode, statusOf } from './problem-status.ts'
import type { Problem } from '../wire/problem.ts'

/** A refusal that is ready to be sent. */
export interface Refusal {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Problem
  /** Nothing that a caller could mend: belongs into the log. */
  readonly unexpected: boolean
}

/** Seconds after which a caller who was turned away for want of room may come again. */
const wait = '10'

/** What the disk says when it is full, read-only, somebody else's or broken. */
const diskTrouble: ReadonlySet<unknown> = new Set([
  ...['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'EBUSY'],
])

/** Makes a refusal of anything that was thrown. What is not known is hidden behind the request id. */
export function toRefusal(error: unknown, requestId: string): Refusal {
  const { code, detail } = toReason(error)
  const status = statusOf[code]
  const errors = error instanceof HttpError ? error.errors : []
  return {
    status,
    headers: {
      ...(status === 401 && { 'www-authenticate': 'Bearer realm="platen"' }),
      ...(status === 503 && { 'retry-after': wait }),
      ...(error instanceof ServiceError &&
        error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
      ...(error instanceof HttpError && error.headers),
    },
    body: { detail, code, request_id: requestId, ...(errors.length > 0 && { errors }) },
    unexpected: code === 'internal' || code === 'storage-unavailable' || code === 'format-failed',
  }
}

function toReason(error: unknown): { readonly code: ProblemCode; readonly detail: string } {
  if (error instanceof ServiceError || error instanceof HttpError || error instanceof RenderError) {
    return { code: error.code, detail: error.message }
  }
  if (error instanceof BlobFault) {
    const detail =
      'a file of this is lost or damaged where it is kept; the operator finds it under this request id'
    return { code: 'internal', detail }
  }
  if (error instanceof StoreAway) {
    return { code: 'storage-unavailable', detail: 'nothing can be kept or read now; try again in 10 seconds' }
  }
  if (diskTrouble.has((error as { readonly code?: unknown } | undefined)?.code)) {
    return { code: 'storage-unavailable', detail: 'nothing can be stored now; try again in 10 seconds' }
  }
  return { code: 'internal', detail: 'an internal error; the operator finds it under this request id' }
}
