import { isSafeUrl, schemeOf } from '../source/safe-url.ts'

/** The address if a document may link to it: a place in the document (`#id`) or a safe absolute one; else undefined. */
export function safeHref(url: string): string | undefined {
  const bare = url.trim()
  if (bare.startsWith('#')) return bare.length > 1 ? bare : undefined
  return schemeOf(bare) !== undefined && isSafeUrl(bare) ? bare : undefined
}
