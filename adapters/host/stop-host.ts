import type { Listener } from '../http/listen.ts'
import type { NoticeLoop } from '../service/notices/notices.ts'
import type { Workers } from '../service/runs/work-runs.ts'
import { type Adapters, closeAdapters } from './open-adapters.ts'

/** Connections and deliveries that are under way have this long to end when the service stops, ms. */
const patience = 3000

/** What goes on while the service runs. */
export interface Running {
  readonly listener: Listener
  readonly workers: Workers
  readonly notices: NoticeLoop
  readonly draining: AbortController
  /** Runs in work may take this long to end, ms. */
  readonly grace: number
  stopCollecting(): Promise<void>
}

/** Refuses new work, lets what is in work end or puts it back into the queue, writes everything and lets go. */
export async function stopHost(adapters: Adapters, running: Running): Promise<void> {
  const { listener, workers, notices, draining, grace } = running
  draining.abort()
  // An engine that is closed gives its runs back; their workers put them into the queue for the next start.
  await within(grace, workers.drain())
  await adapters.engine.close()
  await workers.drain()
  if (!(await within(patience, listener.close()))) await listener.close(true)
  await within(patience, Promise.all([notices.drain(), running.stopCollecting()]))
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
