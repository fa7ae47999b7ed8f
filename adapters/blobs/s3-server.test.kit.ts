import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AwsV4Signer } from 'aws4fetch'

/** What an operator knows of a bucket; the options of the driver, too. */
export interface S3Account {
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** A stand-in for S3: the objects of one bucket, for requests that are signed for it. */
export interface S3Server {
  readonly account: S3Account
  readonly objects: Map<string, Buffer>
  /** Every request as `PUT key`, in order; a list has no key. */
  readonly requests: string[]
  /** Makes requests fail with that status until it is told otherwise. */
  fail(status: number | undefined): void
  /** Answers 403 instead of 404, as S3 does to who may not list. */
  hideMissing(): void
  /** Lets requests wait that long before their answer, ms. */
  slow(milliseconds: number): void
  close(): Promise<void>
}

/** An answer with the body that S3 gives its errors. */
interface Answer {
  readonly status: number
  readonly body?: Buffer
}

/** Starts it on a free port. */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  let fault: number | undefined
  let delay = 0
  let hidesMissing = false
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    await new Promise(resolve => setTimeout(resolve, delay))
    const refused = await refusal(request, account)
    send(request, response, fault === undefined ? (refused ?? serve(request, body)) : failure(fault, 'Fault'))
  })
  const serve = (request: IncomingMessage, body: Buffer): Answer => {
    const [, bucket, key = ''] = (request.url ?? '').split('/')
    requests.push(`${request.method} ${key}`.trim())
    if (bucket !== account.bucket) return failure(404, 'NoSuchBucket')
    if (key === '') return failure(501, 'NotImplemented')
    const object = objects.get(key)
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'PUT') return { status: 200 }
    if (request.method === 'DELETE') return { status: 204 }
    if (object) return { status: 200, body: object }
    return hidesMissing ? failure(403, 'AccessDenied') : failure(404, 'NoSuchKey')
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const account: S3Account = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ region: 'eu-central-1', bucket: 'platen', accessKeyId: 'AKIATIDE', secretAccessKey: 'ebb/and+flow' },
  }
  return {
    ...{ account, objects, requests },
    fail(status) {
      fault = status
    },
    hideMissing() {
      hidesMissing = true
    },
    slow(milliseconds) {
      delay = milliseconds
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

/** Signs the request again, with the secret of the account: both signatures must be the same. */
async function refusal(request: IncomingMessage, account: S3Account): Promise<Answer | undefined> {
  const { authorization = '', 'x-amz-date': datetime, 'x-amz-content-sha256': content } = request.headers
  const [, id] = /^AWS4-HMAC-SHA256 Credential=([^/]+)\//.exec(authorization) ?? []
  if (id === undefined) return failure(403, 'AccessDenied')
  if (id !== account.accessKeyId) return failure(403, 'InvalidAccessKeyId')
  const signer = new AwsV4Signer({
    ...{ ...account, service: 's3', datetime: String(datetime), method: request.method ?? '' },
    url: `http://${request.headers.host}${request.url}`,
    headers: { 'x-amz-content-sha256': String(content) },
  })
  return authorization === (await signer.authHeader()) ? undefined : failure(403, 'SignatureDoesNotMatch')
}

function failure(status: number, code: string): Answer {
  const xml = `<?xml version="1.0"?>\n<Error><Code>${code}</Code><Message>the stand-in says ${code}</Message></Error>`
  return { status, body: Buffer.from(xml) }
}

function send({ method }: IncomingMessage, response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-length': body?.length ?? 0 })
  response.end(method === 'HEAD' ? undefined : body)
}
