import type { Heading, RootContent } from 'mdast'
import { isShort } from '../../../core/reading/slides/slide.ts'
import { plainText } from '../../../core/source/text.ts'
import { readFigures, readTerms, readTimes } from './list-shapes.ts'
import type { Picture, Slide, SlideLayout } from './slide.ts'
import { countWords } from './sentences.ts'

/** Most words that are set large because they are all that a slide says. */
const STATEMENT_WORDS = 24
/** The same under a title. */
const UNDER_TITLE = 40

/** The layout of a content slide, from the shape of what is on it; `whole` when that is all there is under its title. */
export function contentLayout(
  title: Heading | undefined,
  blocks: readonly RootContent[],
  pictures: readonly Picture[],
  whole: boolean,
  lang: string,
): SlideLayout {
  const [picture, ...others] = pictures
  const spoken = title !== undefined || blocks.length > 0
  if (others.length > 0 || (picture?.wide && spoken)) return 'gallery'
  if (picture) return spoken ? 'picture' : 'full-picture'
  if (whole && isQuote(blocks)) return 'quote'
  const lists = blocks.filter(block => block.type === 'list')
  if (lists.some(list => readFigures(list) ?? readTimes(list, lang))) return 'stats'
  if (isCompared(blocks)) return 'compare'
  if (blocks.some(block => block.type === 'code')) return 'code'
  if (blocks.some(block => block.type === 'table')) return 'table'
  const [only, ...further] = blocks
  const isLed = lists.length === 1 || only === lists[0]
  if (isLed && lists.length > 0 && further.length <= 2 && readTerms(lists[0] as never)) return 'points'
  if (whole && only?.type === 'paragraph' && further.length === 0 && isStatement(only, title))
    return 'statement'
  return only?.type === 'list' ? 'list' : 'prose'
}

function isQuote([only, ...others]: readonly RootContent[]): boolean {
  if (only?.type !== 'blockquote' || others.length > 1 || !others.every(isShort)) return false
  return only.children.every(child => child.type === 'paragraph') && countWords(plainText(only)) <= 60
}

/** Whether blocks are two to four subjects, each under its heading. */
function isCompared(blocks: readonly RootContent[]): boolean {
  const headings = blocks.flatMap(block => (block.type === 'heading' ? [block.depth] : []))
  return headings.length >= 2 && headings.length <= 4 && new Set(headings).size === 1
}

function isStatement(block: RootContent, title: Heading | undefined): boolean {
  const words = plainText(block)
  // An address is not made for reading aloud.
  return countWords(words) <= (title ? UNDER_TITLE : STATEMENT_WORDS) && !/^\S+:\/\/\S+$/.test(words)
}

/** Most slides in a row that look alike. */
const ALIKE = 3

/** Gives every slide that would be one too many of its layout in a row another manner: a panel (or what stands for it) and columns by turns. */
export function varyLayouts(slides: readonly Slide[], share: (slide: Slide) => number): readonly Slide[] {
  let run = 0
  let turns = 0
  return slides.map((slide, at) => {
    run = slides[at - 1]?.layout === slide.layout ? run + 1 : 1
    // Statements change their grounds instead.
    if (run <= ALIKE || slide.layout === 'statement') return slide
    const manner = turns % 2 === 1 && fallsInColumns(slide) ? 'columns' : 'panel'
    const varied = { ...slide, manner } as const
    // What fills its slide stays as it is, and the next one varies.
    if (share(varied) > 1) return slide
    run = 0
    turns += 1
    return varied
  })
}

/** Whether a slide's copy is parts of about one weight: the points of a list, or paragraphs. */
function fallsInColumns({ layout, blocks }: Slide): boolean {
  const [only, ...others] = blocks
  if (layout === 'list' && only?.type === 'list' && others.length === 0)
    return !only.ordered && only.children.length >= 2 && only.children.length <= 6
  return layout === 'prose' && blocks.length >= 2 && blocks.every(block => block.type === 'paragraph')
}
