import { PlatenError, toPlatenError } from './platen-error.ts'

/** How the service is reached. */
export interface Connection {
  /** Where it is: `https://platen.example`. */
  readonly baseUrl: string
  /** `plt_live_…` */
  readonly key: string
  /** Tries after the first one that failed; default 3. */
  readonly retries?: number
  /** Milliseconds until one try is given up; default 60,000. */
  readonly timeout?: number
  /** Stands in for the global one. */
  readonly fetch?: typeof fetch
}

/** One request that may be sent more than once: it must be safe to repeat. */
export interface RepeatableRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  readonly signal?: AbortSignal
}

/** Refusals that time mends. */
const passing: ReadonlySet<number> = new Set([408, 429, 502, 503, 504])

/** Waits longer than this are not for a program, s. */
const longestWait = 60

/** Sends a request until an answer comes that time will not change. Throws `PlatenError`, and what the signal is aborted with. */
export async function sendRequest(connection: Connection, request: RepeatableRequest): Promise<Response> {
  const { retries = 3 } = connection
  for (let tries = 0; ; tries += 1) {
    const outcome = await sendOnce(connection, request)
    if (outcome instanceof Response && outcome.ok) return outcome
    const error = outcome instanceof Response ? await toPlatenError(outcome) : outcome
    if (tries >= retries || !isPassing(error)) throw error
    const asked = outcome instanceof Response ? Number(outcome.headers.get('retry-after')) : 0
    if (asked > longestWait) throw error
    await sleep(asked > 0 ? asked * 1000 : pause(tries), request.signal)
  }
}

async function sendOnce(
  { fetch: send = fetch, timeout = 60_000 }: Connection,
  { url, signal, body, ...request }: RepeatableRequest,
): Promise<Response | PlatenError> {
  const limit = AbortSignal.timeout(timeout)
  try {
    return await send(url, {
      ...request,
      ...(body !== undefined && { body: body as BodyInit }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  } catch (error) {
    signal?.throwIfAborted()
    const detail = `${new URL(url).origin} could not be reached; check the address and the network`
    return new PlatenError(0, { detail, code: 'unreachable' }, { cause: error })
  }
}

function isPassing({ status, code }: PlatenError): boolean {
  if (code === 'payments-unavailable') return false
  return status === 0 || passing.has(status) || code === 'idempotency-busy'
}

/** Doubles from half a second, and varies, so that many clients do not come back as one. */
function pause(tries: number): number {
  return 500 * 2 ** tries * (0.5 + Math.random())
}

/** Waits; throws what the signal is aborted with. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer)
      reject(signal?.reason as Error)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}
