import type { Arrival } from './arrivals.ts'

/** Runs that wait, and whose turn it is: the rule of `claimRun`. */
export interface Line {
  join(arrival: Arrival): void
  /** The run that is begun next. */
  next(): Arrival | undefined
  ended(arrival: Arrival): void
}

/** As in `claimRun`: who made none of so many runs has no thread kept for it. */
const remembered = 100

/** Organisations take turns, the one that was served longest ago is next; of several threads one is kept for others. */
export function createLine(slots: number): Line {
  const waiting = new Map<number, Arrival[]>()
  const served = new Map<number, number>()
  const begun = new Map<number, number>()
  const lately: number[] = []
  let turn = 0
  const hasItsShare = (owner: number): boolean =>
    slots > 1 && (begun.get(owner) ?? 0) >= slots - 1 && lately.some(other => other !== owner)
  const nextOwner = (): number | undefined => {
    let next: number | undefined
    for (const owner of waiting.keys()) {
      if (hasItsShare(owner)) continue
      if (next === undefined || (served.get(owner) ?? 0) < (served.get(next) ?? 0)) next = owner
    }
    return next
  }
  return {
    join(arrival) {
      const own = waiting.get(arrival.owner)
      if (own) own.push(arrival)
      else waiting.set(arrival.owner, [arrival])
    },
    next() {
      const owner = nextOwner()
      if (owner === undefined) return undefined
      const own = waiting.get(owner) as Arrival[]
      const arrival = own.shift()
      if (own.length === 0) waiting.delete(owner)
      turn += 1
      served.set(owner, turn)
      begun.set(owner, (begun.get(owner) ?? 0) + 1)
      lately.push(owner)
      if (lately.length > remembered) lately.shift()
      return arrival
    },
    ended: ({ owner }) => void begun.set(owner, (begun.get(owner) ?? 1) - 1),
  }
}
