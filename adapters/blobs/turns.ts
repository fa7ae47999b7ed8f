/** Does one thing at a time for each key, in the order they came. */
export type Turns = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Creates turns; a key that nobody waits for takes no room. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    // One that failed is no reason for the next not to try.
    const mine = before.then(work, work)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
