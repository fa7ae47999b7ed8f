import { join } from 'node:path'
import { createEngine } from '../../core/engine.ts'
import type { Output } from '../../core/job.ts'
import { withColumns } from '../../core/source/message-columns.ts'
import { formats } from '../../formats/index.ts'
import { copyOf } from './make-command.ts'
import { readBase } from './read-input.ts'
import { type JobOptions, readJob } from './read-job.ts'
import { tellerFor } from './teller.ts'
import { usageError } from './usage-error.ts'
import { withProgress } from './progress.ts'
import { writeRendition } from './write-rendition.ts'

/** Options of `platen render` as they come from the command line. */
export interface RenderOptions extends JobOptions {
  readonly out: string
  readonly outputs: string
  readonly base?: string
  readonly threads: string
}

const outputs: readonly string[] = ['html', 'pdf', 'png', 'svg']

/** Renders one file into a folder, and says on standard error what the author can mend and what was written. */
export async function renderCommand(file: string, options: RenderOptions): Promise<void> {
  const threads = readThreads(options.threads)
  const wanted = readOutputs(options.outputs)
  const { job, ...told } = await readJob(file, options)
  const base = options.base === undefined ? {} : await readBase(options.base)
  const engine = createEngine({ formats, threads })
  const start = performance.now()
  try {
    const rendition = await withProgress(`rendering ${file}`, () =>
      engine.render({ ...job, ...base, outputs: wanted }),
    )
    await writeRendition(rendition, options.out).catch(({ code, message }: NodeJS.ErrnoException) => {
      throw usageError(`cannot write into ${options.out} (${code ?? message}); check --out`)
    })
    const bytes = rendition.artifacts.reduce((sum, artifact) => sum + artifact.bytes.length, 0)
    tellerFor({}).made({
      plan: { source: file, ...told },
      rendition: { ...rendition, messages: withColumns(rendition.messages, copyOf(job)) },
      written: [{ path: join(options.out, '/'), bytes }],
      time: performance.now() - start,
    })
  } finally {
    await engine.close()
  }
}

function readThreads(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw usageError(`--threads is "${text}"; give a number from 0 to 99`)
  return Number(text)
}

function readOutputs(text: string): Output[] {
  const names = text
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '')
  const wrong = names.find(name => !outputs.includes(name))
  if (wrong !== undefined)
    throw usageError(`there is no output "${wrong}"; allowed are ${outputs.join(', ')}`)
  if (names.length === 0) throw usageError(`--outputs names none; allowed are ${outputs.join(', ')}`)
  return names as Output[]
}
