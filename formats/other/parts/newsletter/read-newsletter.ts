import type { Heading, Image, Link, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { safeHref } from '../../../../core/compose/index.ts'
import type { Report } from '../../../../core/message.ts'
import type { Document } from '../../../../core/source/document.ts'
import { plainText } from '../../../../core/source/text.ts'
import { toFields, toLines, toText } from '../../../parts/fields.ts'

/** A piece of a letter, as it is drawn. */
export type Piece =
  | { readonly kind: 'heading'; readonly heading: Heading }
  | { readonly kind: 'picture'; readonly picture: Image; readonly href?: string }
  | { readonly kind: 'actions'; readonly links: readonly Link[]; readonly primary: boolean }
  | { readonly kind: 'prose'; readonly blocks: readonly RootContent[] }

/** A letter to subscribers. */
export interface Newsletter {
  readonly preheader?: string
  readonly brand?: string
  readonly tagline?: string
  /** The brand's mark: its key, and its width over its height. */
  readonly logo?: { readonly asset: string; readonly shape: number }
  readonly online?: string
  readonly unsubscribe?: string
  readonly address: readonly string[]
  /** What stands before the second heading. */
  readonly opening: readonly Piece[]
  /** One for each further heading of the first level that comes again. */
  readonly stories: readonly (readonly Piece[])[]
}

/** Reads a letter: its service fields from the front matter, its opening and its stories from the body. */
export function readNewsletter(document: Document, report: Report): Newsletter {
  const { root, frontMatter, assets } = document
  const brand = toFields(frontMatter.brand)
  const name = toText(brand.name) ?? toText(frontMatter.brand)
  const tagline = toText(brand.tagline)
  const logo = logoNamed(toText(brand.logo) ?? toText(frontMatter.logo), assets)
  const preheader = toText(frontMatter.preheader) ?? toText(frontMatter.preview)
  const online = addressOf(frontMatter.view_online)
  const unsubscribe = addressOf(frontMatter.unsubscribe)
  const address = toLines(frontMatter.address)
  // Mail programs show the subject beside the letter, not in it.
  toText(frontMatter.subject)
  if (unsubscribe === undefined) reportMissing('unsubscribe', 'unsubscribe: https://…', report)
  if (address.length === 0) reportMissing('address', 'address: Street 1, 12345 Town', report)
  const [opening = [], ...stories] = partStories(root.children)
  return {
    ...(preheader && { preheader }),
    ...(name && { brand: name }),
    ...(tagline && { tagline }),
    ...(logo && { logo }),
    ...(online && { online }),
    ...(unsubscribe && { unsubscribe }),
    address,
    ...readPieces(opening, stories),
  }
}

function reportMissing(field: string, example: string, report: Report): void {
  report.add({
    rule: `${field}-missing`,
    severity: 'warning',
    text: `the front matter has no ${field}, which a letter to subscribers must show`,
    hint: `add "${example}" to the front matter`,
  })
}

function addressOf(value: unknown): string | undefined {
  const text = toText(value)
  return text === undefined ? undefined : safeHref(text)
}

function logoNamed(path: string | undefined, assets: Document['assets']): Newsletter['logo'] {
  const name = path?.split('/').at(-1)?.toLowerCase() ?? ''
  const asset = assets.get(name)
  return asset && { asset: name, shape: asset.width / Math.max(asset.height, 1) }
}

/** The blocks up to the second heading, then a part for each heading of that level. */
function partStories(blocks: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const shown = blocks.filter(block => block.type !== 'comment')
  const headings = shown.filter((block): block is Heading => block.type === 'heading')
  const title = shown.findIndex(block => block.type === 'heading')
  const begins = headings[1]?.depth
  const parts: RootContent[][] = [[]]
  shown.forEach((block, at) => {
    if (block.type === 'heading' && at > title && block.depth === begins) parts.push([])
    parts.at(-1)?.push(block)
  })
  return parts
}

function readPieces(
  opening: readonly RootContent[],
  stories: readonly (readonly RootContent[])[],
): Pick<Newsletter, 'opening' | 'stories'> {
  let primary = true
  const pieceOf = (block: RootContent): Piece => {
    const piece = readPiece(block, primary)
    if (piece.kind === 'actions') primary = false
    return piece
  }
  return {
    opening: joined(opening.map(pieceOf)),
    stories: stories.map(story => joined(story.map(pieceOf))),
  }
}

function readPiece(block: RootContent, primary: boolean): Piece {
  if (block.type === 'heading') return { kind: 'heading', heading: block }
  if (block.type === 'paragraph') {
    const picture = pictureOf(block)
    if (picture !== undefined) return picture
    const links = linksOf(block)
    if (links.length > 0) return { kind: 'actions', links, primary }
  }
  return { kind: 'prose', blocks: block.type === 'thematicBreak' ? [] : [block] }
}

/** Neighbouring blocks of text are one piece. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (piece.kind === 'prose' && last?.kind === 'prose')
      all[all.length - 1] = { kind: 'prose', blocks: [...last.blocks, ...piece.blocks] }
    else all.push(piece)
  }
  return all
}

/** The picture of a paragraph that holds nothing else, perhaps in a link. A title is a caption and stays with its picture in prose. */
function pictureOf({ children }: Paragraph): Piece | undefined {
  const [only, ...others] = children
  if (only === undefined || others.length > 0) return undefined
  const inner = only.type === 'link' && only.children.length === 1 ? only.children[0] : only
  if (inner?.type !== 'image' || inner.data?.asset === undefined || inner.title) return undefined
  const href = only.type === 'link' ? safeHref(only.url) : undefined
  return { kind: 'picture', picture: inner, ...(href && { href }) }
}

/** Words of a link that is a decision, not a sentence. */
const MOST_LETTERS = 60

/** The links of a paragraph that holds nothing but links, strong or not. */
function linksOf({ children }: Paragraph): readonly Link[] {
  const links: Link[] = []
  for (const node of children) {
    if (node.type === 'break' || (node.type === 'text' && /^[\s·|]*$/u.test(node.value))) continue
    const link = linkIn(node)
    if (link === undefined || safeHref(link.url) === undefined) return []
    links.push(link)
  }
  return links
}

function linkIn(node: PhrasingContent): Link | undefined {
  if (node.type === 'link') {
    const words = plainText(node)
    return words !== '' && words.length <= MOST_LETTERS ? node : undefined
  }
  const [only, ...others] = node.type === 'strong' || node.type === 'emphasis' ? node.children : []
  return only !== undefined && others.length === 0 ? linkIn(only) : undefined
}
