import { createChance, pick, untilNext } from './chance.ts'

/** A run that comes. */
export interface Arrival {
  /** s from the beginning. */
  readonly at: number
  /** Whose it is. */
  readonly owner: number
  /** How long a thread renders it, s. */
  readonly service: number
}

/**
 * How runs come: `steady` all the time alike; `daily` with a peak of twice the mean and a trough near nothing; `burst` steady at half of it,
 * and one organisation sends the other half within a minute.
 */
export type Pattern = 'steady' | 'daily' | 'burst'

/** What comes. */
export interface Load {
  readonly pattern: Pattern
  /** Runs a second, on average. */
  readonly rate: number
  readonly count: number
  /** Organisations that send the runs, as likely one as the other. */
  readonly owners: number
  /** What renders take, s: one of these for each run. */
  readonly services: readonly number[]
  readonly seed: number
}

/** Whose burst it is. */
export const bursting = 0

/** Runs of a load in the order they come. */
export function arrive(load: Load): readonly Arrival[] {
  const { pattern, rate, count, owners, services, seed } = load
  const chance = createChance(seed)
  const run = (at: number, owner?: number): Arrival => ({
    at,
    owner: owner ?? 1 + Math.floor(chance() * owners),
    service: pick(chance, services),
  })
  const length = count / rate
  if (pattern === 'burst') {
    const half = Math.floor(count / 2)
    const begin = length / 4
    const sent = Array.from({ length: half }, () => run(begin + chance() * 60, bursting))
    const others = times(half, chance, () => rate / 2).map(at => run(at))
    return [...sent, ...others].sort((one, other) => one.at - other.at)
  }
  // A day passes in the whole of the load, so that a simulation of an hour has its peak as well.
  const now =
    pattern === 'daily' ? (at: number) => rate * (1 - Math.cos((2 * Math.PI * at) / length)) : () => rate
  return times(count, chance, now, pattern === 'daily' ? 2 * rate : rate).map(at => run(at))
}

/** Times at which something happens that happens `now(at)` times a second then, and `most` at most (Lewis and Shedler, thinning). */
function times(
  count: number,
  chance: () => number,
  now: (at: number) => number,
  most: number = now(0),
): readonly number[] {
  const found: number[] = []
  for (let at = 0; found.length < count; ) {
    at += untilNext(chance, most)
    if (chance() * most < now(at)) found.push(at)
  }
  return found
}
