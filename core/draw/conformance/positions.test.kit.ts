import { isInlineTag } from '../../compose/defaults.ts'
import type { Style } from '../../compose/style.ts'
import type { Element, Node } from '../../compose/tree.ts'
import type { Frame, ImageItem, Item, Pages, PlacedWord, StructureNode, TextItem } from '../frame.ts'
import type { Drawer, Tree } from './tree.test.kit.tsx'

/** A box in px from the sheet's top left corner. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A word, or the part of it on one line. px */
export interface Word {
  readonly text: string
  readonly x: number
  readonly baseline: number
}

/** Where a drawer puts what is in a tree: boxes by the name of their ground, pictures by their file. */
export interface Positions {
  readonly boxes: Readonly<Record<string, Place>>
  readonly words: readonly Word[]
}

/** Without a ground of their own: the page, pictures, and what only groups rows. */
const groundless: ReadonlySet<string> = new Set(['main', 'img', 'svg', 'br', 'thead', 'tbody', 'tfoot'])

/** The tree with a ground for every box: its colour is its number, so that it is found again in every drawer's output. */
export function grounded({ root }: Tree): Element {
  let count = 0
  const visit = (element: Element, parent: Style): Element => {
    const { style, tagName } = element
    const item = parent.display === 'flex' || parent.display === 'grid'
    const inLine =
      style.display === 'inline' || (style.display === undefined && !item && isInlineTag(tagName))
    const background =
      !inLine && !groundless.has(tagName)
        ? `#0000${(count++).toString(16).padStart(2, '0')}`
        : style.background
    return {
      ...element,
      style: background === undefined ? style : { ...style, background },
      children: element.children.map((child: Node) => (child.type === 'text' ? child : visit(child, style))),
    }
  }
  return visit(root, {})
}

/** What a frame shows of a tree. Labels of lists are left out: in a browser they have no place. */
export function readFrame(frame: Frame, labels: ReadonlySet<number>): Positions {
  const boxes: Record<string, Place> = {}
  for (const item of frame.items) {
    const [name, place] = placeOf(item) ?? []
    if (name !== undefined && place !== undefined) boxes[name] = place
  }
  const texts = frame.items.filter((item): item is TextItem => item.kind === 'text')
  const words = texts
    .filter(({ mark }) => mark === undefined || !labels.has(mark))
    .flatMap(item => item.words.flatMap(word => wordsOf(word, item)))
  return { boxes, words }
}

/** The words of an item's word, which is more than one where spaces are kept, without what drawers add or change: hyphens and capitals. */
function wordsOf({ x, word }: PlacedWord, { x: from = 0, baseline, size }: TextItem): Word[] {
  return [...word.text.matchAll(/\S+/g)].flatMap(({ 0: letters, index }) => {
    const before = word.advances.slice(0, index).reduce((sum, advance) => sum + advance, 0)
    const text = letters.replace(/[-\u2010]$|\u00ad/g, '').toLowerCase()
    return text === '' ? [] : [{ text, x: from + x + before * size, baseline }]
  })
}

function placeOf(item: Item): [string, Place] | undefined {
  if (item.kind === 'rect' && typeof item.fill === 'string' && item.fill.startsWith('#0000'))
    return [item.fill, { x: item.x, y: item.y, width: item.width, height: item.height }]
  if (item.kind === 'image') return [item.asset.name, seen(item)]
  if (item.kind !== 'path' || item.fill === undefined || !item.fill.startsWith('#0000a')) return undefined
  return [item.fill, { x: item.x, y: item.y, width: 120 * item.scaleX, height: 80 * item.scaleY }]
}

/** What is to be seen of a picture: where it lies inside its box. */
function seen({ x, y, width, height, picture }: ImageItem): Place {
  const left = Math.max(x, picture.x)
  const top = Math.max(y, picture.y)
  const right = Math.min(x + width, picture.x + picture.width)
  const bottom = Math.min(y + height, picture.y + picture.height)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Marks of the labels of lists. */
export function labelsOf({ structure }: Pages): ReadonlySet<number> {
  const labels = new Set<number>()
  const visit = (node: StructureNode): void => {
    for (const child of node.children) {
      if (typeof child !== 'number') visit(child)
      else if (node.role === 'Lbl') labels.add(child)
    }
  }
  visit(structure)
  return labels
}

/** px by which drawers may differ. Satori puts boxes on whole px, so that what stands after several of them may be off by more. */
const tolerances: Readonly<Record<Drawer, number>> = { pages: 1, canvas: 1.5, slide: 1 }

/** How a drawer's places differ from those that are right. */
export function differences(right: Positions, drawn: Positions, drawer: Drawer): string[] {
  const near = within(tolerances[drawer])
  const names = [...new Set([...Object.keys(right.boxes), ...Object.keys(drawn.boxes)])].sort()
  const boxes = names.flatMap(name => {
    const [one, other] = [right.boxes[name], drawn.boxes[name]]
    return near(values(one), values(other)) ? [] : [`${name}: ${shown(one)} but ${shown(other)}`]
  })
  return [...boxes, ...wordDifferences(right.words, drawn.words, near)]
}

function values(place: Place | undefined): readonly number[] {
  return place === undefined ? [] : [place.x, place.y, place.width, place.height]
}

type Near = (one: readonly number[], other: readonly number[]) => boolean

function within(tolerance: number): Near {
  return (one, other) =>
    one.length === other.length && one.every((value, at) => Math.abs(value - (other[at] ?? 0)) <= tolerance)
}

function shown(place: Place | undefined): string {
  return place === undefined
    ? 'nothing'
    : values(place)
        .map(value => Math.round(value * 10) / 10)
        .join(' ')
}

function wordDifferences(right: readonly Word[], drawn: readonly Word[], near: Near): string[] {
  const [one, other] = [sorted(right), sorted(drawn)]
  const length = Math.max(one.length, other.length)
  return Array.from({ length }, (_, at) => [one[at], other[at]] as const).flatMap(([left, found]) => {
    const same =
      left?.text === found?.text &&
      near([left?.x ?? 0, left?.baseline ?? 0], [found?.x ?? 0, found?.baseline ?? 0])
    return same ? [] : [`“${left?.text}” at ${spot(left)} but “${found?.text}” at ${spot(found)}`]
  })
}

function spot(word: Word | undefined): string {
  return word === undefined
    ? 'nothing'
    : `${Math.round(word.x * 10) / 10} ${Math.round(word.baseline * 10) / 10}`
}

function sorted(words: readonly Word[]): readonly Word[] {
  return [...words].sort(
    (one, other) =>
      one.text.localeCompare(other.text) ||
      Math.round((one.baseline - other.baseline) / 4) ||
      one.x - other.x,
  )
}
