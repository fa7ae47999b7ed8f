import type { List, Nodes, Paragraph, Root } from 'mdast'

/**
 * Turns a line behind an asterisk back into a note, where Markdown took it for a list of one point and an asterisk in the
 * text refers to it: `Sunny Bright*`, and at the end `* half time`.
 */
export function settleStarNotes(root: Root, nodes: readonly Nodes[], source: string): void {
  if (!root.children.some(child => isAlone(child, source))) return
  if (!nodes.some(node => node.type === 'text' && REFERS.test(node.value))) return
  root.children = root.children.flatMap(child => {
    const [item] = isAlone(child, source) ? child.children : []
    const [first, ...others] = item?.children ?? []
    if (first?.type !== 'paragraph') return [child]
    const note: Paragraph = { ...first, children: [{ type: 'text', value: '* ' }, ...inLines(first)] }
    return [note, ...others]
  })
}

/** The words of a paragraph whose lines stay lines: what is below a note is another one. */
function inLines({ children }: Paragraph): Paragraph['children'] {
  return children.flatMap(child => {
    if (child.type !== 'text' || !child.value.includes('\n')) return [child]
    return child.value
      .split('\n')
      .flatMap((value, at): Paragraph['children'] =>
        at === 0 ? [{ ...child, value }] : [{ type: 'break' }, { type: 'text', value }],
      )
  })
}

/** An asterisk behind a word or its blank, with nothing but the end of a thing after it. */
const REFERS = /[\p{L}\p{N})”"]\s?\*(?=\s*(?:$|[,;.:)\n]))/u

/** Whether a block is a list of one point that an asterisk opens. */
function isAlone(block: Nodes, source: string): block is List {
  if (block.type !== 'list' || block.ordered || block.children.length !== 1) return false
  return source[block.position?.start.offset ?? -1] === '*' && block.children[0]?.checked == null
}
