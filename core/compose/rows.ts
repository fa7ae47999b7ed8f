import { isInlineTag } from './defaults.ts'
import type { Style } from './style.ts'
import type { Element } from './tree.ts'

/** Whether what an element holds stands side by side. */
export function isRow({ style: { display, direction } }: Pick<Element, 'style'>): boolean {
  return display === 'grid' || (display === 'flex' && direction !== 'column')
}

/** Whether an element stands within a line of words. */
export function isInLine({ tagName, style }: Pick<Element, 'tagName' | 'style'>): boolean {
  return isInlineTag(tagName) && (style.display === undefined || style.display === 'inline')
}

/** How many columns a grid has. */
export function columnCount({ columns }: Style): number {
  return typeof columns === 'number' ? columns : (columns?.length ?? 1)
}
