import { mostFitting } from '../../compose/fit.ts'
import { columnCount } from '../../compose/rows.ts'
import { type Element, isElement, type Node } from '../../compose/tree.ts'
import { bordersOf } from '../edges.ts'
import { continuedPart } from '../list-label.ts'
import { isPicture } from '../picture.ts'
import { fullStyle } from '../text-properties.ts'

/** A tree cut in two: what stays and what moves on. Either may be nothing. */
export interface Parts {
  readonly before: Element | undefined
  readonly after: Element | undefined
}

/** What an element is cut for. */
interface Cutting {
  /** Whether there is room for a beginning of the element. What fits, fits with less in it. */
  readonly fits: (beginning: Element) => boolean
  /** Whether there would be room for it with nothing above. */
  readonly fitsAlone: (beginning: Element) => boolean
  /** How much stands above it in the same room, as `lengthOf` counts. */
  readonly above: number
  /** Cuts what is otherwise kept whole, and shows pictures smaller. */
  readonly force: boolean
  /** Lines are as they are written. */
  readonly pre?: boolean
  /** What is thought to fit, with what stands above: it is tried first, since each try lays a page out. */
  readonly expected?: number | undefined
  /** The part of its words that may be missing from a full room. Default none. */
  readonly slack?: number
  /** That there is no room for the whole element was found out already. */
  readonly isTooMuch?: boolean
}

/** About how much room a picture takes, as characters of text. */
const pictureLength = 200

const lengths = new WeakMap<Element, number>()

/** How much there is to place: characters, and pictures as so many. 0 means nothing that a reader would miss. */
export function lengthOf(node: Node): number {
  if (node.type === 'text') return node.value.trim().length
  const known = lengths.get(node)
  if (known !== undefined) return known
  const length = isPicture(node) ? pictureLength : lengthOfAll(node.children)
  lengths.set(node, length)
  return length
}

/** `lengthOf` of several. */
export function lengthOfAll(nodes: readonly Node[]): number {
  return nodes.reduce((sum, node) => sum + lengthOf(node), 0)
}

/**
 * Parts an element where as much of it as fits stays: between its children, in one of them, or between the words of a text.
 * Headings stay with what they head, short things whole, and of a paragraph no line alone.
 */
export function takeMost(element: Element, { isTooMuch = false, ...cutting }: Cutting): Parts {
  if (!isTooMuch && cutting.fits(element)) return { before: element, after: undefined }
  if (isPicture(element)) return takePicture(element, cutting)
  if (element.field !== undefined || (isElement(element, 'tr') && !cutting.force)) return moved(element)
  const inside = fullStyle(element).whiteSpace === 'pre' ? { ...cutting, pre: true } : cutting
  if (element.children.some(child => child.type === 'text' && child.value.trim() !== ''))
    return takeWords(element, inside)
  return columnsBeside(element) === undefined ? takeChildren(element, inside) : takeRows(element, inside)
}

function moved(element: Element): Parts {
  return { before: undefined, after: element }
}

/** Shares of its size that a picture may be shown at. */
const shares = [0.85, 0.7, 0.55, 0.4, 0.3] as const

function takePicture(element: Element, { fits, force }: Cutting): Parts {
  const shown = force ? shares.map(share => resized(element, share)).find(fits) : undefined
  return shown === undefined ? moved(element) : { before: shown, after: undefined }
}

function resized(picture: Element, share: number): Element {
  const { width, height } = picture.style
  const size =
    typeof width === 'number' && typeof height === 'number'
      ? { width: width * share, height: height * share }
      : { maxWidth: `${share * 100}%` as const }
  return { ...picture, style: { ...picture.style, ...size } }
}

/** How many nodes or rows of such, one below the other, are thought to fit. */
function guessOf(
  things: readonly (Node | readonly Node[])[],
  { expected, above }: Cutting,
): number | undefined {
  if (expected === undefined) return undefined
  let left = expected - above
  const at = things.findIndex(thing => {
    left -= 'type' in thing ? lengthOf(thing) : lengthOfAll(thing)
    return left < 0
  })
  return at < 0 ? things.length : at
}

// Children below each other

function takeChildren(element: Element, cutting: Cutting): Parts {
  const [children, placed] = divided(element)
  const holding = (inside: readonly Node[]): Element => ({ ...element, children: inside })
  const fits = (end: number): boolean => cutting.fits(holding(children.slice(0, end)))
  // All of them were too much, unless it is what is placed by hand.
  const most = children.length - (placed.length > 0 ? 0 : 1)
  const count = mostFitting(most, fits, { guess: guessOf(children, cutting) })
  const stay = children.slice(0, count)
  const crossing = children[count]
  const parts = isElement(crossing) ? takeCrossing(crossing, stay, { ...cutting, holding }) : undefined
  const rest = crossing === undefined ? [] : [parts?.after ?? crossing]
  const after = [
    ...(parts !== undefined && parts.after === undefined ? [] : rest),
    ...children.slice(count + 1),
  ]
  if (parts?.before === undefined && !cutting.force) after.unshift(...stay.splice(headingsFrom(stay)))
  return partElement(element, [...placed, ...stay, ...(parts?.before ? [parts.before] : [])], after)
}

