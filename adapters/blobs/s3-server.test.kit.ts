import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureFault } from './s3-signature.test.kit.ts'

/** What an operator knows of a bucket; the options of the driver, too. */
export interface S3Account {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** How a store can fail. */
export interface S3Fault {
  /** Answers that status. */
  readonly status?: number
  /** Sends half of each body, and ends the connection. */
  readonly cut?: boolean
  /** Takes the request and does what it says, and the answer is lost. */
  readonly deaf?: boolean
  /** Only for requests that begin so, such as `PUT sha256-`. */
  readonly only?: RegExp
  /** Only for so many requests. */
  readonly times?: number
}

interface S3Object {
  readonly bytes: Buffer
  readonly type: string
  readonly changed: number
}

/** A stand-in for S3: one bucket, strict about signatures, bodies, lengths, parts and conditions. */
export interface S3Server {
  readonly account: S3Account
  readonly objects: Map<string, S3Object>
  /** Uploads in parts that have been begun and not ended. */
  readonly uploads: Map<string, Map<number, Buffer>>
  /** Every request as `PUT key?query`, in order. */
  readonly requests: string[]
  /** Makes requests fail until it is told otherwise. */
  fail(fault: number | S3Fault | undefined): void
  /** Answers 403 instead of 404, as S3 does to who may not list. */
  hideMissing(): void
  /** Lets requests wait that long before their answer, ms. */
  slow(milliseconds: number): void
  /** Moves the store's own clock on; signatures are still of the time that they say, ms. */
  age(milliseconds: number): void
  close(): Promise<void>
}

/** An answer, with the body that S3 gives its errors. */
interface Answer {
  readonly status: number
  readonly body?: Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** Starts it on a free port. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, S3Object>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const requests: string[] = []
  let fault: S3Fault | undefined
  let left = 0
  let delay = 0
  let aged = 0
  let hidesMissing = false
  const now = (): number => Math.floor((Date.now() + aged) / 1000) * 1000
  const place: Place = { objects, uploads, now, missing: () => (hidesMissing ? 'AccessDenied' : 'NoSuchKey') }
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '', account.endpoint)
    const [, bucket = '', key = ''] = url.pathname.split('/')
    const line = `${request.method} ${key}${url.search.startsWith('?X-Amz') ? '' : url.search}`.trim()
    requests.push(line)
    await new Promise(resolve => setTimeout(resolve, delay))
    const ill = fault && left > 0 && (fault.only?.test(line) ?? true) ? fault : undefined
    if (ill) left -= 1
    const refused =
      signatureFault(request, body, account) ?? (bucket === account.bucket ? undefined : 'NoSuchBucket')
    const answer = refused ? refusal(refused) : serve(place, { request, url, key, body })
    if (ill?.deaf) request.socket.destroy()
    else if (ill?.status) send(request, response, refusal('Fault', ill.status))
    else send(request, response, answer, { cut: ill?.cut === true, date: new Date(now()).toUTCString() })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  // A test that fails closes nothing.
  server.unref()
  const account: S3Account = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ region: 'eu-central-1', bucket: 'platen', accessKeyId: 'AKIATIDE', secretAccessKey: 'ebb/and+flow' },
  }
  return {
    ...{ account, objects, uploads, requests },
    fail(told) {
      fault = typeof told === 'number' ? { status: told } : told
      left = fault?.times ?? Number.POSITIVE_INFINITY
    },
    hideMissing() {
      hidesMissing = true
    },
    slow(milliseconds) {
      delay = milliseconds
    },
    age(milliseconds) {
      aged += milliseconds
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

interface Place extends Pick<S3Server, 'objects' | 'uploads'> {
  now(): number
  /** What is said of an object that is not there. */
  missing(): string
}

interface Asked {
  readonly request: IncomingMessage
  readonly url: URL
  readonly key: string
  readonly body: Buffer
}

function serve(place: Place, asked: Asked): Answer {
  const { request, url, key } = asked
  if (key === '') return refusal('NotImplemented')
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) return servePart(place, asked)
  if (request.method === 'PUT') return putObject(place, asked)
  if (request.method === 'GET' || request.method === 'HEAD') return getObject(place, asked)
  if (request.method !== 'DELETE') return refusal('MethodNotAllowed')
  place.objects.delete(key)
  return { status: 204 }
}

function putObject({ objects, now }: Place, { request, key, body }: Asked): Answer {
  const { 'if-none-match': unless, 'content-type': type = 'binary/octet-stream' } = request.headers
  if (request.headers['content-length'] === undefined) return refusal('MissingContentLength')
  if (unless !== undefined && unless !== '*') return refusal('NotImplemented')
  if (unless === '*' && objects.has(key)) return refusal('PreconditionFailed')
  objects.set(key, { bytes: body, type, changed: now() })
  return { status: 200, headers: { etag: tagOf(body) } }
}

function getObject({ objects, missing }: Place, { request, url, key }: Asked): Answer {
  const object = objects.get(key)
  if (!object) return refusal(missing())
  const { bytes, type, changed } = object
  const etag = tagOf(bytes)
  if (request.headers['if-match'] !== undefined && request.headers['if-match'] !== etag) {
    return refusal('PreconditionFailed')
  }
  if (request.headers['if-none-match'] === etag) return { status: 304, headers: { etag } }
  const told = ['content-type', 'content-disposition', 'cache-control'].flatMap(name => {
    const value = url.searchParams.get(`response-${name}`)
    return value === null ? [] : [[name, value] as const]
  })
  const lastModified = new Date(changed).toUTCString()
  const headers = { etag, 'last-modified': lastModified, 'content-type': type, ...Object.fromEntries(told) }
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined) return { status: 200, body: bytes, headers }
  const start = Number(first)
  const end = Math.min(last ? Number(last) : bytes.length - 1, bytes.length - 1)
  if (start > end) return refusal('InvalidRange')
  const range = { 'content-range': `bytes ${start}-${end}/${bytes.length}` }
  return { status: 206, body: bytes.subarray(start, end + 1), headers: { ...headers, ...range } }
}

