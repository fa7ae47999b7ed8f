import type { Image, PhrasingContent, RootContent } from 'mdast'
import { safeHref } from '../../../core/compose/index.ts'
import type { Document } from '../../../core/source/document.ts'
import { plainText } from '../../../core/source/text.ts'
import { isHeading, isText, type PageLink, readLinks, readPicture } from './shapes.ts'

/** What stands below the name, in the order of the copy. */
export type LinkPart =
  | { readonly kind: 'buttons'; readonly links: readonly ListedLink[] }
  /** Short names of places elsewhere: a quiet row. */
  | { readonly kind: 'places'; readonly links: readonly ListedLink[] }
  | { readonly kind: 'blocks'; readonly blocks: readonly RootContent[] }

/** A link of a list, and the words beside it in the same item. */
export interface ListedLink extends PageLink {
  readonly note: readonly PhrasingContent[]
}

/** A page of links: who, what in a line, and where to. */
export interface LinkPage {
  readonly avatar?: Image
  readonly name: readonly PhrasingContent[]
  readonly id?: string
  readonly bio: readonly RootContent[]
  readonly parts: readonly LinkPart[]
  readonly smallPrint: readonly RootContent[]
}

/** Most characters of the name of a place elsewhere. */
const PLACE = 16

/** Reads a page of links from the shapes of its Markdown: lists of nothing but links are buttons, the rest stays text. */
export function readLinkPage({ frontMatter, root }: Document): LinkPage {
  const shown = root.children.filter(
    ({ type }) => type !== 'comment' && type !== 'footnoteDefinition' && type !== 'thematicBreak',
  )
  const title = shown.find(block => isHeading(block, 1)) ?? shown.find(block => isHeading(block))
  const heading = isHeading(title) ? title : undefined
  const first = shown.findIndex(block => readListedLinks(block) !== undefined)
  const head = shown.slice(0, first < 0 ? shown.length : first).filter(block => block !== heading)
  const avatar = head.map(readPicture).find(Boolean)
  const bio = head.filter(block => avatar === undefined || readPicture(block) !== avatar)
  const tail = first < 0 ? [] : shown.slice(first).filter(block => block !== heading)
  const end = tail.findLastIndex(block => !isText(block)) + 1
  const id = heading?.data?.slug
  return {
    ...(avatar && { avatar }),
    name: heading?.children ?? titleWords(frontMatter['title']),
    ...(id !== undefined && { id }),
    bio,
    parts: toParts(tail.slice(0, end)),
    smallPrint: tail.slice(end),
  }
}

function titleWords(title: unknown): readonly PhrasingContent[] {
  return typeof title === 'string' && title.trim() !== '' ? [{ type: 'text', value: title.trim() }] : []
}

function toParts(blocks: readonly RootContent[]): readonly LinkPart[] {
  const parts: LinkPart[] = []
  for (const block of blocks) {
    const links = readListedLinks(block)
    const last = parts.at(-1)
    if (links) parts.push({ kind: parts.length > 0 && links.every(isPlace) ? 'places' : 'buttons', links })
    else if (last?.kind === 'blocks') parts[parts.length - 1] = { ...last, blocks: [...last.blocks, block] }
    else parts.push({ kind: 'blocks', blocks: [block] })
  }
  return parts
}

function isPlace({ label, note }: ListedLink): boolean {
  return note.length === 0 && label.map(plainText).join('').length <= PLACE
}

/** The links of a list whose items each open with one, or of a paragraph of nothing else; undefined for other blocks. */
function readListedLinks(block: RootContent): readonly ListedLink[] | undefined {
  if (block.type !== 'list') {
    const all = readLinks(block)
    return all?.every(isSafe) ? all.map(bare) : undefined
  }
  const links = block.children.map(({ children }) => {
    const [first, ...more] = children
    if (first?.type !== 'paragraph' || more.length > 0) return undefined
    const [opening, ...note] = first.children
    const [link] = readLinks({ type: 'paragraph', children: opening ? [opening] : [] }) ?? []
    const plain = note.every(inline => inline.type !== 'link' && inline.type !== 'image')
    return link && isSafe(link) && plain ? { ...link, note } : undefined
  })
  return links.length > 0 && links.every(link => link !== undefined) ? links : undefined
}

function bare(link: PageLink): ListedLink {
  return { ...link, note: [] }
}

function isSafe({ href }: PageLink): boolean {
  return safeHref(href) !== undefined
}
