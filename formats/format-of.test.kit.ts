import type { Format } from '../core/format.ts'
import { type FormatSlug, formats } from './index.ts'

/**
 * A format as it was compiled, and not as it is packed: what a test calls of the core itself is then the same core, with
 * its fonts and caches, that the format calls.
 */
export async function formatOf(slug: string): Promise<Format> {
  const packed = Object.hasOwn(formats, slug) ? formats[slug as FormatSlug] : undefined
  if (packed === undefined) throw new Error(`there is no format ${slug}`)
  const { default: format } = (await import(packed.replace('/bundle/', '/'))) as { default: Format }
  return format
}
