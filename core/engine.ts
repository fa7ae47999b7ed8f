import { fileURLToPath } from 'node:url'
import type { Piscina } from 'piscina'
import { createQueue } from './queue.ts'
import { RenderError } from './error.ts'
import type { Job, Output, Rendition } from './job.ts'
import { nearName } from './source/near-name.ts'
import { timeLimitReached } from './stages.ts'
import { type Outcome, renderTask } from './worker.ts'

/** How an engine is set up. */
export interface EngineOptions {
  /** Module URL by slug; each module's default export is a `Format`. */
  readonly formats: Readonly<Record<string, string>>
  /** Worker threads; 0 renders in the caller's thread. Default 1. */
  readonly threads?: number
  /** Milliseconds a job may run; default 120,000. */
  readonly timeLimit?: number
  /** MB of JavaScript heap a job may use; default 2,048. Threads only. */
  readonly memoryLimit?: number
  /** Jobs that may wait; one more is refused with `queue-full`. Default 1,000. */
  readonly queueLimit?: number
}

/** A job and the signal that cancels it, queued or running. */
export interface RenderRequest extends Job {
  readonly signal?: AbortSignal
}

/** Renders jobs, several at a time. */
export interface Engine {
  /** Throws `RenderError`; the engine goes on serving others. */
  render(request: RenderRequest): Promise<Rendition>
  /** Ends running jobs with `engine-closed` and the threads with them. */
  close(): Promise<void>
}

const known: readonly Output[] = ['html', 'pdf', 'png', 'svg']

async function createPool(threads: number, memoryLimit: number): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: fileURLToPath(new URL('./pool-worker.js', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
    idleTimeout: Number.POSITIVE_INFINITY,
  })
}

/** Creates an engine. Fonts and caches live as long as its threads. */
export function createEngine(options: EngineOptions): Engine {
  const { formats, threads = 1, timeLimit = 120_000, memoryLimit = 2048, queueLimit = 1000 } = options
  const closing = new AbortController()
  const queue = createQueue(Math.max(1, threads), queueLimit)
  let pool: Promise<Piscina> | undefined

  const runHere = (job: Job, formatUrl: string, signal: AbortSignal): Promise<Outcome> =>
    renderTask({ job, formatUrl }, { clock: () => performance.now(), signal, timeLimit })

  const runInPool = async (job: Job, formatUrl: string, signal: AbortSignal): Promise<Outcome> => {
    pool ??= createPool(threads, memoryLimit)
    const overtime = new AbortController()
    const running = await pool
    const timer = setTimeout(() => overtime.abort(), timeLimit)
    try {
      return await running.run({ job, formatUrl }, { signal: AbortSignal.any([signal, overtime.signal]) })
    } catch (error) {
      if (overtime.signal.aborted) throw timeLimitReached(timeLimit)
      throw toRenderError(error, memoryLimit, signal)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async render({ signal, ...job }) {
      if (closing.signal.aborted) throw engineClosed()
      const formatUrl = checkJob(job, formats)
      const ended = signal ? AbortSignal.any([signal, closing.signal]) : closing.signal
      const outcome = await queue.run(
        () => (threads === 0 ? runHere(job, formatUrl, ended) : runInPool(job, formatUrl, ended)),
        ended,
      )
      if (outcome.ok) return outcome.rendition
      throw new RenderError(outcome.code, outcome.text)
    },
    async close() {
      closing.abort()
      await (await pool)?.destroy()
    },
  }
}

function engineClosed(): RenderError {
  return new RenderError('engine-closed', 'the engine is closed; create another to render again')
}

function toRenderError(error: unknown, memoryLimit: number, signal: AbortSignal): RenderError {
  if (error instanceof RenderError) return error
  if (signal.aborted) return new RenderError('cancelled', 'the job was cancelled')
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') {
    const text = `the job needed more than its ${memoryLimit} MB of memory; split the copy or raise the engine's memoryLimit`
    return new RenderError('memory-limit', text)
  }
  return new RenderError('format-failed', `the worker ended unexpectedly: ${message ?? String(error)}`)
}

/** The URL of the job's format. Throws `job-invalid` or `format-unknown`. */
function checkJob(job: Job, formats: Readonly<Record<string, string>>): string {
  if (typeof job.content !== 'string' && !(job.content instanceof Uint8Array)) {
    throw new RenderError(
      'job-invalid',
      `content is ${typeof job.content}; give Markdown as a string or as bytes`,
    )
  }
  for (const output of job.outputs ?? []) {
    if (!known.includes(output)) {
      throw new RenderError('job-invalid', `there is no output "${output}"; allowed are ${known.join(', ')}`)
    }
  }
  const url = Object.hasOwn(formats, job.format) ? formats[job.format] : undefined
  if (url === undefined) throw unknownFormat(job.format, Object.keys(formats))
  return url
}

function unknownFormat(slug: string, slugs: readonly string[]): RenderError {
  const near = nearName(slug, slugs)
  const suggestion = near ? `did you mean "${near}"? ` : ''
  return new RenderError(
    'format-unknown',
    `there is no format "${slug}"; ${suggestion}there are ${slugs.join(', ')}`,
  )
}
