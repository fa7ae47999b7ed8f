import type { Gradient, Rule, Style } from '../../compose/style.ts'
import type { Item } from '../frame.ts'
import { bordersOf, type Insets } from '../edges.ts'
import type { Box } from './layout-sheet.ts'

/** A page's trim and what lies beyond it, px. */
export interface PageEdges {
  readonly width: number
  readonly height: number
  readonly bleed: number
}

/** The ground and borders of a box. A ground that reaches the page's edge goes on into the bleed. */
export function drawBox(box: Box, style: Style, page: PageEdges): Item[] {
  if (box.width <= 0 || box.height <= 0) return []
  const borders = bordersOf(style)
  const { top, right, bottom, left } = borders
  const even =
    top !== undefined && [right, bottom, left].every(side => side !== undefined && sameRule(side, top))
  return [
    ...ground(box, style.background, style.radius ?? 0, page),
    ...(even && top !== undefined ? [frameOf(box, top, style.radius ?? 0)] : edges(box, borders)),
  ]
}

function sameRule(one: Rule, other: Rule): boolean {
  return (
    one.width === other.width &&
    one.color === other.color &&
    (one.style ?? 'solid') === (other.style ?? 'solid')
  )
}

function ground(box: Box, fill: string | Gradient | undefined, radius: number, page: PageEdges): Item[] {
  if (fill === undefined || fill === 'transparent') return []
  const { x, y, width, height } = radius === 0 ? intoBleed(box, page) : box
  return [{ kind: 'rect', x, y, width, height, radius: Math.min(radius, width / 2, height / 2), fill }]
}

/** Boxes are whole px while paper is not: a ground within a px of the edge is meant to reach it. */
const near = 1

function intoBleed(box: Box, { width, height, bleed }: PageEdges): Box {
  if (bleed === 0) return box
  const left = box.x <= near ? -bleed : box.x
  const top = box.y <= near ? -bleed : box.y
  const right = box.x + box.width >= width - near ? width + bleed : box.x + box.width
  const bottom = box.y + box.height >= height - near ? height + bleed : box.y + box.height
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Lengths of dashes and the gaps between them. */
function dashOf(rule: Rule): readonly number[] | undefined {
  if (rule.style === 'dashed') return [rule.width * 3, rule.width * 3]
  return rule.style === 'dotted' ? [rule.width, rule.width] : undefined
}

/** The same border on all sides: a stroke along its middle. */
function frameOf(box: Box, rule: Rule, radius: number): Item {
  const half = rule.width / 2
  const dash = dashOf(rule)
  const width = Math.max(0, box.width - rule.width)
  const height = Math.max(0, box.height - rule.width)
  const corner = Math.max(0, Math.min(radius - half, width / 2, height / 2))
  const stroke = { stroke: rule.color, strokeWidth: rule.width, ...(dash !== undefined && { dash }) }
  return { kind: 'rect', x: box.x + half, y: box.y + half, width, height, radius: corner, ...stroke }
}

function edges(box: Box, borders: Readonly<Record<keyof Insets, Rule | undefined>>): Item[] {
  const { top, right, bottom, left } = borders
  const endX = box.x + box.width
  const endY = box.y + box.height
  return [
    ...(top ? [edge(top, box.x, box.y, endX, box.y + top.width)] : []),
    ...(right ? [edge(right, endX - right.width, box.y, endX, endY)] : []),
    ...(bottom ? [edge(bottom, box.x, endY - bottom.width, endX, endY)] : []),
    ...(left ? [edge(left, box.x, box.y, box.x + left.width, endY)] : []),
  ]
}

function edge(rule: Rule, x: number, y: number, endX: number, endY: number): Item {
  const dash = dashOf(rule)
  const width = endX - x
  const height = endY - y
  if (dash === undefined) return { kind: 'rect', x, y, width, height, radius: 0, fill: rule.color }
  const d = width >= height ? `M0 ${height / 2}H${width}` : `M${width / 2} 0V${height}`
  return { kind: 'path', d, x, y, scaleX: 1, scaleY: 1, stroke: rule.color, strokeWidth: rule.width, dash }
}
