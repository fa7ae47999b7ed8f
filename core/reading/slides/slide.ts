import type { Blockquote, Heading, Paragraph, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { paragraphOf } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/label.ts'
import { toPhrase } from '../facts/phrase.ts'
import type { Omitted } from '../reading.ts'

/** What an author, or the tool the deck is written for, says that a slide is. */
export type SlideKind = 'cover' | 'section' | 'statement' | 'quote' | 'stats' | 'comparison' | 'closing'

/** One slide as it was told. */
export interface Slide {
  readonly heading?: Heading
  readonly kind?: SlideKind
  /** What stands small over its title: the part of the talk that it belongs to. */
  readonly eyebrow?: readonly RootContent[]
  /** Everything that is shown, as written: with the heading where it stands. */
  readonly shown: readonly RootContent[]
  /** What is said while it is shown. */
  readonly notes: readonly RootContent[]
}

/** Copy divided into slides. */
export interface Division {
  /** What stands before the first slide: the title of it all, who speaks, when. */
  readonly cover: readonly RootContent[]
  readonly slides: readonly Slide[]
  /** What stands first may be the cover, by its shape. */
  readonly opens: boolean
  /** The author made the slides: not headings or paragraphs of a text that happens to be shown. */
  readonly isMeant: boolean
  readonly because: string
  readonly omitted: readonly Omitted[]
}

/** Makes a slide of what it shows; its first heading is its title unless it is quoted, or its parts stand side by side. */
export function slideOf(
  copy: readonly RootContent[],
  notes: readonly RootContent[] = [],
  kind?: SlideKind,
): Slide {
  const shown = withQuotation(copy, kind)
  const headings = shown.filter((block): block is Heading => block.type === 'heading')
  const [heading, ...others] = headings
  const isBeside =
    kind === 'comparison' && others.length > 0 && others.every(({ depth }) => depth === heading?.depth)
  return {
    ...(heading && !isBeside && { heading }),
    ...(kind && { kind }),
    shown: isBeside ? shown.map(lower) : shown,
    notes,
  }
}

/** A slide with what stands small over its title; one without a title is called by it. */
export function withEyebrow(slide: Slide, eyebrow: readonly RootContent[]): Slide {
  const [only] = eyebrow
  if (only?.type !== 'paragraph') return slide
  if (slide.heading) return { ...slide, eyebrow }
  const { notes, kind, shown } = slide
  const isQuote =
    shown[0]?.type === 'blockquote' && shown.every(({ type }) => /^(?:blockquote|paragraph)$/.test(type))
  if (isQuote || shown.some(({ type }) => type === 'heading')) return { ...slide, eyebrow }
  return slideOf([headingOf(only.children), ...shown], notes, kind)
}

/** A heading as one of a part of a slide. */
function lower(block: RootContent): RootContent {
  return block.type === 'heading' ? { ...block, depth: 3 } : block
}

/** Letters up to which a line may stand large below a title. */
const SHORT = 160

/** A line that may stand large on a slide that opens the deck or a part of it. */
export function isShort(block: RootContent): boolean {
  const { length } = plainText(block)
  return block.type === 'paragraph' && length > 0 && length <= SHORT
}

/** Letters from which a line may have met a margin, where the next goes on in small letters. */
const MARGIN = 45

/** The lines of a paragraph as paragraphs where their author ended them; the block as it is where a margin did. */
export function linesApart(block: RootContent): readonly RootContent[] {
  const lines = linesOfBlock(block)
  const isWrapped = lines.some(({ text }, at) => {
    const next = lines[at + 1]?.text ?? ''
    return text.length >= MARGIN && (/^\p{Ll}/u.test(next) || /[,;–—-]$/u.test(text))
  })
  return lines.length < 2 || isWrapped ? [block] : lines.map(paragraphOf)
}

/** Letters of a line that names who said something. */
const SOURCE = 90

/** Words in the place of a title that somebody said, with the line that names them, as the quotation they are. */
function withQuotation(shown: readonly RootContent[], kind: SlideKind | undefined): readonly RootContent[] {
  const [said, by, ...others] = shown
  if (said?.type !== 'heading' || others.length > 0) return shown
  const isSaid =
    kind === 'quote' || /^["“„«「『‹‘][\s\S]*["”“»」』›’][.!?]?$/u.test(toPhrase(said.children).text.trim())
  const isNamed = by === undefined || (by.type === 'paragraph' && toPhrase(by.children).text.length <= SOURCE)
  if (!isSaid || !isNamed) return shown
  return [quotation(said.children, by?.type === 'paragraph' ? by : undefined)]
}

function quotation(said: Heading['children'], by: Paragraph | undefined): Blockquote {
  const source: Paragraph[] = by ? [{ ...by, children: [{ type: 'text', value: '— ' }, ...by.children] }] : []
  return { type: 'blockquote', children: [{ type: 'paragraph', children: said }, ...source] }
}

/** What is said, as a block that is not shown. */
export function notesOf(notes: readonly RootContent[]): RootContent {
  return { type: 'containerDirective', name: 'notes', children: [...notes] as never }
}

/** A heading of a slide that is written as anything else. */
export function headingOf(children: Heading['children'], depth: Heading['depth'] = 2): Heading {
  return { type: 'heading', depth, children }
}
