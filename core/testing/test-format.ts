import { isGate } from '../check/fault.ts'
import { judgePages } from '../check/judge-pages.ts'
import type { Format } from '../format.ts'
import type { Job, Output, Rendition } from '../job.ts'
import { composeJob, type LaidOutJob, layoutJob, paintJob } from '../render.ts'
import { type Allowances, checkRendition } from './check-rendition.ts'

/** Copy that a format is tried with. */
export interface Trial extends Allowances {
  /** Markdown. */
  readonly content: string | Uint8Array
  /** The design brief in a sentence or two. */
  readonly brief?: string
  /** Pictures by file name. */
  readonly assets?: Readonly<Record<string, Uint8Array>>
  /** What is made of it, HTML and PDF at least; all there is without it. */
  readonly outputs?: readonly Output[]
}

const all: readonly Output[] = ['html', 'pdf', 'svg', 'png']

/**
 * Holds a format to what every format promises: each word of the copy in order in HTML and PDF, tags, language, title and
 * outline, embedded fonts, nothing loaded from elsewhere, nothing on a page cut, covered, set over another or broken, the same
 * bytes twice, and a document even from no copy at all.
 * Throws an error that names every broken promise. Works in any test runner; returns the rendition for further checks.
 *
 * Needs `parse5`, `pdfjs-dist` and `@neslinesli93/qpdf-wasm` as development dependencies.
 */
export async function testFormat(format: Format, trial: Trial): Promise<Rendition> {
  const { content, brief, assets, outputs = all } = trial
  const job: Job = {
    format: format.slug,
    content,
    ...(brief !== undefined && { instructions: brief }),
    ...(assets && { assets }),
  }
  const laidOut = await layOut(format, deepFrozen(job), outputs)
  const rendition = await paintJob(laidOut, outputs)
  const faults = await checkRendition(content, rendition, trial)
  faults.push(...layoutFaults(laidOut))
  const again = await paintJob(await layOut(format, job, ['html', 'pdf']), ['html', 'pdf'])
  faults.push(...differences(rendition, again))
  const empty = await paintJob(await layOut(format, { ...job, content: '' }, outputs), outputs)
  if (empty.pages < 1) faults.push('a page even without copy: there is none')
  if (faults.length > 0) throw new Error(`${format.slug} breaks promises:\n- ${faults.join('\n- ')}`)
  return structuredClone(rendition)
}

function differences({ artifacts }: Rendition, again: Rendition): string[] {
  return again.artifacts
    .filter(({ path, bytes }) => {
      const first = artifacts.find(artifact => artifact.path === path)
      return !first || Buffer.compare(first.bytes, bytes) !== 0
    })
    .map(({ path }) => `the same bytes twice: ${path} differs`)
}

async function layOut(format: Format, job: Job, outputs: readonly Output[]): Promise<LaidOutJob> {
  return layoutJob(await composeJob(job, format), outputs)
}

/** What its pages do that none may; how small type is set is the format's own to say. */
export function layoutFaults({ drawing, reading }: LaidOutJob): readonly string[] {
  if (drawing.pages === undefined) return []
  return judgePages(drawing.pages, { words: reading.words, leastSize: 0 })
    .faults.filter(isGate)
    .map(({ rule, page = 1, because }) => `${rule} on page ${page}: ${because}`)
}

/** Bytes cannot be frozen; everything else can. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const inner of Object.values(value)) deepFrozen(inner)
  return Object.freeze(value)
}
