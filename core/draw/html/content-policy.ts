import { createHash } from 'node:crypto'

/** What a page may do, for its `Content-Security-Policy`: nothing is loaded from elsewhere, and nothing runs but what stands in it. */
export function contentPolicy(css: string, script: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${hashSource(css)}`,
    ...(script === undefined ? [] : [`script-src ${hashSource(script)}`]),
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** A source expression that allows one inline text (CSP 3, section 2.3.1). */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
