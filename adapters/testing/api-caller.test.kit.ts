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
