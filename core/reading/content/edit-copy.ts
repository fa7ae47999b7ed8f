import type { Nodes, PhrasingContent, RootContent } from 'mdast'
import type { Document } from '../../source/document.ts'
import type { Field, FieldValue } from '../../source/fields.ts'
import { isParent } from '../../source/walk.ts'
import { cut, toPhrase, trim } from '../facts/phrase.ts'
import type { Holder, Place } from './pieces.ts'

/** What becomes of a copy. Nothing of it is a word that the copy or the brief does not have. */
export interface CopyEdits {
  /** Places that are taken out. */
  readonly gone: readonly Place[]
  /** Signs that are taken out of every text: pictographs, hashtags. */
  readonly signs: readonly RegExp[]
  /** Blocks or fields that go to the start or the end of what stands beside them, or beside another. */
  readonly moves: readonly { readonly place: Place; readonly to: Goal }[]
  /** Words that are put otherwise, wherever they stand by themselves. */
  readonly replacements: readonly { readonly from: string; readonly to: string }[]
}

/** Where something goes. */
export type Goal = 'start' | 'end' | { readonly side: 'before' | 'after'; readonly place: Place }

/**
 * A document with edits made: every node that no edit names stays the very same, and with it its id, so that what is
 * laid out elsewhere does not change.
 */
export function editCopy(document: Document, edits: CopyEdits): Document {
  const taken = takenIn(edits.gone)
  const say = sayer(edits)
  const fields = moveFields(
    document.fields.flatMap(field => keepField(field, taken, say)),
    edits,
  )
  const kept = new Map(
    document.root.children.map(block => [
      block,
      taken.nodes.has(block) ? undefined : keep(block, taken, say),
    ]),
  )
  const children = ordered(document.root.children, edits).flatMap(block => kept.get(block) ?? [])
  const dropped = new Set([...taken.fields].map(({ name }) => name))
  const frontMatter = Object.fromEntries(
    Object.entries(document.frontMatter).filter(
      ([name]) => !dropped.has(name) || fields.some(field => field.name === name),
    ),
  )
  return { ...document, frontMatter, fields, root: { ...document.root, children } }
}

interface Taken {
  readonly nodes: ReadonlySet<object>
  readonly fields: ReadonlySet<Field>
  readonly ranges: ReadonlyMap<object, readonly (readonly [start: number, end: number])[]>
  readonly columns: ReadonlyMap<object, ReadonlySet<number>>
}

function takenIn(places: readonly Place[]): Taken {
  const nodes = new Set<object>()
  const fields = new Set<Field>()
  const ranges = new Map<object, (readonly [number, number])[]>()
  const columns = new Map<object, Set<number>>()
  for (const place of places) {
    switch (place.kind) {
      case 'field':
        fields.add(place.field)
        break
      case 'range':
        ranges.set(place.node, [...(ranges.get(place.node) ?? []), [place.start, place.end]])
        break
      case 'row':
        nodes.add(place.table.children[place.row] ?? place.table)
        break
      case 'column':
        columns.set(place.table, new Set([...(columns.get(place.table) ?? []), place.column]))
        break
      case 'blocks':
        for (const block of place.blocks) nodes.add(block)
        break
      case 'picture':
        nodes.add(place.node)
        break
    }
  }
  return { nodes, fields, ranges, columns }
}

/** Changes the words of a text. */
type Say = (text: string) => string

function sayer({ signs, replacements }: CopyEdits): Say {
  const rules = replacements.map(({ from, to }) => [wordsAlone(from), to] as const)
  return text => {
    const said = rules.reduce((words, [pattern, to]) => words.replace(pattern, () => to), text)
    return signs.reduce((words, sign) => words.replace(sign, ''), said)
  }
}

/** Words where they stand by themselves: `6 am` is not in `16 am`. */
export function wordsAlone(words: string): RegExp {
  const pattern = words
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu')
}

function keepField(field: Field, taken: Taken, say: Say): readonly Field[] {
  if (taken.fields.has(field)) return []
  const value = keepValue(field.value, taken, say)
  return [value === field.value ? field : { ...field, value }]
}

function keepValue(value: FieldValue, taken: Taken, say: Say): FieldValue {
  switch (value.kind) {
    case 'text': {
      const text = say(value.text)
      const blocks = value.blocks.flatMap(block => keep(block, taken, say) ?? [])
      const isSame = text === value.text && blocks.every((block, at) => block === value.blocks[at])
      return isSame && blocks.length === value.blocks.length ? value : { ...value, text, blocks }
    }
    case 'list':
      return { ...value, items: value.items.map(item => keepValue(item, taken, say)) }
    case 'map':
      return { ...value, fields: value.fields.flatMap(field => keepField(field, taken, say)) }
    case 'empty':
      return value
  }
}

