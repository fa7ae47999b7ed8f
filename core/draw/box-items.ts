import type { Rule, Style } from '../compose/style.ts'
import { intoBleed, type Trim } from './bleed.ts'
import type { Borders } from './edges.ts'
import type { Item, Rectangle } from './frame.ts'
import { type Corners, leftBar, roundedPath } from './rounded-path.ts'

/** What a box looks like. */
interface BoxLook {
  readonly background: Style['background']
  readonly borders: Borders
  /** px */
  readonly radius: number
}

/** Whether a box begins and ends in what is drawn of it. */
interface BoxPart {
  readonly first: boolean
  readonly last: boolean
}

const whole: BoxPart = { first: true, last: true }

/** The ground and borders of a box on a page. Where a page break cuts it, there is no border and no rounding. */
export function boxItems(box: BoxLook, area: Rectangle, page: Trim, part: BoxPart = whole): Item[] {
  const items: Item[] = []
  if (area.width > 0 && area.height > 0) paintGround(box, area, part, page, items)
  paintBorders(slicedBorders(box.borders, part), box.radius, area, part, items)
  return items
}

function paintGround(
  { background, radius }: BoxLook,
  area: Rectangle,
  part: BoxPart,
  page: Trim,
  items: Item[],
): void {
  if (background === undefined || background === 'transparent') return
  const whole = part.first && part.last
  if (radius > 0 && !whole && (part.first || part.last) && typeof background === 'string') {
    items.push(shape(roundedPath(area.width, area.height, cornersOf(radius, part)), area, background))
  } else {
    const round = whole ? Math.min(radius, area.width / 2, area.height / 2) : 0
    const place = round > 0 ? area : intoBleed(area, page)
    items.push({ kind: 'rect', ...place, radius: round, fill: background })
  }
}

function cornersOf(radius: number, part: BoxPart): Corners {
  return { top: part.first ? radius : 0, bottom: part.last ? radius : 0 }
}

function slicedBorders(borders: Borders, part: BoxPart): Borders {
  if (part.first && part.last) return borders
  return {
    ...borders,
    top: part.first ? borders.top : undefined,
    bottom: part.last ? borders.bottom : undefined,
  }
}

function paintBorders(borders: Borders, radius: number, area: Rectangle, part: BoxPart, items: Item[]): void {
  const { top, right, bottom, left } = borders
  if (top !== undefined && sameRule(top, right) && sameRule(top, bottom) && sameRule(top, left)) {
    paintFrame(top, radius, area, items)
    return
  }
  if (
    radius > 0 &&
    left !== undefined &&
    top === undefined &&
    right === undefined &&
    bottom === undefined &&
    solid(left)
  ) {
    items.push(shape(leftBar(left.width, area.height, cornersOf(radius, part)), area, left.color))
    return
  }
  const { x, y, width, height } = area
  if (top !== undefined) paintRule(top, { x, y, width, height: top.width }, items)
  if (bottom !== undefined)
    paintRule(bottom, { x, y: y + height - bottom.width, width, height: bottom.width }, items)
  if (left !== undefined) paintRule(left, { x, y, width: left.width, height }, items)
  if (right !== undefined)
    paintRule(right, { x: x + width - right.width, y, width: right.width, height }, items)
}

function sameRule(one: Rule, other: Rule | undefined): boolean {
  return (
    other !== undefined &&
    one.width === other.width &&
    one.color === other.color &&
    (one.style ?? 'solid') === (other.style ?? 'solid')
  )
}

function solid(rule: Rule): boolean {
  return rule.style === undefined || rule.style === 'solid'
}

function paintFrame(rule: Rule, radius: number, area: Rectangle, items: Item[]): void {
  const half = rule.width / 2
  const width = Math.max(0, area.width - rule.width)
  const height = Math.max(0, area.height - rule.width)
  const round = Math.max(0, Math.min(radius, area.width / 2, area.height / 2) - half)
  const inner = { x: area.x + half, y: area.y + half, width, height, radius: round }
  items.push({ kind: 'rect', ...inner, stroke: rule.color, strokeWidth: rule.width, ...dashOf(rule) })
}

/** A rule along one side: a filled bar, or a dashed line through its middle. */
function paintRule(rule: Rule, bar: Rectangle, items: Item[]): void {
  if (solid(rule)) {
    items.push({ kind: 'rect', ...bar, radius: 0, fill: rule.color })
    return
  }
  const across = bar.width >= bar.height
  const d = across ? `M0 ${bar.height / 2}H${bar.width}` : `M${bar.width / 2} 0V${bar.height}`
  const place = { x: bar.x, y: bar.y, scaleX: 1, scaleY: 1 }
  items.push({ kind: 'path', d, ...place, stroke: rule.color, strokeWidth: rule.width, ...dashOf(rule) })
}

/** Lengths of dashes and the gaps between them, as browsers draw them. */
function dashOf({ width, style }: Rule): { readonly dash?: readonly number[] } {
  if (style === 'dashed') return { dash: width < 3 ? [width * 3, width * 2] : [width * 2, width] }
  return style === 'dotted' ? { dash: [width, width] } : {}
}

function shape(d: string, at: Rectangle, fill: string): Item {
  return { kind: 'path', d, x: at.x, y: at.y, scaleX: 1, scaleY: 1, fill }
}
