import type { Sheet } from '../../compose/sheet.ts'
import { type Element, isElement } from '../../compose/tree.ts'
import { RenderError } from '../../error.ts'
import type { Theme } from '../../theme/theme.ts'
import type { DrawContext } from '../context.ts'
import { toInsets } from '../edges.ts'
import { fullStyle } from '../text-properties.ts'
import { bareSheet } from './bare-sheet.ts'
import { lengthOf, lengthOfAll, type Parts, repeated, takeMost } from './cut-element.ts'
import type { OverflowOf } from './overflow.ts'
import { contentRegions, holdsFlow, scaleSheet } from './scale-sheet.ts'
import { leastSize } from '../../theme/medium.ts'

/** About how many characters of the smallest type a sheet has room for. */
export function roomFor(sheet: Sheet): number {
  const size = leastSize(sheet.size)
  const height = sheet.size.height > 0 ? sheet.size.height : sheet.size.width * 20
  return Math.max(200, Math.ceil((sheet.size.width * height) / (size * size * 0.5)))
}

/**
 * Spreads a sheet over as many as it takes. Everything outside its `flow` regions is repeated; where it has none, all of
 * its content moves on. Each page is filled with as much as it holds, measured on the page itself. `share` is about how much
 * of all there is room for on the first, where that is known: less has to be tried.
 */
export function continueSheet(
  sheet: Sheet,
  overflowOf: OverflowOf,
  context: DrawContext,
  share?: number,
): readonly Sheet[] {
  const pages: Sheet[] = []
  let spread = startSpread(sheet, share)
  while (pages.length === 0 || lengthOfAll(spread.rest) > 0) {
    const filled = nextPage(spread, pages.length, overflowOf, context)
    const taken = lengthOfAll(filled.spread.rest) - lengthOfAll(filled.rest)
    pages.push(filled.page)
    checkPages(sheet, { pages: pages.length, left: lengthOfAll(filled.rest) })
    spread = {
      ...filled.spread,
      rest: filled.rest.map(withoutTopMargin),
      room: Math.max(taken * guess, least),
      expected: taken,
    }
  }
  if (spread.bare) reportBare(sheet, context)
  reportContinued(sheet, pages.length, context)
  return pages.map((page, index) => (index === 0 ? page : named(page, sheet, index, pages.length)))
}

/** Pages that a sheet may go on over, beside one more for so many characters. */
const most = { pages: 40, characters: 800 }

/** From so many pages on it is foreseen that all will be so many times what is allowed, the surer the more there are. */
const foreseen = [
  { pages: 8, times: 2 },
  { pages: 24, times: 1.25 },
] as const

/** Ends a job whose copy goes on over more pages than anyone turns: throws `content-too-large`. */
function checkPages(sheet: Sheet, { pages, left }: { readonly pages: number; readonly left: number }): void {
  const length = lengthOf(sheet.root)
  const allowed = most.pages + Math.floor(length / most.characters)
  const share = Math.max(1, length - left) / Math.max(1, length)
  const isFar = foreseen.some(({ pages: least, times }) => pages >= least && pages / share > allowed * times)
  if (left > 0 && (isFar || pages >= allowed)) throw tooManyPages(sheet, allowed)
}

function tooManyPages({ name, size }: Sheet, allowed: number): RenderError {
  return new RenderError(
    'content-too-large',
    `${name} of ${Math.round(size.width)} × ${Math.round(size.height)} px would go on over more than ${allowed} pages; ` +
      'shorten the copy, choose a larger size or take a format of pages, such as report',
  )
}

/** Pages that a reader looks at: of those after them each may hold a few words less than it could. */
const SEEN = 3
const SLACK = 1 / 16

/** What a page may hold, of what the one before held; more is tried where that is not enough. */
const guess = 1.5
/** The same in characters, at the least. */
const least = 200

/** A sheet being spread: what is repeated on every page, and what is still to be placed in each of its regions. */
interface Spread {
  readonly frame: Sheet
  readonly rest: readonly Element[]
  /** Everything around the content was dropped. */
  readonly bare: boolean
  /** Characters that are more than a page holds: what is longer is not tried. */
  readonly room: number
  /** Characters that the page is thought to hold: as many as the one before. */
  readonly expected?: number | undefined
}

function startSpread(sheet: Sheet, share: number | undefined): Spread {
  const root = holdsFlow(sheet.root) ? sheet.root : { ...sheet.root, flow: true }
  const frame: Sheet = { ...sheet, root, engine: 'flow' }
  const rest = flowsOf(frame.root)
  const expected = share !== undefined && { expected: share * lengthOfAll(rest) }
  return { frame, rest, bare: false, room: roomFor(sheet), ...expected }
}

interface Filled {
  readonly page: Sheet
  readonly rest: readonly Element[]
  readonly spread: Spread
}

/**
 * The next page. When not even a first block fits, what is otherwise kept whole is cut and pictures are shown smaller; then
 * everything around the content is dropped, and last the first words are made as small as it takes.
 */
