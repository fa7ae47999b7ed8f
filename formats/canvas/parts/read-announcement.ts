import type { Heading, RootContent } from 'mdast'
import type { Document } from '../../../core/source/document.ts'
import { plainText } from '../../../core/source/text.ts'
import { type CanvasCopy, readCanvas } from '../../parts/read-canvas.ts'

/** Longest first paragraph that can stand as a title, characters. */
const longestTitle = 90

/** The copy of a canvas; where it has no heading and begins with a short paragraph, that one is its headline. */
export function readAnnouncement(document: Document): CanvasCopy {
  const copy = readCanvas(document)
  const [first, ...rest] = copy.rest
  if (copy.headline || first?.type !== 'paragraph') return copy
  const words = plainText(first)
  if (words === '' || words.length > longestTitle) return copy
  const headline: Heading = { type: 'heading', depth: 1, children: first.children }
  const [support] = rest
  return support?.type === 'paragraph' && plainText(support).length <= 240
    ? { ...copy, headline, support, rest: rest.slice(1) }
    : { ...copy, headline, rest }
}

/** Whether a block is one that readers must find: nothing but strong words, or a short line with a date or a time. */
export function isKeyLine(block: RootContent): boolean {
  if (block.type !== 'paragraph') return false
  const said = block.children.filter(child => child.type !== 'text' || child.value.trim() !== '')
  if (said.length > 0 && said.every(child => child.type === 'strong')) return !holdsLink(block)
  const words = plainText(block)
  return words.length <= 60 && /\b(19|20)\d\d\b|\b\d{1,2}[:h]\d\d\b/.test(words) && !holdsLink(block)
}

function holdsLink(block: RootContent): boolean {
  if (block.type === 'link') return true
  return 'children' in block && block.children.some(child => holdsLink(child as RootContent))
}

/** The site's address as readers type it; undefined when the copy says it already, or when there is none. */
export function addressOf({ fields, rest, before, support }: CanvasCopy): string | undefined {
  const { url } = fields
  if (typeof url !== 'string') return undefined
  const address = url.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const said = [...before, ...(support ? [support] : []), ...rest].map(plainText).join(' ')
  return address === '' || said.includes(address) ? undefined : address
}

/** The brand's name, unless the blocks over the headline say it already. */
export function brandOf({ brand, before, headline }: CanvasCopy): string | undefined {
  const said = [...before, ...(headline ? [headline] : [])].map(plainText).join(' ')
  return brand !== undefined && !said.includes(brand) ? brand : undefined
}
