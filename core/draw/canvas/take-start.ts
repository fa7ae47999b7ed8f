import { type Element, isElement, type Node } from '../../compose/tree.ts'
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
  const length = isMedia(node)
    ? pictureLength
    : node.children.reduce((sum, child) => sum + lengthOf(child), 0)
  lengths.set(node, length)
  return length
}

/** A beginning of an element that is about as long as wished, and the rest. */
export interface Taken {
  readonly start: Element
  readonly rest: Element | undefined
  /** How many levels deep the cut goes: 0 between children, 1 through a child, and so on. */
  readonly seam: number
}

/**
 * Takes the beginning of a long element, so that a book is not laid out whole to fill one sheet. It is cut between blocks
 * where they are short, and never through what stands side by side.
 */
export function takeStart(element: Element, budget: number): Taken {
  if (lengthOf(element) <= budget || isSideBySide(element))
    return { start: element, rest: undefined, seam: 0 }
  const before: Node[] = []
  let used = 0
  for (const child of element.children) {
    if (used + lengthOf(child) > budget) break
    before.push(child)
    used += lengthOf(child)
  }
  const crossing = element.children[before.length]
  const after: Node[] = element.children.slice(before.length + 1)
  let seam = 0
  if (crossing !== undefined && used > budget / 2) after.unshift(crossing)
  else if (crossing !== undefined) {
    const halves = cut(crossing, budget - used)
    before.push(halves.left)
    if (halves.right !== undefined) after.unshift(halves.right)
    if (halves.right !== undefined) seam = halves.seam + 1
  }
  const parts = partElement(element, before, after)
  if (parts.before === undefined) return { start: element, rest: undefined, seam: 0 }
  return { start: parts.before, rest: parts.after, seam }
}

function isSideBySide({ style, tagName }: Element): boolean {
  return (
    tagName === 'tr' || style.display === 'grid' || (style.display === 'flex' && style.direction !== 'column')
  )
}

function cut(node: Node, budget: number): { left: Node; right: Node | undefined; seam: number } {
  if (node.type === 'element') {
    if (isMedia(node) || node.field !== undefined) return { left: node, right: undefined, seam: 0 }
    const { start, rest, seam } = takeStart(node, budget)
    return { left: start, right: rest, seam }
  }
  const end = cutIndex(node.value, Math.max(budget, 1))
  const right = node.value.slice(end)
  const left: Node = { ...node, value: node.value.slice(0, end) }
  return { left, right: right === '' ? undefined : { ...node, value: right }, seam: 0 }
}

/** The end of a word near the wish, or the wish itself in a word that is longer than any line. */
function cutIndex(value: string, wish: number): number {
  const space = value.slice(0, wish).search(/\s\S*$/)
  if (space > 0 && wish - space < 200) return space + 1
  return /[\udc00-\udfff]/.test(value.charAt(wish)) ? wish + 1 : wish
}

/** Puts together what `takeStart` parted, when only some of the beginning was used. */
export function rejoin(start: Element, rest: Element, seam: number): Element {
  // A table's head was repeated at the cut.
  const more =
    rest.tagName === 'table' ? rest.children.filter(child => !isElement(child, 'thead')) : rest.children
  const last = start.children.at(-1)
  const [first, ...others] = more
  if (seam === 0 || last === undefined || first === undefined)
    return { ...start, children: [...start.children, ...more] }
  const joined = joinNodes(last, first, seam - 1)
  return { ...start, children: [...start.children.slice(0, -1), ...joined, ...others] }
}

function joinNodes(left: Node, right: Node, seam: number): Node[] {
  if (left.type === 'text' && right.type === 'text') return [{ ...left, value: left.value + right.value }]
  if (left.type === 'text' || right.type === 'text') return [left, right]
  return [rejoin(left, right, seam)]
}
