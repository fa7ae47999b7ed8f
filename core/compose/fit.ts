import { mm } from '../theme/page.ts'
import { scaled } from '../theme/scaled.ts'
import type { Theme } from '../theme/theme.ts'
import type { Measure } from './measure.ts'
import type { Sheet } from './sheet.ts'
import { elementsIn, textOf } from './tree.ts'

/**
 * What is planned in the first of several ways, from roomy to tight, in which there is a plan. What is tighter takes less
 * room, so it is found by halving.
 */
export function firstFitting<Way, Plan>(
  ways: readonly Way[],
  planFor: (way: Way) => Plan | undefined,
): Plan | undefined {
  let fitting: Plan | undefined
  let [low, high] = [0, ways.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const plan = planFor(ways[middle] as Way)
    if (plan === undefined) low = middle + 1
    else {
      fitting = plan
      high = middle
    }
  }
  return fitting
}

/** Things that are tried first where nothing is known of how many fit: what is far too much is slow to lay out. */
const FEW = 8

/** The first step away from a guess of many is a part of it: words of a page differ by about as much from the one before. */
const NEAR = 1 / 64

/** From where to find how many fit, and how nearly. */
interface Search {
  /** Such as how many did on the page before. */
  readonly guess?: number | undefined
  /** The part of them that may be missing: each try is a layout. Default none. */
  readonly slack?: number
}

/** How many of `most` things fit, where fewer fit as well: from a guess in ever larger steps, then by halving. */
export function mostFitting(
  most: number,
  fits: (count: number) => boolean,
  { guess, slack = 0 }: Search = {},
): number {
  let [low, high] = [0, most]
  let step = guess === undefined ? FEW : Math.max(1, Math.floor(guess * Math.max(NEAR, slack)))
  let tried = Math.min(Math.max(guess ?? FEW, 1), most)
  while (low < high - low * slack) {
    if (fits(tried)) low = tried
    else high = tried - 1
    const [goesUp, goesDown] = [high === most, low === 0]
    if (goesUp === goesDown) break
    tried = goesUp ? Math.min(low + step, most) : Math.max(high + 1 - step, 1)
    step *= 2
  }
  while (low < high - low * slack) {
    const middle = (low + high + 1) >> 1
    if (fits(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** The same where the first has to go somewhere: one at least. */
export function countFitting(most: number, fits: (count: number) => boolean, guess: number = 2): number {
  return Math.max(
    1,
    mostFitting(most, count => count < 2 || fits(count), { guess }),
  )
}

/** A way to set a page: margins in mm; type and the room between blocks as parts of what was asked for. */
export type Manner = readonly [margin: number, type: number, room: number]

/** A theme in a manner. */
export function inManner(asked: Theme, [margin, type, room]: Manner): Theme {
  const size = mm(margin)
  const even = { top: size, right: size, bottom: size, left: size }
  return { ...scaled(asked, type, type * room), margin: even }
}

/**
 * A sheet in the first of several themes, from roomy to tight, in which it stays on its page, or on so many; undefined where
 * it does in none.
 */
export function fitPage(
  themes: readonly Theme[],
  sheetIn: (theme: Theme) => Sheet,
  measure: Measure,
  pages: number = 1,
): Sheet | undefined {
  return firstFitting(themes, theme => {
    const sheet = sheetIn(theme)
    return measure.pages(sheet, pages).length <= pages ? sheet : undefined
  })
}

/** Pages up to which a copy is laid out in more than one way for the sake of how it fills them. */
export const SHORT = 6

/** The same of running text, whose holes are seen as its pages are turned. */
const TURNED = 10

/** What letters take of the pages of a text with headings, tables and what stays free at their feet: 0.55 to 0.7 in reports. */
const HELD = 0.65

/** A page filled from here on is full. */
const FULL = 0.88

/** What its pages leave free in sum, squared, up to which a text is well set. */
const WELL_SET = 0.02

/** Type and the room between blocks as parts of what was asked for. */
type Setting = readonly [type: number, room: number]

/** How a text may be set to fill its pages; the tighter ones only to save a page. */
const SETTINGS: readonly Setting[] = [
  ...[1.12, 1.18, 1.06, 1.24].map((by): Setting => [by, by]),
  [1, 0.8],
  [0.96, 0.75],
]

/**
 * Sheets of running text, as asked or in the type, a little larger or tighter, that leaves least of their pages free, and
 * takes no page more. As asked where there are more pages than a reader turns at once.
 */
export function filledPages(
  asked: Theme,
  sheetsIn: (theme: Theme) => readonly Sheet[],
  measure: Measure,
): readonly Sheet[] {
  const sheets = sheetsIn(asked)
  if (asked.page.height === 0 || isLong(sheets, asked, TURNED * HELD)) return sheets
  const plain = setAs(sheets, measure, TURNED)
  if (plain.pages > TURNED) return sheets
  let best = plain
  let tooLarge = Number.POSITIVE_INFINITY
  for (const [type, room] of SETTINGS) {
    if (best.free <= WELL_SET) break
    // Where type asks for a page more, larger type does so too.
    if (type >= tooLarge) continue
    const tried = setAs(sheetsIn(scaled(asked, type, room)), measure, plain.pages)
    if (tried.pages > plain.pages) tooLarge = type
    const isAllowed = tried.pages < plain.pages || (tried.pages === plain.pages && type > 1)
    if (isAllowed && tried.free < best.free) best = tried
  }
  return best.sheets
}

/** What a letter takes of a page of text, in squares of the size of its type: half a square with its leading and its share of what stays free. */
const LETTER = 0.75

/** Elements from which sheets are more than a reader sees at once, whatever they take: the cells of a row that is far too wide. */
export const ELEMENTS = 3000

/** Whether sheets are more than the pages up to which it matters how full they are: that is known before anything is laid out. */
export function isLong(
  sheets: readonly Sheet[],
  { page, margin, type }: Theme,
  pages: number = SHORT,
): boolean {
  const width = page.width - margin.left - margin.right
  const height = page.height - margin.top - margin.bottom
  const letters = sheets.reduce((sum, { root }) => sum + textOf(root).length, 0)
  if (letters * LETTER * type.base ** 2 > pages * width * height) return true
  return sheets.reduce((sum, { root }) => sum + elementsIn(root), 0) > ELEMENTS
}

/** Sheets with how many pages they become, and how much of those they leave free; of more than `most` pages only that they are. */
function setAs(sheets: readonly Sheet[], measure: Measure, most: number) {
  const fills: number[] = []
  for (const sheet of sheets)
    if (fills.length <= most) fills.push(...measure.pages(sheet, most - fills.length))
  const free = fills.reduce((sum, fill) => sum + Math.max(0, FULL - fill) ** 2, 0)
  return { sheets, pages: fills.length, free }
}
