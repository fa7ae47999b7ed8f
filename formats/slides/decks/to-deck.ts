import type { Heading, RootContent } from 'mdast'
import type { Design } from '../../../core/brief/design.ts'
import { checkSheetCount } from '../../../core/compose/sheet.ts'
import type { Item, Reading } from '../../../core/reading/reading.ts'
import { countLetters, plainText } from '../../../core/source/text.ts'
import { isShort } from '../../../core/reading/slides/slide.ts'
import { namesIn, type Notes, notesIn, numbered, withNumbers } from '../../notes/footnotes.ts'
import { type DeckCopy, type Picture, plain, type Slide } from './slide.ts'
import { again } from '../../lines/again.ts'
import { withContents } from './contents.ts'
import { closingSlide, coverSlides } from './cover.ts'
import { divideLong, paginate, type Share, TIGHT } from './paginate.ts'
import { quotedAlone } from './quoted-alone.ts'
import { readPictures } from './read-pictures.ts'
import { contentLayout, isQuotation, varyLayouts } from './layout.ts'

/** How much of its room what a slide says takes: 1 fills it. */
export type SlideShare = (slide: Slide) => number

/**
 * The slides of a deck as they are shown: its cover, those that were told on as many slides as they need, its contact.
 * Throws `content-too-large` where they are more than anyone looks through.
 */
export function toDeck(reading: Reading, share: SlideShare, design?: Design): DeckCopy {
  const { lists, roles, body, notes, unplaced, lang } = reading
  const told = lists.slides ?? []
  checkSheetCount(told.length, () => countLetters(told.flatMap(({ text }) => text)))
  const [first] = told
  const cover = first && kindOf(first) === 'cover' ? first : undefined
  const context = { reading, share, ...(design && { design }) }
  const slides = [
    ...coverSlides(reading, cover).flatMap(slide =>
      slide.layout === 'title' ? [slide] : paged(slide, context),
    ),
    ...told.filter(item => item !== cover).flatMap(item => slidesOf(item, context)),
    ...unplaced.flatMap(({ heading, blocks }) =>
      slidesOfPart([...(heading ? [heading] : []), ...blocks], context),
    ),
    ...closingSlide(reading),
  ]
  const isMeant = body.some(({ type }) => type === 'thematicBreak')
  const listed = isMeant ? slides : withContents(slides, lang)
  const brand = roles.publisher && !roles.publisher.stays ? roles.publisher : roles.pageHeader
  return {
    slides: placeFootnotes(withNames(varyLayouts(listed, share), reading), notesIn([listed, notes])),
    ...(roles.pageFooter && { footer: roles.pageFooter.nodes }),
    ...(brand && { brand: brand.nodes }),
  }
}

/** The slides that show tables with what the deck and its makers are called. */
function withNames(slides: readonly Slide[], { roles }: Reading): readonly Slide[] {
  const names = [roles.title, roles.publisher, roles.pageHeader].flatMap(role => role?.text ?? [])
  return slides.map(slide => (slide.layout === 'table' ? { ...slide, names } : slide))
}

interface Context {
  readonly reading: Reading
  readonly share: SlideShare
  /** What the brief asks for. */
  readonly design?: Design
}

function kindOf({ parts }: Item): string | undefined {
  return parts.kind?.text
}

/** What was told as one slide: an opener, or as many content slides as its copy takes; a quotation among it may have one of its own. */
function slidesOf(item: Item, context: Context): readonly Slide[] {
  const found = quotedAlone(item.blocks, context.design)
  if (!found) return slidesOfWhole(item, context)
  const { before, quote, after } = found
  const title = before.find((block): block is Heading => block.type === 'heading')
  const text = before.filter(block => block !== title)
  return [
    ...(text.length > 0 ? slidesOfWhole({ ...item, blocks: before, text }, context) : []),
    ...(text.length > 0 || !title
      ? [quote]
      : [{ ...quote, title, ...eyebrowOf(item), notes: item.parts.notes?.blocks ?? [] }]),
    ...(after.length > 0 ? slidesOfPart([...(title ? [again(title)] : []), ...after], context) : []),
  ]
}

