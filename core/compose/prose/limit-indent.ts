import type { Style } from '../style.ts'
import { type Element, isElement, type Node } from '../tree.ts'

/** Lists and quotations in one another that are each set in; what nests deeper stands below the last of them. */
const deepest = 8

/**
 * Takes the indentation from lists and quotations that nest so deep that no room would be left for their words, on paper,
 * on a canvas and on a screen alike. Returns the same nodes when none does.
 */
export function limitIndent(nodes: readonly Node[], depth = 0): readonly Node[] {
  const limited = nodes.map(node => (node.type === 'element' ? limit(node, depth) : node))
  return limited.every((node, index) => node === nodes[index]) ? nodes : limited
}

function limit(element: Element, around: number): Element {
  const depth = around + (isElement(element, 'ul', 'ol', 'blockquote') ? 1 : 0)
  const children = limitIndent(element.children, depth)
  const style = depth > deepest && depth > around ? flush(element.style) : element.style
  if (children === element.children && style === element.style) return element
  return { ...element, style, children }
}

function flush({ padding: _, borderLeft: _left, borderRight: _right, ...style }: Style): Style {
  return style
}
