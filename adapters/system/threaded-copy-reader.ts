import { createHash } from 'node:crypto'
import type { Piscina } from 'piscina'
import type { FormatDescription } from '../../core/describe-format.ts'
import type { CopyReader } from '../service/ports/copy-reader.ts'
import { remember } from '../service/remember.ts'
import { ServiceError } from '../service/service-error.ts'
import { createTurns } from '../service/take-turns.ts'
import { summarizeChange } from '../service/versions/summarize.ts'
import type { CopyTask } from './copy-worker.ts'

/** A task may take this long once its turn has come, ms; the thread is ended then. */
const usualPatience = 10_000

/** Tasks of one organisation that may wait. */
const mostWaiting = 8

/** An organisation has one of them at most: whoever brings copy that takes long keeps nobody else waiting. */
const threads = 2

/** Heap of a thread, MB. */
const memory = 512

/** Copies whose texts are remembered: who edits one looks at many of its nodes. */
const mostCopies = 32

/** Two copies that are shorter together are compared at once, characters: sooner than a thread is asked. */
const short = 32 * 1024

/** Creates a reader with threads of its own, which start when they are first needed. */
export function createCopyReader(patience: number = usualPatience): CopyReader {
  let pool: Promise<Piscina> | undefined
  const known = new Map<string, ReadonlyMap<string, string>>()
  let described: Promise<readonly FormatDescription[]> | undefined

  const turns = createTurns({ lanes: threads, waiting: mostWaiting })

  const run = <Result>(owner: string, task: CopyTask): Promise<Result> =>
    turns.run(owner, async () => {
      pool ??= createPool()
      const warmed = await warm(await pool)
      try {
        return (await warmed.run(task, { signal: AbortSignal.timeout(patience) })) as Result
      } catch (error) {
        if (!isEnded(error)) throw error
        throw new ServiceError('too-large', 'this copy takes too long to read; split it')
      }
    })

  return {
    async readNodes(owner, copy) {
      const address = createHash('sha256').update(copy).digest('base64')
      const texts = known.get(address) ?? (await run<ReadonlyMap<string, string>>(owner, ['nodes', copy]))
      remember(known, address, texts, mostCopies)
      return texts
    },
    editNodes: (owner, copy, edits) => run(owner, ['edit', copy, edits]),
    async pointImages(owner, copy, names) {
      return names.length === 0 ? copy : run(owner, ['images', copy, names])
    },
    async summarize(owner, before, after) {
      const isShort = (before?.copy.length ?? 0) + after.copy.length < short
      return isShort ? summarizeChange(before, after) : run(owner, ['summary', before, after])
    },
    outline: (owner, copy) => run(owner, ['outline', copy]),
    propose: (owner, copy) => run(owner, ['proposal', copy]),
    readAs: (owner, copy, format) => run(owner, ['reading', copy, format]),
    describeFormats() {
      // They are nobody's: whoever asks first has them read for all.
      described ??= run<readonly FormatDescription[]>('', ['formats']).catch(error => {
        // One that failed is not the answer for ever.
        described = undefined
        throw error
      })
      return described
    },
    async close() {
      await (await pool)?.destroy()
    },
  }
}

async function createPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    filename: new URL('../../bundle/adapters/system/copy-worker.js', import.meta.url).href,
    ...{ minThreads: 0, maxThreads: threads, idleTimeout: 60_000 },
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
}

/** A thread takes its time to start on a machine that is busy, and no copy is to blame for that: all are there before a task's time runs. */
async function warm(pool: Piscina): Promise<Piscina> {
  const start = (): Promise<unknown> => pool.run(['nodes', ''] satisfies CopyTask)
  if (pool.threads.length < threads) await Promise.all(Array.from({ length: threads }, start))
  return pool
}

/** Whether the thread was ended: by the time limit, or by its heap. */
function isEnded(error: unknown): boolean {
  const { name, code } = error as { readonly name?: string; readonly code?: string }
  return name === 'AbortError' || name === 'TimeoutError' || code === 'ERR_WORKER_OUT_OF_MEMORY'
}