function slidesOfWhole(item: Item, context: Context): readonly Slide[] {
  const kind = kindOf(item)
  const notes = item.parts.notes?.blocks ?? []
  const lines = item.text
  const isFew = lines.length <= 3 && lines.every(isShort)
  const opens =
    kind === 'section' ||
    (kind === 'closing' && !item.blocks.some(isNamed)) ||
    (kind === 'statement' && isFew)
  const [first = [], ...parts] = opens
    ? [isTakenHome(item) ? ledBySentence(item.blocks) : item.blocks]
    : divideLong(item.blocks, shareUnder(undefined, [], context))
  const opener = opens ? opened(first, kind === 'closing' ? 'closing' : 'section', context) : undefined
  const isTitled = item.title.text !== ''
  const slides = [
    ...(opener ?? slidesOfPart(first, context, isTitled)),
    ...parts.flatMap(part => slidesOfPart(part, context)),
  ]
  return slides.map((slide, at) => (at === 0 ? { ...slide, ...eyebrowOf(item), notes } : slide))
}

/** Whether a block is points that name somebody each: who is to be voted for is no close. */
function isNamed(block: RootContent): boolean {
  const leads =
    block.type === 'list'
      ? block.children.flatMap(({ children: [only] }) =>
          only?.type === 'paragraph' ? (only.children[0] ?? []) : [],
        )
      : []
  return leads.length > 1 && leads.every(lead => lead.type === 'strong' && !/\d/.test(plainText(lead)))
}

/** What titles announce of a last sentence that is the message: `One thing to take home`. */
const ANNOUNCED =
  /^(?:(?:just |if you remember )?(?:one|1) (?:thing|message|sentence)|take[- ]?away|take[- ]home|remember(?: this)?$|la seule chose|une (?:seule )?(?:chose|phrase)|à retenir|eine? (?:sache|satz)|zum mitnehmen|das merken|una (?:sola )?(?:cosa|frase)|para recordar|da ricordare|uma (?:só )?(?:coisa|frase)|para levar|één (?:ding|zin)|om te onthouden|jedn[ao] (?:rzecz|zdanie)|do zapamiętania|en (?:sak|ting)|(?:the )?(?:key (?:message|point)|golden rule|rule of thumb|bottom line|moral)(?: of the story)?$|(?:der |unser )?(?:merksatz|leitsatz|kernsatz|kernbotschaft|fazit)$|(?:das )?wichtigste(?: zum schluss)?$|(?:le )?mot de la fin$|en (?:une phrase|résumé|resumen|síntesis)$|in (?:sintesi|una frase|één zin|short|a nutshell)$|(?:la )?(?:règle d.or|regla de oro|regola d.oro|regra de ouro|gouden regel|złota zasada)$|kontentan$)(?!\p{L})/iu

/** Whether a last slide has a short sentence that its title only announces: that is what it is about. */
function isTakenHome(item: Item): boolean {
  const {
    title,
    text: [first],
  } = item
  if (kindOf(item) !== 'closing') return false
  if (first?.type !== 'paragraph' || !ANNOUNCED.test(title.text)) return false
  return isShort(first) && /\p{L}{2}[.!]$/u.test(plainText(first).trim())
}

/** Blocks with the sentence below their heading as that, and the heading over it. */
function ledBySentence(blocks: readonly RootContent[]): readonly RootContent[] {
  const at = blocks.findIndex(block => block.type === 'heading')
  const [heading, sentence] = [blocks[at], blocks[at + 1]]
  if (heading?.type !== 'heading' || sentence?.type !== 'paragraph') return blocks
  const over: RootContent = { ...sentence, children: heading.children }
  return [...blocks.slice(0, at), over, { ...heading, children: sentence.children }, ...blocks.slice(at + 2)]
}

