import type { Image, Paragraph, RootContent } from 'mdast'
import type { Report } from '../../../core/message.ts'
import type { Document } from '../../../core/source/document.ts'
import { plainText } from '../../../core/source/text.ts'
import { type Page, readPage } from './read-page.ts'
import { type Group, type Section, toGroups } from './sections.ts'
import { isHeading, isText, type PageLink, readLinks, readPicture } from './shapes.ts'

/** One piece of work. */
export interface Work {
  readonly group: Group
  readonly picture?: Image
  /** What, as whom, when and for whom. */
  readonly facts?: Paragraph
  readonly blocks: readonly RootContent[]
  readonly links: readonly PageLink[]
}

/** A section as a portfolio shows it. */
export type PortfolioPart =
  | { readonly kind: 'works'; readonly section?: Section; readonly works: readonly Work[] }
  | { readonly kind: 'section'; readonly section: Section }
  /** The last section, when it says how to get in touch. */
  | { readonly kind: 'contact'; readonly section: Section }

/** A portfolio's copy: a page whose works are told from its other sections. */
export interface Portfolio {
  readonly page: Page
  readonly parts: readonly PortfolioPart[]
}

/** px of a thumbnail's width on a desk; a picture needs twice as many to be sharp on every screen. */
const THUMBNAIL = 588

/** Reads a portfolio; says which pictures are too small to be sharp. */
export function readPortfolio(document: Document, report: Report): Portfolio {
  const page = named(readPage(document, { articles: false }), document)
  const parts = toParts(page.sections)
  for (const part of parts) {
    if (part.kind !== 'works') continue
    for (const { picture } of part.works) reportSmall(picture, document, report)
  }
  return { page, parts }
}

/** Where the copy names no brand, its title says whose page it is, unless the first heading says so already. */
function named(page: Page, { frontMatter }: Document): Page {
  const { title } = frontMatter
  if (page.brand.name !== undefined || typeof title !== 'string') return page
  const shown = page.hero.title.map(plainText).join('').trim()
  return shown === title.trim() ? page : { ...page, brand: { ...page.brand, name: title.trim() } }
}

function reportSmall(picture: Image | undefined, { assets }: Document, report: Report): void {
  const asset = assets.get(picture?.data?.asset ?? '')
  if (asset === undefined || asset.type === 'image/svg+xml' || asset.width >= THUMBNAIL * 2) return
  report.add({
    rule: 'picture-small',
    severity: 'warning',
    text: `picture ${asset.name} is ${asset.width} px wide and will look soft on sharp screens`,
    hint: `use one of at least ${THUMBNAIL * 2} px`,
    ...(picture?.position && { line: picture.position.start.line }),
  })
}

function toParts(sections: readonly Section[]): readonly PortfolioPart[] {
  const parts: PortfolioPart[] = []
  for (const [at, section] of sections.entries()) {
    const works = readWorks(section)
    const before = parts.at(-1)
    const row = readRow(section)
    if (works) parts.push({ kind: 'works', section, works })
    else if (row && before?.kind === 'works' && before.section === undefined)
      parts[parts.length - 1] = { ...before, works: [...before.works, row] }
    else if (row) parts.push({ kind: 'works', works: [row] })
    else
      parts.push({ kind: at === sections.length - 1 && isContact(section) ? 'contact' : 'section', section })
  }
  return parts
}

/** The works of a section: groups of which most have a picture, or short ones without any. */
function readWorks({ content }: Section): readonly Work[] | undefined {
  const groups =
    content.kind === 'cards' ? content.groups : content.kind === 'prose' ? groupsOf(content.blocks) : []
  const works = groups.map(toWork)
  const pictured = works.filter(({ picture }) => picture !== undefined).length
  return works.length > 1 && (content.kind === 'cards' || pictured * 2 >= works.length) ? works : undefined
}

function groupsOf(blocks: readonly RootContent[]): readonly Group[] {
  const first = blocks[0]
  return isHeading(first) ? toGroups(blocks, first.depth) : []
}

function toWork(group: Group): Work {
  const picture = group.blocks.map(readPicture).find(Boolean)
  const others = group.blocks.filter(block => picture === undefined || readPicture(block) !== picture)
  const [first] = others
  const facts = first !== undefined && isText(first) && others.length > 1 ? first : undefined
  const rest = others.filter(block => block !== facts)
  return {
    group,
    ...(picture && { picture }),
    ...(facts && { facts }),
    blocks: rest.filter(block => !readLinks(block)),
    links: rest.flatMap(block => readLinks(block) ?? []),
  }
}

/** A section of its own with one picture and some words is a work too. */
function readRow({ heading, content }: Section): Work | undefined {
  if (content.kind !== 'row' || !heading) return undefined
  const id = heading.data?.slug
  const picture: Paragraph = { type: 'paragraph', children: [content.picture] }
  return toWork({
    title: heading.children,
    strong: false,
    blocks: [picture, ...content.blocks],
    ...(id !== undefined && { id }),
  })
}

const reach = /^(?:mailto:|tel:|https?:)/i

function isContact({ content }: Section): boolean {
  if (content.kind === 'call') return true
  if (content.kind !== 'prose' || content.blocks.length > 6) return false
  return content.blocks.some(
    block =>
      block.type === 'paragraph' &&
      block.children.some(child => child.type === 'link' && reach.test(child.url)),
  )
}
