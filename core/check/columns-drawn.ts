import type { Sheet } from '../compose/sheet.ts'
import { type Element, isElement, type Node } from '../compose/tree.ts'

/** Part of the letters of all sheets that stands in columns where those are said to be set in them. */
const SET = 0.5
/** The same, up to which they are set in one. */
const STRAY = 0.3

/** Whether sheets are set in as many columns as are wanted: most of their words stand side by side in so many. */
export function isInColumns(sheets: readonly Sheet[], wanted: number): boolean {
  const all = sheets.reduce((sum, { root }) => sum + lettersIn(root), 0)
  const isBeside = ({ style: { columns } }: Element): boolean =>
    wanted === 1 ? typeof columns === 'number' && columns > 1 : columns === wanted
  const beside = sheets.reduce((sum, { root }) => sum + lettersOf(root, isBeside), 0)
  return wanted === 1 ? beside <= all * STRAY : beside >= all * SET
}

/** Letters in the outermost elements of a kind. */
function lettersOf(node: Node, is: (element: Element) => boolean): number {
  if (!isElement(node)) return 0
  if (is(node)) return lettersIn(node)
  return node.children.reduce((sum, child) => sum + lettersOf(child, is), 0)
}

function lettersIn(node: Node): number {
  if (!isElement(node)) return node.value.length
  return node.children.reduce((sum, child) => sum + lettersIn(child), 0)
}
