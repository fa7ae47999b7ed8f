import { queueFull } from './service-error.ts'

/**
 * Work of several owners that shares what there is little of. An owner's work is done one piece after the other, and among
 * owners whoever came first is next: who asks for very much makes only their own work wait.
 */
export interface Turns {
  /** Throws `queue-full` when too much of this owner's waits already. */
  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result>
}

/** How much is done at once, and how much of one owner may wait. */
export interface TurnLimits {
  /** Pieces of different owners that are done at once; without it, one of each. */
  readonly lanes?: number
  readonly waiting: number
}

/** Creates turns that nobody has had yet. */
export function createTurns({ lanes = Number.POSITIVE_INFINITY, waiting }: TurnLimits): Turns {
  /** What waits of each owner. */
  const pieces = new Map<string, (() => void)[]>()
  /** Owners whose turn may come, in order. */
  const line: string[] = []
  const busy = new Set<string>()

  const next = (): void => {
    while (busy.size < lanes) {
      const owner = line.shift()
      if (owner === undefined) return
      const own = pieces.get(owner) ?? []
      const begin = own.shift()
      if (own.length === 0) pieces.delete(owner)
      busy.add(owner)
      begin?.()
    }
  }

  const turn = (owner: string): Promise<void> =>
    new Promise(begin => {
      const own = pieces.get(owner)
      if (own) own.push(begin)
      else pieces.set(owner, [begin])
      if (!own && !busy.has(owner)) line.push(owner)
      next()
    })

  return {
    async run(owner, work) {
      if ((pieces.get(owner)?.length ?? 0) >= waiting) throw queueFull('too much of yours is waiting already')
      await turn(owner)
      try {
        return await work()
      } finally {
        busy.delete(owner)
        if (pieces.has(owner)) line.push(owner)
        next()
      }
    },
  }
}
