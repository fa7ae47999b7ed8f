import { boxItems } from '../box-items.ts'
import type { Item } from '../frame.ts'
import { paintLine } from './paint-line.ts'
import { paintMarker } from './paint-marker.ts'
import { paintPicture } from './paint-picture.ts'
import type { FieldReader, Session } from './session.ts'
import {
  type Box,
  type Column,
  type Overlay,
  overlayTop,
  type PlacedStrip,
  stack,
  type Strip,
} from './strip.ts'

/** A page while it is drawn. px */
export interface PageCanvas {
  readonly width: number
  readonly height: number
  readonly bleed: number
  /** Items back to front. A box's own come before its content but are known only when it ends. */
  readonly layers: Item[][]
  /** Boxes that began on this page or an earlier one. */
  readonly begun: Set<Box>
  readonly session: Pick<Session, 'setter' | 'context'>
  readonly fields: FieldReader
}

interface OpenBox {
  readonly box: Box
  readonly top: number
  readonly first: boolean
  readonly layer: Item[]
  bottom: number
}

/** How a column of strips is drawn. */
interface ColumnManner {
  /** px from the page's top edge. */
  readonly y: number
  readonly next: Strip | undefined
  /** px from the page's top edge that its stretching boxes reach down to. */
  readonly reach?: number
  /** Furniture or something shown again: readers skip it. */
  readonly artifact: boolean
}

/** Draws strips below each other with the boxes around them. */
export function paintStrips(placed: readonly PlacedStrip[], canvas: PageCanvas, manner: ColumnManner): void {
  const open: OpenBox[] = []
  for (const { strip, y } of placed) {
    const top = manner.y + y
    const artifact = manner.artifact || strip.again === true
    closeDown(open, strip.box, canvas, manner)
    openUp(open, strip, top, canvas, artifact)
    paintContent(strip, top, canvas, artifact)
    for (const overlay of strip.overlays ?? [])
      if (!overlay.under) paintOverlay(overlay, top, canvas, artifact)
    for (const one of open) one.bottom = Math.max(one.bottom, top + strip.height)
  }
  while (open.length > 0) closeLast(open, canvas, manner, true)
}

/** Closes the boxes that a strip is not in. */
function closeDown(open: OpenBox[], box: Box | undefined, canvas: PageCanvas, manner: ColumnManner): void {
  let kept = box
  while (open.length > 0) {
    while (kept !== undefined && kept.depth > open.length) kept = kept.parent
    if (kept !== undefined && kept === open[open.length - 1]?.box) return
    closeLast(open, canvas, manner, false)
  }
}

/** Opens the boxes that begin at a strip; what is placed under the content of one comes right after it. */
function openUp(open: OpenBox[], strip: Strip, top: number, canvas: PageCanvas, artifact: boolean): void {
  const waiting = strip.overlays?.filter(overlay => overlay.under) ?? []
  const chain: Box[] = []
  for (let box = strip.box; box !== undefined && box.depth > open.length; box = box.parent) chain.push(box)
  for (const box of chain.reverse()) {
    while ((waiting[0]?.depth ?? Number.POSITIVE_INFINITY) < box.depth)
      paintOverlay(waiting.shift() as Overlay, top, canvas, artifact)
    const layer: Item[] = []
    canvas.layers.push(layer, [])
    open.push({ box, top, first: !canvas.begun.has(box), layer, bottom: top })
    canvas.begun.add(box)
  }
  for (const overlay of waiting) paintOverlay(overlay, top, canvas, artifact)
}

function closeLast(open: OpenBox[], canvas: PageCanvas, manner: ColumnManner, end: boolean): void {
  const ended = open.pop()
  if (ended === undefined) return
  const { box, top, first } = ended
  const stretches = box.stretch && manner.reach !== undefined
  const bottom = stretches ? Math.max(ended.bottom, manner.reach ?? 0) : ended.bottom
  const last = !(end && isInside(manner.next?.box, box))
  const around = open[open.length - 1]
  if (around !== undefined && bottom > around.bottom) around.bottom = bottom
  const area = { x: box.x, y: top, width: box.width, height: bottom - top }
  ended.layer.push(...boxItems(box, area, canvas, { first, last }))
  if (box.link !== undefined && !manner.artifact) ended.layer.push({ kind: 'link', ...area, ...box.link })
}

function isInside(inner: Box | undefined, outer: Box): boolean {
  for (let box = inner; box !== undefined; box = box.parent) if (box === outer) return true
  return false
}

/** The layer that is drawn on now. */
export function topLayer(canvas: PageCanvas): Item[] {
  const layer = canvas.layers[canvas.layers.length - 1]
  if (layer !== undefined) return layer
  const first: Item[] = []
  canvas.layers.push(first)
  return first
}

function paintContent(strip: Strip, top: number, canvas: PageCanvas, artifact: boolean): void {
  const { content } = strip
  for (const marker of strip.markers ?? []) paintMarker(marker, top, topLayer(canvas), artifact)
  switch (content.kind) {
    case 'space':
      return
    case 'line':
      paintLine(content, top, canvas, topLayer(canvas), artifact)
      return
    case 'picture':
      paintPicture(content.picture, { x: content.x, y: top }, topLayer(canvas), artifact, canvas)
      return
    case 'columns':
      for (const column of content.columns) paintColumn(column, top, top + strip.height, canvas, artifact)
  }
}

function paintColumn(
  column: Column,
  top: number,
  bottom: number,
  canvas: PageCanvas,
  artifact: boolean,
): void {
  const reach = column.reach === undefined ? bottom : top + column.reach
  const manner = { y: top + column.y, next: column.next, artifact }
  paintStrips(stack(column.strips), canvas, column.own === true ? manner : { ...manner, reach })
}

function paintOverlay(overlay: Overlay, top: number, canvas: PageCanvas, artifact: boolean): void {
  const y = overlayTop(overlay, top, canvas.height)
  paintStrips(stack(overlay.column.strips), canvas, { y, next: undefined, artifact })
}
