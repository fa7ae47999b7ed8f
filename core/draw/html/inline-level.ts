import { isInlineTag } from '../../compose/defaults.ts'
import type { Element, Node } from '../../compose/tree.ts'

/** Whether the children of an element are a line of text: pictures among them stand in the line. */
export function holdsLine(element: Element): boolean {
  return element.children.some(child => isWords(child))
}

function isWords(node: Node): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  const inline =
    node.style.display === undefined ? isInlineTag(node.tagName) : node.style.display === 'inline'
  if (!inline || node.style.position === 'absolute') return false
  return node.tagName !== 'img' && node.tagName !== 'a' ? true : node.children.some(isWords)
}

/** Whether an element stands in a line by its tag and style. */
export function isInline(element: Element): boolean {
  return element.style.display === undefined
    ? isInlineTag(element.tagName)
    : element.style.display === 'inline'
}
