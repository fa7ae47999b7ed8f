import type { Blockquote, Heading, Image, List, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'

/** A link as a page shows it. */
export interface PageLink {
  readonly href: string
  readonly label: readonly PhrasingContent[]
  /** The author set it in bold: the one that matters most. */
  readonly strong: boolean
}

/** The links of a paragraph that holds nothing else, else undefined. */
export function readLinks(block: RootContent | undefined): readonly PageLink[] | undefined {
  if (block?.type !== 'paragraph') return undefined
  const inlines = block.children.filter(child => !isBlank(child))
  const links = inlines.flatMap(child => readLink(child, false))
  return links.length > 0 && links.length === inlines.length ? links : undefined
}

function readLink(node: PhrasingContent, strong: boolean): readonly PageLink[] {
  if (node.type === 'strong' && node.children.length === 1 && node.children[0])
    return readLink(node.children[0], true)
  if (node.type !== 'link' || plainText(node) === '') return []
  return [{ href: node.url, label: node.children, strong }]
}

/** The picture of a paragraph that holds nothing else and whose file was passed, else undefined. */
export function readPicture(block: RootContent | undefined): Image | undefined {
  const [picture, ...others] = readPictures(block) ?? []
  return others.length === 0 ? picture : undefined
}

/** The pictures of a paragraph or list of nothing but pictures. */
export function readPictures(block: RootContent | undefined): readonly Image[] | undefined {
  if (block?.type === 'list') {
    const items = block.children.flatMap(item => item.children.map(readPictures))
    return items.some(item => item === undefined) ? undefined : items.flatMap(item => item ?? [])
  }
  if (block?.type !== 'paragraph') return undefined
  const inlines = block.children.filter(child => !isBlank(child))
  const images = inlines.filter(child => child.type === 'image' && child.data?.asset !== undefined)
  return images.length > 0 && images.length === inlines.length ? (images as Image[]) : undefined
}

/** Text between two links or pictures that says nothing. */
function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
}

/** A list item that opens with bold words, and what follows them. */
export interface Term {
  readonly term: readonly PhrasingContent[]
  readonly words: readonly PhrasingContent[]
  readonly more: readonly RootContent[]
}

/** The items of a list when every one opens with bold words, else undefined. */
export function readTerms(list: List): readonly Term[] | undefined {
  const terms = list.children.flatMap(({ children: [first, ...more] }) => readTerm(first, more))
  return terms.length === list.children.length && terms.length > 1 ? terms : undefined
}

function readTerm(first: RootContent | undefined, more: readonly RootContent[]): readonly Term[] {
  if (first?.type !== 'paragraph') return []
  const [strong, ...words] = first.children
  return strong?.type === 'strong' ? [{ term: strong.children, words, more }] : []
}

/** Whether blocks are a heading of this depth followed by what belongs to it. */
export function isHeading(block: RootContent | undefined, depth?: number): block is Heading {
  return block?.type === 'heading' && (depth === undefined || block.depth === depth)
}

/** Whether a block is running text and nothing else. */
export function isText(block: RootContent): block is Paragraph {
  return block.type === 'paragraph' && !readLinks(block) && !isPictureLine(block)
}

/** Whether a block holds nothing but pictures, linked or not, with files or without: logos and badges. */
export function isPictureLine(block: RootContent): block is Paragraph {
  if (block.type !== 'paragraph') return false
  const inlines = block.children.filter(child => !isBlank(child))
  const isPicture = (child: PhrasingContent | undefined): boolean =>
    child?.type === 'image' ||
    (child?.type === 'link' && child.children.length === 1 && isPicture(child.children[0]))
  return inlines.length > 0 && inlines.every(isPicture)
}

/** Whether a block is a quotation. */
export function isQuote(block: RootContent): block is Blockquote {
  return block.type === 'blockquote'
}

/** How many words stand in blocks. */
export function countWords(blocks: readonly RootContent[]): number {
  return blocks.reduce((sum, block) => sum + plainText(block).split(/\s+/).filter(Boolean).length, 0)
}

const money = /[€$£¥₹]\s?\d|\d[\d.,]*\s?(?:€|\$|£|kr\b|zł|CHF\b|EUR\b|USD\b|GBP\b)/

/** Where a text's amount of money begins, else −1. */
export function moneyAt(text: string): number {
  return text.search(money)
}
