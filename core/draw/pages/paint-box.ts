import type { Rule } from '../../compose/style.ts'
import type { Item } from '../frame.ts'
import { intoBleed, type Rectangle } from './bleed.ts'
import type { Borders } from '../edges.ts'
import type { PageCanvas } from './paint-page.ts'
import { type Corners, leftBar, roundedPath } from './rounded-path.ts'
import type { Box } from './strip.ts'

/** The part of a box on one page: px from the page's top edge, and whether the box begins and ends here. */
export interface BoxPart {
  readonly top: number
  readonly bottom: number
  readonly first: boolean
  readonly last: boolean
}

/** Draws ground, borders and link of a part of a box. Where a page break cuts it, there is no border and no rounding. */
export function paintBox(
  box: Box,
  part: BoxPart,
  canvas: PageCanvas,
  layer: Item[],
  artifact: boolean,
): void {
  const area = { x: box.x, y: part.top, width: box.width, height: part.bottom - part.top }
  if (area.width > 0 && area.height > 0) paintGround(box, area, part, canvas, layer)
  paintBorders(slicedBorders(box.borders, part), box.radius, area, part, layer)
  if (box.link !== undefined && !artifact) layer.push({ kind: 'link', ...area, ...box.link })
}

function paintGround(box: Box, area: Rectangle, part: BoxPart, canvas: PageCanvas, layer: Item[]): void {
  const { background, radius } = box
  if (background === undefined) return
  const whole = part.first && part.last
  if (radius > 0 && !whole && (part.first || part.last) && typeof background === 'string') {
    layer.push(shape(roundedPath(area.width, area.height, cornersOf(radius, part)), area, background))
  } else {
    const round = whole ? Math.min(radius, area.width / 2, area.height / 2) : 0
    layer.push({
      kind: 'rect',
      ...(round > 0 ? area : intoBleed(area, canvas)),
      radius: round,
      fill: background,
    })
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

function paintBorders(borders: Borders, radius: number, area: Rectangle, part: BoxPart, layer: Item[]): void {
  const { top, right, bottom, left } = borders
  if (top !== undefined && sameRule(top, right) && sameRule(top, bottom) && sameRule(top, left)) {
    paintFrame(top, radius, area, layer)
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
    layer.push(shape(leftBar(left.width, area.height, cornersOf(radius, part)), area, left.color))
    return
  }
  const { x, y, width, height } = area
  if (top !== undefined) paintRule(top, { x, y, width, height: top.width }, layer)
  if (bottom !== undefined)
    paintRule(bottom, { x, y: y + height - bottom.width, width, height: bottom.width }, layer)
  if (left !== undefined) paintRule(left, { x, y, width: left.width, height }, layer)
  if (right !== undefined)
    paintRule(right, { x: x + width - right.width, y, width: right.width, height }, layer)
}

function sameRule(one: Rule, other: Rule | undefined): boolean {
  return (
    other !== undefined && one.width === other.width && one.color === other.color && one.style === other.style
  )
}

function solid(rule: Rule): boolean {
  return rule.style === undefined || rule.style === 'solid'
}

function paintFrame(rule: Rule, radius: number, area: Rectangle, layer: Item[]): void {
  const half = rule.width / 2
  const width = Math.max(0, area.width - rule.width)
  const height = Math.max(0, area.height - rule.width)
  const round = Math.max(0, Math.min(radius, area.width / 2, area.height / 2) - half)
  const inner = { x: area.x + half, y: area.y + half, width, height, radius: round }
  layer.push({ kind: 'rect', ...inner, stroke: rule.color, strokeWidth: rule.width, ...dashOf(rule) })
}

/** A rule along one side: a filled bar, or a dashed line through its middle. */
function paintRule(rule: Rule, bar: Rectangle, layer: Item[]): void {
  if (solid(rule)) {
    layer.push({ kind: 'rect', ...bar, radius: 0, fill: rule.color })
    return
  }
  const across = bar.width >= bar.height
  const d = across ? `M0 ${bar.height / 2}H${bar.width}` : `M${bar.width / 2} 0V${bar.height}`
  const place = { x: bar.x, y: bar.y, scaleX: 1, scaleY: 1 }
  layer.push({ kind: 'path', d, ...place, stroke: rule.color, strokeWidth: rule.width, ...dashOf(rule) })
}

function dashOf(rule: Rule): { readonly dash?: readonly number[] } {
  if (rule.style === 'dashed') return { dash: [rule.width * 3, rule.width * 2] }
  return rule.style === 'dotted' ? { dash: [rule.width, rule.width * 1.5] } : {}
}

function shape(d: string, at: Rectangle, fill: string): Item {
  return { kind: 'path', d, x: at.x, y: at.y, scaleX: 1, scaleY: 1, fill }
}
