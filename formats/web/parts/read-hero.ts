import type { Image, Paragraph, PhrasingContent, RootContent } from 'mdast'
import {
  countWords,
  isHeading,
  isPictureLine,
  isText,
  type PageLink,
  readLinks,
  readPicture,
} from './shapes.ts'

/** The first thing on a page. */
export interface Hero {
  /** A few words over the title. */
  readonly eyebrow?: Paragraph
  readonly title: readonly PhrasingContent[]
  readonly id?: string
  readonly lead: readonly RootContent[]
  readonly picture?: Image
  readonly links: readonly PageLink[]
  /** Logos and badges in a line, and what stands for pictures that are missing. */
  readonly badges: readonly RootContent[]
}

/** What stands before the first section, with a title: a heading, the front matter's, or the first paragraph. */
export function titled(head: readonly RootContent[], title: unknown): readonly RootContent[] {
  if (head.some(block => isHeading(block, 1))) return head
  if (typeof title === 'string' && title.trim() !== '')
    return [{ type: 'heading', depth: 1, children: [{ type: 'text', value: title.trim() }] }, ...head]
  const at = head.findIndex(block => isHeading(block) || isText(block))
  const first = head[at]
  return isHeading(first) || first?.type === 'paragraph'
    ? head.with(at, { ...first, type: 'heading', depth: 1 })
    : head
}

/** What stands before the first section: title, a lead, a picture and links; what comes after those is a section of its own. */
export function readHero(head: readonly RootContent[]): {
  readonly hero: Hero
  readonly rest: readonly RootContent[]
} {
  const at = head.findIndex(block => isHeading(block, 1))
  const heading = head[at]
  const title: readonly PhrasingContent[] = isHeading(heading) ? heading.children : []
  const before = at > 0 ? head.slice(0, at) : []
  const after = head.slice(at + 1)
  const picture = [...before, ...after].map(readPicture).find(Boolean)
  const others = [...before, ...after].filter(
    block => picture === undefined || readPicture(block) !== picture,
  )
  const eyebrow = before.find((block): block is Paragraph => isText(block) && countWords([block]) <= 8)
  const badges: readonly RootContent[] = others.filter(isPictureLine)
  const open = others.filter(block => block !== eyebrow && !badges.includes(block))
  const lead = open.slice(0, leadLength(open))
  const buttons = open[lead.length]
  const links = readLinks(buttons)
  const id = isHeading(heading) ? heading.data?.slug : undefined
  return {
    hero: {
      title,
      ...(id !== undefined && { id }),
      ...(eyebrow && { eyebrow }),
      ...(picture && { picture }),
      lead,
      links: links ?? [],
      badges,
    },
    rest: open.slice(lead.length + (links ? 1 : 0)),
  }
}

/** Up to three short paragraphs are a lead. */
function leadLength(blocks: readonly RootContent[]): number {
  const end = blocks.findIndex(block => !isText(block))
  const lead = blocks.slice(0, end < 0 ? blocks.length : end)
  return lead.length <= 3 && countWords(lead) <= 80
    ? lead.length
    : countWords(lead.slice(0, 1)) <= 60
      ? Math.min(lead.length, 1)
      : 0
}
