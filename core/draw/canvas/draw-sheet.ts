import type { Sheet } from '../../compose/sheet.ts'
import type { Style } from '../../compose/style.ts'
import type { Element } from '../../compose/tree.ts'
import type { Trim } from '../bleed.ts'
import { boxItems } from '../box-items.ts'
import type { DocumentDrawing, DrawnSheet } from '../draw-each.ts'
import { bordersOf, insetsOf } from '../edges.ts'
import type { Item, Mark, Rectangle } from '../frame.ts'
import { bulletLabel, continuedPart, hasLabels, numberLabel } from '../list-label.ts'
import { artItems, fitInto, inText, isArt, isPicture, pictureSource } from '../picture.ts'
import { plateItems } from '../plate.ts'
import { leafMark, type OpenNode, openNode } from '../structure.ts'
import { holdsText, linkOf, pictureMark, roleOf } from '../structure-role.ts'
import { drawLine, type RunMarks } from './draw-lines.ts'
import { drawMarker } from './draw-marker.ts'
import { layoutSheet, type SheetLayout } from './layout-sheet.ts'
import { inkOf } from './overflow.ts'
import type { Block, Paragraph, Run } from './plan.ts'

/**
 * Draws a face: satori finds the places of boxes and words; grounds, borders, pictures and links are drawn from the boxes
 * here, back to front in the order of the tree, and words are shaped with the same faces as everywhere else.
 */
export async function drawSheet(sheet: Sheet, document: DocumentDrawing): Promise<DrawnSheet> {
  const layout = await layoutSheet(sheet, document.context)
  const page = { width: sheet.size.width, height: layout.height, bleed: sheet.size.bleed }
  const drawing: Drawing = { ...document, layout, page, items: [], anchors: new Map() }
  const node = openNode(document.structure.root, 'Sect')
  drawBlock(layout.plan.root, { node, contents: false, bullets: 0, numbers: 0 }, drawing)
  return { frame: { ...page, background: sheet.background, items: drawing.items }, anchors: drawing.anchors }
}

/** One sheet while it is drawn. */
interface Drawing extends DocumentDrawing {
  readonly layout: SheetLayout
  readonly page: Trim
  readonly items: Item[]
  /** px from the sheet's top, by element id. */
  readonly anchors: Map<string, number>
}

/** Where a block is drawn: its parent in the structure (none for decoration) and the lists around it. */
interface Place {
  readonly node: OpenNode | undefined
  /** Inside a `nav`, whose lists are tables of contents. */
  readonly contents: boolean
  /** How many lists of either kind are around. */
  readonly bullets: number
  readonly numbers: number
  /** Label of the list item that is about to be drawn. */
  readonly label?: string
}

function drawBlock(block: Block, around: Place, drawing: Drawing): void {
  const { element } = block
  const box = drawing.layout.boxes[block.index]
  if (box === undefined) return
  if (element.properties.id !== undefined) drawing.anchors.set(element.properties.id, box.y)
  const outer = isHidden(element) ? { ...around, node: undefined } : around
  const { background, radius = 0 } = block.style
  drawing.items.push(...boxItems({ background, borders: bordersOf(block.style), radius }, box, drawing.page))
  if (isPicture(element)) {
    const mark = pictureMark(element, outer.node, drawing.structure)
    drawing.items.push(...pictureItems(block, box, drawing, mark))
  } else drawChildren(block, enter(block, box, outer, drawing), drawing)
}

function drawChildren(block: Block, inside: Place, drawing: Drawing): void {
  let number = block.element.properties.start ?? 1
  for (const child of block.children) {
    if (child.kind === 'paragraph') drawParagraph(child, inside, drawing)
    else {
      number = child.element.properties.value ?? number
      const label = itemLabel(block.element, child.element, inside, number)
      drawBlock(child, label === undefined ? inside : { ...inside, label }, drawing)
      if (label !== undefined) number += 1
    }
  }
}

function drawParagraph(paragraph: Paragraph, around: Place, drawing: Drawing): void {
  const { node, marks } = markRuns(paragraph, around.node, drawing)
  drawLines(paragraph, marks, drawing)
  for (const piece of paragraph.pieces)
    if (piece.kind === 'box') drawBlock(piece.block, { ...around, node }, drawing)
}

/** The place inside a block: its node in the structure, one more list around, and its marker or link drawn. */
function enter(block: Block, box: Rectangle, { label, ...around }: Place, drawing: Drawing): Place {
  const { tagName } = block.element
  const contents = around.contents || tagName === 'nav'
  let node = openRole(block.element, around.node, contents)
  if (tagName === 'pre') node = openNode(node, 'Code')
  if (tagName === 'li') node = enterItem(block, box, node, label, drawing)
  const linked = linkOf(block.element, node, drawing.structure)
  if (linked !== undefined) drawing.items.push({ kind: 'link', ...box, ...linked.link })
  return {
    node: linked === undefined ? node : linked.node,
    contents,
    bullets: around.bullets + (tagName === 'ul' ? 1 : 0),
    numbers: around.numbers + (tagName === 'ol' ? 1 : 0),
  }
}

