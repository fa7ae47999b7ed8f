import type { Sheet } from '../../compose/sheet.ts'
import type { Element, Node } from '../../compose/tree.ts'
import { bordersOf, insetsOf, toInsets } from '../edges.ts'
import { isPicture } from '../picture.ts'
import type { DrawContext } from '../context.ts'
import type { Overflow } from '../fit/overflow.ts'
import { layoutSheet } from './layout-sheet.ts'
import type { Line } from './place-lines.ts'
import type { Block } from './plan.ts'
import { type Bounds, boundsOf, type Rectangle } from '../frame.ts'

/** Edges that content must stay within, px on the sheet. */
interface Limits extends Bounds {
  /** The box of stated height that set top and bottom. */
  readonly box?: Element
}

/** What is tolerated because boxes are whole px. */
const tolerance = 1

/**
 * Measures what stands out of a face; undefined when everything is inside. Decoration may stand out. A sheet that satori
 * does not know how to lay out is full whatever its size.
 */
export async function overflowOf(sheet: Sheet, context: DrawContext): Promise<Overflow | undefined> {
  if (context.theme.dir === 'rtl' || !isKnown(sheet.root)) return { across: 0, ratio: 0, boxes: new Set() }
  const layout = await layoutSheet(sheet, context)
  const boxes = new Set<Element>()
  const worst = { across: 0, ratio: 1, boxes }
  let isOut = false
  const whole = sheetLimits(sheet, 0)
  const check = (inner: Limits, limits: Limits, slack: number): void => {
    const down = Math.max(inner.bottom - limits.bottom, limits.top - inner.top) - slack
    const across = Math.max(inner.right - limits.right, limits.left - inner.left) - slack
    const ratio = (limits.bottom - limits.top) / Math.max(inner.bottom - limits.top, 1)
    if (down > 0) worst.ratio = Math.min(worst.ratio, ratio)
    if (down > 0 && limits.box !== undefined) boxes.add(limits.box)
    isOut ||= down > 0 || across > 0
    worst.across = Math.max(worst.across, across)
  }
  const visit = (block: Block, around: Limits): void => {
    const box = layout.boxes[block.index]
    if (box === undefined || block.element.properties.ariaHidden === true) return
    const outer = block.style.position === 'absolute' ? whole : around
    if (isShown(block)) check(boundsOf(box), outer, tolerance)
    visitChildren(block, narrowed(outer, block, box))
  }
  const visitChildren = (block: Block, limits: Limits): void => {
    for (const child of block.children) {
      if (child.kind === 'block') visit(child, limits)
      else for (const line of layout.lines.get(child) ?? []) check(inkOf(line), limits, slackOf(line))
    }
  }
  const { root } = layout.plan
  visitChildren(root, inset(sheetLimits(sheet, 1), root))
  return isOut ? worst : undefined
}

/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether satori knows all that stands in a tree: tables, fields and lines from right to left it does not. */
function isKnown(node: Node): boolean {
  if (node.type === 'text') return !rightToLeft.test(node.value)
  if (node.tagName === 'table' || node.field !== undefined || node.properties.dir === 'rtl') return false
  return node.children.every(isKnown)
}

function inset({ left, top, right, bottom }: Limits, { style }: Block): Limits {
  const insets = insetsOf(style)
  return {
    left: left + insets.left,
    top: top + insets.top,
    right: right - insets.right,
    bottom: bottom - insets.bottom,
  }
}

/** Letters may reach a little over the edge of a region whose lines are set tight. */
function slackOf(line: Line): number {
  return tolerance + 0.05 * Math.max(...line.words.map(word => word.run.look.size))
}

/** The sheet's edges with its margins times `share`. A sheet as tall as its content has no bottom. */
function sheetLimits({ size, margin }: Sheet, share: number): Limits {
  const sides = toInsets(margin)
  const bottom = size.height > 0 ? size.height - sides.bottom * share : Number.POSITIVE_INFINITY
  return { left: sides.left * share, top: sides.top * share, right: size.width - sides.right * share, bottom }
}

/** True for blocks that a reader sees as such. */
export function isShown({ element, style }: Block): boolean {
  if (isPicture(element)) return true
  return (
    (style.background !== undefined && style.background !== 'transparent') ||
    Object.values(bordersOf(style)).some(rule => rule !== undefined)
  )
}

/** A region that content may move on from, and a box of stated height, keep their own content in. */
function narrowed(limits: Limits, { element, style }: Block, box: Rectangle): Limits {
  const fixed = style.height !== undefined && element.flow !== true
  if (!(fixed || element.flow)) return limits
  const insets = fixed ? { top: 0, bottom: 0 } : insetsOf(style)
  const bottom = box.y + box.height - insets.bottom
  const { box: _, ...sides } = limits
  return {
    ...sides,
    top: Math.max(limits.top, box.y + insets.top),
    bottom: Math.min(limits.bottom, bottom),
    // A box that stands out itself is not what its content stands out of.
    ...(fixed && bottom <= limits.bottom && { box: element }),
  }
}

/** Where the letters of a line stand: capitals and descenders of ordinary faces, since declared metrics are larger. */
export function inkOf(line: Line): Limits {
  let top = Number.POSITIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  for (const { run, x, width } of line.words) {
    const baseline = line.baseline - run.look.rise
    top = Math.min(top, baseline - run.look.size * 0.72)
    bottom = Math.max(bottom, baseline + run.look.size * 0.22)
    left = Math.min(left, x)
    right = Math.max(right, x + width - run.look.size * run.look.tracking)
  }
  return { left, top, right, bottom }
}
