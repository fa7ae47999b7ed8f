import type { Data, Link, Nodes, Parents } from 'mdast'
import { type EditPlace, type Replacement, spellings } from './edit-spellings.ts'
import { readDocument } from './read-document.ts'
import { isParent, nodesOf, rangeOf } from './walk.ts'

/** The Markdown after an edit; `gone` when no node of that id has a place in the source. */
export type EditedSource = { readonly source: string } | { readonly gone: true }

/**
 * Changes the text of one node in its Markdown source, and nothing else. Markup in the new text is escaped, line endings
 * become blanks (in code blocks they stay), and the result is read again to make sure that this node says `text` and
 * every other is as it was. Text that is emptied leaves a zero-width space, which reads as empty text, so that all ids
 * stay. In raw HTML, blanks at the ends and in a row are lost, as in a browser.
 */
export function editNode(source: string, nodeId: string, text: string): EditedSource {
  const before = readNodes(source)
  const at = before.findIndex(node => dataOf(node).id === nodeId)
  const node = before[at]
  const range = node && rangeOf(node)
  if (!node || !range || !('value' in node)) return { gone: true }
  const exact = text
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '\uFFFD')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
  const wanted = node.type === 'code' ? exact : exact.replace(/[ \t]*\n[ \t]*/g, ' ')
  const place = placeOf(before, node, range)
  for (const value of new Set([wanted, wanted.replace(/[ \t]+/g, ' ').trim()])) {
    for (const replacement of spellings(source, place, value)) {
      const edited = replaceAll(source, replacement)
      if (saysSo(before, at, value, readNodes(edited))) return { source: edited }
    }
  }
  return { gone: true }
}

function placeOf(nodes: readonly Nodes[], node: Nodes, [start, end]: readonly [number, number]): EditPlace {
  const parent = nodes.find(
    (other): other is Parents => isParent(other) && other.children.includes(node as never),
  )
  const link = nodes.find((other): other is Link => {
    const [from, to] = (other.type === 'link' && rangeOf(other)) || [0, 0]
    return from <= start && end <= to
  })
  return { node, parent, link }
}

const silent = { add: () => {} }

function readNodes(source: string): Nodes[] {
  return nodesOf(readDocument(source, new Map(), silent).root)
}

function replaceAll(source: string, replacement: readonly Replacement[]): string {
  let edited = source
  for (const { start, end, text } of replacement.toSorted((a, b) => b.start - a.start)) {
    edited = edited.slice(0, start) + text + edited.slice(end)
  }
  return edited
}

/** Whether only the edited node differs, and it says what it should. */
function saysSo(before: readonly Nodes[], edited: number, value: string, after: readonly Nodes[]): boolean {
  const node = after[edited]
  if (before.length !== after.length || !node || !('value' in node) || node.value !== value) return false
  return before.every((other, at) => {
    const now = after[at] as Nodes
    return other.type === now.type && (at === edited || shapeOf(other) === shapeOf(now))
  })
}

function shapeOf(node: Nodes): string {
  const { position, children, data, ...own } = node as Nodes & { children?: unknown[] }
  const { slug, note, ...rest } = dataOf(node)
  const fields = Object.entries({ ...own, ...rest }).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  return JSON.stringify([fields.sort(([a], [b]) => (a < b ? -1 : 1)), children?.length])
}

function dataOf(node: Nodes): Data {
  return node.data ?? {}
}
