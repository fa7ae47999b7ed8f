import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** A sheet of a canvas format in a theme's colours and margins; its type may shrink to two thirds before content moves on. */
export function canvasSheet(name: string, theme: Theme, root: Child, title = ''): Sheet {
  const { page, margin, color } = theme
  return {
    name,
    size: page,
    margin: [margin.top, margin.right, margin.bottom, margin.left],
    background: color.paper,
    root: toNodes(root)[0] as Element,
    fitFloor: 0.64,
    ...(title && { title }),
  }
}
