import type { Sheet } from '../../compose/sheet.ts'
import { insetsOf, toInsets } from '../edges.ts'
import type { SheetLayout } from './layout-sheet.ts'
import { inkOf, isShown } from './overflow.ts'
import type { Block } from './plan.ts'

/** The outermost blocks of a sheet whose content may move on, in order. */
export function flowBlocks(layout: SheetLayout): Block[] {
  return outermost(layout.plan.root)
}

function outermost(block: Block): Block[] {
  if (block.element.flow) return [block]
  return block.children.flatMap(child => (child.kind === 'block' ? outermost(child) : []))
}

/** The height of each region that may be filled: from its first content down to its end or the sheet's. */
export function cutsOf(
  sheet: Sheet,
  layout: SheetLayout,
): { readonly top: number; readonly bottom: number }[] {
  const { root } = layout.plan
  const lowest = layout.height - toInsets(sheet.margin).bottom
  return flowBlocks(layout).map(block => {
    const box = layout.boxes[block.index]
    if (box === undefined) return { top: 0, bottom: 0 }
    const insets = insetsOf(block.style)
    const rootInset = block === root ? 0 : insetsOf(root.style).bottom
    const top = box.y + insets.top
    const bottom = Math.min(box.y + box.height - insets.bottom, lowest - rootInset)
    // Content that is centred in its region stands out at its top as well.
    const first = Math.min(top, topOf(block, layout))
    return { top: first, bottom: bottom - (top - first) }
  })
}

function topOf(block: Block, layout: SheetLayout): number {
  let top = Number.POSITIVE_INFINITY
  for (const child of block.children) {
    if (child.kind === 'paragraph') {
      const [line] = layout.lines.get(child) ?? []
      if (line !== undefined) top = Math.min(top, inkOf(line).top)
    } else if (child.style.position !== 'absolute') {
      const box = layout.boxes[child.index]
      top = Math.min(top, isShown(child) && box !== undefined ? box.y : topOf(child, layout))
    }
  }
  return top
}
