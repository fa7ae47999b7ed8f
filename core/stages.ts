import { RenderError } from './error.ts'

/** Reads a clock in milliseconds. The core owns none: the caller hands one in. */
type Clock = () => number

/** Names the stages of one job, times them, and is where a job without a thread of its own can be stopped. */
export interface Stages {
  /** Ends the stage before and begins the named one. Throws the signal's reason or `time-limit`. */
  begin(name: string): void
  /** Ends the last stage; milliseconds by stage name. */
  finish(): Readonly<Record<string, number>>
}

/** What may end a job between two stages. */
export interface StageLimits {
  readonly clock: Clock
  readonly signal?: AbortSignal
  /** Milliseconds from the first stage. */
  readonly timeLimit?: number
}

/** Creates the stopwatch of one job. */
export function createStages({ clock, signal, timeLimit = Number.POSITIVE_INFINITY }: StageLimits): Stages {
  const timings: Record<string, number> = {}
  const start = clock()
  let current: string | undefined
  let since = start

  const end = (now: number): void => {
    if (current !== undefined) timings[current] = (timings[current] ?? 0) + now - since
    since = now
  }

  return {
    begin(name) {
      const now = clock()
      end(now)
      current = name
      signal?.throwIfAborted()
      if (now - start > timeLimit) throw timeLimitReached(timeLimit)
    },
    finish() {
      end(clock())
      current = undefined
      return timings
    },
  }
}

/** The error of a job that took longer than it may. */
export function timeLimitReached(timeLimit: number): RenderError {
  return new RenderError(
    'time-limit',
    `the job took longer than its limit of ${timeLimit} ms; split the copy or raise the engine's timeLimit`,
  )
}
