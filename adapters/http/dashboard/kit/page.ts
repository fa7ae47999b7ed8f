import { fontPreloads, markAddress } from '../../theme/theme-page.ts'
import type { ScriptName } from '../scripts/scripts.ts'
import type { Visit } from '../visit.ts'
import { tokenField } from './form.ts'
import { type Html, html, type Part, when } from './html.ts'
import { notice } from './notice.ts'

/** A page before it is laid out. */
export interface Page {
  readonly title: string
  readonly body: Part
  /** The part of the dashboard it belongs to. */
  readonly section?: Section
  readonly scripts?: readonly ScriptName[]
  /** Seconds after which a browser without scripts loads the page again. */
  readonly refresh?: number
  /** Nobody keeps a copy of it. */
  readonly isSecret?: boolean
  /** Without the masthead: the page has a bar of its own. */
  readonly isBare?: boolean
  /** `wide` leaves frame and margins to the page itself. */
  readonly width?: 'narrow' | 'wide'
}

/** Parts of the dashboard, as they stand in its navigation. */
export type Section = 'jobs' | 'keys' | 'credits' | 'settings'

const sections: Readonly<Record<Section, string>> = {
  jobs: 'Jobs',
  keys: 'API keys',
  credits: 'Credits',
  settings: 'Settings',
}

/** The whole page: head, masthead, a word of what was just done, body. */
export function layOutPage(visit: Visit, page: Page): Html {
  const { assets, flash } = visit
  const names: readonly ScriptName[] = ['page', ...(page.scripts ?? [])]
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title} · Platen</title>
<meta name="robots" content="noindex">
${fontPreloads.map(font => html`<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)}
<link rel="stylesheet" href="${assets.styleSheet}">
<link rel="icon" href="${markAddress}" type="image/svg+xml">
${names.map(name => html`<script src="${assets.scriptAddress(name)}" defer></script>`)}
${page.refresh !== undefined && html`<noscript><meta http-equiv="refresh" content="${page.refresh}"></noscript>`}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
${!page.isBare && masthead(visit, page)}
<main id="main" class="main ${page.width ?? 'full'}" tabindex="-1">
${flash && notice(flash.tone, flash.text)}
${page.body}
</main>
</body>
</html>
`
}

function masthead(visit: Visit, { section }: Page): Html {
  const { member } = visit
  const brand = html`<a class="brand" href="/"><img src="${markAddress}" alt="" width="28" height="28">Platen</a>`
  if (!member) return html`<header class="masthead">${brand}</header>`
  const links = Object.entries(sections).map(
    ([name, label]) =>
      html`<li><a href="/${name}"${when(name === section, 'aria-current="page"')}>${label}</a></li>`,
  )
  return html`<header class="masthead">${brand}
<nav aria-label="Dashboard"><ul class="sections">${links}</ul></nav>
<form method="post" action="/sign-out" class="sign-out">${tokenField(visit)}
<span class="who" title="${member.user.email}">${member.user.email}</span>
<button class="button quiet">Sign out</button></form></header>`
}
