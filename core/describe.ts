import type { Sheet } from './compose/sheet.ts'
import { textOf } from './compose/tree.ts'
import { linkOf } from './reading/lists/links.ts'
import type { Reading } from './reading/reading.ts'
import type { SchemaRecord } from './reading/descriptions/schema-record.ts'
import { safeHref } from './source/safe-url.ts'

/** What a document says of itself to search engines, viewers and screen readers. */
export interface Description {
  /** For the PDF's metadata and the HTML's `<title>`. */
  readonly title: string
  /** One or two sentences for search engines and link previews. */
  readonly description?: string
  readonly author?: string
  /** Address in the front matter (`https:`): where a page for screens is published; on others, where they lead. */
  readonly url?: string
  /** Whose document it is: a brand or an organisation. */
  readonly publisher?: string
  /** What mail programs show of a letter in their lists, where it is not the title. */
  readonly subject?: string
  /** Who a letter is from: `Saltmarsh Seed Library <hello@saltmarsh.example>`. */
  readonly sender?: string
  /** Where a reader leaves a letter's list: `https:` or `mailto:`. */
  readonly unsubscribe?: string
  /** What the copy says as a record of schema.org. */
  readonly record?: SchemaRecord
}

/** Title, description and author as they were read; without a title the first words. */
export function describe({ roles }: Reading, sheets: readonly Sheet[], schema?: SchemaRecord): Description {
  const { title, name, offer, abstract, alternativeHeadline, author, url, publisher } = roles
  const words = (title ?? name ?? offer)?.text ?? sheets[0]?.title ?? firstWords(sheets)
  const description = abstract ?? alternativeHeadline
  const sender = senderOf(roles)
  const unsubscribe = wayOut(roles)
  return {
    title: words.trim().replace(/\s+/g, ' ') || 'Untitled',
    ...(description && { description: description.text }),
    ...(author && { author: author.text }),
    ...(url && isWebAddress(url.text) && { url: url.text }),
    ...(publisher && { publisher: publisher.text }),
    ...(roles.subject && { subject: roles.subject.text }),
    ...(sender && { sender }),
    ...(unsubscribe && { unsubscribe }),
    ...(schema && { record: schema }),
  }
}

/** A name and an address as the copy gives them, together or apart. */
function senderOf({ publisher, author, email }: Reading['roles']): string | undefined {
  const whole = [author, publisher].find(claim => claim?.text.includes('@'))
  if (whole || email === undefined) return whole?.text
  const name = (publisher ?? author)?.text
  return name === undefined ? email.text : `"${name.replaceAll(/["\\\s]+/g, ' ').trim()}" <${email.text}>`
}

/** Programs follow it at one press: what is only taken for a way out, in the words of a story, is none. */
function wayOut({ unsubscribe }: Reading['roles']): string | undefined {
  if (unsubscribe === undefined || unsubscribe.stays) return undefined
  const href = safeHref(linkOf(unsubscribe)?.href ?? '')
  return href !== undefined && /^(https|mailto):[^\s<>]+$/.test(href) ? href : undefined
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

function firstWords(sheets: readonly Sheet[]): string {
  const text = sheets[0] ? textOf(sheets[0].root) : ''
  return text.trim().split(/\s+/).slice(0, 8).join(' ')
}
