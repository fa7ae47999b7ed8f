import type { Heading, RootContent } from 'mdast'
import { isShort } from '../../../core/reading/slides/slide.ts'
import { plainText } from '../../../core/source/text.ts'
import { readChronology, readFigures, readTerms, readTimes } from './list-shapes.ts'
import type { Picture, Slide, SlideLayout } from './slide.ts'
import { countWords } from './sentences.ts'
import { isFigureTitle } from './figure-title.ts'
import { readFiguredLines } from './figured-lines.ts'
import { readLedger } from './ledger.ts'
import { readProcess } from './process.ts'
import { readWhole } from './whole.ts'

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
  if (whole && isQuotation(blocks)) return 'quote'
  const lists = blocks.filter(block => block.type === 'list')
  if (title && readWhole(title, blocks, lang)) return 'whole'
  if (lists.some(list => readFigures(list) ?? readTimes(list, lang) ?? readChronology(list))) return 'stats'
  if (readProcess(blocks)) return 'process'
  if (whole && title && readFiguredLines(blocks)) return 'figured'
  if (isCompared(blocks)) return 'compare'
  if (blocks.some(block => block.type === 'code' && !block.data?.math)) return 'code'
  if (blocks.some(block => block.type === 'table')) return 'table'
  const [only, ...further] = blocks
  const isLed = lists.length === 1 || only === lists[0]
  if (isLed && lists.length > 0 && further.length <= 2 && readTerms(lists[0] as never)) return 'points'
  if (whole && only?.type === 'paragraph' && further.length === 0 && isStatement(only, title))
    return 'statement'
  if (whole && title && (isTwoLines(blocks) || isSaidOfFigure(title, blocks, lang))) return 'statement'
  return only?.type === 'list' ? 'list' : 'prose'
}

/** Whether blocks are a quotation that a slide is led by, and perhaps whose it is. */
export function isQuotation([only, ...others]: readonly RootContent[]): boolean {
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

/** Letters of two lines that are all that a slide says. */
const TWO_LINES = 90

/** Whether blocks are two short lines, neither of them an address, a label with its value or a figure. */
function isTwoLines(blocks: readonly RootContent[]): boolean {
  const words = blocks.map(plainText)
  return (
    words.length === 2 &&
    blocks.every(({ type }) => type === 'paragraph') &&
    words.join('').length <= TWO_LINES &&
    words.every(line => /[.!?…。！？]$/u.test(line) && !/\S@\S|\/\//u.test(line))
  )
}

/** Letters of what is said of a figure that is its slide. */
const SAID = 170

/** Whether a slide is called by a figure, and says in a line or two what that is a figure of. */
function isSaidOfFigure(title: Heading, blocks: readonly RootContent[], lang: string): boolean {
  const words = blocks.map(plainText)
  const isBrief = words.length <= 2 && words.join(' ').length <= SAID
  return isBrief && blocks.every(({ type }) => type === 'paragraph') && isFigureTitle(plainText(title), lang)
}

/** Most slides in a row that look alike. */
const ALIKE = 3

/** What slides of a few points or lines take by turns, one after the other in a deck: rows under the title are only one of them. */
const turnsOfRows = [undefined, 'panel', 'columns'] as const

/**
 * Gives slides other manners than their layout's own, so that not many in a row look alike: those of a few points by turns,
 * steps always columns, and of other layouts every one that would be one too many in a row a panel.
 */
export function varyLayouts(slides: readonly Slide[], share: (slide: Slide) => number): readonly Slide[] {
  let run = 0
  let turn = 0
  return slides.map((slide, at) => {
    run = slides[at - 1]?.layout === slide.layout ? run + 1 : 1
    const isRows = fallsInRows(slide)
    const manner = isRows ? turnsOfRows[turn % turnsOfRows.length] : run > ALIKE ? 'panel' : undefined
    const asked = isRows && isSteps(slide) ? 'columns' : manner
    const led = isRows ? ledPoints(slide) : undefined
    const others = [asked, manner].flatMap(one =>
      one && mayBe(slide, one) ? [{ ...slide, manner: one }] : [],
    )
    const varied: readonly Slide[] = led ? [led, ...others] : others
    const found = varied.find(one => share(one) <= 1)
    if (isRows) turn += 1
    // What fills its slide stays as it is, and the next one varies.
    if (found === undefined) return slide
    run = 0
    return found
  })
}

/** A slide whose points one line leads to, with that on a panel under its title. */
function ledPoints(slide: Slide): Slide | undefined {
  const [lead, list, ...others] = slide.blocks
  if (lead?.type !== 'paragraph' || list?.type !== 'list' || others.length > 0) return undefined
  return { ...slide, layout: 'list', manner: 'panel', lead: [lead], blocks: [list] }
}

function mayBe(slide: Slide, manner: NonNullable<Slide['manner']>): boolean {
  // Statements change their grounds instead.
  if (slide.layout === 'statement') return false
  return manner === 'panel' || (fallsInColumns(slide) && !areAmounts(slide))
}

/** Letters of a point or line of which a slide has a few. */
const LINE = 90

/** Whether all that a slide says is a few points or lines. */
function fallsInRows({ layout, blocks, place, title, pictures, voice }: Slide): boolean {
  const isAlone = title !== undefined && !place && !voice && pictures.length === 0 && !readLedger(blocks)
  if (!isAlone || !(layout === 'list' || layout === 'prose')) return false
  const points = blocks.flatMap(block => (block.type === 'list' ? block.children : [block]))
  const isPlain = blocks.every(({ type }) => type === 'list' || type === 'paragraph')
  return isPlain && points.length >= 2 && points.length <= 7 && points.every(isLine)
}

function isLine(node: RootContent): boolean {
  return plainText(node).length <= LINE
}

/** Whether a slide is steps in their order. */
function isSteps({ layout, blocks: [list] }: Slide): boolean {
  return layout === 'list' && list?.type === 'list' && list.ordered === true
}

/** Whether each point of a list ends in an amount, which is told of more than in its place. */
function areAmounts({ blocks: [list] }: Slide): boolean {
  return list?.type === 'list' && list.children.every(item => AMOUNT.test(plainText(item)))
}

const AMOUNT = /(?:\d[.,\s]\d{3}|\d\s?[\p{Sc}%]|\p{Sc}\s?\d[\d.,]*)$/u

/** Letters of a point of which five stand side by side. */
const SHORT = 30

/** Whether a slide's copy is parts of about one weight: the points of a list with perhaps a line below, or paragraphs. */
function fallsInColumns({ layout, blocks }: Slide): boolean {
  const [list, ...others] = blocks
  const isList = layout === 'list' && list?.type === 'list' && others.length <= 1 && others.every(isLine)
  const isProse = layout === 'prose' && blocks.every(block => block.type === 'paragraph')
  const cells: readonly RootContent[] = isList ? list.children : isProse ? blocks : []
  // Five that are not short would leave a place empty.
  const areFive = cells.length === 5 && cells.some(cell => plainText(cell).length > SHORT)
  return cells.length >= 3 && cells.length <= 6 && !areFive
}
