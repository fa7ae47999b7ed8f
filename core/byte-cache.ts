/** What was made of files, by their digests: a logo that comes with every job is opened once. */
export interface ByteCache<Value> {
  get(digest: string): Value | undefined
  /** `size` is what the value holds in memory, in bytes. */
  set(digest: string, value: Value, size: number): void
  delete(digest: string): void
}

/** Creates a cache of at most so many bytes, which forgets first what was asked for longest ago. */
export function createByteCache<Value>(most: number): ByteCache<Value> {
  // A map keeps the order in which its keys were set.
  const kept = new Map<string, { readonly value: Value; readonly size: number }>()
  let total = 0
  const drop = (digest: string): void => {
    total -= kept.get(digest)?.size ?? 0
    kept.delete(digest)
  }
  return {
    get(digest) {
      const entry = kept.get(digest)
      if (!entry) return undefined
      kept.delete(digest)
      kept.set(digest, entry)
      return entry.value
    },
    set(digest, value, size) {
      drop(digest)
      kept.set(digest, { value, size })
      total += size
      for (const oldest of kept.keys()) {
        if (total <= most) return
        drop(oldest)
      }
    },
    delete: drop,
  }
}
