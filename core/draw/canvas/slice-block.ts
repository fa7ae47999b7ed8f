import { type Element, isElement, type Node } from '../../compose/tree.ts'
import { isMedia } from './group-children.ts'
import type { SheetLayout } from './layout-sheet.ts'
import { bottomOf } from './bottom-of.ts'
import { isShown } from './overflow.ts'
import { type Parts, partElement, partInline } from './part-element.ts'
import { placeInParagraph } from './part-paragraph.ts'
import type { Block, Paragraph } from './plan.ts'
import { columnWidths, keepColumns } from './keep-columns.ts'

/** Where to cut: the region's top, and the line that nothing before may cross. px on the sheet. */
export interface Cut {
  readonly top: number
  readonly bottom: number
  /** Cut what is otherwise kept whole, since it is taller than any region. */
  readonly force: boolean
}

/** Cuts a laid-out block at a height: what fits stays before, the rest comes after, in the order of the tree. */
export function sliceBlock(block: Block, layout: SheetLayout, cut: Cut): Parts {
  if (bottomOf(block, layout) <= cut.bottom) return { before: block.element, after: undefined }
  if (isMedia(block.element) && cut.force) return shrinkMedia(block, layout, cut)
  if (!mayBeCut(block, cut)) return { before: undefined, after: block.element }
  const parts = standsSideBySide(block) ? sliceRows(block, layout, cut) : sliceColumn(block, layout, cut)
  if (isElement(block.element, 'table')) return keepColumns(parts, columnWidths(block, layout.boxes))
  return block.style.height === undefined ? parts : withoutHeight(parts)
}

/** A picture is not made smaller than this to stand where it came; it moves on instead. */
const smallestShare = 0.3

/** A picture that is taller than any region is shown as tall as the region is. */
function shrinkMedia(block: Block, layout: SheetLayout, { bottom }: Cut): Parts {
  const { element } = block
  const box = layout.boxes[block.index]
  const share = box === undefined ? 0 : (bottom - box.y) / box.height
  if (box === undefined || share < smallestShare) return { before: undefined, after: element }
  const style = { ...element.style, width: box.width * share, height: box.height * share }
  return { before: { ...element, style }, after: undefined }
}

/** What is cut is no longer as tall as it was stated to be. */
function withoutHeight({ before, after }: Parts): Parts {
  const free = (part: Element): Element => {
    const { height: _height, minHeight: _least, ...style } = part.style
    return { ...part, style }
  }
  return { before: before && free(before), after: after && free(after) }
}

function mayBeCut(block: Block, { force }: Cut): boolean {
  if (isMedia(block.element) || block.element.field !== undefined) return false
  if (isElement(block.element, 'tr') || block.style.height !== undefined) return force
  return true
}

function standsSideBySide({ element, style }: Block): boolean {
  if (isElement(element, 'tr')) return true
  return style.display === 'grid' || (style.display === 'flex' && style.direction !== 'column')
}

/** Nodes before and after a cut. */
interface Divided {
  readonly before: Node[]
  readonly after: Node[]
}

function sliceColumn(block: Block, layout: SheetLayout, cut: Cut): Parts {
  const divided: Divided = { before: [], after: [] }
  for (const child of block.children) {
    if (child.kind === 'block' && child.style.position === 'absolute') divided.before.push(child.element)
    else if (divided.after.length > 0) divided.after.push(...nodesOf(child))
    else divide(child, layout, cut, divided)
  }
  if (!cut.force) keepHeadingsWithNext(block, divided)
  return partElement(block.element, divided.before, divided.after, hasShortHead(block, layout, cut))
}

/** A table's head is repeated unless it would take much of every page. */
function hasShortHead(table: Block, layout: SheetLayout, { top, bottom }: Cut): boolean {
  const head = table.children.find(child => child.kind === 'block' && isElement(child.element, 'thead'))
  const box = head?.kind === 'block' ? layout.boxes[head.index] : undefined
  return box === undefined || box.height <= (bottom - top) / 3
}

function nodesOf(child: Block | Paragraph): readonly Node[] {
  return child.kind === 'block' ? [child.element] : child.nodes
}

