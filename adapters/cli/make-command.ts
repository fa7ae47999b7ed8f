import { availableParallelism } from 'node:os'
import { dirname, resolve } from 'node:path'
import { createEngine, type Engine } from '../../core/engine.ts'
import type { Format } from '../../core/format.ts'
import type { Job, Rendition } from '../../core/job.ts'
import { suggestFormats } from '../../core/check-job.ts'
import { withColumns } from '../../core/source/message-columns.ts'
import { mistypedSettings, readOwnSettings } from '../../core/source/own-settings.ts'
import { findFormat, formatsCalled } from '../../formats/find-format.ts'
import { formats } from '../../formats/index.ts'
import { findSources } from './find-sources.ts'
import { readFolderSettings } from './folder-settings.ts'
import { readOwnLook } from './own-look.ts'
import { ownPictures } from './own-pictures.ts'
import { withProgress } from './progress.ts'
import { readAssetFiles, readContent } from './read-input.ts'
import { isFolder, outputFor, readType, type Target, targetFor } from './target.ts'
import { type Teller, tellerFor } from './teller.ts'
import { exitCodeOf, usageError } from './usage-error.ts'
import { type Written, writeDocument } from './write-document.ts'

/** Options of `platen <file>` as they come from the command line. */
export interface MakeOptions {
  readonly format?: string
  readonly brief?: string
  readonly output?: string
  readonly to?: string
  readonly size?: string
  readonly lang?: string
  readonly keep?: string
  readonly asset: readonly string[]
  readonly assets?: string
  readonly theme?: string
  readonly fonts?: string
  readonly json?: boolean
  readonly quiet?: boolean
  readonly strict?: boolean
}

/** A document to make: its job, and where it goes. */
export interface Plan {
  readonly source: string
  readonly job: Job
  readonly target: Target
  /** Why it is taken for a document of that kind, where nobody named it. */
  readonly because?: string
  /** What is to be told before it is rendered. */
  readonly notes: readonly string[]
  /** Where its copy, its settings and its pictures lie. */
  readonly folders: readonly string[]
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
  const content = await readContent(source)
  const copy = new TextDecoder().decode(content)
  const own = readOwnSettings(copy)
  const folder = await readFolderSettings(source)
  const { brief, size, lang, keep = folder.keep, theme, fonts } = { ...folder, ...own, ...given(options) }
  const look = await readOwnLook({
    ...(theme !== undefined && { theme }),
    ...(fonts !== undefined && { fonts }),
  })
  const { slug, because, notes } = await chooseFormat(source, copy, {
    asked: options.format,
    own: own.format ?? folder.format,
  })
  const pictures = await ownPictures(source, copy)
  const type = options.to ?? (options.output === undefined ? folder.to : undefined)
  const target = targetFor(source, await load(slug), {
    ...(options.output !== undefined && { output: options.output }),
    ...(type !== undefined && { to: readType(type) }),
  })
  const job: Job = {
    format: slug,
    content,
    ...look,
    assets: { ...look.assets, ...pictures.assets, ...(await readAssetFiles(options.asset, options.assets)) },
    outputs: [outputFor(target.type)],
    standalone: true,
    ...(brief !== undefined && { instructions: brief }),
    ...(size !== undefined && { size }),
    ...(lang !== undefined && { lang }),
    ...(keepAll(keep) && { keep: 'all' as const }),
  }
  const clashes = pictures.shared.map(
    name => `two pictures are called ${name}; the first is shown for both, rename one`,
  )
  const mistyped = mistypedSettings(copy).map(
    name => `${name} in the front matter is no text; write it in quotes`,
  )
  const lookIn = [
    ...(theme === undefined ? [] : [dirname(resolve(theme))]),
    ...(fonts === undefined ? [] : [fonts]),
  ]
  const folders =
    source === '-' ? [] : [...new Set([dirname(resolve(source)), ...pictures.folders, ...lookIn])]
  const why = because !== undefined && { because }
  return { source, job, target, ...why, notes: [...notes, ...mistyped, ...clashes], folders }
}

/** Options that were given: an absent one does not hide what the copy or its folder says. */
function given({ brief, size, lang, keep, theme, fonts }: MakeOptions): Partial<MakeOptions> {
  return Object.fromEntries(
    Object.entries({ brief, size, lang, keep, theme, fonts }).filter(([, value]) => value !== undefined),
  )
}

function keepAll(keep: string | undefined): boolean {
  if (keep === undefined || keep === 'all') return keep === 'all'
  throw usageError(`keep is "${keep}"; write "all", or leave it out`)
}

interface Chosen {
  readonly slug: string
  readonly because?: string
  readonly notes: readonly string[]
}

/** The format that was named, or the one that the copy is most like. Throws `format-unknown`. */
async function chooseFormat(source: string, copy: string, { asked, own }: Named): Promise<Chosen> {
  if (asked !== undefined) {
    findFormat(asked)
    return { slug: asked, notes: [] }
  }
  if (own !== undefined && Object.hasOwn(formats, own)) return { slug: own, notes: [] }
  const { proposeFormat } = await import('../../formats/propose-format.ts')
  const { slug, because } = await proposeFormat(copy, source)
  if (own === undefined) return { slug, because, notes: [] }
  const suggestion = suggestFormats(own, formats, formatsCalled)
  const note = `format "${own}" of the front matter is none; ${suggestion}\`platen formats\` lists them`
  return { slug, because, notes: [note] }
}

/** Formats by who names them; a word of the copy that is none is passed over. */
interface Named {
  readonly asked: string | undefined
  readonly own: string | undefined
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
