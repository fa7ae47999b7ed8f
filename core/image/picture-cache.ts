/** Most bytes of opened pictures that a process keeps. */
const limit = 64 * 1024 * 1024

/** Opened pictures by the digest of their file, so that a logo that comes with every job is opened once. */
export interface PictureCache<Opened> {
  get(digest: string): Opened | undefined
  /** `size` is what the picture holds in memory, in bytes. */
  set(digest: string, opened: Opened, size: number): void
}

/** Creates a cache that forgets first what was asked for longest ago. */
export function createPictureCache<Opened>(most: number = limit): PictureCache<Opened> {
  // A map keeps the order in which its keys were set.
  const kept = new Map<string, { readonly opened: Opened; readonly size: number }>()
  let total = 0
  return {
    get(digest) {
      const entry = kept.get(digest)
      if (!entry) return undefined
      kept.delete(digest)
      kept.set(digest, entry)
      return entry.opened
    },
    set(digest, opened, size) {
      total += size - (kept.get(digest)?.size ?? 0)
      kept.delete(digest)
      kept.set(digest, { opened, size })
      for (const [oldest, entry] of kept) {
        if (total <= most) return
        kept.delete(oldest)
        total -= entry.size
      }
    },
  }
}
