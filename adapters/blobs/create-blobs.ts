import { createHash } from 'node:crypto'
import type { Driver } from 'unstorage'
import { createStorage } from 'unstorage'
import type { Blobs } from '../service/blobs.ts'
import { ServiceError } from '../service/service-error.ts'
import type { FsDurable } from './fs-durable.ts'
import { createTurns } from './turns.ts'

/**
 * Makes content-addressed blobs of any driver of unstorage. `note` keeps a key durably before its bytes are kept, so that
 * what a crash leaves behind is found without listing.
 */
export function createBlobs(driver: Driver, note: (key: string) => Promise<void> = async () => {}): Blobs {
  const storage = createStorage({ driver })
  const inTurn = createTurns()
  // Only our own driver streams; the others hand over whole values.
  const streams = (driver.getInstance?.() as Partial<FsDurable> | undefined)?.read

  const get = async (key: string): Promise<Uint8Array | undefined> => {
    const value = await storage.getItemRaw<Uint8Array | string>(key)
    if (value === null || value === undefined) return undefined
    const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : Uint8Array.from(value)
    if (keyOf(bytes) !== key) throw new Error(`the blob ${key} is damaged`)
    return bytes
  }

  return {
    async put(source, limit = Number.POSITIVE_INFINITY) {
      const bytes = source instanceof Uint8Array ? source : await collect(source, limit)
      if (bytes.length > limit) throw tooLarge(limit)
      const key = keyOf(bytes)
      await inTurn(key, async () => {
        await note(key)
        if (!(await storage.hasItem(key))) await storage.setItemRaw(key, bytes)
      })
      return { key, size: bytes.length }
    },
    get,
    async read(key, range) {
      if (streams) return streams(key, range)
      const bytes = await get(key)
      return bytes && slices(range ? bytes.subarray(range.start, range.end + 1) : bytes)
    },
    remove: (key, isUnused) =>
      inTurn(key, async () => {
        const unused = await isUnused()
        if (unused) await storage.removeItem(key)
        return unused
      }),
    async probe() {
      const key = keyOf(probe)
      await storage.setItemRaw(key, probe)
      if (!(await storage.hasItem(key))) throw new Error('a blob that was written is not there')
    },
  }
}

const probe = Buffer.from('platen')

function keyOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('hex')}`
}

async function collect(source: AsyncIterable<Uint8Array>, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    size += chunk.length
    if (size > limit) throw tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function tooLarge(limit: number): ServiceError {
  return new ServiceError('too-large', `there is more than the ${limit} bytes that are allowed`)
}
