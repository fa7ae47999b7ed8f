import type { Sheet } from '../compose/sheet.ts'
import { type Element, isElement, type Node } from '../compose/tree.ts'

/** A tree without the notes that its markers carry, and these in reading order. */
export function takeNotes(root: Element): { readonly root: Element; readonly notes: readonly Element[] } {
  const notes: Element[] = []
  const rest = take(root, notes)
  // A note may hold a reference to another: the list grows while it is walked.
  for (let at = 0; at < notes.length; at++) notes[at] = take(notes[at] as Element, notes)
  return { root: rest, notes }
}

function take(element: Element, notes: Element[]): Element {
  const { footnote, ...rest } = element
  if (footnote !== undefined) notes.push(footnote)
  const children = element.children.map(child => (isElement(child) ? take(child, notes) : child))
  const same = footnote === undefined && children.every((child, index) => child === element.children[index])
  return same ? element : { ...rest, children }
}

/** Puts a sheet's notes into the element that it keeps for them; a sheet without one stays as it is. */
export function fillNotePlace(sheet: Sheet): Sheet {
  if (!keepsPlace(sheet.root)) return sheet
  const { root, notes } = takeNotes(sheet.root)
  return { ...sheet, root: { ...root, children: filled(root.children, notes) } }
}

function keepsPlace(node: Node): boolean {
  return isElement(node) && (node.holdsNotes === true || node.children.some(keepsPlace))
}

function filled(nodes: readonly Node[], notes: readonly Element[]): readonly Node[] {
  return nodes.flatMap(node => {
    if (!isElement(node) || !keepsPlace(node)) return [node]
    if (node.holdsNotes !== true) return [{ ...node, children: filled(node.children, notes) }]
    return notes.length === 0 ? [] : [{ ...node, children: [...node.children, ...notes] }]
  })
}
