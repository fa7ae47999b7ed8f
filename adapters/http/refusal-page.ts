import { createHash } from 'node:crypto'
import { escapeXml } from '../../core/paint/escape-xml.ts'
import type { Refusal } from './to-problem.ts'
import { isBrowser } from './visitor.ts'

const style =
  ':root{color-scheme:light dark}body{display:grid;min-height:100vh;margin:0;place-content:center;padding:2rem;' +
  'font:1.125rem/1.6 system-ui,sans-serif;text-align:center}h1{font-size:1.5rem;margin:0}p{margin:.5rem 0;max-width:36rem}' +
  'small{opacity:.7}'

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

/** A refusal as a person reads it who followed a link; `undefined` for a program. */
export function toRefusalPage(
  { status, headers, body }: Refusal,
  request: Request,
  base: Readonly<Record<string, string>>,
): Response | undefined {
  if (!isBrowser(request)) return undefined
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titleOf(status)}</title><style>${style}</style></head>
<body><main><h1>${titleOf(status)}</h1><p>${escapeXml(sentence(body.detail))}</p><p><small>${escapeXml(body.request_id)}</small></p></main></body></html>
`
  const own = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(html, { status, headers: { ...base, ...headers, ...own } })
}

function titleOf(status: number): string {
  if (status === 404) return 'There is nothing here'
  if (status === 403) return 'This link does not work any more'
  return 'This did not work'
}

function sentence(detail: string): string {
  return `${detail.charAt(0).toUpperCase()}${detail.slice(1)}.`
}
