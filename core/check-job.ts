import { RenderError } from './error.ts'
import type { Job, Output } from './job.ts'
import { nearName } from './source/near-name.ts'

const outputs: readonly Output[] = ['html', 'pdf', 'png', 'svg']

/**
 * Checks what callers without a compiler hand in and finds the job's format.
 * Returns the URL of its module. Throws `job-invalid` or `format-unknown`.
 */
export function checkJob(job: Job, formats: Readonly<Record<string, string>>): string {
  const { content, instructions, assets } = job
  if (typeof content !== 'string' && !(content instanceof Uint8Array)) {
    throw invalid(`content is ${nameOf(content)}; give Markdown as a string or as bytes`)
  }
  if (instructions !== undefined && typeof instructions !== 'string') {
    throw invalid(`instructions is ${nameOf(instructions)}; give the brief as a string`)
  }
  for (const [name, bytes] of Object.entries(assets ?? {})) {
    if (!(bytes instanceof Uint8Array)) {
      throw invalid(`the asset "${name}" is ${nameOf(bytes)}; give its bytes as a Uint8Array`)
    }
  }
  for (const output of job.outputs ?? []) {
    if (!outputs.includes(output)) {
      throw invalid(`there is no output "${output}"; allowed are ${outputs.join(', ')}`)
    }
  }
  const url = Object.hasOwn(formats, job.format) ? formats[job.format] : undefined
  if (url === undefined) throw unknownFormat(job.format, Object.keys(formats))
  return url
}

function invalid(text: string): RenderError {
  return new RenderError('job-invalid', text)
}

function nameOf(value: unknown): string {
  return value === null ? 'null' : typeof value
}

function unknownFormat(slug: string, slugs: readonly string[]): RenderError {
  const near = nearName(slug, slugs)
  const suggestion = near ? `did you mean "${near}"? ` : ''
  return new RenderError(
    'format-unknown',
    `there is no format "${slug}"; ${suggestion}there are ${slugs.join(', ')}`,
  )
}
