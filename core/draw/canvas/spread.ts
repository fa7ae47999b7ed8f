import type { Sheet } from '../../compose/sheet.ts'
import { type Element, isElement } from '../../compose/tree.ts'
import type { DrawContext } from '../context.ts'
import { bareSheet } from './bare-sheet.ts'
import { repeated } from './part-element.ts'
import { holdsFlow, scaleSheet } from './scale-sheet.ts'

/**
 * What is done when not even a first block fits: content is shrunk, then what is otherwise kept whole is cut, then
 * everything around the content is dropped, and last it is made as small as it takes.
 */
export type Manner = 'whole' | 'shrunk' | 'forced' | 'bare' | 'tiny'

/** A sheet being spread: what is repeated on every page, and what is still to be placed in each of its regions. */
export interface Spread {
  readonly frame: Sheet
  readonly rest: readonly Element[]
  readonly manner: Manner
  /** How often content was made smaller to make it fit at all. */
  readonly reductions: number
}

/** The spread of a sheet before its first page. A sheet without regions that may move on moves on as a whole. */
export function startSpread(sheet: Sheet): Spread {
  const frame = holdsFlow(sheet.root) ? sheet : { ...sheet, root: { ...sheet.root, flow: true } }
  return { frame, rest: flowsOf(frame.root), manner: 'whole', reductions: 0 }
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
export function yieldMore(
  { frame, rest, manner, reductions }: Spread,
  pages: number,
  context: DrawContext,
): Spread {
  const page = pageOf(frame, rest, pages)
  switch (manner) {
    case 'whole': {
      const shrunk = scaleSheet(page, frame.fitFloor ?? 0.7, context.theme)
      return { frame: shrunk, rest: flowsOf(shrunk.root), manner: 'shrunk', reductions }
    }
    case 'shrunk':
      return { frame, rest, manner: 'forced', reductions }
    case 'forced': {
      reportBare(frame, context)
      // On later pages everything around the content was already shown.
      const bare = bareSheet(frame, pages === 0 ? [page.root] : rest)
      return { frame: bare, rest: flowsOf(bare.root), manner: 'bare', reductions }
    }
    case 'bare':
    case 'tiny': {
      const smaller = scaleSheet(page, 0.6, context.theme, 0)
      return { frame: smaller, rest: flowsOf(smaller.root), manner: 'tiny', reductions: reductions + 1 }
    }
  }
}

function reportBare({ name }: Sheet, { report }: DrawContext): void {
  report.add({
    rule: 'canvas-overflow',
    severity: 'warning',
    text: `${name} leaves too little room for its content, so it was set without its layout`,
    hint: 'choose a larger size or shorten the copy',
  })
}
