import type { PhrasingContent, Text } from 'mdast'
import { inLatinDigits } from '../values/plain-number.ts'
import { sentenceSegments } from '../../source/sentence-segments.ts'

/**
 * A line of copy: its nodes as the author wrote them, and their words as one string. Recognisers match on `text` and
 * `cut` by its offsets, so that whatever is taken out of a line keeps its emphasis, its links and its node ids. Digits of other
 * scripts are those of ASCII in it.
 */
export interface Phrase {
  readonly nodes: readonly PhrasingContent[]
  readonly text: string
}

/** A line of copy from its nodes; a line break counts as a line ending, a picture as nothing. */
export function toPhrase(nodes: readonly PhrasingContent[]): Phrase {
  return { nodes, text: nodes.map(wordsOf).join('') }
}

function wordsOf(node: PhrasingContent): string {
  return inLatinDigits(writtenIn(node))
}

function writtenIn(node: PhrasingContent): string {
  if (node.type === 'break') return '\n'
  if ('children' in node) return node.children.map(writtenIn).join('')
  return node.type === 'text' || node.type === 'inlineCode' ? node.value : ''
}

/** The words of a phrase in the digits that its author wrote. */
export function asWritten({ nodes }: Phrase): string {
  return nodes.map(writtenIn).join('')
}

/**
 * The part of a phrase between two offsets of its text. A text node that is cut keeps its id with the range that was
 * taken, `n_3@5-9`, which `editNode` understands.
 */
export function cut(phrase: Phrase, start: number, end: number = phrase.text.length): Phrase {
  if (start <= 0 && end >= phrase.text.length) return phrase
  return toPhrase(cutNodes(placesOf(phrase.nodes), Math.max(start, 0), end))
}

/** A node and where its words stand in those of the whole. */
interface Place {
  readonly node: PhrasingContent
  readonly from: number
  readonly to: number
}

function placesOf(nodes: readonly PhrasingContent[]): readonly Place[] {
  let to = 0
  return nodes.map(node => {
    const from = to
    to += wordsOf(node).length
    return { node, from, to }
  })
}

/** The nodes between two offsets; `first` is the place before which all words end above them. */
function cutNodes(places: readonly Place[], start: number, end: number, first = 0): PhrasingContent[] {
  const kept: PhrasingContent[] = []
  for (let at = first; at < places.length; at++) {
    const { node, from, to } = places[at] as Place
    if (from > end) break
    // What has no words of its own, a picture or a note's mark, goes with the words before it.
    const inside = to === from ? from >= start && from <= end : to > start && from < end
    if (inside) kept.push(cutNode(node, to - from, start - from, end - from))
  }
  return kept
}

function cutNode(node: PhrasingContent, length: number, start: number, end: number): PhrasingContent {
  if (start <= 0 && end >= length) return node
  if ('children' in node) {
    return { ...node, children: cutNodes(placesOf(node.children), start, end) } as PhrasingContent
  }
  if (node.type !== 'text' && node.type !== 'inlineCode') return node
  const [from, to] = [Math.max(start, 0), Math.min(end, length)]
  const value = node.value.slice(from, to)
  const id = node.data?.id
  return { ...node, value, ...(id !== undefined && { data: { ...node.data, id: partId(id, from, to) } }) }
}

/** The id of a part of a text node; a part of a part counts from the whole node's first letter. */
function partId(id: string, from: number, to: number): string {
  const [whole, offset] = partOf(id)
  return `${whole}@${offset + from}-${offset + to}`
}

/** The id of a whole node from that of a part of it, and the letter of the node that the part begins at. */
function partOf(id: string): readonly [whole: string, from: number] {
  const [whole = '', range = '0'] = id.split('@')
  return [whole, Number.parseInt(range, 10)]
}

/** A phrase without blanks at its ends. */
export function trim(phrase: Phrase): Phrase {
  const { text } = phrase
  const start = text.length - text.trimStart().length
  return cut(phrase, start, Math.max(text.trimEnd().length, start))
}

/** The pieces of a phrase between the matches of a pattern (global), without blanks around them; empty ones are left out. */
export function split(phrase: Phrase, pattern: RegExp): readonly Phrase[] {
  const { text } = phrase
  const ends: Stretch[] = []
  let open = 0
  for (const match of text.matchAll(pattern)) {
    ends.push([open, match.index])
    open = match.index + match[0].length
  }
  return piecesAt(phrase, [...ends, [open, text.length]])
}

/** Where a piece of a phrase begins and ends in its text. */
export type Stretch = readonly [start: number, end: number]

