import { textOf } from '../../../core/compose/tree.ts'
import { typeset } from '../../../core/compose/typography/typeset.ts'
import { untied } from '../../../core/draw/html/phone-size.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'

/** How much larger than the deck's own size a body may be in any deck. */
export const ALONE = 1.33

/** How much less headings inside a body grow than its words. */
const HEADING = 0.85

/** Letters that are still read from the last row, as a share of the slide's height, and how far a slide's own may shrink to them. */
const READABLE = 0.034
const LEAST = { of: 0.62, most: 0.8 }

/** By how much a slide may be set smaller to hold all that there is under its title: large type has more to give. */
export function leastScale({ page, type }: Theme): number {
  return Math.min(LEAST.most, Math.max(LEAST.of, (page.height * READABLE) / type.base))
}

/** The theme for a body set larger, whose headings stay below the slide's title. */
export function belowTitle(theme: Theme, scale: number): Theme {
  const set = scaled(theme, scale)
  const { steps } = scaled(theme, Math.max(1, scale * HEADING)).type
  return { ...set, type: { ...set.type, steps } }
}

/** How many times their usual size titles have that are to be larger than all else. */
const LARGEST = 1.7

/** The theme of a deck with how much larger a brief wants its titles than its text, which is of `usual` px: `huge type` is both. */
export function withTitlesAlone(theme: Theme, usual: number): Theme {
  const { type } = theme.design
  const displayScale = (type.displayScale * usual) / type.baseSize
  return { ...theme, design: { ...theme.design, type: { ...type, displayScale } } }
}

/** Whether a brief wants titles larger than all else on their slides. */
export function titlesLead({ design }: Theme): boolean {
  return design.type.displayScale >= LARGEST
}

/** px of the titles of a deck's content slides: at least half as large again as the largest text below them, and no more than a tenth of the slide, or as much more as a brief wants them larger than all else. */
export function titleSize(theme: Theme): number {
  const most = theme.page.height * 0.096 * (titlesLead(theme) ? theme.design.type.displayScale : 1)
  return Math.round(Math.max(Math.min(sizeAt(theme, 2) * 1.5, most), theme.type.base))
}

/** Room between a title and what is beside it, between one above and what is below it, and above the foot, in units. */
export const BESIDE = 2.5
export const BELOW_TITLE = 1.25
export const ABOVE_FOOT = 1

/** px of a unit of distance on a slide at most, as a share of its height: large type does not push what belongs together apart. */
const MOST_UNIT = 0.052

/** A distance on a slide in px: `count` units of the theme, to a quarter unit. */
export function gapOf({ unit, page }: Theme, count: number): number {
  return Math.round(count * 4) * (Math.min(unit, page.height * MOST_UNIT) / 4)
}

/** px below the foot. */
export function footMargin({ margin }: Theme): number {
  return Math.min(margin.bottom, margin.top * 0.75)
}

/** px of a slide's height below its title and above its foot, with a title of one line. */
export function roomDown(theme: Theme): number {
  const { page, margin } = theme
  return page.height - margin.top * 1.75 - titleSize(theme) * 1.3 - gapOf(theme, 2.5) - footSize(theme) * 1.3
}

/** px of the line at the foot: 10 pt at the least, where the text is larger than that. */
export function footSize(theme: Theme): number {
  return Math.max(Math.min(20, theme.type.base * 0.8), Math.round(theme.type.base * 0.72))
}

/** Whether the last two words of a title, which are kept on one line, go on one. */
export function holdsTie(words: string, { size, width }: Size, { type }: Theme): boolean {
  const tied = words.split(/\s+/).slice(-2).join(' ').length
  return tied * size * (type.displayCase === 'uppercase' ? 0.7 : 0.58) <= width
}

interface Size {
  /** px */
  readonly size: number
  /** px */
  readonly width: number
}

/** Share of a slide's width that a phone shows at a time. */
const PHONE = 0.42

/** px across that a slide has on a phone between its margins. */
export function phoneRoom({ page, margin }: Theme): number {
  return page.width * PHONE - margin.left - margin.right
}

/**
 * What becomes of large words on a phone: small enough that the longest of them is not broken, nor a pair that is kept on one
 * line. A heading keeps its last word with the one before, where that is short.
 */
export function onPhone(
  theme: Theme,
  words: string,
  size: number,
  heading = false,
): { readonly size: number } {
  const { type } = theme
  const set = typeset([{ type: 'text', value: words }], { lang: theme.lang, heading })
    .map(textOf)
    .join('')
  const pieces = (heading ? untied(set) : set).split(/[^\S\u00a0]+/)
  const longest = Math.max(...pieces.map(piece => piece.length), 1)
  const em = type.displayCase === 'uppercase' ? 0.8 : 0.62
  return { size: Math.round(Math.max(Math.min(size, phoneRoom(theme) / (longest * em)), type.base)) }
}
