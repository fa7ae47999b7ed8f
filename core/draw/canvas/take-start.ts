import type { Element, Node } from '../../compose/tree.ts'
import { isMedia } from './group-children.ts'
import { partElement } from './part-element.ts'

/** About how much room a picture takes, as characters of text. */
const pictureLength = 200

const lengths = new WeakMap<Element, number>()

/** How much there is to place: characters, and pictures as so many. 0 means nothing that a reader would miss. */
export function lengthOf(node: Node): number {
  if (node.type === 'text') return node.value.trim().length
  const known = lengths.get(node)
  if (known !== undefined) return known
  const length = isMedia(node) ? pictureLength : lengthOfAll(node.children)
  lengths.set(node, length)
  return length
}

/** `lengthOf` of several. */
export function lengthOfAll(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => sum + lengthOf(node), 0)
}

/** Where a cut went: between children, through one child, or through several that stand side by side. */
export type Seam = 'between' | { readonly through: Seam } | { readonly beside: readonly Seam[] }

/** A beginning of an element that is about as long as wished, and the rest. */
export interface Taken {
  readonly start: Element
  readonly rest: Element | undefined
  readonly seam: Seam
}

/**
 * Takes the beginning of a long element, so that a book is not laid out whole to fill one sheet. Cut between blocks where
 * they are short; what stands side by side is cut in each part alike. `budget` is in characters.
 */
export function takeStart(element: Element, budget: number): Taken {
  if (lengthOf(element) <= budget) return { start: element, rest: undefined, seam: 'between' }
  const columns = columnsBeside(element)
  return columns === undefined ? takeDown(element, budget) : takeBeside(element, columns, budget)
}

/** How many children stand side by side; undefined when they stand below each other. */
function columnsBeside({ style, tagName, children }: Element): number | undefined {
  if (tagName === 'tr') return children.length
  if (style.display === 'grid')
    return typeof style.columns === 'object' ? style.columns.length : (style.columns ?? 1)
  return style.display === 'flex' && style.direction !== 'column' ? children.length : undefined
}

function takeDown(element: Element, budget: number): Taken {
  const { count, used } = fitting(element.children, budget, 1)
  const before = element.children.slice(0, count)
  const crossing = element.children[count]
  const after = element.children.slice(count + 1)
  if (crossing === undefined || used > budget / 2)
    return taken(element, before, element.children.slice(count), 'between')
  const { left, right, seam } = cut(crossing, budget - used)
  if (right === undefined) return taken(element, [...before, left], after, 'between')
  return taken(element, [...before, left], [right, ...after], { through: seam })
}

function takeBeside(element: Element, columns: number, budget: number): Taken {
  const { children } = element
  const { count } = fitting(children, budget, columns)
  if (count > 0) return taken(element, children.slice(0, count), children.slice(count), 'between')
  const row = children.slice(0, columns)
  const cuts = row.map(child => cut(child, Math.ceil(budget / row.length)))
  const rights = cuts.map(({ left, right }) => right ?? emptiedNode(left))
  const seam: Seam = { beside: cuts.map(each => each.seam) }
  return taken(
    element,
    cuts.map(each => each.left),
    [...rights, ...children.slice(columns)],
    seam,
  )
}

/** How many children fit, a whole number of rows of `step`, and how long they are. */
function fitting(children: readonly Node[], budget: number, step: number): { count: number; used: number } {
  let used = 0
  for (let count = 0; count < children.length; count += step) {
    const more = lengthOfAll(children.slice(count, count + step))
    if (used + more > budget) return { count, used }
    used += more
  }
  return { count: children.length, used }
}

function emptiedNode(node: Node): Node {
  return node.type === 'text' ? { ...node, value: '' } : { ...node, properties: {}, children: [] }
}

function taken(element: Element, before: readonly Node[], after: readonly Node[], seam: Seam): Taken {
  // A table's head is repeated where a page ends, which is not here.
  const parts = partElement(element, before, after, false)
  if (parts.before === undefined) return { start: element, rest: undefined, seam: 'between' }
  return { start: parts.before, rest: parts.after, seam }
}

interface Halves {
  readonly left: Node
  readonly right: Node | undefined
  readonly seam: Seam
}

function cut(node: Node, budget: number): Halves {
  if (node.type === 'element') {
    if (isMedia(node) || node.field !== undefined) return { left: node, right: undefined, seam: 'between' }
    const { start, rest, seam } = takeStart(node, budget)
    return { left: start, right: rest, seam }
  }
  // White space alone would be no beginning.
  const blank = Math.max(0, node.value.search(/\S/))
  const end = cutIndex(node.value, blank + Math.max(budget, 1))
  const right = node.value.slice(end)
  const left: Node = { ...node, value: node.value.slice(0, end) }
  return { left, right: right === '' ? undefined : { ...node, value: right }, seam: 'between' }
}

/** The end of a word near the wish, or the wish itself in a word that is longer than any line. */
function cutIndex(value: string, wish: number): number {
  const space = value.slice(0, wish).search(/\s\S*$/)
  if (space > 0 && wish - space < 200 && value.slice(0, space).trim() !== '') return space + 1
  return /[\udc00-\udfff]/.test(value.charAt(wish)) ? wish + 1 : wish
}

/** Puts together what `takeStart` parted, when only some of the beginning was used. */
export function rejoin(start: Element, rest: Element, seam: Seam): Element {
  const { children } = start
  const more = rest.children
  if (seam === 'between') return { ...start, children: [...children, ...more] }
  if ('through' in seam) {
    const [first, ...others] = more
    const last = children.at(-1)
    if (first === undefined || last === undefined) return { ...start, children: [...children, ...more] }
    return {
      ...start,
      children: [...children.slice(0, -1), ...joinNodes(last, first, seam.through), ...others],
    }
  }
  const { beside } = seam
  // A row of which some columns are gone cannot be paired any more; its words still go on.
  if (children.length !== beside.length) return { ...start, children: [...children, ...more] }
  const joined = children.flatMap((child, index) => {
    const other = more[index]
    return other === undefined ? [child] : joinNodes(child, other, beside[index] ?? 'between')
  })
  return { ...start, children: [...joined, ...more.slice(beside.length)] }
}

function joinNodes(left: Node, right: Node, seam: Seam): Node[] {
  if (left.type === 'text' && right.type === 'text') return [{ ...left, value: left.value + right.value }]
  if (left.type === 'text' || right.type === 'text') return [left, right]
  return [rejoin(left, right, seam)]
}
