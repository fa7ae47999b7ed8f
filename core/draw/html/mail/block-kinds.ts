import { isInlineTag } from '../../../compose/defaults.ts'
import type { Style } from '../../../compose/style.ts'
import { type Element, isElement, type Node } from '../../../compose/tree.ts'
import { marginsOf } from '../../edges.ts'
import { fullStyle } from '../../text-properties.ts'
import { cellDeclarations } from './inline-style.ts'

// What an element is in a letter: a word of a line, a paragraph, a box that needs a cell, or nothing but what stands in it.

/** Whether a node stands in a line of words. */
export function isInline(node: Node): boolean {
  if (node.type === 'text') return true
  const { tagName, style } = node
  if (tagName === 'img') return style.display === 'inline'
  if (style.display !== undefined && style.display !== 'inline') return false
  return isInlineTag(tagName) && !isPicture(node)
}

/** A picture in a link is a block, as one without. */
export function isPicture(element: Element): boolean {
  const [only, ...others] = element.children
  return (
    element.tagName === 'a' &&
    others.length === 0 &&
    isElement(only, 'img') &&
    only.style.display !== 'inline'
  )
}

/** Whether something is said or shown. */
export function isWord(node: Node): boolean {
  return node.type === 'element'
    ? node.tagName === 'img' || node.children.some(isWord)
    : node.value.trim() !== ''
}

/** Whether nothing but words in a line stands in an element. */
export function isText({ tagName, children }: Element): boolean {
  return !ownTags.has(tagName) && children.some(isWord) && children.every(child => isInline(child))
}

/** Whether a style needs a cell of its own. */
export function isBox(style: Style): boolean {
  return cellDeclarations(style).length > 0
}

/** Tags that are drawn in a manner of their own. */
const ownTags: ReadonlySet<string> = new Set(['img', 'svg', 'hr', 'table', 'ul', 'ol', 'a'])

/** Whether an element is nothing but what stands in it. */
export function isPlain({ tagName, children }: Element, style: Style): boolean {
  return (
    !isBox(style) &&
    style.display === undefined &&
    style.marginInline === undefined &&
    children.length > 0 &&
    !ownTags.has(tagName)
  )
}

/** Margins of a block and of the first in it are one, the larger: so it is in browsers, and it takes no room of its own. */
export function lowerFirst(block: Element, above: number): Element | undefined {
  const [first, ...others] = block.children
  if (first === undefined || first.type === 'text' || isInline(first)) return undefined
  const marginTop = Math.max(above, marginsOf(fullStyle(first)).top)
  return { ...block, children: [{ ...first, style: { ...first.style, marginTop } }, ...others] }
}
