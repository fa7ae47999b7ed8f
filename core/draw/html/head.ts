import { createHash } from 'node:crypto'
import type { Element as HastElement, ElementContent, Properties } from 'hast'
import type { Sheet } from '../../compose/sheet.ts'
import type { Asset } from '../../image/asset.ts'
import type { Theme } from '../../theme/theme.ts'
import type { DrawContext } from '../context.ts'
import { element, lineEnd, onLines } from './element.ts'
import { structuredData } from './structured-data.ts'

/** What a page's head is made of. */
interface HeadRequest {
  readonly sheets: readonly Sheet[]
  readonly context: DrawContext
  readonly css: string
  readonly script?: string
  /** The first picture that the page shows. */
  readonly picture?: Asset
}

/** The head of a page: who it is, what may run in it, and its one style sheet. */
export function drawHead({ sheets, context: described, css, script, picture }: HeadRequest): HastElement {
  const context = described.surface === 'screen' ? described : withoutAddress(described)
  const { theme, author } = context
  const title = shorten(context.title.trim(), 60)
  const description = shorten((context.description ?? '').replace(/\s+/g, ' ').trim(), 160)
  const children: ElementContent[] = [
    meta({ charSet: 'utf-8' }),
    meta({ httpEquiv: ['Content-Security-Policy'], content: contentPolicy(css, script) }),
    meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('title', {}, title),
    ...(description === '' ? [] : [meta({ name: 'description', content: description })]),
    ...(author === undefined ? [] : [meta({ name: 'author', content: author })]),
    meta({ name: 'color-scheme', content: theme.mode }),
    meta({ name: 'theme-color', content: sheets[0]?.background ?? theme.color.paper }),
    ...(context.url === undefined ? [] : [element('link', { rel: ['canonical'], href: context.url })]),
    ...socialCard(title, description, picture, context),
    element('link', { rel: ['icon'], href: monogram(title, theme) }),
    element('script', { type: 'application/ld+json' }, structuredData(title, description, context, sheets)),
    element('style', {}, css),
  ]
  return element('head', {}, ...onLines(children), lineEnd)
}

/** A coupon's or a card's address is where it leads, not its own. */
function withoutAddress({ url: _, ...context }: DrawContext): DrawContext {
  return context
}

/** What a link to the page shows in a message (Open Graph). */
function socialCard(
  title: string,
  description: string,
  picture: Asset | undefined,
  context: DrawContext,
): HastElement[] {
  const { surface, theme, url, publisher } = context
  const image = picture === undefined || url === undefined ? undefined : publishedAt(picture, url)
  const [language, ...subtags] = theme.lang.split('-')
  const region = subtags.find(subtag => /^[a-z]{2}$/i.test(subtag))
  return [
    property('og:title', title),
    ...(description === '' ? [] : [property('og:description', description)]),
    property('og:type', surface === 'screen' ? 'website' : 'article'),
    ...(url === undefined ? [] : [property('og:url', url)]),
    ...(publisher === undefined ? [] : [property('og:site_name', publisher)]),
    property('og:locale', region === undefined ? `${language}` : `${language}_${region.toUpperCase()}`),
    ...(image === undefined ? [] : [property('og:image', image)]),
    meta({ name: 'twitter:card', content: image === undefined ? 'summary' : 'summary_large_image' }),
  ]
}

/** The address of a picture beside a published page; previews know no relative ones. */
function publishedAt({ name }: Asset, url: string): string {
  const isFile = /\.[^/]*$/.test(new URL(url).pathname)
  return new URL(`assets/${encodeURIComponent(name)}`, isFile || url.endsWith('/') ? url : `${url}/`).href
}

function meta(properties: Properties): HastElement {
  return element('meta', properties)
}

function property(name: string, content: string): HastElement {
  return meta({ property: name, content })
}

/** What a page may do, for its `Content-Security-Policy`: nothing is loaded from elsewhere, and nothing runs but what stands in it. */
function contentPolicy(css: string, script: string | undefined): string {
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

/** A small icon with the first letter of a title on the accent, as a data URI. */
function monogram(title: string, { color, lang }: Theme): string {
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0].toLocaleUpperCase(lang) ?? ''
  const ground = `<rect width="32" height="32" rx="7" fill="${color.accent}"/>`
  const font = 'font-family="system-ui,sans-serif" font-size="20" font-weight="700" text-anchor="middle"'
  const glyph = `<text x="16" y="23" ${font} fill="${color.onAccent}">${letter}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${letter ? glyph : ''}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** At most `most` characters, ending with a whole word and an ellipsis where something was left out. */
function shorten(text: string, most: number): string {
  const characters = [...text]
  if (characters.length <= most) return text
  const cut = characters.slice(0, most - 1).join('')
  const whole = cut.replace(/\s+\S*$/, '')
  return `${(whole.length > most / 2 ? whole : cut).replace(/[\s,;:.–—-]+$/, '')}…`
}
