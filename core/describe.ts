import type { Sheet } from './compose/sheet.ts'
import { textOf } from './compose/tree.ts'
import type { Reading } from './reading/reading.ts'
import type { SchemaRecord } from './reading/descriptions/schema-record.ts'

/** What a document says of itself to search engines, viewers and screen readers. */
interface Description {
  readonly title: string
  readonly description?: string
  readonly author?: string
  /** Address in the front matter (`https:`): where a page for screens is published; on others, where they lead. */
  readonly url?: string
  /** Whose document it is: a brand or an organisation. */
  readonly publisher?: string
  /** What the copy says as a record of schema.org. */
  readonly record?: SchemaRecord
}

/** Title, description and author as they were read; without a title the first words. */
export function describe({ roles }: Reading, sheets: readonly Sheet[], schema?: SchemaRecord): Description {
  const { title, name, offer, abstract, alternativeHeadline, author, url, publisher } = roles
  const words = (title ?? name ?? offer)?.text ?? sheets[0]?.title ?? firstWords(sheets)
  const description = abstract ?? alternativeHeadline
  return {
    title: words.trim().replace(/\s+/g, ' ') || 'Untitled',
    ...(description && { description: description.text }),
    ...(author && { author: author.text }),
    ...(url && isWebAddress(url.text) && { url: url.text }),
    ...(publisher && { publisher: publisher.text }),
    ...(schema && { record: schema }),
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)
}

function firstWords(sheets: readonly Sheet[]): string {
  const text = sheets[0] ? textOf(sheets[0].root) : ''
  return text.trim().split(/\s+/).slice(0, 8).join(' ')
}
