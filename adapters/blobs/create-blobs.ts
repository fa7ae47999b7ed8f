import { BlobFault } from '../service/files/blob-fault.ts'
import type { Driver } from 'unstorage'
import { createStorage } from 'unstorage'
import type { Blobs } from '../service/ports/blobs.ts'
import { keyOf } from './measure.ts'
import { stageInMemory } from './stage-in-memory.ts'
import { streamsOf } from './streams.ts'
import { createTurns } from './turns.ts'

/**
 * Makes content-addressed blobs of any driver of unstorage. `note` keeps a key durably before its bytes are kept, so that
 * what a crash leaves behind is found without listing.
 */
export function createBlobs(driver: Driver, note: (key: string) => Promise<void> = async () => {}): Blobs {
  const storage = createStorage({ driver })
  const inTurn = createTurns()
  // Only our own drivers stream; the others take and hand over whole values.
  const streams = streamsOf(driver)
  const stage = streams?.stage ?? stageInMemory(storage)

  const get = async (key: string): Promise<Uint8Array | undefined> => {
    const value = await storage.getItemRaw<Uint8Array | ArrayBuffer | string>(key)
    if (value === null || value === undefined) return undefined
    const bytes = typeof value === 'string' ? Buffer.from(value) : new Uint8Array(value)
    if ((await keyOf(bytes)) !== key) throw new BlobFault(key, 'damaged')
    return bytes
  }

  return {
    async put(source, limit = Number.POSITIVE_INFINITY) {
      const { key, size, keep, drop } = await stage(source, limit)
      try {
        await inTurn(key, async () => {
          await note(key)
          await keep()
        })
      } catch (error) {
        await drop()
        throw error
      }
      return { key, size }
    },
    get,
    async read(key, range) {
      if (streams) return streams.read(key, range)
      const bytes = await get(key)
      return bytes && slices(range ? bytes.subarray(range.start, range.end + 1) : bytes)
    },
    remove: (key, isUnused) =>
      inTurn(key, async () => {
        if (streams?.isOld && !(await streams.isOld(key))) return false
        const unused = await isUnused()
        // Some drivers take it for an error to remove what is not there.
        if (unused && (await storage.hasItem(key))) await storage.removeItem(key)
        return unused
      }),
    async probe() {
      const tried = await keyOf(everyByte)
      await storage.setItemRaw(tried, everyByte)
      if (!(await get(tried))) throw new Error('what was written is not there when it is read')
      // Who cannot tell what is not there can keep nothing: with S3 it takes the right to list.
      if (await storage.hasItem(absent)) throw new Error('what was never written is there')
    },
    close: () => storage.dispose(),
    ...(streams?.direct && { direct: streams.direct }),
  }
}

/** Shows drivers that take bytes for text. */
const everyByte = Uint8Array.from({ length: 256 }, (_, value) => value)

/** No bytes have it. */
const absent = `sha256-${'0'.repeat(64)}`

async function* slices(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