function divide(child: Block | Paragraph, layout: SheetLayout, cut: Cut, { before, after }: Divided): void {
  if (child.kind === 'paragraph') {
    const place = placeInParagraph(child, layout.lines.get(child) ?? [], cut)
    if (place === 'before') before.push(...child.nodes)
    else if (place === 'after') after.push(...child.nodes)
    else {
      const [left, right] = partInline(child.nodes, place)
      before.push(...left)
      after.push(...right)
    }
    return
  }
  const parts = movesWhole(child, layout, cut)
    ? { before: undefined, after: child.element }
    : sliceBlock(child, layout, cut)
  if (parts.before !== undefined) before.push(parts.before)
  if (parts.after !== undefined) after.push(parts.after)
}

/** How full a region must be for a short block to move on whole rather than be cut. */
const full = 0.6

/** Paragraphs, items, quotations and cards that fit on the next sheet are not cut when this one is full enough without. */
function movesWhole(block: Block, layout: SheetLayout, cut: Cut): boolean {
  const box = layout.boxes[block.index]
  const bottom = bottomOf(block, layout)
  if (box === undefined || cut.force || bottom <= cut.bottom || !isOneThing(block)) return false
  const room = cut.bottom - cut.top
  return box.y - cut.top >= room * full && bottom - box.y <= room
}

function isOneThing(block: Block): boolean {
  if (isElement(block.element, 'p', 'li', 'blockquote', 'figure', 'pre')) return true
  return isShown(block) && !isElement(block.element, 'table', 'thead', 'tbody', 'tr')
}

function keepHeadingsWithNext(block: Block, { before, after }: Divided): void {
  if (after.length === 0) return
  const keeps = (node: Node | undefined): node is Node => node?.type === 'element' && isHeading(node, block)
  let kept = before.length
  while (kept > 0 && keeps(before[kept - 1])) kept -= 1
  after.unshift(...before.splice(kept))
}

function isHeading(node: Extract<Node, { type: 'element' }>, parent: Block): boolean {
  const child = parent.children.find(each => each.kind === 'block' && each.element === node)
  return child?.kind === 'block' && child.style.keepWithNext === true
}

/** Children side by side: rows that fit stay; the first row, when it is too tall, is cut through all its children. */
function sliceRows(block: Block, layout: SheetLayout, cut: Cut): Parts {
  const rows = toRows(block, layout)
  const fitting = rows.findIndex(row => row.some(child => bottomOf(child, layout) > cut.bottom))
  if (fitting < 0) return { before: block.element, after: undefined }
  if (fitting > 0) {
    const before = rows.slice(0, fitting).flat().flatMap(nodesOf)
    return partElement(block.element, before, rows.slice(fitting).flat().flatMap(nodesOf))
  }
  const [crossed = [], ...later] = rows
  const parts = crossed.map(child =>
    child.kind === 'block' ? sliceBlock(child, layout, cut) : sliceLoose(child, layout, cut),
  )
  if (parts.every(part => part.before === undefined)) return { before: undefined, after: block.element }
  const before = parts.map((part, index) => part.before ?? emptied(crossed[index]))
  const after = parts.map((part, index) => part.after ?? emptied(crossed[index]))
  return partElement(block.element, before.flat(), [...after.flat(), ...later.flat().flatMap(nodesOf)])
}

/** Text directly between boxes that stand side by side is a box of its own. */
function sliceLoose(child: Paragraph, layout: SheetLayout, cut: Cut): Parts {
  const divided: Divided = { before: [], after: [] }
  divide(child, layout, cut, divided)
  const wrap = (children: Node[]): Parts['before'] =>
    children.length === 0
      ? undefined
      : { type: 'element', tagName: 'div', properties: {}, style: {}, children }
  return { before: wrap(divided.before), after: wrap(divided.after) }
}

/** Keeps a column's place where nothing of it is left. */
function emptied(child: Block | Paragraph | undefined): Node[] {
  return child?.kind === 'block' ? [{ ...child.element, children: [], properties: {} }] : []
}

function toRows(block: Block, layout: SheetLayout): (Block | Paragraph)[][] {
  const rows: (Block | Paragraph)[][] = []
  let bottom = Number.NEGATIVE_INFINITY
  for (const child of block.children) {
    const box = child.kind === 'block' ? layout.boxes[child.index] : undefined
    const top =
      box?.y ?? (child.kind === 'paragraph' ? layout.lines.get(child)?.[0]?.top : undefined) ?? bottom
    if (rows.length === 0 || top >= bottom) rows.push([child])
    else rows.at(-1)?.push(child)
    bottom = Math.max(bottom, box === undefined ? bottomOf(child, layout) : box.y + box.height)
  }
  return rows
}
