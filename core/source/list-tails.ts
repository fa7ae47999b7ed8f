import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent, Text } from 'mdast'
import { plainText } from './text.ts'

/** Letters of a point up to which no margin can have broken it. */
const SHORT = 58

/** How a line begins that is one of its own, and how one ends that goes on in the next. */
const ANEW = /^(?:["“„«‹'¿¡(]?[\p{Lu}\p{Lo}]|(?:[→⟶➜➔⇒]|[-=]>)\s*\S)/u
const OPEN = /(?:[,;:(–—&+-]|\s\p{Ll}{1,3})$/u

/**
 * Sets what stands right below a list's last point, at the margin, apart from it: Markdown takes `Includes flights.` under
 * `- $1,840 – due 8 August` for more of that point. Where other points go on as well, or the line was broken, it stays.
 */
export function partListTails(root: Root): void {
  if (!root.children.some(({ type }) => type === 'list')) return
  root.children = root.children.flatMap(node => (node.type === 'list' ? parted(node) : [node]))
}

function parted(list: List): readonly RootContent[] {
  const last = list.children.at(-1)
  const lines = list.children.map(soleLine)
  const tail = last && list.children.length > 1 && soleParagraph(last)
  if (!tail || lines.slice(0, -1).some(line => line === undefined || line.includes('\n'))) return [list]
  const at = tail.children.findIndex(node => node.type === 'text' && node.value.includes('\n'))
  const node = tail.children[at]
  if (node?.type !== 'text' || !isLazy(node, list)) return [list]
  const end = node.value.indexOf('\n')
  const said = plainText({
    ...tail,
    children: [...tail.children.slice(0, at), { ...node, value: node.value.slice(0, end) }],
  })
  const next = plainText({
    ...tail,
    children: [{ ...node, value: node.value.slice(end + 1) }, ...tail.children.slice(at + 1)],
  })
  if (said.trim().length > SHORT || OPEN.test(said.trim()) || !ANEW.test(next)) return [list]
  const [head, rest] = halves(node, end)
  const point = { ...last, children: [withChildren(tail, [...tail.children.slice(0, at), ...head])] }
  return [
    ended({ ...list, children: [...list.children.slice(0, -1), ended(point)] }),
    withChildren(tail, [...rest, ...tail.children.slice(at + 1)]),
  ]
}

/** The paragraph that is all there is of a point. */
function soleParagraph({ children: [only, ...others] }: ListItem): Paragraph | undefined {
  return only?.type === 'paragraph' && others.length === 0 ? only : undefined
}

function soleLine(item: ListItem): string | undefined {
  const only = soleParagraph(item)
  return only && plainText(only)
}

/** Whether the line below stands at the margin of the list, and not under the words of its point. */
function isLazy({ position, value }: Text, list: List): boolean {
  const [from, to] = [position?.start, position?.end]
  const [begin, last] = [list.position?.start.column, value.split('\n').at(-1) ?? '']
  // A text ends where its last line does: that far from the margin as the line is long.
  return from !== undefined && to !== undefined && begin !== undefined && to.column - last.length <= begin
}

/** A text before the end of its line and behind it. */
function halves(node: Text, end: number): readonly [readonly Text[], readonly Text[]] {
  const { position } = node
  const value = node.value.slice(0, end).trimEnd()
  const from = position && {
    line: position.start.line + 1,
    column: 1,
    ...(position.start.offset !== undefined && { offset: position.start.offset + end + 1 }),
  }
  const close = position && {
    line: position.start.line,
    column: position.start.column + end,
    ...(position.start.offset !== undefined && { offset: position.start.offset + end }),
  }
  return [
    value === ''
      ? []
      : [{ ...node, value, ...(position && close && { position: { start: position.start, end: close } }) }],
    [
      {
        ...node,
        value: node.value.slice(end + 1),
        ...(position && from && { position: { start: from, end: position.end } }),
      },
    ],
  ]
}

/** A paragraph of these children, where they stand. */
function withChildren(paragraph: Paragraph, children: readonly PhrasingContent[]): Paragraph {
  const [start, end] = [children[0]?.position?.start, children.at(-1)?.position?.end]
  return { ...paragraph, children: [...children], ...(start && end && { position: { start, end } }) }
}

/** What ends where the last of its children does. */
function ended<Node extends List | ListItem>(node: Node): Node {
  const end = node.children.at(-1)?.position?.end
  return node.position && end ? { ...node, position: { start: node.position.start, end } } : node
}
