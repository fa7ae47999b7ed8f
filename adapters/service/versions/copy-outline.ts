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

/** Reads what a copy says of itself. */
export function outlineOf(copy: string): CopyOutline {
  const document = readDocument(copy, new Map(), { add: () => {} })
  const own = document.frontMatter['title'] ?? document.frontMatter['name']
  const [heading] = headings(document)
  const title = toName(typeof own === 'string' ? own : heading ? plainText(heading) : '')
  return { ...(title !== '' && { title }), settings: ownSettings(document.frontMatter) }
}
