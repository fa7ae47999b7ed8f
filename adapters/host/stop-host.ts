import type { Listener } from '../http/listen.ts'
import type { Workers } from '../service/runs/work-runs.ts'
import { type Adapters, closeAdapters } from './open-adapters.ts'

/** Connections and deliveries that are under way have this long to end when the service stops, ms. */
const patience = 3000

/** What goes on while the service runs. */
export interface Running {
  readonly listener: Listener
  /** Absent in a process that only answers. */
  readonly work: Work | undefined
  readonly draining: AbortController
  readonly leaving: AbortController
  /** Requests are answered for this long still, while it is said that they will not be, ms. */
  readonly linger: number
  /** Runs in work may take this long to end, ms. */
  readonly grace: number
}

/** What is worked on, and what this process sees to for all. */
export interface Work {
  readonly workers: Workers
  endDuties(): Promise<void>
}

/** Refuses new work, lets what is in work end or puts it back into the queue, writes everything and lets go. */
export async function stopHost(adapters: Adapters, running: Running): Promise<void> {
  const { listener, work, draining, leaving, grace, linger } = running
  leaving.abort()
  await new Promise(resolve => setTimeout(resolve, linger))
  draining.abort()
  if (work) {
    // An engine that is closed gives its runs back; their workers put them into the queue for the next start.
    await within(grace, work.workers.drain())
    await adapters.engine?.close()
    await work.workers.drain()
  }
  if (!(await within(patience, listener.close()))) await listener.close(true)
  if (work) await within(patience, work.endDuties())
  await closeAdapters(adapters)
}

/** Waits, but no longer than that many ms; resolves with whether it was enough. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(resolve, milliseconds, false)
  })
  try {
    return await Promise.race([work.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}
