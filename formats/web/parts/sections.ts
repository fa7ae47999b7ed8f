import type { Blockquote, Heading, Image, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import {
  countWords,
  isHeading,
  isQuote,
  isText,
  moneyAt,
  type PageLink,
  readLinks,
  readPicture,
  readPictures,
  readTerms,
  type Term,
} from './shapes.ts'

/** A titled group of blocks: a card, a price, a question. */
export interface Group {
  readonly title: readonly PhrasingContent[]
  readonly id?: string
  /** The title is in bold throughout. */
  readonly strong: boolean
  readonly blocks: readonly RootContent[]
}

/** What a section's blocks turn out to be. */
export type Content =
  | { readonly kind: 'stats'; readonly stats: readonly Term[] }
  | { readonly kind: 'points'; readonly points: readonly Term[] }
  | { readonly kind: 'steps'; readonly steps: readonly (readonly RootContent[])[] }
  | { readonly kind: 'quotes'; readonly quotes: readonly Blockquote[] }
  | { readonly kind: 'prices'; readonly groups: readonly Group[] }
  | { readonly kind: 'questions'; readonly groups: readonly Group[] }
  | { readonly kind: 'cards'; readonly groups: readonly Group[] }
  | { readonly kind: 'gallery'; readonly pictures: readonly Image[] }
  | { readonly kind: 'row'; readonly picture: Image; readonly blocks: readonly RootContent[] }
  | { readonly kind: 'call'; readonly links: readonly PageLink[] }
  | { readonly kind: 'prose'; readonly blocks: readonly RootContent[] }

/** A section of a page: no block of its source is in none of `lead`, `content` and `rest`. */
export interface Section {
  readonly heading?: Heading
  /** Running text between the heading and the content. */
  readonly lead: readonly RootContent[]
  readonly content: Content
  /** What follows the content. */
  readonly rest: readonly RootContent[]
}

/** Words up to which a group is short enough for a card. */
const CARD_WORDS = 70
/** Words up to which text stands beside a picture. */
const ROW_WORDS = 140

const wrappers: ReadonlySet<string> = new Set([
  'features',
  'pricing',
  'testimonials',
  'faq',
  'cta',
  'gallery',
  'logos',
  'steps',
  'stats',
])

/** Reads a section from its heading and blocks; the last one of a page may be a call to act. */
export function readSection(
  heading: Heading | undefined,
  source: readonly RootContent[],
  last: boolean,
): Section {
  const blocks = source.flatMap(unwrap)
  const base = { ...(heading && { heading }) }
  return {
    ...base,
    ...((last ? readCall(blocks) : undefined) ??
      readGrouped(blocks) ??
      readListed(blocks) ??
      readQuoted(blocks) ??
      readPictured(blocks) ?? { lead: [], content: { kind: 'prose', blocks }, rest: [] }),
  }
}

type Reading = Omit<Section, 'heading'> | undefined

/** A directive around blocks whose shape says the same. */
function unwrap(block: RootContent): readonly RootContent[] {
  return block.type === 'containerDirective' && wrappers.has(block.name) ? block.children : [block]
}

/** One or two short paragraphs and links. */
function readCall(blocks: readonly RootContent[]): Reading {
  const lead = blocks.slice(0, -1)
  const links = readLinks(blocks.at(-1))
  if (!links || lead.length > 2 || !lead.every(isText) || countWords(lead) > 60) return undefined
  return { lead, content: { kind: 'call', links }, rest: [] }
}

/** Headings of one level, each with little below it. */
function readGrouped(blocks: readonly RootContent[]): Reading {
  const first = blocks.find(block => isHeading(block))
  if (!isHeading(first)) return undefined
  const at = blocks.indexOf(first)
  const groups = toGroups(blocks.slice(at), first.depth)
  const lead = blocks.slice(0, at)
  if (groups.length < 2 || !lead.every(isText)) return undefined
  const kind = kindOfGroups(groups)
  return kind && { lead, content: { kind, groups }, rest: [] }
}

/** Divides blocks at the headings of a depth; deeper ones stay in their group. */
export function toGroups(blocks: readonly RootContent[], depth: number): readonly Group[] {
  const groups: { heading: Heading; blocks: RootContent[] }[] = []
  for (const block of blocks) {
    if (isHeading(block) && block.depth <= depth) groups.push({ heading: block, blocks: [] })
    else groups.at(-1)?.blocks.push(block)
  }
  return groups.map(({ heading, blocks: own }) => {
    const [only, ...others] = heading.children
    const strong = only?.type === 'strong' && others.length === 0
    const id = heading.data?.slug
    return {
      title: strong ? only.children : heading.children,
      strong,
      blocks: own,
      ...(id !== undefined && { id }),
    }
  })
}

function kindOfGroups(groups: readonly Group[]): 'prices' | 'questions' | 'cards' | undefined {
  const titles = groups.map(titleOf)
  if (titles.every(title => /[?？؟]\s*$/.test(title))) return 'questions'
  const priced = (group: Group, at: number) =>
    moneyAt(titles[at] ?? '') >= 0 ||
    group.blocks.slice(0, 1).some(block => isText(block) && moneyAt(plainText(block)) === 0)
  if (groups.length <= 4 && groups.every(priced)) return 'prices'
  const short = groups.every(({ blocks }) => countWords(blocks) <= CARD_WORDS && blocks.every(isSmall))
  return short && groups.length <= 12 ? 'cards' : undefined
}

/** The words of a group's title. */
export function titleOf(group: Group): string {
  return group.title.map(plainText).join(' ')
}

/** Whether a block fits in a narrow box. */
function isSmall(block: RootContent): boolean {
  return block.type === 'paragraph' || block.type === 'list'
}

/** One list among paragraphs. */
function readListed(blocks: readonly RootContent[]): Reading {
  const at = blocks.findIndex(block => block.type === 'list')
  const list = blocks[at]
  const [lead, rest] = [blocks.slice(0, at), blocks.slice(at + 1)]
  if (list?.type !== 'list' || !lead.every(isText) || !rest.every(block => block.type === 'paragraph'))
    return undefined
  const terms = readTerms(list)
  if (list.ordered === true && list.children.length <= 6 && countWords([list]) <= 240)
    return { lead, content: { kind: 'steps', steps: list.children.map(item => item.children) }, rest }
  if (!terms || list.children.length > 12) return undefined
  const counted = terms.every(
    ({ term, more }) => /\d/.test(term.map(plainText).join('')) && more.length === 0,
  )
  if (counted && terms.length <= 6) return { lead, content: { kind: 'stats', stats: terms }, rest }
  return countWords([list]) <= 40 * terms.length
    ? { lead, content: { kind: 'points', points: terms }, rest }
    : undefined
}

function readQuoted(blocks: readonly RootContent[]): Reading {
  const at = blocks.findIndex(isQuote)
  const tail = blocks.slice(Math.max(at, 0))
  const quotes = tail.filter(isQuote)
  const lead = blocks.slice(0, Math.max(at, 0))
  if (at < 0 || quotes.length !== tail.length || !lead.every(isText)) return undefined
  return countWords(quotes) <= 80 * quotes.length
    ? { lead, content: { kind: 'quotes', quotes }, rest: [] }
    : undefined
}

/** Pictures alone, or one picture with some text. */
function readPictured(blocks: readonly RootContent[]): Reading {
  const pictures = blocks.flatMap(block => readPictures(block) ?? [])
  const others = blocks.filter(block => !readPictures(block))
  const [picture] = pictures
  if (picture === undefined) return undefined
  if (pictures.length > 1 && others.length === 0)
    return { lead: [], content: { kind: 'gallery', pictures }, rest: [] }
  if (pictures.length > 1 || countWords(others) > ROW_WORDS || !others.every(isSmall)) return undefined
  const single = blocks.some(block => readPicture(block) !== undefined)
  return single ? { lead: [], content: { kind: 'row', picture, blocks: others }, rest: [] } : undefined
}
