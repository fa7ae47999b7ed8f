/** Chance that is the same for the same seed, so that what it found can be found again. */
export interface Chance {
  /** A whole number from 0 that is below `most`. */
  below(most: number): number
  /** One of a list. */
  of<Item>(items: readonly Item[]): Item
}

/** Makes chance of a seed: a linear generator of 32 bits, mixed. */
export function seededChance(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (most: number): number => Math.floor(next() * most)
  return { below, of: <Item>(items: readonly Item[]) => items[below(items.length)] as Item }
}
