import type { Sheet } from '../../compose/sheet.ts'
import { type Element, isElement } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import { bareSheet } from './bare-sheet.ts'
import { repeated } from './part-element.ts'
import { holdsFlow } from './scale-sheet.ts'
import { lengthOf, lengthOfAll } from './take-start.ts'
import { withoutTopMargin } from './top-margin.ts'

/**
 * What is done when not even a first block fits: what is otherwise kept whole is cut and pictures are shrunk, then
 * everything around the content is dropped, and last the first words are made as small as it takes.
 */
export type Manner = 'whole' | 'forced' | 'bare' | 'tiny'

/** A sheet being spread: what is repeated on every page, and what is still to be placed in each of its regions. */
export interface Spread {
  readonly frame: Sheet
  readonly rest: readonly Element[]
  readonly manner: Manner
  /** In the last manner: how often the first words were made smaller. */
  readonly reductions: number
}

/**
 * The spread of a sheet before its first page. A sheet without regions that may move on moves on as a whole, and so does
 * one with more around its regions than the `room` of a page, in characters.
 */
export function startSpread(sheet: Sheet, room: number, context: DrawContext): Spread {
  const flowing = flowsOf(sheet.root)
  if (flowing.length > 0 && lengthOf(sheet.root) - lengthOfAll(flowing) > room) {
    reportBare(sheet, context)
    return startBare(bareSheet(sheet, [sheet.root]))
  }
  const frame = holdsFlow(sheet.root) ? sheet : { ...sheet, root: { ...sheet.root, flow: true } }
  return { frame, rest: flowsOf(frame.root), manner: 'whole', reductions: 0 }
}

function startBare(frame: Sheet): Spread {
  return { frame, rest: flowsOf(frame.root), manner: 'bare', reductions: 0 }
}

/** The outermost elements that may move on. */
function flowsOf(element: Element): Element[] {
  if (element.flow) return [element]
  return element.children.flatMap(child => (isElement(child) ? flowsOf(child) : []))
}

/** A page of a spread with the given content in its regions. */
export function pageOf(frame: Sheet, contents: readonly Element[], index: number): Sheet {
  const queue = [...contents]
  const root = withFlows(frame.root, queue, index > 0)
  if (index === 0) return { ...frame, root }
  const { notes: _, ...rest } = frame
  return { ...rest, root }
}

function withFlows(element: Element, contents: Element[], again: boolean): Element {
  if (element.flow) return contents.shift() ?? { ...element, children: [] }
  const shell = again ? repeated({ ...element, children: [] }) : element
  const children = element.children.map(child => {
    if (isElement(child) && holdsFlow(child)) return withFlows(child, contents, again)
    return again ? repeated(child) : child
  })
  return { ...shell, children }
}

/** An element without its content, to keep its place. */
export function emptied(element: Element | undefined): Element {
  if (element !== undefined) return { ...element, children: [] }
  return { type: 'element', tagName: 'div', properties: {}, style: {}, children: [] }
}

/** The spread with more done to make content fit. */
export function yieldMore(spread: Spread, pages: number, context: DrawContext): Spread {
  const { frame, rest, manner, reductions } = spread
  switch (manner) {
    case 'whole':
      return { ...spread, manner: 'forced' }
    case 'forced': {
      reportBare(frame, context)
      // On later pages everything around the content was already shown.
      return startBare(bareSheet(frame, pages === 0 ? [pageOf(frame, rest, pages).root] : rest))
    }
    case 'bare':
    case 'tiny':
      return { ...spread, manner: 'tiny', reductions: reductions + 1 }
  }
}

/** The spread after a page: what was done for that page alone is not done for the next. */
export function goOn({ frame, manner }: Spread, rest: readonly Element[]): Spread {
  const lasting = manner === 'bare' || manner === 'tiny' ? 'bare' : 'whole'
  return { frame, rest: rest.map(withoutTopMargin), manner: lasting, reductions: 0 }
}

function reportBare({ name }: Sheet, { report }: DrawContext): void {
  report.add({
    rule: 'canvas-overflow',
    severity: 'warning',
    text: `${name} leaves too little room for its content, so it was set without its layout`,
    hint: 'choose a larger size or shorten the copy',
  })
}
