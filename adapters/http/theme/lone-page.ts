import { createHash } from 'node:crypto'
import { Html, html, type Part } from '../dashboard/kit/html.ts'
import { writeBase } from './base.ts'
import { fontPreloads, markAddress, writeFontRules } from './theme-page.ts'
import { writeTokens } from './tokens.ts'

/** Pages with their style in them: they run nothing and load the theme's files only. */
export interface LonePages {
  /** What they are sent with. */
  readonly policy: string
  /** The markup of one; `meta` is what its head says besides its title. */
  layOut(title: string, meta: Html, body: Part): string
}

/** Creates pages of one look. */
export function createLonePages(look: string): LonePages {
  const style = [writeFontRules(), writeTokens(), writeBase(), look].join('\n')
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    policy: [
      "default-src 'none'",
      `style-src 'sha256-${hash}'`,
      "font-src 'self'",
      "img-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    layOut: (title, meta, body) =>
      html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${meta}
${fontPreloads.map(font => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
<link rel="icon" href="${markAddress}" type="image/svg+xml">
<style>${new Html(style)}</style>
</head>
<body>${body}</body>
</html>
`.markup,
  }
}
