/** Numbers from 0 to 1 that are the same for the same seed: a report can be made again. */
export type Chance = () => number

/** Creates them (mulberry32, Tommy Ettinger, public domain). */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The time until the next of things that happen so often a second on average, and know nothing of each other. s */
export function untilNext(chance: Chance, perSecond: number): number {
  return -Math.log(1 - chance()) / perSecond
}

/** One of several. */
export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}
