import { type Element, isElement, type Node } from '../../compose/tree.ts'
import { continuedPart } from './item-label.ts'

/** A tree cut in two: what stays and what moves on. Either may be nothing. */
export interface Parts {
  readonly before: Element | undefined
  readonly after: Element | undefined
}

/**
 * Makes two elements of one whose children were divided: numbering goes on, a table repeats its head, and a list item
 * that was cut in the middle is marked as going on. A table without `repeatHead` has its head cut like any rows.
 */
export function partElement(
  element: Element,
  before: readonly Node[],
  after: readonly Node[],
  repeatHead = true,
): Parts {
  if (after.length === 0) return { before: { ...element, children: before }, after: undefined }
  const heads = repeatHead && element.tagName === 'table' ? element.children.filter(isHead) : []
  if (!before.some(node => !heads.includes(node) && isContent(node))) {
    return { before: undefined, after: { ...element, children: [...before, ...after] } }
  }
  const item = isElement(element, 'li') ? { part: continuedPart } : {}
  const going = { ...withoutId(element), ...numbering(element, before), ...item }
  const again = heads.filter(head => before.includes(head)).map(head => repeated(head))
  return { before: { ...element, children: before }, after: { ...going, children: [...again, ...after] } }
}

function isHead(node: Node): boolean {
  return isElement(node, 'thead')
}

function isContent(node: Node): boolean {
  return node.type === 'element' || node.value.trim() !== ''
}

function withoutId(element: Element): Element {
  const { id: _, ...properties } = element.properties
  return { ...element, properties }
}

function numbering(list: Element, before: readonly Node[]): Partial<Element> {
  if (!isElement(list, 'ol')) return {}
  let number = list.properties.start ?? 1
  for (const child of before) {
    if (!isElement(child, 'li') || child.part === continuedPart) continue
    number = (child.properties.value ?? number) + 1
  }
  return { properties: { ...withoutId(list).properties, start: number } }
}

/** A copy for another sheet: the copy's text is the author's only once, so it carries no node ids, ids or outline entries. */
export function repeated(node: Element): Element
export function repeated(node: Node): Node
export function repeated(node: Node): Node {
  if (node.type === 'text') return { type: 'text', value: node.value }
  const copy = { ...withoutId(node), children: node.children.map(child => repeated(child)) }
  return /^h[1-6]$/.test(node.tagName) ? { ...copy, unlisted: true } : copy
}

/** A place in inline content: a text node, counted in reading order, and an offset in it. */
export interface TextPlace {
  readonly textIndex: number
  readonly offset: number
}

/** Divides inline nodes at a place in their text. Elements around it are continued on both sides. */
export function partInline(nodes: readonly Node[], place: TextPlace): readonly [Node[], Node[]] {
  const count = { texts: 0 }
  const before: Node[] = []
  const after: Node[] = []
  for (const node of nodes) {
    const [left, right] = partNode(node, place, count)
    if (left !== undefined) before.push(left)
    if (right !== undefined) after.push(right)
  }
  return [before, after]
}

type Count = { texts: number }

function partNode(node: Node, place: TextPlace, count: Count): readonly [Node | undefined, Node | undefined] {
  if (node.type === 'element') return partInlineElement(node, place, count)
  const index = count.texts
  count.texts += 1
  if (index < place.textIndex) return [node, undefined]
  if (index > place.textIndex || place.offset === 0) return [undefined, node]
  const { value } = node
  const rest = value.slice(place.offset)
  return [
    { ...node, value: value.slice(0, place.offset) },
    rest === '' ? undefined : { ...node, value: rest },
  ]
}

function partInlineElement(
  element: Element,
  place: TextPlace,
  count: Count,
): readonly [Node | undefined, Node | undefined] {
  // Breaks, pictures and fields hold no counted text: they stay before until the place is passed.
  if (isWhole(element)) return count.texts > place.textIndex ? [undefined, element] : [element, undefined]
  const before: Node[] = []
  const after: Node[] = []
  for (const child of element.children) {
    const [left, right] = partNode(child, place, count)
    if (left !== undefined) before.push(left)
    if (right !== undefined) after.push(right)
  }
  if (after.length === 0) return [element, undefined]
  if (before.length === 0) return [undefined, element]
  return [
    { ...element, children: before },
    { ...withoutId(element), children: after },
  ]
}

/** True for inline elements that are not divided. */
export function isWhole(element: Element): boolean {
  return (
    ['br', 'img', 'svg'].includes(element.tagName) ||
    element.field !== undefined ||
    element.style.display === 'none'
  )
}
