import type { Sheet } from './compose/sheet.ts'
import { textOf } from './compose/tree.ts'
import { headings, plainText } from './source/text.ts'
import type { Document } from './source/document.ts'

/** What a document says of itself to search engines, viewers and screen readers. */
export interface Description {
  readonly title: string
  readonly description?: string
  readonly author?: string
  /** Address in the front matter (`https:`): where a page for screens is published; on others, where they lead. */
  readonly url?: string
  /** Whose document it is: a brand or an organisation. */
  readonly publisher?: string
}

/** Title, description and author: from the front matter, else the first heading, else the first words. */
export function describe(document: Document, sheets: readonly Sheet[]): Description {
  const { title, description, author, url, brand } = document.frontMatter
  const address = asText(url)
  const publisher = asText(brand) ?? asText((brand as { readonly name?: unknown } | undefined)?.name)
  const heading = headings(document)[0]
  const words = heading ? plainText(heading) : (sheets[0]?.title ?? firstWords(sheets))
  return {
    title: asText(title) ?? (words.trim().replace(/\s+/g, ' ') || 'Untitled'),
    ...(asText(description) !== undefined && { description: asText(description) as string }),
    ...(asText(author) !== undefined && { author: asText(author) as string }),
    ...(address !== undefined && isWebAddress(address) && { url: address }),
    ...(publisher !== undefined && { publisher }),
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

function firstWords(sheets: readonly Sheet[]): string {
  const text = sheets[0] ? textOf(sheets[0].root) : ''
  return text.trim().split(/\s+/).slice(0, 8).join(' ')
}

function asText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
