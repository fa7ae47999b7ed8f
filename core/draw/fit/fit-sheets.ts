import { ELEMENTS } from '../../compose/fit.ts'
import { checkSheetCount, type Sheet } from '../../compose/sheet.ts'
import { leastSize } from '../../theme/medium.ts'
import { leastHeightOf } from '../pages/least-height-of.ts'
import { rootText } from '../text-properties.ts'
import { type Element, elementsIn, isElement, textOf } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import { takeNotes } from '../take-notes.ts'
import { continueSheet, roomFor } from './continue-sheet.ts'
import { lengthOf } from './cut-element.ts'
import { hasTooManyColumns, loosenSheet } from './loosen-sheet.ts'
import type { LaterOverflowOf, Overflow, OverflowOf } from './overflow.ts'
import { contentRegions, holdsFlow, type Regions, scaleSheet } from './scale-sheet.ts'

/** Factors by which type and the space between it may shrink, in the order they are tried: space gives way before type. */
const rungs: readonly (readonly [factor: number, space: number])[] = [
  [1, 0.8],
  [1, 0.66],
  [0.94, 0.66],
  [0.88, 0.66],
  [0.82, 0.62],
  [0.76, 0.62],
  [0.7, 0.6],
  [0.64, 0.58],
  [0.58, 0.54],
  [0.5, 0.5],
]

/** Rungs down to a factor, and the one at that factor itself. */
function rungsTo(floor: number): typeof rungs {
  const allowed = rungs.filter(([factor]) => factor >= floor)
  const [last] = allowed.at(-1) ?? [1]
  const [, space] = rungs[allowed.length] ?? [floor, floor]
  return last > floor ? [...allowed, [floor, space]] : allowed
}

/** What lays sheets out. */
interface Engines {
  /** For sheets that may go on. */
  readonly flow: OverflowOf
  /** For what is tried of one that does, which is never drawn. */
  readonly tries: () => OverflowOf
  /** For faces, as long as they hold their content: what they do not hold is flowed. */
  readonly face?: LaterOverflowOf
}

/**
 * Makes every sheet hold its content without cropping anything. What overflows is first set smaller, down to the sheet's
 * `fitFloor`; then what is in a `flow` region moves on to continuation sheets, cut between and if need be inside blocks;
 * and a message says when even that was not enough. A sheet that fits is laid out once and returned as it is.
 */
export async function fitSheets(
  sheets: readonly Sheet[],
  { face, ...flowing }: Engines,
  context: DrawContext,
): Promise<readonly Sheet[]> {
  checkSheetCount(sheets.length, () => sheets.reduce((sum, { root }) => sum + lengthOf(root), 0))
  const fitted: Sheet[] = []
  for (const [at, given] of sheets.entries()) {
    const sheet = placeNotes(given)
    const isFace = at < FACES && !isMuch(sheet)
    const held = face && isFace ? await hold(sheet, face, context) : undefined
    const flowed: Sheet = face ? { ...sheet, engine: 'flow' } : sheet
    fitted.push(...(held ? [held] : await flowOn(flowed, flowing, context)))
  }
  return fitted
}

/** Whether a sheet holds more than laying it out is worth. */
function isLong(sheet: Sheet): boolean {
  const { root, size } = sheet
  return size.height > 0 && (lengthOf(root) > roomFor(sheet) * 2 || elementsIn(root) > ELEMENTS)
}

/** What a face holds at most, some twice what any has: laying one out costs ten times what flowing it does. */
const FACE = { elements: 200, words: 400, characters: 3000 }

/** Faces that a job has at most: what goes on over more is flowing content. */
const FACES = 12

/** Whether a sheet is more than a face: it is flowing content. */
function isMuch(sheet: Sheet): boolean {
  const { root } = sheet
  if (lengthOf(root) > FACE.characters || elementsIn(root) > FACE.elements) return true
  return textOf(root).split(' ').length > FACE.words || isLong(sheet)
}

