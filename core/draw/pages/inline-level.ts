import { isInlineTag } from '../../compose/defaults.ts'
import type { Element, Node } from '../../compose/tree.ts'
import { isPicture } from '../picture.ts'

const verdicts = new WeakMap<Element, boolean>()

/** Whether a node belongs to a line of text. An inline element that holds a block is a block. */
export function isInlineLevel(node: Node): boolean {
  if (node.type === 'text') return true
  const known = verdicts.get(node)
  if (known !== undefined) return known
  const verdict = decide(node)
  verdicts.set(node, verdict)
  return verdict
}

function decide(element: Element): boolean {
  const { display, position } = element.style
  if (position === 'absolute') return false
  if (display !== undefined && display !== 'inline' && display !== 'none') return false
  if (display === undefined && element.tagName !== 'svg' && !isInlineTag(element.tagName)) return false
  return element.children.every(isInlineLevel)
}

/** True for text that only separates tags. */
export function isBlank(node: Node): boolean {
  return node.type === 'text' ? !/[^ \t\r\n\f]/.test(node.value) : node.style.display === 'none'
}

/** The picture that a node is or wraps, when there is nothing else in it. */
export function lonePicture(node: Node): Element | undefined {
  if (node.type === 'text' || node.style.display === 'none') return undefined
  // A formula alone in its paragraph is its line.
  if (isPicture(node)) return node.art?.letters === undefined ? node : undefined
  if (node.tagName !== 'a') return undefined
  const inside = node.children.filter(child => !isBlank(child))
  const [only] = inside
  return inside.length === 1 && only !== undefined ? lonePicture(only) : undefined
}
