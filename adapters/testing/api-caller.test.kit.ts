/** An answer of the API. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly body: any
}

/** Calls the API: `await call('POST', '/v1/jobs', { name: 'Tide' })`. */
export type Call = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Readonly<Record<string, string>>,
) => Promise<Answer>

/** Calls a service with a key. Rejects when the connection breaks. */
export function createCall(url: string, key: string): Call {
  return async (method, path, body, headers = {}) => {
    const isJson = body !== undefined && !(body instanceof Uint8Array)
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        ...(path.startsWith('/v1') && { authorization: `Bearer ${key}` }),
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as Buffer<ArrayBuffer>) }),
      signal: AbortSignal.timeout(30_000),
    })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    return {
      status: response.status,
      headers: response.headers,
      body: type.includes('json') ? JSON.parse(text) : text,
    }
  }
}

/** Longest that a run may take on a machine that is busy with other things, ms. */
const longest = 60_000

/** Looks at a run until it has ended, as seldom and as late as the service asks for. */
export async function waitForRun(call: Call, jobId: string, runId: string): Promise<Answer['body']> {
  for (const end = Date.now() + longest; Date.now() < end; ) {
    const { status, body, headers } = await call('GET', `/v1/jobs/${jobId}/runs/${runId}`)
    if (status !== 200 && status !== 429)
      throw new Error(`the run was answered ${status}: ${JSON.stringify(body)}`)
    if (['completed', 'failed', 'cancelled'].includes(body.status)) return body
    // Four a second are more than 120 a minute: whoever waits long enough is told to wait longer.
    const seconds = status === 429 ? Number(headers.get('retry-after')) : 0.25
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
  throw new Error(`the run ${runId} did not end in ${longest / 1000} s`)
}