/** The pieces of a phrase at stretches of its text, in their order, without blanks around them; empty ones are left out. */
export function piecesAt(phrase: Phrase, stretches: readonly Stretch[]): readonly Phrase[] {
  const { text } = phrase
  if (stretches.length === 1) return text.trim() === '' ? [] : [trim(phrase)]
  // The pieces stand in order, so that one walk over the nodes is enough for all of them.
  const places = placesOf(phrase.nodes)
  let first = 0
  return stretches.flatMap(([from, to]) => {
    const piece = text.slice(from, to)
    const start = from + piece.length - piece.trimStart().length
    const end = from + piece.trimEnd().length
    if (start >= end) return []
    while (first < places.length && (places[first] as Place).to < start) first++
    return toPhrase(cutNodes(places, start, end, first))
  })
}

/** The lines of a phrase. */
export function linesOf(phrase: Phrase): readonly Phrase[] {
  return split(phrase, /\n/g)
}

/** Lines as one phrase again, with breaks between them. */
export function joinLines(lines: readonly Phrase[]): Phrase {
  return toPhrase(
    lines.flatMap(({ nodes }, at) => (at === 0 ? nodes : [{ type: 'break' as const }, ...nodes])),
  )
}

/** Two phrases with a blank between them. */
export function joinWords(one: Phrase, other: Phrase): Phrase {
  return toPhrase([...one.nodes, { type: 'text', value: ' ' }, ...other.nodes])
}

/** The sentences of a phrase in a language (BCP 47). */
export function sentencesOf(phrase: Phrase, lang: string): readonly Phrase[] {
  const segments = [...sentenceSegments(phrase.text, lang)]
  return piecesAt(
    phrase,
    segments.map(({ index, segment }): Stretch => [index, index + segment.length]),
  )
}

/** Words that are not the copy's own, such as a label made from a key: a phrase without a node id. */
export function phraseOf(value: string): Phrase {
  const node: Text = { type: 'text', value }
  return { nodes: [node], text: value }
}

/** Words with a capital, as a line has that was a clause. */
export function capital({ nodes: [first, ...others], text }: Phrase): Phrase {
  if (first?.type !== 'text') return toPhrase([...(first ? [first] : []), ...others])
  const value = first.value.charAt(0).toLocaleUpperCase() + first.value.slice(1)
  return text === '' ? phraseOf('') : toPhrase([{ ...first, value }, ...others])
}

/** Where words stand in a line: by the nodes that they are cut from. */
export function placeIn(
  line: Phrase,
  nodes: readonly PhrasingContent[],
): { readonly start: number; readonly end: number } | undefined {
  const leaves = leavesOf(nodes)
  const [first, last] = [leaves[0], leaves.at(-1)]
  if (first?.id === undefined || last?.id === undefined) return undefined
  let at = 0
  let start: number | undefined
  for (const { id, from, length } of leavesOf(line.nodes)) {
    if (id === first.id && first.from >= from && first.from < from + length) start = at + first.from - from
    const end = last.from + last.length
    if (id === last.id && end > from && end <= from + length && start !== undefined)
      return { start, end: at + end - from }
    at += length
  }
  return undefined
}

/** Whether words stand elsewhere in the copy than others; those that stand in no source do not. */
export function standElsewhere(one: Phrase, other: Phrase): boolean {
  const [[first], [second]] = [leavesOf(one.nodes), leavesOf(other.nodes)]
  if (first?.id === undefined || second?.id === undefined) return false
  return first.id !== second.id || first.from !== second.from
}

/** Whether words stand before others in the body of the copy; those of fields stand nowhere in it. */
export function standsBefore(one: Phrase, other: Phrase): boolean {
  const [[node, at], [otherNode, otherAt]] = [orderOf(one.nodes), orderOf(other.nodes)]
  return node < otherNode || (node === otherNode && at < otherAt)
}

/** The number of the first text node of the body that words are of, and the letter of it that they begin at. */
function orderOf(nodes: readonly PhrasingContent[]): readonly [node: number, at: number] {
  const first = leavesOf(nodes).find(({ id }) => id?.startsWith('n_'))
  return first?.id === undefined ? [Number.NaN, 0] : [Number.parseInt(first.id.slice(2), 36), first.from]
}

interface Leaf {
  readonly id: string | undefined
  /** Offset in the node that it is cut from. */
  readonly from: number
  readonly length: number
}

/** The words of nodes with the nodes of the source that they are parts of. */
function leavesOf(nodes: readonly PhrasingContent[]): readonly Leaf[] {
  return nodes.flatMap((node): readonly Leaf[] => {
    if (node.type === 'break') return [{ id: undefined, from: 0, length: 1 }]
    if ('children' in node) return leavesOf(node.children)
    if (node.type !== 'text' && node.type !== 'inlineCode') return []
    const [id, from] = partOf(node.data?.id ?? '')
    return [{ id: id || undefined, from, length: node.value.length }]
  })
}
