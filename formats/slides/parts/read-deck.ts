import type { Heading, RootContent } from 'mdast'
import type { Document } from '../../../core/source/document.ts'
import { plainText } from '../../../core/source/text.ts'
import { toFields, toText } from '../../parts/fields.ts'
import { withoutFootnotes } from '../../parts/footnotes.ts'
import { again } from './again.ts'
import { withContents } from './contents.ts'
import { isLead, withoutPictureSettings } from './marp.ts'
import { paginate } from './paginate.ts'
import { placeFootnotes } from './place-footnotes.ts'
import { isNote, readNotes } from './read-notes.ts'
import { readPictures } from './read-pictures.ts'
import type { Deck, Picture, Slide } from './slide.ts'
import { contentLayout, isShort } from './slide-layout.ts'
import { isDivided, type Part, splitSlides } from './split-slides.ts'
import { varyLayouts } from './vary-layouts.ts'

/** How a kind of deck is read. */
export interface DeckManner {
  /** Words of running text that a slide holds. */
  readonly words: number
}

/** Divides a document into slides and reads from each what it looks like. */
export function readDeck(document: Document, manner: DeckManner): Deck {
  const { footer, header, brand } = document.frontMatter
  const { body, notes } = withoutFootnotes(withoutPictureSettings(document.root.children))
  const parts = splitSlides(body, manner.words)
  const front = frontSlide(document, body)
  const context = { last: parts.length - 1, body, document, manner, fronted: front.length > 0 }
  const slides = [...front, ...parts.flatMap((part, at) => readPart(part, { ...context, at }))].filter(
    ({ title, pictures, blocks, notes }) => [title ?? [], pictures, blocks, notes].flat().length > 0,
  )
  const named = toText(toFields(brand).name) ?? toText(brand) ?? toText(header)
  const foot = toText(footer)
  const listed = isDivided(body) ? slides : withContents(slides, document.lang)
  return {
    slides: placeFootnotes(varyLayouts(listed), notes),
    ...(foot && { footer: foot }),
    ...(named && { brand: named }),
  }
}

const plain = { pictures: [], footnotes: [], notes: [] } as const

/** A title slide from the front matter, for copy whose own first heading is not the title of it all. */
function frontSlide({ frontMatter }: Document, body: readonly RootContent[]): readonly Slide[] {
  const { title, subtitle, author, date } = frontMatter
  const words = toText(title)
  const [first, ...others] = body.filter(block => block.type === 'heading' && block.depth === 1)
  const titled = body.find(block => block.type === 'heading') === first && first !== undefined
  if (words === undefined || (titled && (others.length === 0 || isDivided(body)))) return []
  if (titled && plainText(first).toLowerCase() === words.toLowerCase()) return []
  const lines = [subtitle, author, date].flatMap(line => toText(line) ?? [])
  return [
    {
      ...plain,
      layout: 'title',
      title: { type: 'heading', depth: 1, children: [{ type: 'text', value: words }] },
      blocks: lines.map(value => ({ type: 'paragraph', children: [{ type: 'text', value }] })),
    },
  ]
}

interface Context {
  readonly at: number
  readonly last: number
  readonly body: readonly RootContent[]
  readonly document: Document
  readonly manner: DeckManner
  /** Whether the deck has a title slide from the front matter. */
  readonly fronted: boolean
}

/** The slides of one part: an opener where the part begins the deck or a section, and as many more as its copy takes. */
function readPart(part: Part, context: Context): readonly Slide[] {
  const notes = readNotes(part)
  const shown = part.filter(block => !isNote(block))
  const title = shown.find((block): block is Heading => block.type === 'heading')
  const copy = shown.filter(block => block !== title)
  const pictures = copy.flatMap(block => readPictures(block, context.document) ?? [])
  const blocks = copy.filter(block => readPictures(block, context.document) === undefined)
  const layout = openerLayout(title, blocks, part, context)
  if (title === undefined || layout === undefined)
    return contentSlides({ title, blocks, pictures, notes }, context)
  const before = part.slice(0, part.indexOf(title)).filter(block => blocks.includes(block))
  const lead = leadOf(blocks.slice(before.length), layout === 'section' ? 1 : 3)
  const rest = blocks.slice(before.length + lead.length)
  const stays = rest.length === 0 && pictures.length < 2
  const opener: Slide = {
    ...plain,
    layout,
    title,
    ...(before.length > 0 && { eyebrow: before }),
    blocks: lead,
    notes,
    pictures: stays ? pictures : [],
  }
  if (stays) return [opener]
  return [opener, ...contentSlides({ title: again(title), blocks: rest, pictures, notes: [] }, context)]
}

/** The layout of the slide that opens the deck or a section, or closes the deck; undefined for all other slides. */
function openerLayout(
  title: Heading | undefined,
  blocks: readonly RootContent[],
  part: Part,
  { at, last, body, fronted }: Context,
): 'title' | 'section' | 'closing' | undefined {
  if (title === undefined) return undefined
  const few = blocks.length <= 3 && blocks.every(isShort)
  const top = title.depth === 1
  if (at === 0 && !fronted && (few || isLoneTop(title, body))) return 'title'
  if (at === last && top && few) return 'closing'
  if (blocks.length === 0 || (isLead(part) && few)) return 'section'
  // Where all titles are of the first level they are titles of slides, not of sections.
  const layered = body.some(block => block.type === 'heading' && block.depth === 2)
  return top && layered && (few ? blocks.length <= 1 : !isDivided(body)) ? 'section' : undefined
}

/** Whether no other heading is of as high a level. */
function isLoneTop({ depth }: Heading, body: readonly RootContent[]): boolean {
  return body.filter(block => block.type === 'heading' && block.depth <= depth).length === 1
}

/** The short lines right after a title. */
function leadOf(blocks: readonly RootContent[], most: number): readonly RootContent[] {
  const end = blocks.findIndex(block => !isShort(block))
  return blocks.slice(0, Math.min(end < 0 ? blocks.length : end, most))
}

interface Content {
  readonly title: Heading | undefined
  readonly blocks: readonly RootContent[]
  readonly pictures: readonly Picture[]
  readonly notes: readonly RootContent[]
}

function contentSlides({ title, blocks, pictures, notes }: Content, { manner }: Context): readonly Slide[] {
  // Beside a picture there is room for half as much.
  const pages = paginate(blocks, pictures.length > 0 ? manner.words * 0.6 : manner.words)
  return pages.map((page, at): Slide => {
    const shown = at === 0 ? pictures : []
    const heading = title && (at === 0 ? title : again(title))
    return {
      ...plain,
      layout: contentLayout(heading, page, shown, pages.length === 1),
      ...(heading && { title: heading }),
      ...(pages.length > 1 && title && { place: { at: at + 1, of: pages.length } }),
      blocks: page,
      pictures: shown,
      notes: at === 0 ? notes : [],
    }
  })
}