/** What stands small over the title of a slide that was told. */
function eyebrowOf({ parts: { eyebrow } }: Item): Pick<Slide, 'eyebrow'> {
  return eyebrow ? { eyebrow: eyebrow.blocks } : {}
}

/** Lines that stand with the title of an opener: those of a close are mostly where to turn, which stays together. */
const LEAD = { section: 1, closing: 5 } as const

/** A slide that opens a section or closes the deck, and what goes beyond it. */
function opened(
  part: readonly RootContent[],
  layout: 'section' | 'closing',
  context: Context,
): readonly Slide[] | undefined {
  const at = part.findIndex(block => block.type === 'heading')
  if (at < 0) return undefined
  const title = part[at] as Heading
  const { pictures, blocks: told } = dividePictures(part.slice(at + 1), context.reading)
  const blocks = layout === 'closing' ? told.flatMap(linesOfPoints) : told
  const end = blocks.findIndex(block => !isShort(block))
  const lead = blocks.slice(0, Math.min(end < 0 ? blocks.length : end, LEAD[layout]))
  const rest = blocks.slice(lead.length)
  const stays = rest.length === 0 && pictures.length < 2
  const opener: Slide = {
    ...plain,
    layout,
    title,
    ...(at > 0 && { eyebrow: part.slice(0, at) }),
    blocks: lead,
    pictures: stays ? pictures : [],
  }
  if (stays) return [opener]
  return [
    opener,
    ...paged({ ...plain, layout: 'prose', title: again(title), blocks: rest, pictures }, context),
  ]
}

/** Points of a closing slide, and letters of one, that are lines: a name, an address, a number. */
const POINTS = { most: 4, letters: 60 } as const

/** The points of a short list as lines, since they are where to turn; other blocks as they are. */
function linesOfPoints(block: RootContent): readonly RootContent[] {
  if (
    block.type !== 'list' ||
    block.ordered ||
    block.children.length < 2 ||
    block.children.length > POINTS.most
  )
    return [block]
  const lines = block.children.flatMap(({ children }) => children)
  const areLines = lines.length === block.children.length && lines.every(isShort)
  return areLines && plainText(block).length <= POINTS.letters * POINTS.most ? lines : [block]
}

/** Content slides of some blocks, of which the first heading is the title unless they stand side by side. */
function slidesOfPart(part: readonly RootContent[], context: Context, isTitled = true): readonly Slide[] {
  const title = isTitled ? part.find((block): block is Heading => block.type === 'heading') : undefined
  const { pictures, blocks } = dividePictures(
    part.filter(block => block !== title),
    context.reading,
  )
  return paged({ ...plain, layout: 'prose', ...(title && { title }), blocks, pictures }, context)
}

function dividePictures(
  copy: readonly RootContent[],
  { assets }: Reading,
): { pictures: readonly Picture[]; blocks: readonly RootContent[] } {
  return {
    pictures: copy.flatMap(block => readPictures(block, assets) ?? []),
    blocks: copy.filter(block => readPictures(block, assets) === undefined),
  }
}

/** Copy under one title on as many slides as it needs, each in the layout of what is on it. */
function paged({ title, blocks, pictures, notes }: Slide, context: Context): readonly Slide[] {
  const voiced = pictures.length === 0 ? besideVoice(title, blocks, context) : undefined
  if (voiced && context.share(voiced) <= TIGHT) return [{ ...voiced, notes }]
  if (isDrawnWhole(title, blocks, pictures, context))
    return [{ ...contentSlide(title, blocks, pictures, true, context), notes }]
  const pages = paginate(blocks, shareUnder(title, pictures, context))
  return pages.map((page, at): Slide => {
    const shown = at === 0 ? pictures : []
    const heading = title && (at === 0 ? title : again(title))
    return {
      ...contentSlide(heading, page, shown, pages.length === 1, context),
      ...(pages.length > 1 && title && { place: { at: at + 1, of: pages.length } }),
      notes: at === 0 ? notes : [],
    }
  })
}

