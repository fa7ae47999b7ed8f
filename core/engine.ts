import { setMaxListeners } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Piscina } from 'piscina'
import { checkEngine, checkJob, checkRequest } from './check-job.ts'
import { RenderError } from './error.ts'
import type { Job, Rendition } from './job.ts'
import { createQueue } from './queue.ts'
import { timeLimitReached } from './stages.ts'
import type { Outcome, Task } from './worker.ts'

/** How an engine is set up. */
export interface EngineOptions<Slug extends string = string> {
  /** Module URL by slug; each module's default export is a `Format`. */
  readonly formats: Readonly<Record<Slug, string>>
  /** Worker threads; 0 renders in the caller's thread. Default 1. */
  readonly threads?: number
  /** Milliseconds a job may run; default 120,000. */
  readonly timeLimit?: number
  /** MB of JavaScript heap a job may use; default 2,048. Threads only. */
  readonly memoryLimit?: number
  /** Jobs that may wait; one more is refused with `queue-full`. Default 1,000. */
  readonly queueLimit?: number
  /** Font files by name that every job may use. */
  readonly fonts?: Readonly<Record<string, Uint8Array>>
}

/** A format as it is named: a literal must be one that the engine was given, any other text is looked up when it comes. */
type Named<Name extends string, Slug extends string> = string extends Name ? Name : Slug

/** A job and the signal that cancels it, queued or running. */
export interface RenderRequest<Slug extends string = string> extends Job {
  /** Slug of one of the engine's formats. */
  readonly format: Slug
  readonly signal?: AbortSignal
}

/** Renders jobs of the formats that it was given, several at a time. */
export interface Engine<Slug extends string = string> {
  /** Throws `RenderError`; the engine goes on serving others. */
  render<Name extends string>(request: RenderRequest<Named<Name, Slug>>): Promise<Rendition>
  /** Ends running jobs with `engine-closed` and the threads with them. */
  close(): Promise<void>
}

async function createPool(threads: number, memoryLimit: number): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: fileURLToPath(new URL('./pool-worker.cjs', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    // A render leaves much behind at once: with more room for what is new, a report takes a twentieth less.
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit, maxYoungGenerationSizeMb: 64 },
    idleTimeout: Number.POSITIVE_INFINITY,
  })
}

/** Creates an engine. Fonts and caches live as long as its threads. Throws `job-invalid` for options that are none. */
export function createEngine<Slug extends string>(options: EngineOptions<Slug>): Engine<Slug> {
  checkEngine(options)
  const { formats, threads = 1, timeLimit = 120_000, memoryLimit = 2048, queueLimit = 1000 } = options
  const fonts = options.fonts && shared(options.fonts)
  const queue = createQueue(Math.max(1, threads), queueLimit)
  /** What ends each job that waits or runs; the reason is the error it ends with. */
  const endings = new Set<AbortController>()
  let closed = false
  let pool: Promise<Piscina> | undefined

  const runHere = async (task: Task, { signal }: AbortController): Promise<Outcome> => {
    // As the build packs it, like the formats, which share most of their modules with it.
    const packed = new URL('../bundle/core/worker.js', import.meta.url).href
    const { renderTask }: typeof import('./worker.ts') = await import(packed)
    return renderTask(task, { clock: () => performance.now(), signal, timeLimit })
  }

  const runInPool = async (task: Task, ending: AbortController): Promise<Outcome> => {
    pool ??= createPool(threads, memoryLimit)
    const running = await pool
    const timer = setTimeout(() => ending.abort(timeLimitReached(timeLimit)), timeLimit)
    try {
      return await running.run(task, { signal: ending.signal })
    } catch (error) {
      throw ending.signal.aborted ? ending.signal.reason : toRenderError(error, memoryLimit)
    } finally {
      clearTimeout(timer)
    }
  }

  const run = threads === 0 ? runHere : runInPool

  return {
    async render(request) {
      if (closed) throw engineClosed()
      const { job, signal } = checkRequest(request)
      const formatUrl = checkJob(job, formats)
      const task = { job: fonts ? { ...job, fonts: { ...fonts, ...job.fonts } } : job, formatUrl }
      const ending = new AbortController()
      const cancel = (): void => ending.abort(cancelled())
      if (signal?.aborted) cancel()
      // One signal may end any number of jobs; without this Node warns of a leak at the eleventh.
      if (signal) setMaxListeners(0, signal)
      signal?.addEventListener('abort', cancel, { once: true })
      endings.add(ending)
      try {
        const outcome = await queue.run(() => run(task, ending), ending.signal)
        if (outcome.ok) return outcome.rendition
        throw new RenderError(outcome.code, outcome.text)
      } finally {
        endings.delete(ending)
        signal?.removeEventListener('abort', cancel)
      }
    },
    async close() {
      closed = true
      for (const ending of endings) ending.abort(engineClosed())
      await (await pool)?.destroy()
    },
  }
}

/** Bytes that threads share: each job hands them on, and none copies them. */
function shared(files: Readonly<Record<string, Uint8Array>>): Readonly<Record<string, Uint8Array>> {
  const entries = Object.entries(files).map(([name, bytes]) => {
    const copy = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
    copy.set(bytes)
    return [name, copy] as const
  })
  return Object.fromEntries(entries)
}

function cancelled(): RenderError {
  return new RenderError('cancelled', 'the job was cancelled')
}

function engineClosed(): RenderError {
  return new RenderError('engine-closed', 'the engine is closed; create another to render again')
}

function toRenderError(error: unknown, memoryLimit: number): RenderError {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    const text = `the job needed more than its ${memoryLimit} MB of memory; split the copy or raise the engine's memoryLimit`
    return new RenderError('memory-limit', text)
  }
  return new RenderError(
    'worker-lost',
    `the worker ended unexpectedly: ${message ?? String(error)}; try again`,
  )
}
