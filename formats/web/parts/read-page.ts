import type { Heading, RootContent } from 'mdast'
import type { Document } from '../../../core/source/document.ts'
import { plainText } from '../../../core/source/text.ts'
import { type Brand, homeBlocks, type NamedLink, readBrand, readNamedLink, readNav } from './front-page.ts'
import { readSection, type Section } from './sections.ts'
import { type Hero, readHero, titled } from './read-hero.ts'
import { countWords, isHeading } from './shapes.ts'

/** A web page's copy. Every block of the document is in exactly one of `hero`, `sections` and `footer`. */
export interface Page {
  /** A pitch leads to a decision in bands of their own; an article is read from top to bottom in one column. */
  readonly kind: 'pitch' | 'article'
  readonly brand: Brand
  readonly nav: readonly NamedLink[]
  readonly cta?: NamedLink
  readonly hero: Hero
  readonly sections: readonly Section[]
  readonly footer: readonly RootContent[]
}

/** How a page is read. */
export interface ReadPageOptions {
  /** Copy that is mostly prose becomes an article; default true. */
  readonly articles?: boolean
}

/** Reads a page from the shapes of its Markdown; what no shape fits stays prose. */
export function readPage(document: Document, { articles = true }: ReadPageOptions = {}): Page {
  const { frontMatter, root } = document
  const shown = root.children.filter(block => block.type !== 'comment' && block.type !== 'footnoteDefinition')
  const all = [...homeBlocks(frontMatter), ...shown].flatMap(openHero)
  const { blocks, footer } = divideFooter(all)
  const start = blocks.findIndex(
    (block, at) => isHeading(block, 2) || (at > 0 && isHeading(block) && isSecondTitle(blocks, at)),
  )
  const head = start < 0 ? blocks : blocks.slice(0, start)
  const tail = start < 0 ? [] : blocks.slice(start)
  const { hero, rest } = readHero(titled(head, frontMatter['title']))
  const parts = toParts(rest, tail)
  const sections = parts.map(({ heading, blocks: own }, at) =>
    readSection(heading, own, at === parts.length - 1 && at > 0),
  )
  const cta = readNamedLink(frontMatter['cta'])
  const prose = parts.filter((_, at) => sections[at]?.content.kind === 'prose')
  const calls = cta !== undefined || hero.links.length > 0
  const article =
    articles && prose.length > 0 && wordsIn(prose) >= wordsIn(parts) * (calls ? CALLING_ARTICLE : ARTICLE)
  const nav = readNav(frontMatter['nav'])
  return {
    kind: article ? 'article' : 'pitch',
    brand: readBrand(frontMatter, document.assets),
    nav: nav ?? (article ? [] : navOf(sections)),
    ...(cta && { cta }),
    hero,
    sections: article
      ? [{ lead: [], content: { kind: 'prose', blocks: [...rest, ...tail] }, rest: [] }]
      : sections,
    footer,
  }
}

/** Share of a page's words in sections of plain prose from which on it is an article; more where it also calls to act. */
const ARTICLE = 0.5
const CALLING_ARTICLE = 0.75

/** A hero directive says only what its place says already. */
function openHero(block: RootContent): readonly RootContent[] {
  return block.type === 'containerDirective' && block.name === 'hero' ? block.children : [block]
}

function isSecondTitle(blocks: readonly RootContent[], at: number): boolean {
  return isHeading(blocks[at], 1) && blocks.slice(0, at).some(block => isHeading(block, 1))
}

/** A few lines after a last rule are the page's foot. */
function divideFooter(all: readonly RootContent[]): {
  readonly blocks: readonly RootContent[]
  readonly footer: readonly RootContent[]
} {
  const at = all.findLastIndex(block => block.type === 'thematicBreak')
  const footer = all.slice(at + 1)
  const plain = footer.every(block => block.type === 'paragraph' || block.type === 'list')
  const fits = at > 0 && footer.length > 0 && plain && countWords(footer) <= 120
  return fits ? { blocks: all.slice(0, at), footer } : { blocks: all, footer: [] }
}

/** A section's source. */
interface Part {
  readonly heading?: Heading
  readonly blocks: readonly RootContent[]
}

/** What the hero left, then each section. */
function toParts(rest: readonly RootContent[], blocks: readonly RootContent[]): readonly Part[] {
  const parts: { heading?: Heading; blocks: RootContent[] }[] = rest.length > 0 ? [{ blocks: [...rest] }] : []
  for (const block of blocks.filter(isShown)) {
    if (isHeading(block) && block.depth <= 2) parts.push({ heading: block, blocks: [] })
    else parts.at(-1)?.blocks.push(block)
  }
  return parts
}

function wordsIn(parts: readonly Part[]): number {
  return parts.reduce((sum, { blocks }) => sum + countWords(blocks), 0)
}

/** Rules between sections are drawn by the sections' grounds. */
function isShown(block: RootContent): boolean {
  return block.type !== 'thematicBreak'
}

/** Links to the first sections, when their titles are short enough for a bar. */
function navOf(sections: readonly Section[]): readonly NamedLink[] {
  const links = sections.flatMap(({ heading, content }) => {
    const text = heading ? plainText(heading) : ''
    const slug = heading?.data?.slug
    return slug !== undefined && content.kind !== 'call' && text.length <= 22
      ? [{ text, href: `#${slug}` }]
      : []
  })
  return links.length >= 3 ? links.slice(0, 5) : []
}
