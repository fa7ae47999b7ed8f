import type { Document } from '../../../core/source/document.ts'
import type { Heading, Image, List, Paragraph, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import { nodesOf } from '../../../core/source/walk.ts'
import { isNote, readNotes } from './read-notes.ts'
import type { Slide, SlideLayout } from './slide.ts'
import { splitSlides } from './split-slides.ts'

/** The copy of a deck. */
export interface Deck {
  readonly slides: readonly Slide[]
  /** At the foot of content slides. */
  readonly footer?: string
  readonly brand?: string
}

/** Divides a document into slides and reads from each what it looks like. */
export function readDeck(document: Document): Deck {
  const parts = splitSlides(document.root.children)
  const { footer, brand } = document.frontMatter
  const name = typeof brand === 'object' && brand !== null && 'name' in brand ? brand.name : brand
  return {
    slides: [
      ...opening(document, parts[0] ?? []),
      ...parts.map((part, at) => readSlide(part, at === 0, at === parts.length - 1)),
    ].filter(slide => slide.title || slide.picture || slide.blocks.length > 0 || slide.notes.length > 0),
    ...(typeof footer === 'string' && { footer }),
    ...(typeof name === 'string' && { brand: name }),
  }
}

/** A title slide from the front matter, for copy that opens without a heading of the first level. */
function opening({ frontMatter }: Document, first: readonly RootContent[]): readonly Slide[] {
  const { title, subtitle, author, date } = frontMatter
  if (typeof title !== 'string' || first.some(isTopHeading)) return []
  const lines = [subtitle, author, date].filter(line => typeof line === 'string' && line !== '')
  return [
    {
      layout: 'title',
      title: { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
      blocks: lines.map(line => ({ type: 'paragraph', children: [{ type: 'text', value: String(line) }] })),
      notes: [],
    },
  ]
}

function isTopHeading(block: RootContent): boolean {
  return block.type === 'heading' && block.depth === 1
}

function readSlide(part: readonly RootContent[], first: boolean, last: boolean): Slide {
  const notes = readNotes(part)
  const shown = part.filter(block => !isNote(block) && !isBare(block))
  const headingAt = shown.findIndex(block => block.type === 'heading')
  const title = headingAt >= 0 ? (shown[headingAt] as Heading) : undefined
  const blocks = shown.filter(block => block !== title)
  const pictures = blocks.flatMap(block => loneImage(block) ?? [])
  const layout = layoutOf(title, blocks, first, last, pictures)
  if (layout !== 'media') return { layout, ...(title && { title }), blocks, notes }
  const [picture] = pictures
  return {
    layout,
    ...(title && { title }),
    ...(picture && { picture }),
    blocks: blocks.filter(block => loneImage(block) !== picture),
    notes,
  }
}

/** Background pictures of other slide tools, where the picture is not there: their words are settings, not copy. */
function isBare(block: RootContent): boolean {
  if (block.type !== 'paragraph') return false
  const solid = block.children.filter(child => !(child.type === 'text' && child.value.trim() === ''))
  const bare = solid.every(
    child =>
      child.type === 'image' &&
      child.data?.asset === undefined &&
      /^(?:\S+ )?bg(?: |$)/i.test(child.alt ?? ''),
  )
  return solid.length > 0 && bare
}

/** The picture of a paragraph that holds only that. */
function loneImage(block: RootContent): Image | undefined {
  if (block.type !== 'paragraph') return undefined
  const [only, ...others] = block.children.filter(
    child => !(child.type === 'text' && child.value.trim() === ''),
  )
  return only?.type === 'image' && others.length === 0 && only.data?.asset !== undefined ? only : undefined
}

function layoutOf(
  title: Heading | undefined,
  blocks: readonly RootContent[],
  first: boolean,
  last: boolean,
  pictures: readonly Image[],
): SlideLayout {
  const short = blocks.every(isShort) && blocks.length <= 3
  if (first && title && short) return 'title'
  if (last && title?.depth === 1 && short) return 'closing'
  if (title && (blocks.length === 0 || (title.depth === 1 && short && blocks.length <= 1))) return 'section'
  if (pictures.length === 1) return 'media'
  const [only, ...others] = blocks
  if (only?.type === 'blockquote' && others.every(isShort) && others.length <= 1) return 'quote'
  if (blocks.some(block => block.type === 'list' && isStats(block))) return 'stats'
  if (blocks.filter(block => block.type === 'heading').length >= 2) return 'compare'
  if (blocks.some(block => block.type === 'code')) return 'code'
  if (blocks.some(block => block.type === 'table')) return 'table'
  return only?.type === 'list' ? 'list' : 'prose'
}

function isShort(block: RootContent): boolean {
  return block.type === 'paragraph' && !loneImage(block) && plainText(block).length <= 160
}

/** A list of one to six points that each open with a figure in bold. */
export function isStats(list: List): boolean {
  const { length } = list.children
  return length >= 1 && length <= 6 && list.children.every(item => statOf(item.children) !== undefined)
}

/** The figure and its words in one point of a list. */
export function statOf(blocks: readonly RootContent[]): Paragraph | undefined {
  const [only, ...others] = blocks
  if (only?.type !== 'paragraph' || others.length > 0) return undefined
  const [figure] = only.children
  const words = figure?.type === 'strong' ? plainText(figure) : ''
  return /\d/.test(words) && words.length <= 12 ? only : undefined
}

/** Words on a slide, for choosing the size of its text. */
export function wordsOn({ blocks }: Slide): number {
  return blocks
    .flatMap(block => nodesOf(block))
    .reduce((sum, node) => sum + ('value' in node ? node.value.split(/\s+/).filter(Boolean).length : 0), 0)
}
