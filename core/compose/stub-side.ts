import type { Sheet } from './sheet.ts'
import type { Style } from './style.ts'
import { type Element, hasPart, isElement } from './tree.ts'

/** Sheets whose stub stands at a side of them, and whether they have one. What is read first stays so. */
export function withStubAt(
  sheets: readonly Sheet[],
  side: 'start' | 'end' | undefined,
): { readonly sheets: readonly Sheet[]; readonly found: boolean } {
  const found = side !== undefined && sheets.some(({ root }) => hasPart(root, 'stub'))
  return { sheets: found && side === 'start' ? sheets.map(mirrored) : sheets, found }
}

/** A sheet of columns from its other side, where the last of them is the stub. */
function mirrored(sheet: Sheet): Sheet {
  const { root, size } = sheet
  const last = root.children.findLast(child => isElement(child) && child.style.position !== 'absolute')
  const isRow = root.style.display === 'flex' && root.style.direction !== 'column'
  if (!isRow || !isElement(last) || !hasPart(last, 'stub')) return sheet
  const children = root.children.map(child => (isElement(child) ? turned(child, size.width) : child))
  return { ...sheet, root: { ...root, style: { ...root.style, direction: 'row-reverse' }, children } }
}

/** What is placed on the sheet stands as far from its other side. */
function turned(element: Element, across: number): Element {
  const { style } = element
  if (style.position === 'relative') return element
  const children = element.children.map(child => (isElement(child) ? turned(child, across) : child))
  const { left, width, borderLeft, borderRight, ...rest } = style
  const isPlaced = style.position === 'absolute' && typeof left === 'number' && typeof width === 'number'
  if (!isPlaced) return { ...element, children }
  const own: Style = {
    ...rest,
    ...{ width, left: across - left - width },
    ...(borderLeft && { borderRight: borderLeft }),
    ...(borderRight && { borderLeft: borderRight }),
  }
  return { ...element, style: own, children }
}
