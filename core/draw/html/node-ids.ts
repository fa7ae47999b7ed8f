import { isInlineTag } from '../../compose/defaults.ts'
import type { Element, Node } from '../../compose/tree.ts'

/**
 * The node id that all of an element's text has, when the element is the nearest one around it: it then stands on the
 * element itself, and the text needs no `span` of its own. Coloured code is many texts of one node.
 */
export function ownNodeId(element: Element): string | undefined {
  const { children } = element
  if (children.length === 0 || (children.length === 1 && children[0]?.type === 'element')) return undefined
  const [first] = children
  const id = first === undefined ? undefined : sharedId(first)
  return id !== undefined && children.every(child => sharedId(child) === id) ? id : undefined
}

/** The id of a text, or of an inline element whose texts share one. */
function sharedId(node: Node): string | undefined {
  if (node.type === 'text') return node.node
  if (!isInlineTag(node.tagName) || node.field !== undefined || node.footnote !== undefined) return undefined
  const [first] = node.children
  const id = first === undefined ? undefined : sharedId(first)
  return id !== undefined && node.children.every(child => sharedId(child) === id) ? id : undefined
}