function nextPage(spread: Spread, index: number, overflowOf: OverflowOf, { theme }: DrawContext): Filled {
  // Few pages come to it, and it takes all that is still to be placed.
  let own = spread
  for (const { isBare, force, factor } of manners) {
    if (isBare && !own.bare) own = stripped(spread, index, theme)
    const page = (contents: readonly Element[]): Sheet =>
      reduced(pageOf(own.frame, contents, index), factor, theme)
    const { room, expected } = own
    const filled = fillPage(own.rest, {
      page,
      force,
      overflowOf,
      room,
      expected,
      slack: index < SEEN ? 0 : SLACK,
    })
    if (filled !== undefined) return { ...filled, spread: own }
  }
  // A sheet without any area gets everything at once.
  return { page: pageOf(own.frame, own.rest, index), rest: [], spread: own }
}

/** Type of a thousandth of its size fits anywhere. */
const reductions = 13

/** How a page is filled, from gentle to harsh. */
const manners: readonly { readonly isBare: boolean; readonly force: boolean; readonly factor: number }[] = [
  { isBare: false, force: false, factor: 1 },
  { isBare: false, force: true, factor: 1 },
  ...Array.from({ length: reductions + 1 }, (_, step) => ({
    isBare: true,
    force: true,
    factor: 0.6 ** step,
  })),
]

function reduced(page: Sheet, factor: number, theme: Theme): Sheet {
  if (factor === 1) return page
  return scaleSheet(page, theme, contentRegions(page), { factor, space: factor, least: 0 })
}

/** The spread without what stands around its content; on the first page that was not shown yet. */
function stripped({ frame, rest }: Spread, index: number, theme: Theme): Spread {
  const sheet = bareSheet(frame, index === 0 ? [pageOf(frame, rest, index).root] : rest, theme)
  return { frame: sheet, rest: flowsOf(sheet.root), bare: true, room: roomFor(sheet) }
}

interface Filling {
  readonly page: (contents: readonly Element[]) => Sheet
  readonly force: boolean
  readonly overflowOf: OverflowOf
  readonly room: number
  readonly expected: number | undefined
  readonly slack: number
}

/** A page with as much in each region as it holds; undefined when that is nothing. */
function fillPage(
  rest: readonly Element[],
  filling: Filling,
): { readonly page: Sheet; readonly rest: readonly Element[] } | undefined {
  const { page, overflowOf, room, ...how } = filling
  const contents = rest.map(emptied)
  const left: Element[] = []
  for (const [at, region] of rest.entries()) {
    const fits = (beginning: Element): boolean => {
      return lengthOf(beginning) <= room && overflowOf(page(contents.with(at, beginning))) === undefined
    }
    const parts: Parts = takeMost(region, { fits, fitsAlone: fits, above: 0, ...how })
    contents[at] = parts.before ?? emptied(region)
    left.push(parts.after ?? emptied(region))
  }
  const isAll = lengthOfAll(left) === 0
  const taken = lengthOfAll(contents)
  if (!isAll && taken > room / 1.2) return fillPage(rest, { ...filling, room: room * 2, expected: taken })
  return taken === 0 && lengthOfAll(rest) > 0 ? undefined : { page: page(contents), rest: left }
}

/** The outermost elements that may move on. */
function flowsOf(element: Element): Element[] {
  if (element.flow) return [element]
  return element.children.flatMap(child => (isElement(child) ? flowsOf(child) : []))
}

/** A page of a spread with the given content in its regions. */
function pageOf(frame: Sheet, contents: readonly Element[], index: number): Sheet {
  const root = withFlows(frame.root, [...contents], index > 0)
  if (index === 0) return { ...frame, root }
  const { notes: _, ...rest } = frame
  return { ...rest, root }
}

function withFlows(element: Element, contents: Element[], again: boolean): Element {
  if (element.flow) return contents.shift() ?? emptied(element)
  const shell = again ? repeated({ ...element, children: [] }) : element
  const children = element.children.map(child => {
    if (isElement(child) && holdsFlow(child)) return withFlows(child, contents, again)
    return again ? repeated(child) : child
  })
  return { ...shell, children }
}

/** An element without its content, to keep its place. */
function emptied(element: Element): Element {
  return { ...element, children: [] }
}

/** An element without the room above its first content, which at the top of a page parts it from nothing. */
function withoutTopMargin(element: Element): Element {
  const [first, ...others] = element.children
  if (!isElement(first) || first.style.position === 'absolute') return element
  const inner = withoutTopMargin(first)
  const style = fullStyle(inner)
  const above = style.marginTop ?? toInsets(style.margin).top
  const free = above > 0 ? { ...inner, style: { ...inner.style, marginTop: 0 } } : inner
  return free === first ? element : { ...element, children: [free, ...others] }
}

function named(page: Sheet, { name, title }: Sheet, index: number, count: number): Sheet {
  const part = title !== undefined && { title: `${title} (${index + 1}/${count})` }
  return { ...page, name: `${name}-${index + 1}`, ...part }
}

function reportContinued({ name }: Sheet, count: number, { report }: DrawContext): void {
  if (count < 2) return
  report.add({
    rule: 'sheet-continued',
    severity: 'info',
    text: `${name} goes on over ${count} pages because its content does not fit on one`,
    hint: 'shorten the copy or part it with headings',
  })
}

function reportBare({ name }: Sheet, { report }: DrawContext): void {
  report.add({
    rule: 'canvas-overflow',
    severity: 'warning',
    text: `${name} leaves too little room for its content, so it was set without its layout`,
    hint: 'choose a larger size or shorten the copy',
  })
}
