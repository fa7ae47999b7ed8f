import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { S3Account } from './s3-server.test.kit.ts'

/** How far a signature's time may be off, ms. */
const skew = 15 * 60 * 1000

/**
 * What is wrong with the signature of a request, by the specification of AWS Signature Version 4 and with code that the signer does
 * not share; `undefined` when nothing is. The body must be the one that was signed, unless the address says otherwise.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  account: S3Account,
): string | undefined {
  const url = new URL(request.url ?? '', account.endpoint)
  const said = url.searchParams.has('X-Amz-Signature') ? readQuery(url) : readHeaders(request)
  if (said === undefined) return 'AccessDenied'
  const [id, ...scope] = said.credential.split('/')
  if (id !== account.accessKeyId) return 'InvalidAccessKeyId'
  const signedAt = timeOf(said.time)
  const until = signedAt + (said.seconds === undefined ? skew : said.seconds * 1000)
  if (signedAt > Date.now() + skew || until < Date.now())
    return said.seconds === undefined ? 'RequestTimeTooSkewed' : 'AccessDenied'
  if (!said.signed.includes('host')) return 'SignatureDoesNotMatch'
  // All of these have to be signed where they are sent.
  const unsigned = Object.keys(request.headers).filter(
    name => name.startsWith('x-amz-') && !said.signed.includes(name),
  )
  if (unsigned.length > 0) return 'AccessDenied'
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map(part => encode(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(url),
    ...said.signed.map(
      name =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}`,
    ),
    '',
    said.signed.join(';'),
    said.content,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', said.time, scope.join('/'), sha256(canonical)].join('\n')
  const day = said.time.slice(0, 8)
  if (scope.join('/') !== `${day}/${account.region}/s3/aws4_request`) return 'SignatureDoesNotMatch'
  const key = [day, account.region, 's3', 'aws4_request'].reduce<Buffer>(
    (under, part) => createHmac('sha256', under).update(part).digest(),
    Buffer.from(`AWS4${account.secretAccessKey}`),
  )
  if (createHmac('sha256', key).update(toSign).digest('hex') !== said.signature)
    return 'SignatureDoesNotMatch'
  const isSame = said.content === 'UNSIGNED-PAYLOAD' || said.content === sha256(body)
  return isSame ? undefined : 'XAmzContentSHA256Mismatch'
}

interface Said {
  readonly credential: string
  readonly signed: readonly string[]
  readonly signature: string
  readonly time: string
  /** SHA-256 of the body, or that it is not signed. */
  readonly content: string
  /** How long it is worth something; of addresses. */
  readonly seconds?: number
}

function readHeaders({ headers }: IncomingMessage): Said | undefined {
  const [, credential, signed, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (credential === undefined || signed === undefined || signature === undefined) return undefined
  const [time, content] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])]
  return { credential, signed: signed.split(';'), signature, time, content }
}

function readQuery({ searchParams }: URL): Said {
  const of = (name: string): string => searchParams.get(`X-Amz-${name}`) ?? ''
  return {
    ...{ credential: of('Credential'), signed: of('SignedHeaders').split(';'), signature: of('Signature') },
    ...{ time: of('Date'), content: 'UNSIGNED-PAYLOAD', seconds: Number(of('Expires')) },
  }
}

function canonicalQuery({ searchParams }: URL): string {
  const pairs = [...searchParams].filter(([name]) => name !== 'X-Amz-Signature')
  return pairs
    .map(pair => pair.map(encode).join('='))
    .sort()
    .join('&')
}

/** As RFC 3986 has it: `encodeURIComponent` leaves five more as they are. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function timeOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex')
}
