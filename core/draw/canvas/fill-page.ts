import type { Sheet } from '../../compose/sheet.ts'
import type { Element } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import { cutsOf, flowBlocks } from './flow-regions.ts'
import { layoutSheet, type SheetLayout } from './layout-sheet.ts'
import { overflowOf } from './overflow.ts'
import type { Parts } from './part-element.ts'
import { contentRegions, scaleSheet } from './scale-sheet.ts'
import { sliceBlock } from './slice-block.ts'
import { emptied, type Manner, pageOf, type Spread } from './spread.ts'
import { lengthOf, rejoin, type Taken, takeStart } from './take-start.ts'

/** One page of a spread. */
export interface Filled {
  readonly sheet: Sheet
  readonly rest: readonly Element[]
}

/** How often a cut is moved up when the page that was cut turns out too full after all. */
const attempts = 8

/**
 * Fills the next page with as much as it holds; undefined when nothing fits on it in this manner. `room` is a guess, in
 * characters, of what is more than enough.
 */
export async function fillPage(
  spread: Spread,
  index: number,
  room: number,
  context: DrawContext,
): Promise<Filled | undefined> {
  if (spread.manner === 'tiny') return fillTiny(spread, index, context)
  const taken = spread.rest.map(element => takeStart(element, room))
  const starts = taken.map(each => each.start)
  const trial = pageOf(spread.frame, starts, index)
  const layout = await layoutSheet(trial, context)
  if (overflowOf(trial, layout) === undefined) {
    const enough = taken.every(each => each.rest === undefined)
    return enough ? { sheet: trial, rest: restOf(taken, []) } : fillPage(spread, index, room * 2, context)
  }
  let up = 0
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const parts = cutPage(trial, layout, up, spread.manner)
    if (parts.every(part => part.before === undefined || lengthOf(part.before) === 0)) return undefined
    const before = parts.map((part, flow) => part.before ?? emptied(starts[flow]))
    const sheet = pageOf(spread.frame, before, index)
    const overflow = overflowOf(sheet, await layoutSheet(sheet, context))
    if (overflow === undefined) {
      const after = parts.map(part => part.after)
      return { sheet, rest: restOf(taken, after) }
    }
    up += up / 2 + Math.max(overflow.down, 1) + 2
  }
  return undefined
}

/** A page of as little as can be, made smaller step by step. */
async function fillTiny(spread: Spread, index: number, context: DrawContext): Promise<Filled | undefined> {
  const taken = spread.rest.map(element => takeStart(element, 1))
  const page = pageOf(
    spread.frame,
    taken.map(each => each.start),
    index,
  )
  const factor = 0.6 ** spread.reductions
  const sheet = scaleSheet(page, context.theme, contentRegions(page), {
    factor,
    space: factor,
    least: 0,
  })
  const overflow = overflowOf(sheet, await layoutSheet(sheet, context))
  return overflow === undefined ? { sheet, rest: restOf(taken, []) } : undefined
}

function cutPage(sheet: Sheet, layout: SheetLayout, up: number, manner: Manner): Parts[] {
  const force = manner !== 'whole'
  const cuts = cutsOf(sheet, layout)
  return flowBlocks(layout).map((block, index) => {
    const { top, bottom } = cuts[index] ?? { top: 0, bottom: 0 }
    return sliceBlock(block, layout, { top, bottom: bottom - up, force })
  })
}

function restOf(taken: readonly Taken[], after: readonly (Element | undefined)[]): Element[] {
  return taken.map(({ start, rest, seam }, index) => {
    const moved = after[index]
    if (moved !== undefined && rest !== undefined) return rejoin(moved, rest, seam)
    return moved ?? rest ?? emptied(start)
  })
}
