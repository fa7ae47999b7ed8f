import type { ElementContent, Element as HastElement, Properties } from 'hast'
import type { Sheet } from '../../compose/sheet.ts'
import type { Asset } from '../../image/asset.ts'
import type { DrawContext } from '../context.ts'
import { contentPolicy } from './content-policy.ts'
import { element, lineEnd, onLines } from './element.ts'
import { monogram } from './favicon.ts'
import { shorten } from './shorten.ts'
import { structuredData } from './structured-data.ts'

/** What a page's head is made of. */
export interface HeadRequest {
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
