import { readBrandKit } from './brief/brand-kit.ts'
import { RenderError } from './error.ts'
import { baseDesign, type Design } from './brief/design.ts'
import type { EngineOptions, RenderRequest } from './engine.ts'
import { type Job, outputNames } from './job.ts'
import { nearName } from './source/near-name.ts'

/** What an option has to be: undefined where it is, else what to give instead. */
type Check = (value: unknown) => string | undefined

const a =
  (type: 'string' | 'boolean', give: string): Check =>
  value =>
    typeof value === type ? undefined : give
const record: Check = value =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : 'give an object'
const atLeast =
  (least: number, give: string): Check =>
  value =>
    Number.isSafeInteger(value) && (value as number) >= least ? undefined : give

const jobOptions: Readonly<Record<keyof Job, Check>> = {
  format: a('string', 'give the slug of a format'),
  content: value =>
    typeof value === 'string' || value instanceof Uint8Array
      ? undefined
      : 'give Markdown as a string or as bytes',
  instructions: a('string', 'give the brief as a string'),
  assets: record,
  fonts: record,
  theme: record,
  outputs: value =>
    Array.isArray(value) && value.length > 0 ? undefined : `give one or more of ${outputNames.join(', ')}`,
  size: a('string', 'give the name of a size, or measures such as 210x99mm'),
  lang: a('string', 'give a language tag such as en or pt-BR'),
  keep: value => (value === 'all' ? undefined : 'give "all", or leave it out'),
  standalone: a('boolean', 'give true or false'),
  proposals: value => (Array.isArray(value) ? undefined : 'give a list of proposals'),
  base: value => (isDesign(value) ? undefined : 'give the design of an earlier rendition'),
  baseContent: value => record(value) && 'give content.patch of an earlier rendition',
}

const engineOptions: Readonly<Record<keyof EngineOptions, Check>> = {
  formats: value => record(value) && 'give module URLs by slug, such as those of platen/formats',
  threads: atLeast(0, 'give 0 for none, or how many'),
  timeLimit: atLeast(1, 'give milliseconds'),
  memoryLimit: atLeast(1, 'give MB'),
  queueLimit: atLeast(0, 'give how many jobs may wait'),
  fonts: value => record(value) && 'give the bytes of font files by their names',
}

/** Whether a value has what every design has: a job's base comes from a rendition, or from what was kept of one. */
function isDesign(value: unknown): value is Design {
  if (record(value) !== undefined) return false
  return Object.entries(baseDesign).every(([section, tokens]) => {
    const own = (value as Readonly<Record<string, unknown>>)[section]
    return record(own) === undefined && Object.keys(tokens).every(token => token in (own as object))
  })
}

/** Divides what `render` is called with into a job and the signal that may cancel it. Throws `job-invalid`. */
export function checkRequest(request: RenderRequest): {
  readonly job: Job
  readonly signal: AbortSignal | undefined
} {
  if (record(request) !== undefined)
    throw invalid(`a job is set up with an object; this is ${nameOf(request)}`)
  const { signal, ...job } = request
  if (signal !== undefined && !(signal instanceof AbortSignal))
    throw invalid(`signal is ${nameOf(signal)}; give an AbortSignal`)
  return { job, signal }
}

/** The formats that people call by a word, where the word is the slug of none. */
export type FormatsCalled = (word: string) => readonly string[]

/**
 * Checks what callers without a compiler hand in and finds the job's format.
 * Returns the URL of its module. Throws `job-invalid` or `format-unknown`, which suggests the formats that are `called` so.
 */
export function checkJob(
  job: Job,
  formats: Readonly<Record<string, string>>,
  called: FormatsCalled = word => slugsWith(word, formats),
): string {
  checkOptions(job, { of: 'a job', needs: ['format', 'content'], checks: jobOptions })
  checkFiles('asset', job.assets)
  checkFiles('font', job.fonts)
  if (job.theme !== undefined) readBrandKit(job.theme)
  for (const output of job.outputs ?? []) {
    if (!outputNames.includes(output))
      throw invalid(`there is no output "${output}"; allowed are ${outputNames.join(', ')}`)
  }
  const url = Object.hasOwn(formats, job.format) ? formats[job.format] : undefined
  if (url === undefined) throw unknownFormat(job.format, formats, called)
  return url
}

