import { checkJob } from '../core/check-job.ts'
import type { Job } from '../core/job.ts'
import { type FormatSlug, formats } from './index.ts'
import { kinds } from './kinds.ts'

/** The URL of a format's module. Throws `format-unknown`, with the formats that people call so. */
export function findFormat(slug: string): string {
  return checkFormatOf({ format: slug, content: '' })
}

/** As `checkJob` does for our formats: throws `job-invalid`, or `format-unknown` with the formats that people call so. */
export function checkFormatOf(job: Job): string {
  return checkJob(job, formats, formatsCalled)
}

/**
 * The formats that a word may mean, the surest first: `flyer` is what brochures are called, `bill` begins what an invoice
 * says, and `website` begins with the name of a group.
 */
export function formatsCalled(word: string): readonly FormatSlug[] {
  const wanted = word
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[-_\s]+/gu, ' ')
    .trim()
  if (wanted === '') return []
  const slugs = Object.keys(formats) as FormatSlug[]
  const sure = slugs.filter(slug => namesOf(slug).includes(wanted))
  const within = slugs.filter(slug => namesOf(slug).some(name => name.split(/[ -]/).includes(wanted)))
  const named = [...new Set([...sure, ...within])]
  return named.length > 0 ? named : slugs.filter(slug => wanted.startsWith(groupOf(slug)))
}

function namesOf(slug: FormatSlug): readonly string[] {
  return [slug.replaceAll('-', ' '), ...(kinds[slug] ?? '').split(',').map(name => name.trim())]
}

/** The folder of a format's module: `web`, `print`, `slides`. */
function groupOf(slug: FormatSlug): string {
  return formats[slug].split('/').at(-2) ?? slug
}
