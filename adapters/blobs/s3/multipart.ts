import { createHash } from 'node:crypto'
import { storageFault } from '../storage-fault.ts'
import type { S3Body, S3Client } from './s3-client.ts'
import type { Spooled } from './spool.ts'

/** Bytes of a part, each in memory while it is sent; S3 has parts of 5 MiB at least and 10,000 at most. */
const partBytes = 8 * 1024 * 1024

/** Keeps bytes in parts. What was sent of them is forgotten when one of them fails. */
export async function putInParts(client: S3Client, spooled: Spooled): Promise<void> {
  const { key, size } = spooled
  const uploadId = await begin(client, key)
  try {
    const tags: string[] = []
    for (let start = 0; start < size; start += partBytes) {
      const range = { start, end: Math.min(start + partBytes, size) - 1 }
      tags.push(
        await sendPart(client, { key, uploadId, number: tags.length + 1 }, await partOf(spooled, range)),
      )
    }
    await finish(client, { key, uploadId, tags, size })
  } catch (error) {
    await client
      .ask({ method: 'DELETE', key, query: { uploadId } }, async ({ body }) => body.dump())
      .catch(abort => {
        // The bucket's own rule has to clear it away; what comes first is why it came to this.
        throw Object.assign(error as Error, { cause: abort })
      })
    throw error
  }
}

async function begin(client: S3Client, key: string): Promise<string> {
  const xml = await client.ask({ method: 'POST', key, query: { uploads: '' } }, ({ body }) => body.text())
  const [, uploadId] = /<UploadId>([^<]+)</.exec(xml) ?? []
  if (uploadId === undefined) throw storageFault(`POST ${key}: there is no upload in the answer`)
  return uploadId
}

async function partOf(spooled: Spooled, range: { start: number; end: number }): Promise<S3Body> {
  const chunks: Uint8Array[] = []
  for await (const chunk of spooled.read(range)) chunks.push(chunk)
  const digest = createHash('sha256')
  for (const chunk of chunks) digest.update(chunk)
  return {
    ...{ size: range.end - range.start + 1, digest: digest.digest('hex') },
    async *open() {
      yield* chunks
    },
  }
}

interface Part {
  readonly key: string
  readonly uploadId: string
  /** From 1. */
  readonly number: number
}

async function sendPart(client: S3Client, { key, uploadId, number }: Part, body: S3Body): Promise<string> {
  const query = { partNumber: String(number), uploadId }
  return client.ask({ method: 'PUT', key, query, body }, async answer => {
    await answer.body.dump()
    const { etag } = answer.headers
    if (answer.statusCode !== 200 || typeof etag !== 'string')
      throw storageFault(`PUT ${key}: the upload is gone`)
    return etag
  })
}

async function finish(
  client: S3Client,
  {
    key,
    uploadId,
    tags,
    size,
  }: { readonly tags: readonly string[]; readonly size: number } & Omit<Part, 'number'>,
): Promise<void> {
  const parts = tags.map(
    (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
  )
  const xml = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
  const body: S3Body = {
    ...{ size: xml.length, digest: createHash('sha256').update(xml).digest('hex') },
    async *open() {
      yield xml
    },
  }
  const answer = await client.ask({ method: 'POST', key, query: { uploadId }, body }, ({ body }) =>
    body.text(),
  )
  // It may answer 200 first and fail then; and an end whose answer was lost is asked for again in vain.
  if (answer.includes('<CompleteMultipartUploadResult')) return
  const there = await client.ask({ method: 'HEAD', key }, async ({ statusCode, headers, body }) => {
    await body.dump()
    return statusCode === 200 && Number(headers['content-length']) === size
  })
  if (!there) throw storageFault(`POST ${key}: the parts were not put together: ${answer.slice(0, 300)}`)
}