/** Children that take room, and those that are placed by hand. */
function divided({ children }: Element): readonly [Node[], Node[]] {
  const isPlaced = (node: Node): boolean => isElement(node) && node.style.position === 'absolute'
  return [children.filter(node => !isPlaced(node)), children.filter(isPlaced)]
}

/** Where the headings at the end of some children begin. */
function headingsFrom(children: readonly Node[]): number {
  return 1 + children.findLastIndex(node => !isElement(node) || fullStyle(node).keepWithNext !== true)
}

/** How full a room must be for a short thing to move on whole rather than be cut. */
const full = 0.6

/** Parts a child that the room ends in; paragraphs, items, cards and rows move on whole when that leaves the room full enough. */
function takeCrossing(
  child: Element,
  stay: readonly Node[],
  { holding, ...cutting }: Cutting & { readonly holding: (inside: readonly Node[]) => Element },
): Parts {
  const above = cutting.above + lengthOfAll(stay)
  const movesWhole = (length: number): boolean =>
    !cutting.force &&
    isOneThing(child) &&
    above >= (above + length) * full &&
    cutting.fitsAlone(holding([child]))
  // Whatever of it would stay: it need not be found out.
  if (movesWhole(lengthOf(child))) return moved(child)
  const parts = takeMost(child, {
    ...cutting,
    isTooMuch: true,
    above,
    fits: beginning => cutting.fits(holding([...stay, beginning])),
    fitsAlone: beginning => cutting.fitsAlone(holding([beginning])),
  })
  return parts.before !== undefined && movesWhole(lengthOf(parts.before)) ? moved(child) : parts
}

function isOneThing(element: Element): boolean {
  if (isElement(element, 'table', 'thead', 'tbody')) return false
  if (isElement(element, 'p', 'li', 'blockquote', 'figure', 'pre')) return true
  const style = fullStyle(element)
  const hasEdge = Object.values(bordersOf(style)).some(rule => rule !== undefined)
  return hasEdge || style.background !== undefined || columnsBeside(element) !== undefined
}

// Children beside each other

/** How many children stand side by side; undefined when they stand below each other. */
function columnsBeside({ style, tagName, children }: Element): number | undefined {
  if (tagName === 'tr') return children.length
  if (style.display === 'grid') return columnCount(style)
  if (style.display !== 'flex' || style.direction === 'column') return undefined
  return style.wrap === true ? 1 : children.length
}

/** Rows that fit stay; the first, when it is too tall, is cut through all its children. */
function takeRows(element: Element, cutting: Cutting): Parts {
  const [children, placed] = divided(element)
  const rows = rowsOf(children, columnsBeside(element) ?? 1)
  const holding = (inside: readonly Node[]): Element => ({ ...element, children: inside })
  const fits = (end: number): boolean => cutting.fits(holding(rows.slice(0, end).flat()))
  const count = mostFitting(rows.length, fits, { guess: guessOf(rows, cutting) })
  if (count > 0) {
    const before = [...placed, ...rows.slice(0, count).flat()]
    return partElement(element, before, rows.slice(count).flat())
  }
  const [row = [], ...later] = rows
  const empty = row.map(emptied)
  const parts = row.map((child, at): Parts => {
    if (!isElement(child)) return { before: undefined, after: undefined }
    const beside =
      (fits: Cutting['fits']) =>
      (beginning: Element): boolean =>
        fits(holding(empty.with(at, beginning)))
    return takeMost(child, { ...cutting, fits: beside(cutting.fits), fitsAlone: beside(cutting.fitsAlone) })
  })
  if (parts.every(part => part.before === undefined)) return moved(element)
  const before = parts.map((part, at) => part.before ?? (empty[at] as Node))
  const after = parts.map((part, at) => part.after ?? (empty[at] as Node))
  return partElement(element, [...placed, ...before], [...after, ...later.flat()])
}

function rowsOf(children: readonly Node[], columns: number): Node[][] {
  const rows: Node[][] = []
  let column = columns
  for (const child of children) {
    const span = isElement(child) ? Math.min(child.style.span ?? 1, columns) : 1
    if (column + span > columns) {
      rows.push([])
      column = 0
    }
    rows.at(-1)?.push(child)
    column += span
  }
  return rows
}

/** A node without its content, to keep its place: of a picture, a box as large. */
function emptied(node: Node): Node {
  if (!isElement(node)) return { ...node, value: '' }
  return { ...node, ...(isPicture(node) && { tagName: 'div' }), properties: {}, children: [] }
}

// Words

/** Words that stand alone on neither side of a cut: less would be a line. */
const fewWords = 8

function takeWords(element: Element, cutting: Cutting): Parts {
  const { fits, force, pre = false, slack = 0 } = cutting
  const places = placesIn(element.children, pre && !force)
  if (!force && !pre && places.length <= fewWords) return moved(element)
  const divide = (count: number): readonly [Node[], Node[]] =>
    partInline(element.children, places[count - 1] as TextPlace)
  const fitsTo = (end: number): boolean => end === 0 || fits({ ...element, children: divide(end)[0] })
  const count = mostFitting(places.length - 1, fitsTo, { guess: guessOfPlaces(places, cutting), slack })
  const kept = force || pre ? count : settled(places, count)
  return kept === 0 ? moved(element) : partElement(element, ...divide(kept))
}

