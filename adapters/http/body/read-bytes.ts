import { ServiceError } from '../../service/service-error.ts'
import { HttpError } from '../refusals/http-error.ts'

/** A body that stands still for this long is given up, ms. */
const patience = 30_000

/**
 * The bytes of a request as they come, counted: a length that is not declared, or declared wrongly, helps nobody.
 * Throws `too-large`, `request-timeout`, and `request-invalid` when the connection breaks.
 */
export async function* readBytes(
  request: Request,
  limit: number,
  wait: number = patience,
): AsyncGenerator<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge(limit)
  const reader = request.body?.getReader()
  if (!reader) return
  let size = 0
  let ended = false
  try {
    for (;;) {
      const { done, value } = await withPatience(reader.read(), wait)
      ended = done
      if (done) return
      size += value.length
      if (size > limit) throw tooLarge(limit)
      yield value
    }
  } finally {
    if (!ended) discard(reader)
  }
}

/** What is left is read and dropped: behind half a request no other on the same connection would ever be answered. */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The other side went away, and the connection with it.
  }
}

/** A whole body of bounded size. */
export async function readWhole(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readBytes(request, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function withPatience<Value>(work: Promise<Value>, wait: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const text = `no more of the body came for ${wait / 1000} seconds; send the request again`
    // Nobody knows when the rest of the body comes: the connection is of no more use.
    const headers = { connection: 'close' }
    timer = setTimeout(() => reject(new HttpError('request-timeout', text, { headers })), wait)
  })
  try {
    return await Promise.race([work.catch(broken), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The other side went away in the middle. */
function broken(): never {
  throw new HttpError('request-invalid', 'the body broke off; send the request again')
}

function tooLarge(limit: number): ServiceError {
  return new ServiceError('too-large', `the body has more than the ${limit} bytes that are allowed`)
}
