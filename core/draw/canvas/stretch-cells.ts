import { isElement } from '../../compose/tree.ts'
import type { Box } from './layout-sheet.ts'
import type { Block } from './plan.ts'

/**
 * Makes all cells of a table's row as tall as the row, as CSS does: satori makes a cell whose words stand at its middle or
 * bottom only as tall as those, and its rules and ground would not meet its neighbours'. Words stay where they are.
 */
export function stretchCells(block: Block, boxes: (Box | undefined)[]): void {
  const row = isElement(block.element, 'tr') ? boxes[block.index] : undefined
  for (const child of block.children) {
    if (child.kind !== 'block') continue
    const cell = boxes[child.index]
    if (row && cell) boxes[child.index] = { ...cell, y: row.y, height: row.height }
    stretchCells(child, boxes)
  }
}
