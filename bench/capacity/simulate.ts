import type { Arrival } from './arrivals.ts'
import { createLine } from './line.ts'
import { createTimeline } from './timeline.ts'

/** The service that is simulated. */
export interface Model {
  /** Processes that render. */
  readonly workers: number
  /** Renders that each does at once. */
  readonly threads: number
  /** Commits that the store takes a second, all processes together. */
  readonly commitsPerSecond: number
  /** That a run keeps its thread besides its render, s. */
  readonly overhead?: number
  /** Commits of a run: until it is accepted, until it is begun, and until it has ended. */
  readonly commits: { readonly accept: number; readonly begin: number; readonly end: number }
}

/** What became of a run. s */
export interface Outcome {
  readonly arrival: Arrival
  /** From its coming to its first attempt. */
  readonly wait: number
  readonly endedAt: number
}

/** What came of a simulation. */
export interface Simulated {
  readonly outcomes: readonly Outcome[]
  /** Until the last run had ended, s. */
  readonly length: number
  /** Shares of that time in which a thread rendered, and the store committed. */
  readonly threadsBusy: number
  readonly storeBusy: number
}

/**
 * Lets runs pass through the service, event by event. Renders take as long as their arrival says, on threads that nobody else has; commits are
 * made one after the other; turns are those of `claimRun`.
 */
export function simulate(
  arrivals: readonly Arrival[],
  { workers, threads, commitsPerSecond, commits, overhead = 0 }: Model,
): Simulated {
  const timeline = createTimeline()
  const slots = workers * threads
  const line = createLine(slots)
  const outcomes: Outcome[] = []
  let idle = slots
  let storeFreeAt = 0
  let storeBusy = 0
  let rendered = 0

  const commit = (at: number, amount: number, then: (at: number) => void): void => {
    storeFreeAt = Math.max(at, storeFreeAt) + amount / commitsPerSecond
    storeBusy += amount / commitsPerSecond
    timeline.add(storeFreeAt, then)
  }
  const claim = (at: number): void => {
    while (idle > 0) {
      const arrival = line.next()
      if (arrival === undefined) return
      idle -= 1
      commit(at, commits.begin, begunAt => render(arrival, begunAt))
    }
  }
  const render = (arrival: Arrival, begunAt: number): void => {
    rendered += arrival.service
    timeline.add(begunAt + arrival.service + overhead, at => {
      commit(at, commits.end, endedAt => {
        outcomes.push({ arrival, wait: begunAt - arrival.at, endedAt })
        line.ended(arrival)
        idle += 1
        claim(endedAt)
      })
    })
  }
  for (const arrival of arrivals) {
    timeline.add(arrival.at, at => {
      commit(at, commits.accept, acceptedAt => {
        line.join(arrival)
        claim(acceptedAt)
      })
    })
  }
  const length = timeline.run()
  return { outcomes, length, threadsBusy: rendered / (length * slots), storeBusy: storeBusy / length }
}
