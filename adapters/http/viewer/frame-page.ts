import { createHash } from 'node:crypto'
import { pagePolicy, takePolicy } from '../answers/page-policy.ts'
import { frameScript } from './frame-script.ts'

/** A rendered page as the viewer's frame shows it. */
export interface FramePage {
  readonly html: string
  /** For its `Content-Security-Policy`. */
  readonly policy: string
}

/**
 * Puts the script by which the viewer reads clicks into a page, and moves the page's own policy from its head to the
 * header, where that script has a place. The page runs in a sandbox: it has no origin and reaches nothing of ours.
 */
export function toFramePage(page: string): FramePage {
  const { policy: own, rest } = takePolicy(page)
  const hash = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`
  const scripts = /script-src /.test(own)
    ? own.replace('script-src ', `script-src ${hash} `)
    : `${own}; script-src ${hash}`
  const script = `<script>${frameScript}</script>`
  const close = rest.lastIndexOf('</body>')
  return {
    html: close < 0 ? rest + script : rest.slice(0, close) + script + rest.slice(close),
    policy: pagePolicy(scripts, "'self'"),
  }
}
