import { createHash } from 'node:crypto'
import { frameScript } from './frame-script.ts'

/** A rendered page as the viewer's frame shows it. */
export interface FramePage {
  readonly html: string
  /** For its `Content-Security-Policy`. */
  readonly policy: string
}

const ownPolicy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">\n?/i

/** What a page may do that does not say itself what it needs. */
const nothing = "default-src 'none'; img-src 'self' data:; base-uri 'none'; form-action 'none'"

/**
 * Puts the script by which the viewer reads clicks into a page, and moves the page's own policy from its head to the
 * header, where that script has a place. The page runs in a sandbox: it has no origin and reaches nothing of ours.
 */
export function toFramePage(page: string): FramePage {
  const end = page.indexOf('</head>')
  const head = page.slice(0, Math.max(0, end))
  const own = decode(ownPolicy.exec(head)?.[1] ?? nothing)
  const hash = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`
  const scripts = /script-src /.test(own)
    ? own.replace('script-src ', `script-src ${hash} `)
    : `${own}; script-src ${hash}`
  const script = `<script>${frameScript}</script>`
  const body = head.replace(ownPolicy, '') + page.slice(Math.max(0, end))
  const close = body.lastIndexOf('</body>')
  return {
    html: close < 0 ? body + script : body.slice(0, close) + script + body.slice(close),
    policy: `sandbox allow-scripts; ${scripts}; frame-ancestors 'self'`,
  }
}

/** Writers of HTML put quotes into attributes as references. */
function decode(attribute: string): string {
  return attribute
    .replace(/&#(?:x27|39);|&apos;/gi, "'")
    .replace(/&#x22;|&#34;|&quot;/gi, '"')
    .replace(/&amp;/gi, '&')
}