/** A node without what was taken out of it; undefined where nothing is left. */
function keep<Node extends Nodes>(node: Node, taken: Taken, say: Say): Node | undefined {
  if (taken.nodes.has(node)) return undefined
  if (node.type === 'text') {
    const value = say(node.value)
    return value === node.value ? node : { ...node, value }
  }
  if (!isParent(node)) return node
  const ranges = taken.ranges.get(node)
  const own = ranges ? withoutRanges(node as unknown as Holder, ranges) : (node.children as RootContent[])
  const columns = node.type === 'tableRow' ? undefined : taken.columns.get(node)
  const children = own.flatMap(child => {
    const kept = keep(columns ? withoutColumns(child, columns) : child, taken, say)
    return kept ?? []
  })
  if (children.length === node.children.length && children.every((child, at) => child === node.children[at]))
    return node
  const isEmpty = children.every(
    child => child.type === 'break' || (child.type === 'text' && isBlank(child.value)),
  )
  if (isEmpty && node.type !== 'tableCell') return undefined
  return { ...node, children }
}

function isBlank(text: string): boolean {
  return !/[^\s|•·,;:–—-]/u.test(text)
}

function withoutColumns(row: RootContent, columns: ReadonlySet<number>): RootContent {
  if (row.type !== 'tableRow') return row
  return { ...row, children: row.children.filter((_, at) => !columns.has(at)) }
}

/** The nodes of a holder without some stretches of its words, and without the lines of which nothing is left. */
function withoutRanges(node: Holder, ranges: readonly (readonly [number, number])[]): RootContent[] {
  const phrase = toPhrase(node.children as PhrasingContent[])
  const { text } = phrase
  const gone = [...ranges, ...emptiedLines(text, ranges)].toSorted(([one], [other]) => one - other)
  const nodes: PhrasingContent[] = []
  let at = 0
  for (const [start, end] of [...gone, [text.length, text.length] as const]) {
    if (start > at) nodes.push(...cut(phrase, at, start).nodes)
    at = Math.max(at, end)
  }
  return [...trim(toPhrase(nodes)).nodes]
}

/** Lines of which nothing but dividers is left, with their endings. */
function emptiedLines(
  text: string,
  ranges: readonly (readonly [number, number])[],
): readonly [number, number][] {
  const lines: [number, number][] = []
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const left = [...line].length === 0 ? line : leftOf(line, start, ranges)
    const isTouched = ranges.some(([from, to]) => from < end && to > start)
    if (isTouched && isBlank(left)) lines.push([start, Math.min(end + 1, text.length)])
    start = end + 1
  }
  return lines
}

function leftOf(line: string, offset: number, ranges: readonly (readonly [number, number])[]): string {
  return ranges
    .toSorted(([one], [other]) => other - one)
    .reduce((left, [from, to]) => {
      const start = Math.max(from - offset, 0)
      return start >= line.length || to <= offset
        ? left
        : left.slice(0, start) + left.slice(Math.max(to - offset, start))
    }, line)
}

/** Blocks in the order that the moves ask for: to the start is above the first block of the same kind of part. */
function ordered(blocks: readonly RootContent[], { moves }: CopyEdits): readonly RootContent[] {
  return moves.reduce((all, { place, to }) => {
    if (place.kind !== 'blocks') return all
    const [head] = place.blocks
    const own = new Set(place.blocks)
    const others = all.filter(block => !own.has(block))
    if (head?.type !== 'heading') return all
    if (typeof to !== 'string') return beside(others, place.blocks, to) ?? all
    const isPeer = (block: RootContent) => block.type === 'heading' && block.depth <= head.depth
    const first = others.findIndex((block, at) => isPeer(block) && !isTitle(all, block, at))
    const at = to === 'start' && first >= 0 ? first : others.length
    return [...others.slice(0, at), ...place.blocks, ...others.slice(at)]
  }, blocks)
}

/** Blocks with some of them beside a headed part; undefined where that is not among them. */
function beside(
  others: readonly RootContent[],
  own: readonly RootContent[],
  { side, place }: Exclude<Goal, string>,
): readonly RootContent[] | undefined {
  const goal = place.kind === 'blocks' ? place.blocks : []
  const [first, last] = [others.indexOf(goal[0] as RootContent), others.indexOf(goal.at(-1) as RootContent)]
  if (first < 0 || last < 0) return undefined
  const at = side === 'before' ? first : last + 1
  return [...others.slice(0, at), ...own, ...others.slice(at)]
}

/** Whether a heading leads the whole: the first, and alone at its depth. */
function isTitle(blocks: readonly RootContent[], heading: RootContent, at: number): boolean {
  if (heading.type !== 'heading' || blocks.slice(0, at).some(({ type }) => type === 'heading')) return false
  return blocks.filter(block => block.type === 'heading' && block.depth <= heading.depth).length === 1
}

function moveFields(fields: readonly Field[], { moves }: CopyEdits): readonly Field[] {
  return moves.reduce((all, { place, to }) => {
    if (place.kind !== 'field') return all
    const own = all.filter(({ line, name }) => line === place.field.line && name === place.field.name)
    const others = all.filter(field => !own.includes(field))
    if (typeof to !== 'string') {
      const goal = to.place.kind === 'field' ? to.place.field : undefined
      const found = others.findIndex(({ line, name }) => line === goal?.line && name === goal?.name)
      const at = to.side === 'before' ? found : found + 1
      return found < 0 ? all : [...others.slice(0, at), ...own, ...others.slice(at)]
    }
    return to === 'start' ? [...own, ...others] : [...others, ...own]
  }, fields)
}
