import type { Sheet } from '../../compose/sheet.ts'
import type { DrawContext } from '../context.ts'
import { continueSheet, roomFor } from './continue-sheet.ts'
import { layoutSheet } from './layout-sheet.ts'
import { hasTooManyColumns, loosenSheet } from './loosen-sheet.ts'
import { type Overflow, overflowOf } from './overflow.ts'
import { placeNotes } from './place-notes.ts'
import { contentRegions, leastSize, type Regions, scaleSheet } from './scale-sheet.ts'
import { lengthOf } from './take-start.ts'

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

/**
 * Makes every sheet hold its content without cropping anything. What overflows is first set smaller, down to the sheet's
 * `fitFloor`; then what is in a `flow` region moves on to continuation sheets, cut between and if need be inside blocks;
 * and a message says when even that was not enough. A sheet that fits is laid out once and returned as it is.
 */
export async function fitSheets(sheets: readonly Sheet[], context: DrawContext): Promise<readonly Sheet[]> {
  const fitted: Sheet[] = []
  for (const sheet of sheets) fitted.push(...(await fitSheet(placeNotes(sheet), context)))
  return fitted
}

async function fitSheet(sheet: Sheet, context: DrawContext): Promise<readonly Sheet[]> {
  if (sheet.size.height > 0 && lengthOf(sheet.root) > roomFor(sheet) * 2)
    return continueSheet(loosenSheet(sheet), context)
  if (hasTooManyColumns(sheet)) return fitLoosely(loosenSheet(sheet), context)
  const overflow = await measure(sheet, context)
  if (overflow === undefined) return [sheet]
  const shrunk = await shrink(sheet, overflow, context)
  if (shrunk !== undefined) return [shrunk]
  const { across, boxes } = overflow
  return across > 0 || boxes.size > 0
    ? fitLoosely(loosenSheet(sheet, boxes), context)
    : continueSheet(sheet, context)
}

async function fitLoosely(sheet: Sheet, context: DrawContext): Promise<readonly Sheet[]> {
  const overflow = await measure(sheet, context)
  if (overflow === undefined) return [sheet]
  const shrunk = await shrink(sheet, overflow, context)
  return shrunk === undefined ? continueSheet(sheet, context) : [shrunk]
}

async function measure(sheet: Sheet, context: DrawContext): Promise<Overflow | undefined> {
  return overflowOf(sheet, await layoutSheet(sheet, context))
}

/** The sheet set smaller, in the boxes that are too full and then in all of its content; undefined when that is not enough. */
async function shrink(sheet: Sheet, overflow: Overflow, context: DrawContext): Promise<Sheet | undefined> {
  const { boxes } = overflow
  if (boxes.size === 0) return shrinkRegions(sheet, contentRegions(sheet), overflow, context)
  const emptier = await shrinkRegions(sheet, element => boxes.has(element), overflow, context)
  if (emptier === undefined) return undefined
  const left = await measure(emptier, context)
  return left === undefined ? emptier : shrink(emptier, left, context)
}

/**
 * Regions at the largest rung that fits; undefined when none does. What fits at one rung fits at all below it. Where boxes
 * are too full, it is those that are to fit.
 */
async function shrinkRegions(
  sheet: Sheet,
  regions: Regions,
  { ratio, boxes }: Overflow,
  context: DrawContext,
): Promise<Sheet | undefined> {
  const floor = sheet.fitFloor ?? 0.7
  const allowed = rungs.filter(([factor]) => factor >= floor - 1e-9)
  // Text takes room by the square of its size at best: where even that is far from enough, trying would only cost time.
  if (ratio < floor * floor * 0.8) return undefined
  let fitting: { sheet: Sheet; factor: number } | undefined
  let low = 0
  let high = allowed.length - 1
  // Where little is missing, the first rung mostly gives it.
  let next = ratio > 0.9 ? 0 : (low + high) >> 1
  while (low <= high) {
    const [factor, space] = allowed[next] ?? [1, 1]
    const scaled = scaleSheet(sheet, context.theme, regions, { factor, space, least: leastSize(sheet) })
    const left = await measure(scaled, context)
    if (left === undefined || (boxes.size > 0 && left.boxes.size === 0)) {
      fitting = { sheet: scaled, factor }
      high = next - 1
    } else low = next + 1
    next = (low + high) >> 1
  }
  if (fitting !== undefined && fitting.factor < 0.9) reportShrunk(sheet, fitting.factor, context)
  return fitting?.sheet
}

function reportShrunk({ name }: Sheet, factor: number, { report }: DrawContext): void {
  report.add({
    rule: 'type-shrunk',
    severity: 'info',
    text: `${name} was set at ${Math.round(factor * 100)} % of its size to hold its content`,
    hint: 'shorten the copy or part it in two to have it at full size',
  })
}
