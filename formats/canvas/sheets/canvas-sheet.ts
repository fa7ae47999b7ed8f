import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** A sheet of a canvas format in a theme's colours and margins; its type may shrink to two thirds before content moves on. */
export function canvasSheet(name: string, theme: Theme, root: Child, title = ''): Sheet {
  return toSheet(name, theme, root, { fitFloor: 0.64, title })
}