/** Lines around figures that are drawn, and letters of one. */
const AROUND = { most: 2, letters: 110 } as const

/** Whether figures and what is said of them are one slide, whose drawing is as high as the lines around it leave. */
function isDrawnWhole(
  title: Heading | undefined,
  blocks: readonly RootContent[],
  pictures: readonly Picture[],
  { reading }: Context,
): boolean {
  const around = blocks.filter(({ type }) => type !== 'list')
  if (around.length === 0 || around.length > AROUND.most || blocks.length !== around.length + 1) return false
  const isShortLine = (block: RootContent): boolean =>
    block.type === 'paragraph' && plainText(block).length <= AROUND.letters
  return around.every(isShortLine) && contentLayout(title, blocks, pictures, true, reading.lang) === 'stats'
}

/** What is said, with the quotation that ends it beside it; undefined where none does, or what it says needs the whole width. */
function besideVoice(
  title: Heading | undefined,
  blocks: readonly RootContent[],
  context: Context,
): Slide | undefined {
  const at = blocks.findIndex(({ type }) => type === 'blockquote')
  const voice = blocks.slice(Math.max(at, 0))
  const said = blocks.slice(0, Math.max(at, 0))
  const isPlain = said.every(({ type }) => type === 'paragraph' || type === 'list')
  if (!title || said.length === 0 || !isPlain || !isQuotation(voice)) return undefined
  const slide = contentSlide(title, said, [], true, context)
  const layout = slide.layout === 'points' ? 'list' : slide.layout === 'statement' ? 'prose' : slide.layout
  return { ...slide, layout, voice }
}

function contentSlide(
  title: Heading | undefined,
  blocks: readonly RootContent[],
  pictures: readonly Picture[],
  whole: boolean,
  { reading }: Context,
): Slide {
  const said = whole && pictures.length === 0 ? quotedBlocks(blocks) : blocks
  const layout = contentLayout(title, said, pictures, whole, reading.lang)
  return { ...plain, layout, ...(title && { title }), blocks: said, pictures }
}

/** What somebody says between its marks, and whose words they are behind a dash: it is not parted at its sentences. */
const SAID =
  /^(?:“[^“”]{20,}”|„[^„“”]{20,}[“”]|«[^«»]{20,}»|»[^«»]{20,}«|"[^"]{20,}"|「[^「」]{10,}」)[.!?]?(?:\s*[—–-]{1,2}\s*\p{L}[^\n]{1,80})?$/u

/** A paragraph that is all said by somebody, as a quotation; other blocks as they are. */
function quotedBlocks(blocks: readonly RootContent[]): readonly RootContent[] {
  const [only, ...others] = blocks
  if (only?.type !== 'paragraph' || others.length > 0 || !SAID.test(plainText(only).trim())) return blocks
  return [{ type: 'blockquote', children: [only] }]
}

/** How much of a slide under a title copy takes, beside those pictures. */
function shareUnder(title: Heading | undefined, pictures: readonly Picture[], context: Context): Share {
  return blocks => context.share(contentSlide(title, blocks, pictures, false, context))
}

/** The slides with each note at the foot of the first that refers to it, under its number. */
function placeFootnotes(slides: readonly Slide[], notes: Notes): readonly Slide[] {
  if (notes.size === 0) return slides
  const placed = new Set<string>()
  return slides.map(slide => {
    const footnotes: RootContent[] = []
    const { eyebrow, title, lead, blocks, voice, notes: spoken } = slide
    const names = namesIn([eyebrow, title, lead, blocks, voice, spoken])
    // A note may refer to another: the list grows while it is walked.
    for (const name of names) {
      const note = notes.get(name)
      if (note === undefined || placed.has(name)) continue
      placed.add(name)
      footnotes.push(...numbered(note, notes))
      names.push(...namesIn(note.words))
    }
    return { ...withNumbers(slide, notes), footnotes }
  })
}
