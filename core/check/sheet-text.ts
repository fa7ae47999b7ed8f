import { isInlineTag } from '../compose/defaults.ts'
import type { Sheet } from '../compose/sheet.ts'
import type { Element, Node } from '../compose/tree.ts'

/** All text of a sheet in reading order: header, content, footer and speaker notes, with blanks between blocks. */
export function sheetText({ root, header, footer, notes }: Sheet): string {
  const nodes = [...(header ? [header] : []), root, ...(footer ? [footer] : []), ...(notes ?? [])]
  return nodes.map(node => textIn(node, true)).join(' ')
}

/** Text of a node; `apart` says that it stands in a box of its own, so that its words do not join its neighbours'. */
function textIn(node: Node, apart: boolean): string {
  if (node.type === 'text') return node.value
  if (node.style.display === 'none') return ''
  const own = node.children.map(child => textIn(child, !isInLine(child, node))).join('')
  const note = node.footnote ? ` ${textIn(node.footnote, true)} ` : ''
  return apart ? ` ${own}${note} ` : own + note
}

/** Whether a child runs on in the line of its parent's text; what stands in a row or grid does not, nor a note's number. */
function isInLine(child: Node, parent: Element): boolean {
  if (child.type === 'text') return true
  if (parent.style.display === 'flex' || parent.style.display === 'grid') return false
  if (child.tagName === 'br' || child.properties.role === 'doc-noteref') return false
  return isInlineTag(child.tagName) ? child.style.display !== 'block' : child.style.display === 'inline'
}
