import type { Format } from '../format.ts'
import type { Job, Rendition } from '../job.ts'
import { render } from '../render.ts'
import { createStages } from '../stages.ts'
import { type Allowances, checkRendition } from './check-rendition.ts'

/** Copy that a format is tried with. */
export interface Trial extends Allowances {
  /** Markdown. */
  readonly content: string | Uint8Array
  /** The design brief in a sentence or two. */
  readonly brief?: string
  /** Pictures by file name. */
  readonly assets?: Readonly<Record<string, Uint8Array>>
}

/**
 * Holds a format to what every format promises: each word of the copy in order in HTML and PDF, tags, language, title and
 * outline, embedded fonts, nothing loaded from elsewhere, the same bytes twice, and a document even from no copy at all.
 * Throws an error that names every broken promise. Works in any test runner; returns the rendition, with all outputs, for
 * further checks.
 *
 * Needs `parse5`, `pdfjs-dist` and `@neslinesli93/qpdf-wasm` as development dependencies.
 */
export async function testFormat(format: Format, trial: Trial): Promise<Rendition> {
  const { content, brief, assets } = trial
  const job: Job = {
    format: format.slug,
    content,
    ...(brief !== undefined && { instructions: brief }),
    ...(assets && { assets }),
    outputs: ['html', 'pdf', 'svg', 'png'],
  }
  const rendition = await renderOnce(format, deepFrozen(job))
  const faults = await checkRendition(content, rendition, trial)
  faults.push(...differences(rendition, await renderOnce(format, { ...job, outputs: ['html', 'pdf'] })))
  const empty = await renderOnce(format, { ...job, content: '' })
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

function renderOnce(format: Format, job: Job): Promise<Rendition> {
  return render(job, format, createStages({ clock: () => 0 }))
}

/** Bytes cannot be frozen; everything else can. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value
  for (const inner of Object.values(value)) deepFrozen(inner)
  return Object.freeze(value)
}
