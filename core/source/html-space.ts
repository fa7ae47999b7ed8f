import type { PhrasingContent, RootContent, Text } from 'mdast'
import { isParent, nodesOf, rangeOf } from './walk.ts'

/**
 * Collapses the white space of one line of HTML as a browser does: none at its ends or after a break, one blank
 * elsewhere; breaks at either end go. Positions shrink with their text, so an edit leaves indentation alone.
 */
export function tidyLine(line: PhrasingContent[], source: string): PhrasingContent[] {
  const trimmed = dropOuterBreaks(line)
  const root = { type: 'paragraph' as const, children: trimmed }
  let last: Text | undefined
  let atStart = true
  for (const node of nodesOf(root)) {
    if (node.type === 'text') {
      if (atStart && /^[ \t\r\n]/.test(node.value)) trimStart(node, source)
      if (node.value === '') continue
      atStart = /[ \t\r\n]$/.test(node.value)
      last = node
    } else if (node.type === 'break') {
      if (last) trimEnd(last, source)
      atStart = true
    } else if (node.type === 'image' || node.type === 'inlineCode') {
      atStart = false
      last = undefined
    }
  }
  if (last) trimEnd(last, source)
  return withoutEmpty(root.children)
}

function dropOuterBreaks(line: PhrasingContent[]): PhrasingContent[] {
  const isOuter = (node: PhrasingContent) =>
    node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
  const first = line.findIndex(node => !isOuter(node))
  return first < 0 ? [] : line.slice(first, line.findLastIndex(node => !isOuter(node)) + 1)
}

function withoutEmpty<Node extends RootContent>(nodes: Node[]): Node[] {
  return nodes.filter(node => {
    if (isParent(node)) node.children = withoutEmpty(node.children)
    return node.type !== 'text' || node.value !== ''
  })
}

function trimStart(text: Text, source: string): void {
  text.value = text.value.replace(/^[ \t\r\n]+/, '')
  const [start, end] = rangeOf(text) ?? [0, 0]
  const blank = source.slice(start, end).search(/[^ \t\r\n>]|$/)
  if (text.position && blank < end - start) {
    text.position = { ...text.position, start: { ...text.position.start, offset: start + blank } }
  }
}

function trimEnd(text: Text, source: string): void {
  text.value = text.value.replace(/[ \t\r\n]+$/, '')
  const [start, end] = rangeOf(text) ?? [0, 0]
  const length = source.slice(start, end).replace(/[ \t\r\n]+$/, '').length
  if (text.position && length > 0) {
    text.position = { ...text.position, end: { ...text.position.end, offset: start + length } }
  }
}
