import type { SheetLayout } from './layout-sheet.ts'
import { inkOf, isShown } from './overflow.ts'
import type { Block, Paragraph } from './plan.ts'

/** The lowest thing a reader sees of a block or paragraph, px on the sheet; −∞ when there is nothing to see. */
export function bottomOf(child: Block | Paragraph, layout: SheetLayout): number {
  if (child.kind === 'paragraph') {
    const last = layout.lines.get(child)?.at(-1)
    return last === undefined ? Number.NEGATIVE_INFINITY : inkOf(last).bottom
  }
  const box = layout.boxes[child.index]
  let bottom = isShown(child) && box !== undefined ? box.y + box.height : Number.NEGATIVE_INFINITY
  for (const inner of child.children) {
    if (inner.kind === 'block' && inner.style.position === 'absolute') continue
    bottom = Math.max(bottom, bottomOf(inner, layout))
  }
  return bottom
}
