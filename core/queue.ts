import { RenderError } from './error.ts'

/** Runs a bounded number of jobs at once, the others in the order they came. */
interface Queue {
  /** Throws `queue-full`, or the signal's reason when it aborts while the job waits. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>
}

/** Creates a queue that runs `lanes` jobs at once and lets `limit` wait. */
export function createQueue(lanes: number, limit: number): Queue {
  let running = 0
  const waiting: (() => void)[] = []

  const wait = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', leave)
        resolve()
      }
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1)
        reject(signal.reason)
      }
      waiting.push(start)
      signal.addEventListener('abort', leave, { once: true })
    })

  return {
    async run(work, signal) {
      signal.throwIfAborted()
      if (running < lanes) running += 1
      else if (waiting.length >= limit) throw queueFull(limit)
      // A job that leaves hands its lane to the next, so `running` stays as it is.
      else await wait(signal)
      try {
        return await work()
      } finally {
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

function queueFull(limit: number): RenderError {
  return new RenderError(
    'queue-full',
    `${limit} jobs are waiting already; try again later or raise the engine's queueLimit`,
  )
}
