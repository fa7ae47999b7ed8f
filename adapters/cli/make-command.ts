import { availableParallelism } from 'node:os'
import { createEngine, type Engine } from '../../core/engine.ts'
import type { Format } from '../../core/format.ts'
import type { Job, Rendition } from '../../core/job.ts'
import { withColumns } from '../../core/source/message-columns.ts'
import { findFormat } from '../../formats/find-format.ts'
import { formats } from '../../formats/index.ts'
import { findSources } from './find-sources.ts'
import { type FileJob, type JobOptions, readJob } from './read-job.ts'
import { withProgress } from './progress.ts'
import { isFolder, outputFor, readType, type Target, targetFor } from './target.ts'
import { type Teller, tellerFor } from './teller.ts'
import { exitCodeOf, usageError } from './usage-error.ts'
import { type Written, writeDocument } from './write-document.ts'

/** Options of `platen <file>` as they come from the command line. */
export interface MakeOptions extends JobOptions {
  readonly output?: string
  readonly to?: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly strict?: boolean
}

/** A document to make: its job, and where it goes. */
export interface Plan extends Omit<FileJob, 'type'> {
  readonly source: string
  readonly target: Target
}

/** A document that was made. */
export interface Made {
  readonly plan: Plan
  readonly rendition: Rendition
  readonly written: readonly Written[]
  /** Milliseconds. */
  readonly time: number
}

/** Makes one document of each file, beside it or where `--output` says. One that fails does not stop the others. */
export async function makeCommand(
  files: readonly string[],
  options: MakeOptions,
  commands: readonly string[] = [],
): Promise<void> {
  const sources = await findSources(files, commands)
  const plans = await plansFor(sources, options)
  const teller = tellerFor(options)
  const threads = sources.length === 1 ? 0 : Math.min(sources.length, availableParallelism())
  const engine = createEngine({ formats, threads })
  try {
    const codes = await Promise.all(plans.map(plan => makeAndTell(plan, engine, options, teller)))
    teller.end()
    process.exitCode = Math.max(...codes)
  } finally {
    await engine.close()
  }
}

/** Plans every document before any is made: a wrong option, or two documents in one place, write nothing. */
export async function plansFor(sources: readonly string[], options: MakeOptions): Promise<readonly Plan[]> {
  if (sources.length > 1 && options.output !== undefined && !isFolder(options.output))
    throw usageError(
      `${sources.length} documents do not go into ${options.output}; name a folder, ${options.output}/`,
    )
  const plans = await Promise.all(sources.map(source => planFor(source, options)))
  const taken = new Map<string, string>()
  for (const { source, target } of plans) {
    const other = taken.get(target.path)
    if (other !== undefined) throw usageError(`${other} and ${source} would both become ${target.path}`)
    taken.set(target.path, source)
  }
  return plans
}

/** Reads a file and what it, its folder and the command line say of it; the command line has the last word. */
export async function planFor(source: string, options: MakeOptions): Promise<Plan> {
  const { job, type: usual, ...told } = await readJob(source, options)
  const type = options.to ?? (options.output === undefined ? usual : undefined)
  const target = targetFor(source, await load(job.format), {
    ...(options.output !== undefined && { output: options.output }),
    ...(type !== undefined && { to: readType(type) }),
  })
  return {
    ...{ source, target, ...told },
    job: { ...job, outputs: [outputFor(target.type)], standalone: true },
  }
}

async function load(slug: string): Promise<Format> {
  const module = (await import(findFormat(slug))) as {
    readonly default: Format
  }
  return module.default
}

/** Makes one document and tells of it. Resolves with its exit code: not 0 where it could not be made, or not as strictly as was asked. */
export async function makeAndTell(
  plan: Plan,
  engine: Engine,
  { strict = false }: MakeOptions,
  teller: Teller,
): Promise<number> {
  try {
    const made = await make(plan, engine, strict)
    teller.made(made)
    return made.written.length > 0 ? 0 : 1
  } catch (error) {
    teller.failed(plan.source, error as Error)
    return exitCodeOf(error)
  }
}

/** The copy of a job as text. */
export function copyOf({ content }: Pick<Job, 'content'>): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Renders and writes a document. Strictly, one with anything to mend is not written. */
export async function make(plan: Plan, engine: Engine, strict: boolean): Promise<Made> {
  const start = performance.now()
  const drawn = await withProgress(`rendering ${plan.source}`, () => engine.render(plan.job))
  const rendition = { ...drawn, messages: withColumns(drawn.messages, copyOf(plan.job)) }
  const isRefused = strict && rendition.messages.some(({ severity }) => severity !== 'info')
  const written = isRefused ? [] : await writeDocument(rendition, plan.target)
  return { plan, rendition, written, time: performance.now() - start }
}
