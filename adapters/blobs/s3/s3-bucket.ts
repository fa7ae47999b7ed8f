import { createHash } from 'node:crypto'
import { create as contentDisposition } from 'content-disposition'
import { buffer } from 'node:stream/consumers'
import type { Driver } from 'unstorage'
import { BlobFault } from '../../service/files/blob-fault.ts'
import type { DirectBlobs } from '../../service/ports/blobs.ts'
import type { Log } from '../../service/ports/log.ts'
import { createMeter } from '../measure.ts'
import type { Stage } from '../stage.ts'
import { storageFault } from '../storage-fault.ts'
import type { Range, Streams } from '../streams.ts'
import { putInParts } from './multipart.ts'
import { createS3Client, type S3Answer, type S3Body, type S3Client } from './s3-client.ts'
import type { S3Options } from './s3-options.ts'
import { type Spooled, spool, spoolBytes } from './spool.ts'
import { createSpoolCache } from './spool-cache.ts'

/** What is larger goes in parts, bytes: a part that fails is sent again, and not the whole. */
const onePiece = 16 * 1024 * 1024

/** Bytes of what was fetched that are kept at hand. */
const usualSpool = 256 * 1024 * 1024

const hour = 60 * 60 * 1000

/**
 * By the clock of the store, ms: what it has had for less is never removed, and what is put again after half of that is written again.
 * So a process whose own clock is wrong takes nothing away that another has just put.
 */
const grace = 24 * hour

/** What a store tells of an object without handing it out. */
interface Kept {
  readonly size: number
  /** By the store's own clock, ms; absent when it does not tell. */
  readonly age?: number
}

/**
 * Opens a driver for a bucket of an S3-compatible store. unstorage's own holds each file whole in memory, tries once, and takes a
 * bucket that is not there for one that is empty.
 */
export async function openS3(options: S3Options, log: Log): Promise<Driver> {
  const { AwsV4Signer } = await import('aws4fetch')
  const client = createS3Client(options, AwsV4Signer, log)
  const cache = createSpoolCache(options.spool ?? usualSpool)
  const fetch = (key: string) => () => fetchChecked(client, key)
  const read = (key: string, range?: Range) => cache.read(key, fetch(key), range)
  const streams: Streams = {
    stage: stageIn(client),
    read,
    async isOld(key) {
      const { age = grace } = (await head(client, key)) ?? {}
      return age >= grace
    },
    ...(options.publicEndpoint !== undefined && { direct: directTo(client) }),
  }
  const whole = async (key: string): Promise<Buffer | null> => {
    const bytes = await read(key)
    return bytes ? buffer(bytes) : null
  }
  return {
    name: 's3',
    options,
    getInstance: () => streams,
    hasItem: async key => (await head(client, key)) !== undefined,
    getItem: async key => (await whole(key))?.toString('utf8') ?? null,
    getItemRaw: whole,
    async setItemRaw(key, value) {
      await cache.forget(key)
      await put(client, key, bodyOf(value as Uint8Array))
    },
    async removeItem(key) {
      await cache.forget(key)
      await client.ask({ method: 'DELETE', key }, drained)
    },
    getKeys: async () => {
      throw new Error('blobs are never listed')
    },
    async dispose() {
      await cache.close()
      await client.close()
    },
  }
}

function stageIn(client: S3Client): Stage {
  return async (source, limit) => {
    const spooled = source instanceof Uint8Array ? await measured(source, limit) : await spool(source, limit)
    const { key, size, close } = spooled
    return {
      ...{ key, size, drop: close },
      async keep() {
        await keep(client, spooled)
        await close()
      },
    }
  }
}

async function measured(source: Uint8Array, limit: number): Promise<Spooled> {
  const meter = createMeter(limit)
  const bytes = Uint8Array.from(source)
  await meter.addAll(bytes)
  return spoolBytes(bytes, meter.result())
}

/** Equal bytes travel once, and again when they are so old that somebody may be about to remove them. */
async function keep(client: S3Client, spooled: Spooled): Promise<void> {
  const { key, size } = spooled
  const there = await head(client, key)
  if (there?.size === size && (there.age ?? grace) < grace / 2) return
  if (size > onePiece) return putInParts(client, spooled)
  await put(client, key, { size, digest: key.replace('sha256-', ''), open: () => spooled.read() })
}

async function put(client: S3Client, key: string, body: S3Body): Promise<void> {
  await client.ask({ method: 'PUT', key, body }, async answer => {
    await drained(answer)
    if (answer.statusCode === 404) throw storageFault('404: there is no such bucket')
  })
}

async function head(client: S3Client, key: string): Promise<Kept | undefined> {
  return client.ask({ method: 'HEAD', key }, async answer => {
    await drained(answer)
    if (answer.statusCode === 404) return undefined
    const { date, 'last-modified': changed, 'content-length': length } = answer.headers
    const age = Date.parse(String(date)) - Date.parse(String(changed))
    return { size: Number(length), ...(Number.isFinite(age) && { age }) }
  })
}

/** Bytes that are those of their key; others are fetched once more, since a line can spoil them, too. */
async function fetchChecked(client: S3Client, key: string): Promise<Spooled | undefined> {
  for (let tries = 1; ; tries += 1) {
    const spooled = await fetchObject(client, key)
    if (spooled === undefined || spooled.key === key) return spooled
    await spooled.close()
    if (tries === 2) throw new BlobFault(key, 'damaged')
  }
}

function fetchObject(client: S3Client, key: string): Promise<Spooled | undefined> {
  return client.ask({ method: 'GET', key }, async answer => {
    if (await isMissing(answer)) return undefined
    return spool(answer.body as AsyncIterable<Uint8Array>, Number.POSITIVE_INFINITY)
  })
}

async function isMissing({ statusCode, body }: S3Answer): Promise<boolean> {
  if (statusCode !== 404) return false
  // Nothing can be said of what is in a bucket that is gone.
  if ((await body.text()).includes('NoSuchBucket')) throw storageFault('404: there is no such bucket')
  return true
}

function directTo(client: S3Client): DirectBlobs {
  return {
    uploadLink: (key, { contentType, size, seconds }) =>
      client.sign(
        { method: 'PUT', key, headers: { 'content-type': contentType, 'content-length': String(size) } },
        seconds,
      ),
    async arrived(key) {
      const spooled = await fetchObject(client, key)
      return spooled && closing(spooled)
    },
    discard: key => client.ask({ method: 'DELETE', key }, drained),
    downloadLink: (key, { filename, type, seconds }) => {
      const query = {
        'response-content-type': type,
        'response-content-disposition': contentDisposition(filename),
        'response-cache-control': 'private, no-store',
      }
      return client.sign({ method: 'GET', key, query }, seconds)
    },
  }
}

async function* closing(spooled: Spooled): AsyncGenerator<Uint8Array> {
  try {
    yield* spooled.read()
  } finally {
    await spooled.close()
  }
}

function bodyOf(bytes: Uint8Array): S3Body {
  const digest = createHash('sha256').update(bytes).digest('hex')
  return {
    ...{ size: bytes.length, digest },
    async *open() {
      yield bytes
    },
  }
}

async function drained({ body }: S3Answer): Promise<void> {
  await body.dump()
}
