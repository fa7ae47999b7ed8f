import type { Sheet } from './sheet.ts'
import type { Style } from './style.ts'
import { type Element, isElement } from './tree.ts'

/** The style of an element with a finish, on the ground behind it; the same style where it has none. */
export type Restyle = (element: Element, ground: string) => Style

/** Sheets with elements in other styles; the same sheets where no style is another. */
export function restyled(sheets: readonly Sheet[], restyle: Restyle): readonly Sheet[] {
  const roots = sheets.map(({ root, background }) => restyledIn(root, background, restyle))
  if (sheets.every(({ root }, at) => root === roots[at])) return sheets
  return sheets.map((sheet, at) => ({ ...sheet, root: roots[at] ?? sheet.root }))
}

function restyledIn(element: Element, ground: string, restyle: Restyle): Element {
  const behind = groundIn(element, ground)
  const style = restyle(element, ground)
  const children = element.children.map(child =>
    isElement(child) ? restyledIn(child, behind, restyle) : child,
  )
  const isSame = style === element.style && children.every((child, at) => child === element.children[at])
  return isSame ? element : { ...element, style, children }
}

/** The colour that is behind what stands in an element, on the ground around it. */
export function groundIn({ style: { background } }: Element, around: string): string {
  return typeof background === 'string' ? background : (background?.stops[0]?.color ?? around)
}

/** Sheets of which the first that can be changed is; the same sheets where none can. */
export function firstSheetChanged(
  sheets: readonly Sheet[],
  change: (sheet: Sheet) => Element | undefined,
): readonly Sheet[] {
  for (const [at, sheet] of sheets.entries()) {
    const root = change(sheet)
    if (root) return sheets.with(at, { ...sheet, root })
  }
  return sheets
}

/** The element with the first of its children changed that can be; undefined where none can. */
export function firstChildChanged(
  element: Element,
  change: (child: Element) => Element | undefined,
): Element | undefined {
  for (const [at, child] of element.children.entries()) {
    const changed = isElement(child) ? change(child) : undefined
    if (changed) return { ...element, children: element.children.with(at, changed) }
  }
  return undefined
}
