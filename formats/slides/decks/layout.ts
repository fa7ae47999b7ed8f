import type { Heading, RootContent } from 'mdast'
import { isShort } from '../../../core/reading/slides/slide.ts'
import { plainText } from '../../../core/source/text.ts'
import { readFigures, readTerms } from './list-shapes.ts'
import type { Picture, SlideLayout } from './slide.ts'
import { countWords } from '../pagination/weigh.ts'

/** Most words that are set large because they are all that a slide says. */
const STATEMENT_WORDS = 24

/** The layout of a content slide, from the shape of what is on it; `whole` when that is all there is under its title. */
export function contentLayout(
  title: Heading | undefined,
  blocks: readonly RootContent[],
  pictures: readonly Picture[],
  whole: boolean,
): SlideLayout {
  const [picture, ...others] = pictures
  const spoken = title !== undefined || blocks.length > 0
  if (others.length > 0 || (picture?.wide && spoken)) return 'gallery'
  if (picture) return spoken ? 'picture' : 'full-picture'
  if (whole && isQuote(blocks)) return 'quote'
  const lists = blocks.filter(block => block.type === 'list')
  if (lists.some(list => readFigures(list) !== undefined)) return 'stats'
  if (isCompared(blocks)) return 'compare'
  if (blocks.some(block => block.type === 'code')) return 'code'
  if (blocks.some(block => block.type === 'table')) return 'table'
  const [only, ...further] = blocks
  if (lists.length === 1 && further.length <= 1 && readTerms(lists[0] as never)) return 'points'
  if (whole && only?.type === 'paragraph' && further.length === 0 && isStatement(only)) return 'statement'
  return only?.type === 'list' ? 'list' : 'prose'
}

function isQuote([only, ...others]: readonly RootContent[]): boolean {
  if (only?.type !== 'blockquote' || others.length > 1 || !others.every(isShort)) return false
  return only.children.every(child => child.type === 'paragraph') && countWords(plainText(only)) <= 60
}

/** Whether blocks are two to four subjects, each under its heading. */
export function isCompared(blocks: readonly RootContent[]): boolean {
  const headings = blocks.flatMap(block => (block.type === 'heading' ? [block.depth] : []))
  return headings.length >= 2 && headings.length <= 4 && new Set(headings).size === 1
}

function isStatement(block: RootContent): boolean {
  const words = plainText(block)
  // An address is not made for reading aloud.
  return countWords(words) <= STATEMENT_WORDS && !/^\S+:\/\/\S+$/.test(words)
}
