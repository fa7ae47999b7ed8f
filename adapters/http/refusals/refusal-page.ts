import { createHash } from 'node:crypto'
import { Html, html } from '../dashboard/kit/html.ts'
import { toSentence } from '../dashboard/kit/notice.ts'
import { writeBase } from '../theme/base.ts'
import { fontPreloads, markAddress, writeFontRules } from '../theme/theme-page.ts'
import { writeTokens } from '../theme/tokens.ts'
import type { Refusal } from './to-problem.ts'
import { isBrowser } from '../visitor.ts'

const style = `${writeFontRules()}
${writeTokens()}
${writeBase()}
main{display:grid;gap:var(--space-0-75);justify-items:start;max-width:37rem;margin:0 auto;padding:clamp(2rem,12vh,7rem) 1.25rem 4rem}
main>img{margin-bottom:var(--space-0-5)}
`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "font-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A refusal as a person reads it who followed a link; `undefined` for a program. */
export function toRefusalPage(
  refusal: Refusal,
  request: Request,
  base: Readonly<Record<string, string>>,
): Response | undefined {
  if (!isBrowser(request)) return undefined
  const { status, headers } = refusal
  const own = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }
  return new Response(layOut(refusal).markup, { status, headers: { ...base, ...headers, ...own } })
}

function layOut({ status, body }: Refusal): Html {
  const title = titleOf(status)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Platen</title>
<meta name="robots" content="noindex">
${fontPreloads.map(font => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
<link rel="icon" href="${markAddress}" type="image/svg+xml">
<style>${new Html(style)}</style>
</head>
<body><main><img src="${markAddress}" alt="Platen" width="40" height="40"><h1>${title}</h1>
<p class="lead">${toSentence(body.detail)}</p><p class="hint">Request <code>${body.request_id}</code></p></main></body>
</html>
`
}

function titleOf(status: number): string {
  if (status === 404) return 'There is nothing here'
  if (status === 403) return 'This link does not work any more'
  return 'This did not work'
}