/** A sheet as it is or set smaller, else over as many as it takes. */
async function flowOn(
  sheet: Sheet,
  { flow, tries }: Omit<Engines, 'face'>,
  context: DrawContext,
): Promise<readonly Sheet[]> {
  if (isLong(sheet) || isFarTooHigh(sheet, context))
    return continueSheet(loosenSheet(sheet, context.theme), tries(), context)
  const loose = hasTooManyColumns(sheet, context.theme) ? loosenSheet(sheet, context.theme) : sheet
  const held = await hold(loose, flow, context)
  if (held !== undefined) return [held]
  const { across = 0, ratio = 1 } = flow(loose) ?? {}
  if (across <= 0) return continueSheet(loose, tries(), context, ratio)
  const looser = loosenSheet(loose, context.theme)
  // What asks for twice as much as could be held is not held for being looser.
  const heldAfter = isFar(ratio * 2, sheet) ? undefined : await hold(looser, flow, context)
  return heldAfter === undefined ? continueSheet(looser, tries(), context) : [heldAfter]
}

/** Whether the lines of a sheet by themselves take more than any smaller type would save: that is known before it is laid out. */
function isFarTooHigh(sheet: Sheet, { theme }: DrawContext): boolean {
  const { root, size } = sheet
  if (size.height === 0) return false
  return isFar(size.height / leastHeightOf([root], { width: size.width, text: rootText(theme) }), sheet)
}

type Gauge = OverflowOf | LaterOverflowOf

/** The sheet as it is where everything is inside, else set smaller; undefined when that is not enough. */
async function hold(sheet: Sheet, gauge: Gauge, context: DrawContext): Promise<Sheet | undefined> {
  const overflow = await gauge(sheet)
  if (overflow === undefined) return sheet
  const { boxes } = overflow
  if (boxes.size === 0) return shrinkRegions(sheet, contentRegions(sheet), overflow, { gauge, context })
  // The boxes that are too full shrink first, then all of the content.
  const emptier = await shrinkRegions(sheet, element => boxes.has(element), overflow, { gauge, context })
  return emptier === undefined ? undefined : hold(emptier, gauge, context)
}

/**
 * Regions at the largest rung that fits; undefined when none does. What fits at one rung fits at all below it. Where boxes
 * are too full, it is those that are to fit.
 */
async function shrinkRegions(
  sheet: Sheet,
  regions: Regions,
  { ratio, boxes }: Overflow,
  { gauge, context }: { readonly gauge: Gauge; readonly context: DrawContext },
): Promise<Sheet | undefined> {
  if (isFar(ratio, sheet)) return undefined
  const allowed = rungsTo(floorOf(sheet))
  let fitting: { sheet: Sheet; factor: number } | undefined
  let low = 0
  let high = allowed.length - 1
  // Where little is missing, the first rung mostly gives it.
  let next = ratio > 0.9 ? 0 : (low + high) >> 1
  while (low <= high) {
    const [factor, space] = allowed[next] ?? [1, 1]
    const scaled = scaleSheet(sheet, context.theme, regions, { factor, space, least: leastSize(sheet.size) })
    const left = await gauge(scaled)
    if (left === undefined || (boxes.size > 0 && left.boxes.size === 0)) {
      fitting = { sheet: scaled, factor }
      high = next - 1
    } else low = next + 1
    next = (low + high) >> 1
  }
  if (fitting !== undefined && fitting.factor < 0.9) reportShrunk(sheet, fitting.factor, context)
  return fitting?.sheet
}

/** Text takes room by the square of its size at best: where even that is far from enough, trying would only cost time. */
function isFar(ratio: number, sheet: Sheet): boolean {
  return ratio < floorOf(sheet) ** 2 * 0.8
}

function floorOf({ fitFloor = 0.7 }: Sheet): number {
  return fitFloor
}

function reportShrunk({ name }: Sheet, factor: number, { report }: DrawContext): void {
  report.add({
    rule: 'type-shrunk',
    severity: 'info',
    text: `${name} was set at ${Math.round(factor * 100)} % of its size to hold its content`,
    hint: 'shorten the copy or part it in two to have it at full size',
  })
}

/**
 * Puts what notes say at the end of a sheet's content, so that it is fitted with the rest and moves on with it. A canvas
 * has no foot of the page where it would stand by itself.
 */
export function placeNotes(sheet: Sheet): Sheet {
  const { root, notes } = takeNotes(sheet.root)
  return notes.length === 0 ? sheet : { ...sheet, root: append(root, notes) }
}

/** Adds elements to the last region that may move on, or to the whole where there is none. */
function append(element: Element, notes: readonly Element[]): Element {
  const { children } = element
  const at = element.flow ? -1 : children.findLastIndex(child => isElement(child) && holdsFlow(child))
  const region = children[at]
  if (!isElement(region)) return { ...element, children: [...children, ...notes] }
  return { ...element, children: children.with(at, append(region, notes)) }
}
