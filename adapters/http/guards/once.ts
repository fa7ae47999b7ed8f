import { createHash } from 'node:crypto'
import type { Caller } from '../../service/access/scope.ts'
import type { Service } from '../../service/service.ts'
import { ServiceError } from '../../service/service-error.ts'
import { HttpError } from '../refusals/http-error.ts'
import { findReceipt, requestBusy } from '../../service/receipts/keep-receipt.ts'

/** Lets a request with an `Idempotency-Key` act once, however often it comes. */
export interface OnlyOnce {
  run<Answer>(request: KeyedRequest<Answer>): Promise<{ readonly answer: Answer; readonly replayed: boolean }>
}

/** A request that may be a repetition. */
export interface KeyedRequest<Answer> {
  readonly caller: Caller
  readonly key: string
  /** Digest of all that the request says. */
  readonly fingerprint: string
  act(caller: Caller): Promise<Answer>
  /** Makes the answer of what is kept. */
  replay(result: unknown): Answer | Promise<Answer>
  /** Whether the answer has to be kept here, because the rule keeps no receipt. */
  readonly keepAnswer: boolean
}

/**
 * Creates the gate. Requests in flight are known to this process only; one that is in flight in another is told by the receipt that
 * both would keep (`keepReceipt`), and where the rule keeps none, doing it twice is the same as once.
 */
export function createOnlyOnce({ store, clock }: Service): OnlyOnce {
  const inFlight = new Map<string, string>()
  return {
    async run({ caller, key, fingerprint, act, replay, keepAnswer }) {
      const name = `${caller.accountId} ${key}`
      const other = inFlight.get(name)
      if (other !== undefined) throw other === fingerprint ? requestBusy() : mismatch()
      inFlight.set(name, fingerprint)
      try {
        const receipt = await store.read(tx => findReceipt(tx, caller.accountId, key))
        if (receipt && receipt.fingerprint !== fingerprint) throw mismatch()
        if (receipt) return { answer: await replay(receipt.result), replayed: true }
        const answer = await act({ ...caller, idempotency: { key, fingerprint } })
        if (keepAnswer) {
          const { accountId } = caller
          await store.transact(async tx => {
            tx.put('receipts', { accountId, key, fingerprint, result: answer, createdAt: clock.now() })
          })
        }
        return { answer, replayed: false }
      } finally {
        inFlight.delete(name)
      }
    },
  }
}

/** The key of a request. Throws `request-invalid` for one that cannot be kept. */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new HttpError('request-invalid', 'the Idempotency-Key must be 1 to 255 printable ASCII characters')
}

/** Stands for a request: method, path and content. */
export function fingerprintOf(method: string, path: string, content: string | Uint8Array): string {
  return createHash('sha256').update(`${method} ${path}\n`).update(content).digest('hex')
}

function mismatch(): ServiceError {
  return new ServiceError(
    'idempotency-mismatch',
    'this Idempotency-Key was used for another request; use a new key for a new request',
  )
}