function checkFiles(kind: string, files: Readonly<Record<string, unknown>> = {}): void {
  for (const [name, bytes] of Object.entries(files)) {
    if (!(bytes instanceof Uint8Array))
      throw invalid(`the ${kind} "${name}" is ${nameOf(bytes)}; give its bytes as a Uint8Array`)
  }
}

/** Checks how an engine is set up. Throws `job-invalid`. */
export function checkEngine(options: EngineOptions): void {
  checkOptions(options, { of: 'an engine', needs: ['formats'], checks: engineOptions })
  for (const [slug, url] of Object.entries<unknown>(options.formats)) {
    if (typeof url !== 'string')
      throw invalid(`formats.${slug} is ${nameOf(url)}; give the URL of its module`)
  }
  checkFiles('font', options.fonts)
}

interface Options {
  readonly of: string
  readonly needs: readonly string[]
  readonly checks: Readonly<Record<string, Check>>
}

function checkOptions(given: object, { of, needs, checks }: Options): void {
  if (record(given)) throw invalid(`${of} is set up with an object; this is ${nameOf(given)}`)
  const missing = needs.find(name => (given as Record<string, unknown>)[name] === undefined)
  if (missing !== undefined) throw invalid(`${missing} is missing; ${checks[missing]?.(undefined)}`)
  for (const [name, value] of Object.entries(given)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (check === undefined) throw unknownOption(name, of, Object.keys(checks))
    const give = value === undefined ? undefined : check(value)
    if (give !== undefined) throw invalid(`${name} is ${nameOf(value)}; ${give}`)
  }
}

/** What other tools and our own command line call an option. */
const called: Readonly<Record<string, string>> = {
  ...{ brief: 'instructions', prompt: 'instructions', copy: 'content', markdown: 'content', text: 'content' },
  ...{ files: 'assets', images: 'assets', pictures: 'assets', output: 'outputs', to: 'outputs' },
  ...{ type: 'format', template: 'format', language: 'lang', locale: 'lang', timeout: 'timeLimit' },
  ...{ workers: 'threads', concurrency: 'threads', brand: 'theme' },
}

/** The option that is meant by a name that is none: what other tools call it, else one that is nearly written so. */
export function nearOption(name: string, names: readonly string[]): string | undefined {
  const meant = Object.hasOwn(called, name) ? called[name] : undefined
  return meant !== undefined && names.includes(meant) ? meant : nearName(name, names)
}

function unknownOption(name: string, of: string, names: readonly string[]): RenderError {
  const near = nearOption(name, names)
  const suggestion = near ? `did you mean "${near}"? ` : ''
  return invalid(`${of} has no option "${name}"; ${suggestion}there are ${names.join(', ')}`)
}

function invalid(text: string): RenderError {
  return new RenderError('job-invalid', text)
}

function nameOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'number') return `${value}`
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`
  return value === null ? 'null' : typeof value
}

function unknownFormat(
  word: string,
  formats: Readonly<Record<string, string>>,
  called: FormatsCalled,
): RenderError {
  const suggestion = suggestFormats(word, formats, called)
  return new RenderError(
    'format-unknown',
    `there is no format "${word}"; ${suggestion}there are ${Object.keys(formats).join(', ')}`,
  )
}

/** The question whether some of the formats were meant by a word that is the slug of none; empty where none comes near. */
export function suggestFormats(
  word: string,
  formats: Readonly<Record<string, string>>,
  called: FormatsCalled,
): string {
  const near = nearName(word, Object.keys(formats))
  const meant = called(word).filter(slug => Object.hasOwn(formats, slug))
  const names = meant.length > 0 ? meant : near === undefined ? [] : [near]
  return names.length === 0 ? '' : `did you mean ${oneOf(names)}? `
}

/** Formats whose slug has a word in it: `letter` is in `cover-letter`. */
function slugsWith(word: string, formats: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(formats).filter(slug => slug.split('-').includes(word.toLowerCase()))
}

/** Suggestions that are read at a glance. */
const FEW = 3

function oneOf(names: readonly string[]): string {
  return names
    .slice(0, FEW)
    .map(name => `"${name}"`)
    .join(' or ')
}
