import type { IncomingMessage } from 'node:http'
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

/** A request of Node's own server carries what it was made of. */
interface OfNode {
  readonly runtime?: { readonly node?: { readonly req?: IncomingMessage } }
}

/** A whole body of bounded size. Throws as `readBytes`. */
export function readWhole(request: Request, limit: number): Promise<Buffer> {
  const source = request.bodyUsed ? undefined : (request as OfNode).runtime?.node?.req
  return source && !source.readableEnded && !source.destroyed
    ? readSource(source, limit)
    : readStream(request, limit)
}

async function readStream(request: Request, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of readBytes(request, limit)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** The same of Node's own stream, as it comes: a stream of the web before it costs as much as the rest of a short request. */
async function readSource(source: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(source.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  // As a rule all of a short one is there by now.
  if (source.complete && source.readableFlowing === null) return readRest(source, limit)
  const chunks: Buffer[] = []
  let size = 0
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate(patience)), patience)
    const take = (chunk: Buffer): void => {
      timer.refresh()
      size += chunk.length
      if (size <= limit) chunks.push(chunk)
      // What is left is dropped as it comes.
      else reject(tooLarge(limit))
    }
    const stop = (): void => {
      clearTimeout(timer)
      // Every request closes; an error is made, with its stack, for the few that do so in the middle.
      if (!source.readableEnded) reject(brokenOff())
    }
    source.on('data', take)
    source.once('end', () => {
      clearTimeout(timer)
      resolve()
    })
    source.once('error', stop)
    source.once('close', stop)
  })
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)
}

/** What has come and nobody has read. */
function readRest(source: IncomingMessage, limit: number): Buffer {
  const bytes: Buffer = source.read() ?? Buffer.alloc(0)
  if (bytes.length > limit) throw tooLarge(limit)
  return bytes
}

async function withPatience<Value>(work: Promise<Value>, wait: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate(wait)), wait)
  })
  try {
    return await Promise.race([work.catch(() => Promise.reject(brokenOff())), late])
  } finally {
    clearTimeout(timer)
  }
}

function tooLate(wait: number): HttpError {
  const text = `no more of the body came for ${wait / 1000} seconds; send the request again`
  // Nobody knows when the rest of the body comes: the connection is of no more use.
  return new HttpError('request-timeout', text, { headers: { connection: 'close' } })
}

/** The other side went away in the middle. */
function brokenOff(): HttpError {
  return new HttpError('request-invalid', 'the body broke off; send the request again')
}

function tooLarge(limit: number): ServiceError {
  return new ServiceError('too-large', `the body has more than the ${limit} bytes that are allowed`)
}