function openRole(element: Element, parent: OpenNode | undefined, contents: boolean): OpenNode | undefined {
  const role = roleOf(element, parent, contents)
  if (role === undefined) return parent
  const { lang, scope, colSpan, rowSpan } = element.properties
  return openNode(parent, role, { lang, scope, colSpan, rowSpan })
}

function enterItem(
  block: Block,
  box: Rectangle,
  node: OpenNode | undefined,
  label: string | undefined,
  drawing: Drawing,
): OpenNode | undefined {
  const isItem = node?.role === 'LI'
  if (label !== undefined) {
    const mark = isItem ? leafMark(drawing.structure, openNode(node, 'Lbl')) : undefined
    const first = firstLine(block, drawing.layout)
    const baseline = first?.baseline ?? box.y + block.look.size
    drawing.items.push(...drawMarker(block, besideWords(box, first), baseline, label, mark))
  }
  return isItem ? openNode(node, 'LBody') : node
}

/** The first line of text in a block, and how far it goes across, px. */
interface FirstLine {
  readonly baseline: number
  readonly centred: boolean
  readonly left: number
  readonly right: number
}

function firstLine(block: Block, layout: SheetLayout): FirstLine | undefined {
  for (const child of block.children) {
    if (child.kind === 'block') {
      const found = firstLine(child, layout)
      if (found !== undefined) return found
    } else {
      const [line] = layout.lines.get(child) ?? []
      if (line !== undefined)
        return { baseline: line.baseline, centred: child.look.align === 'center', ...inkOf(line) }
    }
  }
  return undefined
}

/** The box that a marker stands before: an item's own, or no more than its words where they are centred in it. */
function besideWords(box: Rectangle, first: FirstLine | undefined): Rectangle {
  return first?.centred ? { ...box, x: first.left, width: first.right - first.left } : box
}

/**
 * The label of a list's item; undefined for other children, for lists that are lists only for the sake of meaning, and for
 * items that go on from the sheet before.
 */
function itemLabel(list: Element, item: Element, inside: Place, number: number): string | undefined {
  const numbered = list.tagName === 'ol'
  if (!(numbered || list.tagName === 'ul') || item.tagName !== 'li' || item.part === continuedPart)
    return undefined
  if (!hasLabels(list)) return undefined
  return numbered ? numberLabel(number, inside.numbers) : bulletLabel(inside.bullets)
}

/** Draws the lines of a paragraph and notes where its inline ids stand. */
function drawLines(paragraph: Paragraph, marks: RunMarks, drawing: Drawing): void {
  for (const line of drawing.layout.lines.get(paragraph) ?? []) {
    for (const { run } of line.words) {
      for (const { properties } of run.chain) {
        if (properties.id !== undefined && !drawing.anchors.has(properties.id))
          drawing.anchors.set(properties.id, line.top)
      }
    }
    drawing.items.push(...drawLine(line, marks))
  }
}

/**
 * Gives each run of a paragraph its mark in reading order. The words of a link belong to a node of their own, and a node
 * that may not hold text gets a paragraph for it.
 */
function markRuns(
  paragraph: Paragraph,
  parent: OpenNode | undefined,
  drawing: Drawing,
): { readonly node: OpenNode | undefined; readonly marks: RunMarks } {
  const node = parent === undefined || holdsText(parent.role) ? parent : openNode(parent, 'P')
  const marks = new Map<Run, Mark>()
  const links = new Map<Element, OpenNode | undefined>()
  for (const piece of paragraph.pieces) {
    if (piece.kind !== 'run' || piece.run.chain.some(isHidden)) continue
    const link = piece.run.chain.findLast(element => element.properties.href !== undefined)
    if (link !== undefined && !links.has(link)) links.set(link, openNode(node, 'Link'))
    const mark = leafMark(drawing.structure, link === undefined ? node : links.get(link))
    if (mark !== undefined) marks.set(piece.run, mark)
  }
  return { node, marks }
}

function isHidden(element: Element): boolean {
  return element.properties.ariaHidden === true
}

/** The picture or vector art of a block in its box; nothing when the box is empty or the picture missing. */
function pictureItems(
  block: Block,
  around: Rectangle,
  { context: { assets, theme } }: Drawing,
  mark: Mark | undefined,
): readonly Item[] {
  const found = pictureSource(block.element, assets)
  const source = found && inText(found, block.look)
  const box = withinEdges(around, block.style)
  if (source === undefined || box.width <= 0 || box.height <= 0) return []
  if (isArt(source)) return artItems(source, box, mark)
  const { radius = 0, fit } = block.style
  if (source.plate !== undefined) return plateItems(source.plate, { ...box, radius }, theme, mark)
  return [{ kind: 'image', asset: source, ...box, picture: fitInto(box, source, fit), radius, mark }]
}

/** Pictures stand inside padding and borders. */
function withinEdges({ x, y, width, height }: Rectangle, style: Style): Rectangle {
  const { top, right, bottom, left } = insetsOf(style)
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom }
}
