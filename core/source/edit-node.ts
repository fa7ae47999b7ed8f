import type { Data, Link, Nodes, Parents, RootContent } from 'mdast'
import type { Document } from './document.ts'
import { type EditPlace, type Replacement, spellings } from './edit-spellings.ts'
import { fieldShape, fieldTexts, nodesOfDocument } from './fields.ts'
import { readDocument, toMarkdownSource } from './read-document.ts'
import { isParent, nodesOf, rangeOf } from './walk.ts'

/** The Markdown after an edit; `gone` when no node of that id has a place in the source. */
type EditedSource = { readonly source: string } | { readonly gone: true }

/**
 * Changes the text of one node in its Markdown source, and nothing else. Markup in the new text is escaped, line endings
 * become blanks (in code blocks they stay), and the result is read again to make sure that this node says `text` and
 * every other is as it was. Text that is emptied leaves a zero-width space, which reads as empty text, so that all ids
 * stay. In raw HTML, blanks at the ends and in a row are lost, as in a browser. A paste that would no longer be read
 * alike, as when a heading loses its capitals, becomes the Markdown that it was read as. `n_3@5-9` is a part of a node by
 * the offsets of its text, as a label's value is: what stands around it stays.
 */
export function editNode(source: string, id: string, part: string): EditedSource {
  const before = readNodes(source)
  const [nodeId = '', range] = id.split('@')
  const text = range === undefined ? part : wholeOf(before, nodeId, range, part)
  const edited = editIn(source, before, nodeId, text)
  if ('source' in edited || !before.nodes.some(node => dataOf(node).id === nodeId)) return edited
  const settled = toMarkdownSource(source)
  const after = settled === undefined ? undefined : readNodes(settled)
  if (settled === undefined || !after || !saysSo(before, undefined, '', after)) return edited
  return editIn(settled, after, nodeId, text)
}

/** The whole text of a node of which a part between two offsets is another. */
function wholeOf({ nodes }: Read, nodeId: string, range: string, part: string): string {
  const node = nodes.find(other => dataOf(other).id === nodeId)
  const value = node && 'value' in node ? node.value : ''
  const [start = 0, end = value.length] = range.split('-').map(Number)
  return value.slice(0, start) + part + value.slice(end)
}

function editIn(source: string, before: Read, nodeId: string, text: string): EditedSource {
  const at = before.nodes.findIndex(node => dataOf(node).id === nodeId)
  const node = before.nodes[at]
  const range = node && rangeOf(node)
  if (!node || !range || !('value' in node)) return { gone: true }
  const exact = text
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '\uFFFD')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
  const wanted = node.type === 'code' ? exact : exact.replace(/[ \t]*\n[ \t]*/g, ' ')
  for (const value of new Set([wanted, wanted.replace(/[ \t]+/g, ' ').trim()])) {
    for (const replacement of waysToWrite(source, before, node, value)) {
      const edited = replaceAll(source, replacement)
      if (saysSo(before, at, value, readNodes(edited))) return { source: edited }
    }
  }
  return { gone: true }
}

function waysToWrite(source: string, { nodes, document }: Read, node: Nodes, value: string): Replacement[][] {
  const range = rangeOf(node) ?? [0, 0]
  const field = fieldTexts(document.fields).find(({ blocks }) =>
    blocks.some(block => nodesOf(block).includes(node)),
  )
  const ways = spellings(source, placeOf(nodes, node, range), value)
  return field ? fieldSpellings(source, field.blocks, ways) : ways
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

/** A source as it is read, with every node of its fields and its body. */
interface Read {
  readonly document: Document
  readonly nodes: readonly Nodes[]
}

function readNodes(source: string): Read {
  const document = readDocument(source, new Map(), silent)
  return { document, nodes: nodesOfDocument(document) }
}

function replaceAll(source: string, replacement: readonly Replacement[]): string {
  let edited = source
  for (const { start, end, text } of replacement.toSorted((a, b) => b.start - a.start)) {
    edited = edited.slice(0, start) + text + edited.slice(end)
  }
  return edited
}

/** Whether only the edited node differs, and those made of the same words, and it says what it should. */
function saysSo(before: Read, edited: number | undefined, value: string, after: Read): boolean {
  if (before.nodes.length !== after.nodes.length) return false
  if (fieldShape(before.document.fields) !== fieldShape(after.document.fields)) return false
  const node = edited === undefined ? undefined : after.nodes[edited]
  if (edited !== undefined && !(node && 'value' in node && node.value === value)) return false
  const place = edited === undefined ? undefined : String(rangeOf(before.nodes[edited] as Nodes))
  return before.nodes.every((other, at) => {
    const now = after.nodes[at] as Nodes
    const isSame = at === edited || (other.type === 'text' && String(rangeOf(other)) === place)
    return other.type === now.type && (isSame || shapeOf(other) === shapeOf(now))
  })
}

function shapeOf(node: Nodes): string {
  const { position, children, data, ...own } = node as Nodes & { children?: unknown[] }
  const { slug, note, lines, ...rest } = dataOf(node)
  const fields = Object.entries({ ...own, ...rest }).filter(
    ([, value]) => value !== null && value !== undefined,
  )
  return JSON.stringify([fields.sort(([a], [b]) => (a < b ? -1 : 1)), children?.length])
}

function dataOf(node: Nodes): Data {
  return node.data ?? {}
}

/**
 * The ways to write an edit of a field's value: each spelling as it stands, as the quotes around the value or the
 * escapes of its notation want it, and with the value put into quotes that had none.
 */
function fieldSpellings(
  source: string,
  blocks: readonly RootContent[],
  spellings: readonly (readonly Replacement[])[],
): Replacement[][] {
  const start = rangeOf(blocks[0] ?? {})?.[0] ?? 0
  const end = rangeOf(blocks.at(-1) ?? {})?.[1] ?? start
  const quote = source[start - 1] ?? ''
  const isQuoted = /["']/.test(quote) && source[end] === quote
  const within = spellings.filter(parts => parts.every(part => part.start >= start && part.end <= end))
  const inPlace = (...writes: ((text: string) => string)[]): Replacement[][] =>
    within.flatMap(parts => writes.map(write => parts.map(part => ({ ...part, text: write(part.text) }))))
  if (isQuoted) return inPlace(asItIs, quote === '"' ? doubled : singled)
  const whole = (parts: readonly Replacement[]) => written(source.slice(start, end), start, parts)
  const isLine = !/[\r\n]/.test(source.slice(start, end))
  const requoted = (isLine ? within : []).flatMap(parts => {
    const text = whole(parts)
    return [`'${singled(text)}'`, `"${doubled(text)}"`].map(own => [{ start, end, text: own }])
  })
  if (/^\uFEFF?\s*(?:(?:`{3,}|~{3,})\w*\s+)?[[{]/.test(source)) {
    const json = within.map(parts => [{ start, end, text: `"${doubled(whole(parts))}"` }])
    return [...json, ...inPlace(asItIs)]
  }
  if (/^\uFEFF?\s*BEGIN:V/i.test(source)) return inPlace(escaped, asItIs)
  const first = within.slice(0, 1).map(parts => [...parts])
  return [...first, ...requoted.slice(0, 2), ...inPlace(asItIs), ...requoted]
}

function asItIs(text: string): string {
  return text
}

function written(value: string, offset: number, parts: readonly Replacement[]): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, part) => text.slice(0, part.start - offset) + part.text + text.slice(part.end - offset),
      value,
    )
}

function singled(text: string): string {
  return text.replace(/'/g, "''")
}

function doubled(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replace(/\t/g, '\\t')
}

/** As vCard and iCalendar want it. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&')
}
