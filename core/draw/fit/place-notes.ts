import type { Sheet } from '../../compose/sheet.ts'
import { type Element, isElement } from '../../compose/tree.ts'
import { takeNotes } from '../take-notes.ts'
import { holdsFlow } from './scale-sheet.ts'

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
