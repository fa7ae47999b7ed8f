import { BlobFault } from '../../service/files/blob-fault.ts'
import type { Range } from '../streams.ts'
import type { Spooled } from './spool.ts'

/** Brings bytes that are not at hand; `undefined` when there are none. */
type Fetch = () => Promise<Spooled | undefined>

/** Bytes that were fetched and checked, for who asks for them next, or for their next part. */
export interface SpoolCache {
  /** What is kept of a key, fetched once however many ask for it; `undefined` when there is nothing. */
  read(key: string, fetch: Fetch, range?: Range): Promise<AsyncIterable<Uint8Array> | undefined>
  forget(key: string): Promise<void>
  close(): Promise<void>
}

/** Each may be an open file. */
const mostEntries = 256

/** Creates a cache of up to that many bytes; what was not asked for longest goes first. */
export function createSpoolCache(mostBytes: number): SpoolCache {
  const kept = new Map<string, Spooled>()
  const coming = new Map<string, Promise<Spooled | undefined>>()
  let bytes = 0

  const forget = async (key: string): Promise<void> => {
    const spooled = kept.get(key)
    if (!spooled) return
    kept.delete(key)
    bytes -= spooled.size
    await spooled.close()
  }
  const keep = async (key: string, spooled: Spooled): Promise<void> => {
    await forget(key)
    kept.set(key, spooled)
    bytes += spooled.size
    for (const oldest of kept.keys()) {
      if (oldest === key || (bytes <= mostBytes && kept.size <= mostEntries)) break
      await forget(oldest)
    }
  }
  const bring = async (key: string, fetch: Fetch): Promise<Spooled | undefined> => {
    const fetched = coming.get(key) ?? fetch()
    coming.set(key, fetched)
    try {
      const spooled = await fetched
      if (spooled && kept.get(key) !== spooled) await keep(key, spooled)
      return spooled
    } finally {
      coming.delete(key)
    }
  }
  async function* readKept(key: string, fetch: Fetch, range?: Range): AsyncGenerator<Uint8Array> {
    for (;;) {
      const spooled = kept.get(key) ?? (await bring(key, fetch))
      if (!spooled) throw new BlobFault(key, 'gone')
      // It may have gone to make room before it was opened.
      if (kept.get(key) === spooled) return yield* spooled.read(range)
    }
  }
  return {
    async read(key, fetch, range) {
      const spooled = kept.get(key) ?? (await bring(key, fetch))
      if (!spooled) return undefined
      // Asked for last.
      if (kept.delete(key)) kept.set(key, spooled)
      return readKept(key, fetch, range)
    },
    forget,
    async close() {
      for (const key of [...kept.keys()]) await forget(key)
    },
  }
}
