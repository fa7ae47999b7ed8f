/** Creates what does something once for each key, however many ask; what failed is tried again. */
export function createOnce(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const begun = new Map<string, Promise<void>>()
  return async key => {
    const before = begun.get(key)
    if (before) return before
    const now = work(key)
    begun.set(key, now)
    try {
      await now
    } catch (error) {
      begun.delete(key)
      throw error
    }
  }
}
