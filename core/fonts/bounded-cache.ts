/** A cache of limited size keyed by content: what was not asked for lately is forgotten. */
interface BoundedCache<Value> {
  get(group: string, key: string): Value | undefined
  set(group: string, key: string, value: Value): void
}

type Generation<Value> = Map<string, Map<string, Value>>

/**
 * Creates a cache of at most twice `limit` values. It keeps two generations: when the young one is full it becomes the
 * old one, and an old value that is asked for moves back among the young. So a hit costs two look-ups and no bookkeeping.
 */
export function createBoundedCache<Value>(limit: number): BoundedCache<Value> {
  let young: Generation<Value> = new Map()
  let old: Generation<Value> = new Map()
  let count = 0
  function set(group: string, key: string, value: Value): void {
    if (count >= limit) {
      old = young
      young = new Map()
      count = 0
    }
    let values = young.get(group)
    if (values === undefined) {
      values = new Map()
      young.set(group, values)
    }
    values.set(key, value)
    count++
  }
  return {
    get(group, key) {
      const value = young.get(group)?.get(key)
      if (value !== undefined) return value
      const aged = old.get(group)?.get(key)
      if (aged !== undefined) set(group, key, aged)
      return aged
    },
    set,
  }
}

/** Letters up to which a word is no long one. */
const LONG = 64

/** A cache of words: of long ones, which are rare and large, few are kept, since where a page ends is found by setting them again and again. */
export function createWordCache<Value>(short: number, long: number): BoundedCache<Value> {
  const [shortWords, longWords] = [createBoundedCache<Value>(short), createBoundedCache<Value>(long)]
  const cacheOf = (word: string): BoundedCache<Value> => (word.length > LONG ? longWords : shortWords)
  return {
    get: (group, word) => cacheOf(word).get(group, word),
    set: (group, word, value) => cacheOf(word).set(group, word, value),
  }
}
