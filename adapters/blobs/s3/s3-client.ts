import { Readable } from 'node:stream'
import { setTimeout as pass } from 'node:timers/promises'
import type { AwsV4Signer } from 'aws4fetch'
import { Agent, type Dispatcher, request as ask } from 'undici'
import type { Log } from '../../service/ports/log.ts'
import { storageFault } from '../storage-fault.ts'
import { toCause } from '../to-cause.ts'
import type { S3Options } from './s3-options.ts'

/** A request of an object. */
export interface S3Request {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  readonly key: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: S3Body
}

/** What is sent, as often as it takes. */
export interface S3Body {
  readonly size: number
  /** Of its SHA-256, hexadecimal: what is kept is what was signed. */
  readonly digest: string
  open(): AsyncIterable<Uint8Array>
}

/** What a request was answered, with its body still to come. */
export type S3Answer = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>

/** Asks a bucket, again while what went wrong may pass. */
export interface S3Client {
  /**
   * `take` reads the answer, of a status that is 2xx or 404, and is called anew for each try: half a body is a failed try as well.
   * Throws a storage fault that says what was wrong, without secrets.
   */
  ask<Result>(request: S3Request, take: (answer: S3Answer) => Promise<Result>): Promise<Result>
  /** An address that does for who has it what it says, for a time. */
  sign(request: S3Request, seconds: number): Promise<string>
  close(): Promise<void>
}

/** Slower than this no body may come or go, bytes a second. */
const leastPace = 128 * 1024

/** The longest pause between two tries, ms. */
const longestPause = 3000

/** What may be otherwise in a moment. */
class Passing extends Error {}

/** What the store says when it has too much to do, is being repaired, or took a body for lost (its 408 and 409). */
const passingStatus: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Creates a client; `Signer` is handed in, since its package is there only where a bucket is used. */
export function createS3Client(options: S3Options, Signer: typeof AwsV4Signer, log: Log): S3Client {
  const { endpoint, publicEndpoint = endpoint, retries = 4, pause = 200, timeout = 10_000 } = options
  const { bucket, region, accessKeyId, secretAccessKey, sessionToken } = options
  const agent = new Agent({ connect: { timeout }, headersTimeout: 0, bodyTimeout: 0 })
  const account = {
    region,
    accessKeyId,
    secretAccessKey,
    service: 's3',
    cache: new Map<string, ArrayBuffer>(),
  }
  const signing = { ...account, ...(sessionToken !== undefined && { sessionToken }) }
  const health = createHealth(log)

  const addressOf = (base: string, { key, query = {} }: S3Request): URL => {
    const url = new URL(`${base.replace(/\/$/, '')}/${bucket}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }
  const once = async <Result>(
    request: S3Request,
    take: (answer: S3Answer) => Promise<Result>,
  ): Promise<Result> => {
    const { method, headers = {}, body } = request
    const signed = await new Signer({
      ...{ ...signing, method, url: addressOf(endpoint, request).href },
      headers: { ...headers, 'x-amz-content-sha256': body?.digest ?? emptyDigest },
    }).sign()
    const limit = createTimeLimit(timeout + paceOf(body?.size ?? 0))
    try {
      const answer = await ask(signed.url, {
        ...{ method, dispatcher: agent, signal: limit.signal },
        headers: { ...Object.fromEntries(signed.headers), 'content-length': String(body?.size ?? 0) },
        body: body && body.size > 0 ? Readable.from(body.open(), { objectMode: false }) : null,
      })
      if (method === 'GET') limit.extend(paceOf(Number(answer.headers['content-length'] ?? 0)))
      if (answer.statusCode < 300 || answer.statusCode === 404) return await taken(answer, take)
      throw await refusalOf(answer)
    } catch (error) {
      throw limit.signal.aborted
        ? new Passing(`there is no whole answer within ${limit.milliseconds()} ms`)
        : error
    } finally {
      limit.end()
    }
  }
  return {
    async ask(request, take) {
      for (let tries = 0; ; tries += 1) {
        try {
          const result = await once(request, take)
          health.isWell()
          return result
        } catch (error) {
          const cause = `${request.method} ${request.key}: ${toCause(error, options)}`
          if (!passes(error)) throw storageFault(cause)
          health.isIll(cause)
          if (tries >= retries) throw storageFault(cause)
          // The first is at once: a connection that had ended is the most usual fault.
          if (tries > 0)
            await pass(Math.min(longestPause, pause * 2 ** (tries - 1)) * (0.5 + Math.random() / 2))
        }
      }
    },
    async sign({ method, headers = {}, ...request }, seconds) {
      const url = addressOf(publicEndpoint, { method, ...request })
      url.searchParams.set('X-Amz-Expires', String(seconds))
      const signer = new Signer({
        ...signing,
        method,
        url: url.href,
        headers,
        signQuery: true,
        allHeaders: true,
      })
      return (await signer.sign()).url.href
    },
    close: () => agent.destroy(),
  }
}

/** The SHA-256 of no bytes. */
const emptyDigest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

function paceOf(bytes: number): number {
  return (bytes / leastPace) * 1000
}

/** Reads an answer; a body that nobody read to its end would keep its connection. */
async function taken<Result>(answer: S3Answer, take: (answer: S3Answer) => Promise<Result>): Promise<Result> {
  try {
    return await take(answer)
  } finally {
    if (!answer.body.readableEnded) answer.body.on('error', () => {}).destroy()
  }
}

async function refusalOf({ statusCode, body }: S3Answer): Promise<Error> {
  const text = `${statusCode} ${await body.text()}`
  return passingStatus.has(statusCode) ? new Passing(text) : new Error(text)
}

/** Codes of undici, of its parser, and of sockets and names. */
const ofConnection =
  /^(UND_ERR_|HPE_|E(CONNRESET|CONNREFUSED|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND)$)/

/** Whatever a connection does may be otherwise the next time; what the store refuses or we throw will not. */
function passes(error: unknown): boolean {
  const code = String((error as NodeJS.ErrnoException).code ?? '')
  return error instanceof Passing || ofConnection.test(code)
}

interface TimeLimit {
  readonly signal: AbortSignal
  milliseconds(): number
  extend(milliseconds: number): void
  end(): void
}

function createTimeLimit(milliseconds: number): TimeLimit {
  const controller = new AbortController()
  const begun = performance.now()
  let most = milliseconds
  const set = (): NodeJS.Timeout => setTimeout(() => controller.abort(), begun + most - performance.now())
  let timer = set()
  return {
    signal: controller.signal,
    milliseconds: () => Math.round(most),
    extend(more) {
      clearTimeout(timer)
      most += more
      timer = set()
    },
    end: () => clearTimeout(timer),
  }
}

/** Tells the log when the store begins to fail and when it serves again, however many ask meanwhile. */
function createHealth(log: Log): { isIll(cause: string): void; isWell(): void } {
  let illSince: number | undefined
  return {
    isIll(error) {
      if (illSince !== undefined) return
      illSince = performance.now()
      log.error('blobs-unreachable', { error })
    },
    isWell() {
      if (illSince === undefined) return
      log.info('blobs-reachable', { after_ms: Math.round(performance.now() - illSince) })
      illSince = undefined
    },
  }
}
