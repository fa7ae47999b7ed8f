import type { Run } from '../../service/runs/run.ts'
import { isTerminal, type RunStatus } from '../../service/runs/run-status.ts'

/** How often a silent stream says that it lives, ms. */
const heartbeat = 15_000

/** Where a status stands within one attempt. A run that went back to the queue stands after all of that attempt. */
const rank: Readonly<Record<RunStatus, number>> = {
  ...{ preparing: 1, running: 2, validating: 3, uploading_outputs: 4, queued: 5, cancelling: 6 },
  ...{ completed: 7, failed: 7, cancelled: 7 },
}

/** What is followed, and how. */
export interface RunWatch {
  readonly headers: Readonly<Record<string, string>>
  /** Ends the stream when the service stops; the client then comes again. */
  readonly draining: AbortSignal
  readonly lastEventId: string | null
  /** Whether who follows still may: a key or a session that ends takes its streams along. */
  isAlive(): Promise<boolean>
  /** Takes one of the streams that may be open at a time; returns what gives it back. */
  enter(): () => void
  read(): Promise<Run>
  watch(listener: (run: Run) => void): () => void
  show(run: Run): Promise<unknown>
}

/** The number of a run's state: it grows with each, so a client that comes again gets only what it has not seen. */
export function eventId({ attempt, status }: Pick<Run, 'attempt' | 'status'>): number {
  return attempt * 8 + (attempt === 0 && status === 'queued' ? 0 : rank[status])
}

/** Follows a run to its end as server-sent events; 204, which tells a client to stop, when it has seen the end. */
export async function watchRun(watch: RunWatch): Promise<Response> {
  const seen = /^\d{1,9}$/.test(watch.lastEventId ?? '') ? Number(watch.lastEventId) : -1
  const now = await watch.read()
  if (isTerminal(now.status) && eventId(now) <= seen) {
    return new Response(null, { status: 204, headers: watch.headers })
  }
  return new Response(openStream(watch, seen, watch.enter()), {
    headers: { ...watch.headers, 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
  })
}

function openStream(watch: RunWatch, seen: number, leave: () => void): ReadableStream<Uint8Array> {
  const text = new TextEncoder()
  let last = seen
  let stop: () => void = () => {}
  let open = true
  return new ReadableStream({
    async start(controller) {
      const close = (): void => {
        if (!open) return
        open = false
        stop()
        controller.close()
      }
      // What is shown last is read from files: events wait for those before them.
      let told = Promise.resolve()
      const tell = (run: Run): void => {
        const id = eventId(run)
        if (id <= last) return
        last = id
        told = told.then(() => write(id, run)).catch(fail)
      }
      const write = async (id: number, run: Run): Promise<void> => {
        if (!(await watch.isAlive())) return close()
        const data = JSON.stringify(await watch.show(run))
        if (!open) return
        controller.enqueue(text.encode(`id: ${id}\nevent: status\ndata: ${data}\n\n`))
        if (isTerminal(run.status)) close()
      }
      const fail = (error: unknown): void => {
        if (!open) return
        open = false
        stop()
        controller.error(error)
      }
      // Listening begins before reading, so no change falls between the two.
      const unwatch = watch.watch(tell)
      const timer = setInterval(() => controller.enqueue(text.encode(':\n\n')), heartbeat)
      stop = () => {
        stop = () => {}
        clearInterval(timer)
        unwatch()
        leave()
        watch.draining.removeEventListener('abort', close)
      }
      watch.draining.addEventListener('abort', close)
      try {
        tell(await watch.read())
        await told
      } catch (error) {
        stop()
        throw error
      }
      if (watch.draining.aborted) close()
    },
    cancel() {
      open = false
      stop()
    },
  })
}
