import { isInlineTag } from '../../compose/defaults.ts'
import type { Element, Node } from '../../compose/tree.ts'
import { isPicture } from '../picture.ts'
import { fullStyle } from '../text-properties.ts'

/** Children of a block in order: blocks one by one, and what flows in lines together. */
type Group =
  | { readonly kind: 'block'; readonly element: Element }
  | { readonly kind: 'inline'; readonly nodes: readonly Node[] }

/**
 * Parts the children of a block into blocks and stretches of inline content. White space between blocks is nothing.
 * In a flex or grid container every element is a block of its own.
 */
export function groupChildren(children: readonly Node[], blocksOnly: boolean): Group[] {
  const visible = children.filter(child => child.type === 'text' || fullStyle(child).display !== 'none')
  const inText = visible.some(isWords)
  const groups: Group[] = []
  let inline: Node[] = []
  const flush = (): void => {
    if (inline.some(node => node.type === 'element' || node.value.trim() !== ''))
      groups.push({ kind: 'inline', nodes: inline })
    inline = []
  }
  for (const child of visible) {
    if (child.type === 'text' || (!blocksOnly && isInline(child, inText))) inline.push(child)
    else {
      flush()
      groups.push({ kind: 'block', element: child })
    }
  }
  flush()
  return groups
}

function isWords(node: Node): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return !isPicture(node) && isInline(node, true) && node.children.some(isWords)
}

function isInline(element: Element, inText: boolean): boolean {
  const display = fullStyle(element).display
  if (display !== undefined) return display === 'inline'
  if (element.style.position === 'absolute') return false
  // They stand in a line among words, and are blocks elsewhere.
  if (isPicture(element)) return inText
  if (!isInlineTag(element.tagName)) return false
  return element.children.every(child => child.type === 'text' || isInline(child, inText))
}
