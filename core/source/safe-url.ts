const allowed: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms', 'geo', 'ftp'])

/**
 * Whether an address may stand in an output: relative, a fragment, or one of a few schemes that run nothing. Browsers
 * ignore control characters and blanks inside a scheme, so they are ignored here too.
 */
export function isSafeUrl(url: string): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || allowed.has(scheme)
}

/** Scheme of an address in lower case, or undefined for a relative one. */
export function schemeOf(url: string): string | undefined {
  const bare = url.slice(0, 1024).replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '')
  return /^([a-z][a-z0-9+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
}

/** The address if a document may link to it: a place in the document (`#id`) or a safe absolute one; else undefined. */
export function safeHref(url: string): string | undefined {
  const bare = url.trim()
  if (bare.startsWith('#')) return bare.length > 1 ? bare : undefined
  return schemeOf(bare) !== undefined && isSafeUrl(bare) ? bare : undefined
}