/** How many of the words are thought to fit. */
function guessOfPlaces(places: readonly TextPlace[], { expected, above }: Cutting): number | undefined {
  if (expected === undefined) return undefined
  const at = places.findIndex(({ before }) => before > expected - above)
  return at < 0 ? places.length : at
}

/** Where a paragraph is parted: after the last sentence that fits when that keeps most of the words, else after the last word. */
function settled(places: readonly TextPlace[], count: number): number {
  const sentence = 1 + places.slice(0, count).findLastIndex(place => place.ends)
  if (sentence >= Math.max(fewWords, count / 2)) return sentence
  const kept = Math.min(count, places.length - fewWords)
  return kept < fewWords ? 0 : kept
}

/** The end of a word: in which text node, counted in reading order, and how far in. */
interface TextPlace {
  readonly text: number
  readonly offset: number
  /** Letters up to it. */
  readonly before: number
  /** It ends a sentence. */
  readonly ends: boolean
}

function placesIn(nodes: readonly Node[], lines: boolean): TextPlace[] {
  let passed = 0
  return textsIn(nodes).flatMap((value, text) => {
    const start = passed
    passed += value.length
    return Array.from(value.matchAll(lines ? /[^\n]*\n|[^\n]+$/g : wordParts), match => {
      const offset = match.index + match[0].length
      const ends = sentenceEnd.test(value.slice(Math.max(0, offset - 8), offset))
      return { text, offset, before: start + offset, ends }
    })
  })
}

/** Words with the blank after them; long ones, and those of scripts without blanks, letter by letter. */
const wordParts = /\S{1,30}(?!\S)\s*|[^\s\p{M}]\p{M}*\s*|\s+/gu

const sentenceEnd = /[.!?…。！？]["'”’»)\]]*\s*$/u

function textsIn(nodes: readonly Node[]): string[] {
  return nodes.flatMap(node =>
    node.type === 'text' ? [node.value] : isWhole(node) ? [] : textsIn(node.children),
  )
}

/** Divides inline nodes at a place in their text. Elements around it are continued on both sides. */
function partInline(nodes: readonly Node[], place: TextPlace): readonly [Node[], Node[]] {
  return partNodes(nodes, place, { texts: 0 })
}

type Count = { texts: number }

function partNodes(nodes: readonly Node[], place: TextPlace, count: Count): readonly [Node[], Node[]] {
  const before: Node[] = []
  const after: Node[] = []
  for (const node of nodes) {
    const [left, right] = node.type === 'text' ? partText(node, place, count) : partWithin(node, place, count)
    if (left !== undefined) before.push(left)
    if (right !== undefined) after.push(right)
  }
  return [before, after]
}

type Halves = readonly [Node | undefined, Node | undefined]

function partText(node: Extract<Node, { type: 'text' }>, place: TextPlace, count: Count): Halves {
  const index = count.texts
  count.texts += 1
  if (index !== place.text) return index < place.text ? [node, undefined] : [undefined, node]
  const rest = node.value.slice(place.offset)
  if (rest === '') return [node, undefined]
  return [
    { ...node, value: node.value.slice(0, place.offset) },
    { ...node, value: rest },
  ]
}

function partWithin(element: Element, place: TextPlace, count: Count): Halves {
  // Breaks, pictures and fields hold no counted text: they stay before until the place is passed.
  if (isWhole(element)) return count.texts > place.text ? [undefined, element] : [element, undefined]
  const [before, after] = partNodes(element.children, place, count)
  if (after.length === 0) return [element, undefined]
  if (before.length === 0) return [undefined, element]
  return [
    { ...element, children: before },
    { ...withoutId(element), children: after },
  ]
}

/** Inline elements that are not divided. */
function isWhole(element: Element): boolean {
  const { tagName, field, style } = element
  return ['br', 'img', 'svg'].includes(tagName) || field !== undefined || style.display === 'none'
}

// Two elements of one

/**
 * Makes two elements of one whose children were divided: numbering goes on, a table repeats its head unless that would
 * take much of every page, and a list item that was cut in the middle is marked as going on.
 */
function partElement(element: Element, before: readonly Node[], after: readonly Node[]): Parts {
  if (after.length === 0) return { before: { ...element, children: before }, after: undefined }
  const isHead = (node: Node): boolean => element.tagName === 'table' && isElement(node, 'thead')
  const content = lengthOfAll(before.filter(node => !isHead(node)))
  if (content === 0) return { before: undefined, after: element }
  const again = before.filter(node => isHead(node) && lengthOf(node) <= content / 2)
  const item = isElement(element, 'li') ? { part: continuedPart } : {}
  const going = { ...withoutId(element), ...numbering(element, before), ...item }
  return {
    before: { ...element, children: before },
    after: { ...going, children: [...again.map(head => repeated(head)), ...after] },
  }
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
