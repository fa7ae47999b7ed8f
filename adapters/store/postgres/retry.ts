import { StoreAway } from '../../service/ports/store-away.ts'
import type { Health } from './health.ts'
import { type Fault, faultOf, toStoreAway } from './faults.ts'

/** How often something is tried again for a kind of fault, and how long is waited at first and at most, ms. */
interface Patience {
  readonly tries: number
  readonly first: number
  readonly most: number
}

/** Who comes first among several that were in each other's way is chance, so that they do not meet again. */
const patience: Readonly<Partial<Record<Fault, Patience>>> = {
  again: { tries: 20, first: 2, most: 200 },
  cut: { tries: 5, first: 50, most: 1000 },
}

/** Does something, again when another transaction came between or the connection was cut. Throws `StoreAway` when that does not help. */
export async function retry<Result>(
  work: () => Promise<Result>,
  { failed, isAway }: Pick<Health, 'failed' | 'isAway'>,
): Promise<Result> {
  const counts = new Map<Fault, number>()
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const fault = faultOf(error)
      if (error instanceof StoreAway || fault === undefined) throw error
      failed(fault, error)
      const count = (counts.get(fault) ?? 0) + 1
      counts.set(fault, count)
      const { tries = 0, first = 0, most = 0 } = patience[fault] ?? {}
      if (count > tries || isAway()) throw toStoreAway(error)
      await pause(Math.min(most, first * 2 ** (count - 1)) * (0.5 + Math.random()))
    }
  }
}

/** Waits that many ms. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