/** Parts of less are refused, unless they are the last. */
const leastPart = 5 * 1024 * 1024

function servePart({ objects, uploads, now }: Place, { request, url, key, body }: Asked): Answer {
  if (request.method === 'POST' && url.searchParams.has('uploads')) {
    const uploadId = `upload-${uploads.size}-${now()}`
    uploads.set(uploadId, new Map())
    return xml(
      `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  const uploadId = url.searchParams.get('uploadId') ?? ''
  const parts = uploads.get(uploadId)
  if (!parts) return refusal('NoSuchUpload')
  if (request.method === 'DELETE') {
    uploads.delete(uploadId)
    return { status: 204 }
  }
  if (request.method === 'PUT') {
    parts.set(Number(url.searchParams.get('partNumber')), body)
    return { status: 200, headers: { etag: tagOf(body) } }
  }
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)</g)]
  const bytes = named.map(([, number]) => parts.get(Number(number)) ?? Buffer.alloc(0))
  if (named.some(([, , tag], index) => tag !== tagOf(bytes[index] as Buffer))) return refusal('InvalidPart')
  if (named.some(([, number], index) => Number(number) !== index + 1)) return refusal('InvalidPartOrder')
  if (bytes.slice(0, -1).some(part => part.length < leastPart)) return refusal('EntityTooSmall')
  objects.set(key, { bytes: Buffer.concat(bytes), type: 'binary/octet-stream', changed: now() })
  uploads.delete(uploadId)
  return xml('<CompleteMultipartUploadResult><ETag>"whole"</ETag></CompleteMultipartUploadResult>')
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function xml(text: string): Answer {
  return { status: 200, body: Buffer.from(`<?xml version="1.0"?>\n${text}`) }
}

const statusOf: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  NoSuchUpload: 404,
  NotImplemented: 501,
  MethodNotAllowed: 405,
  MissingContentLength: 411,
  PreconditionFailed: 412,
  InvalidRange: 416,
  InvalidPart: 400,
  InvalidPartOrder: 400,
  EntityTooSmall: 400,
  XAmzContentSHA256Mismatch: 400,
}

/** What is not in the table is a matter of who asks. */
function refusal(code: string, status: number = statusOf[code] ?? 403): Answer {
  const body = `<?xml version="1.0"?>\n<Error><Code>${code}</Code><Message>the stand-in says ${code}</Message></Error>`
  return { status, body: Buffer.from(body) }
}

function send(
  { method, socket }: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: Answer,
  { cut, date }: { readonly cut: boolean; readonly date: string } = {
    cut: false,
    date: new Date().toUTCString(),
  },
): void {
  response.writeHead(status, { date, ...headers, 'content-length': body?.length ?? 0 })
  if (method === 'HEAD' || !body) return void response.end()
  if (!cut) return void response.end(body)
  response.write(body.subarray(0, body.length / 2), () => socket.destroy())
}
