/** The page of the description: everything that the API does, to read. It runs nothing and loads the theme's files only. */
import { type Html, html, type Part } from '../dashboard/kit/html.ts'
import type { JsonObject } from '../description/json.ts'
import { createLonePages } from '../theme/lone-page.ts'
import { markAddress } from '../theme/theme-page.ts'
import { guideParts, writeGuide } from './guide.ts'
import { listOperations, type Operation } from './operation.ts'
import { docsStyle } from './style.ts'
import { addressOf, writeOperation } from './write-operation.ts'

/** A page, and the policy that it is sent with. */
export interface DocsPage {
  readonly html: string
  readonly policy: string
}

/** What the page is made of. */
export interface DocsOptions {
  /** Whether there are pages to sign in to. */
  readonly hasDashboard: boolean
}

/** Writes the page of a description. */
export function docsPage(description: JsonObject, options: DocsOptions): DocsPage {
  const pages = createLonePages(docsStyle)
  const { description: about } = description['info'] as { readonly description: string }
  const meta = html`<meta name="description" content="${about}">`
  return { html: pages.layOut('Platen API', meta, bodyOf(description, options)), policy: pages.policy }
}

function bodyOf(description: JsonObject, { hasDashboard }: DocsOptions): Html {
  const operations = listOperations(description)
  const areas = [...new Set(operations.map(({ area }) => area))]
  const [{ url }] = description['servers'] as unknown as readonly [{ readonly url: string }]
  const info = description['info'] as { readonly description: string; readonly version: string }
  return html`
<a class="skip" href="#main">Skip to content</a>
<header class="masthead"><a class="brand" href="${hasDashboard ? '/' : '/docs'}"><img src="${markAddress}" alt="" width="28" height="28">Platen</a>
<nav aria-label="Site"><a href="/openapi.json">OpenAPI 3.1</a>${hasDashboard && html`<a href="/jobs">Dashboard</a>`}</nav></header>
<div class="page">
<nav class="contents" aria-label="Contents">${contentsOf(areas, operations)}</nav>
<main id="main" tabindex="-1">
<header class="title"><h1>The API</h1><p class="lead">${info.description} Version ${info.version}.</p></header>
${writeGuide(operations, url)}
${areas.map(area => areaOf(area, operations))}
</main>
</div>
`
}

function contentsOf(areas: readonly string[], operations: readonly Operation[]): Part {
  const list = (entries: readonly { readonly id: string; readonly title: string }[]): Html =>
    html`<ul>${entries.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`
  return [
    html`<h2><a href="#start">Guide</a></h2>${list(guideParts)}`,
    areas.map(area => {
      const own = operations.filter(operation => operation.area === area)
      const entries = own.map(({ id, summary }) => ({ id, title: summary }))
      return html`<h2><a href="#${anchorOf(area)}">${area}</a></h2>${list(entries)}`
    }),
  ]
}

function areaOf(area: string, operations: readonly Operation[]): Html {
  const own = operations.filter(operation => operation.area === area)
  return html`<section class="area" aria-labelledby="${anchorOf(area)}"><h2 id="${anchorOf(area)}">${area}</h2>
<ul class="index">${own.map(operation => html`<li><a href="#${operation.id}">${addressOf(operation)}</a> <span>${operation.summary}</span></li>`)}</ul>
${own.map(writeOperation)}</section>`
}

/** `Credits and billing` → `area-credits-and-billing` */
function anchorOf(area: string): string {
  return `area-${area.toLowerCase().replaceAll(' ', '-')}`
}
