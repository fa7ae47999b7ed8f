import { type OwnSettings, ownSettings } from '../../../core/source/own-settings.ts'
import { readDocument } from '../../../core/source/read-document.ts'
import { toName } from '../names.ts'
import { headings, plainText } from '../../../core/source/text.ts'

/** What a copy says of itself before anything is made of it. */
export interface CopyOutline {
  /** As its front matter or its first heading has it. */
  readonly title?: string
  /** Format, brief, size and language, as its front matter has them. */
  readonly settings: OwnSettings
}

/** Letters within which a long copy says what it is called. */
const beginning = 64 * 1024

/** The first of a long copy, up to a paragraph's end: reading all of it takes seconds. Data is one whole, and may name itself anywhere. */
function beginningOf(copy: string): string {
  if (copy.length <= beginning || /^\uFEFF?\s*(?:[{[<`~]|BEGIN:)/.test(copy)) return copy
  const end = copy.lastIndexOf('\n\n', beginning)
  return copy.slice(0, end > 0 ? end : beginning)
}

/** Reads what a copy says of itself, a long one at its beginning. */
export function outlineOf(copy: string): CopyOutline {
  const document = readDocument(beginningOf(copy), new Map(), { add: () => {} })
  const own = document.frontMatter['title'] ?? document.frontMatter['name']
  const [heading] = headings(document)
  const title = toName(typeof own === 'string' ? own : heading ? plainText(heading) : '')
  return { ...(title !== '' && { title }), settings: ownSettings(document.frontMatter) }
}
