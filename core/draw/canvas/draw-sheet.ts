import type { Sheet } from '../../compose/sheet.ts'
import type { Element } from '../../compose/tree.ts'
import type { Rectangle } from '../frame.ts'
import { boxItems } from '../box-items.ts'
import type { DocumentDrawing, DrawnSheet } from '../draw-each.ts'
import { bordersOf } from '../edges.ts'
import { leafMark, type OpenNode, openNode } from '../structure.ts'
import { linkOf, pictureMark, roleOf } from '../structure-role.ts'
import { bulletLabel, continuedPart, hasLabels, numberLabel } from '../list-label.ts'
import type { Drawing, Place } from './drawing.ts'
import { drawMarker } from './draw-marker.ts'
import { drawMedia } from './draw-media.ts'
import { drawLines, markRuns } from './draw-paragraph.ts'
import { isPicture } from '../picture.ts'
import { layoutSheet, type SheetLayout } from './layout-sheet.ts'
import { inkOf } from './overflow.ts'
import type { Block, Paragraph } from './plan.ts'

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

function drawBlock(block: Block, around: Place, drawing: Drawing): void {
  const { element } = block
  const box = drawing.layout.boxes[block.index]
  if (box === undefined) return
  if (element.properties.id !== undefined) drawing.anchors.set(element.properties.id, box.y)
  const outer = element.properties.ariaHidden === true ? { ...around, node: undefined } : around
  const { background, radius = 0 } = block.style
  drawing.items.push(...boxItems({ background, borders: bordersOf(block.style), radius }, box, drawing.page))
  if (isPicture(element)) {
    const mark = pictureMark(element, outer.node, drawing.structure)
    drawing.items.push(...drawMedia(block, box, drawing, mark))
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
