import type { Block } from './block.ts'
import type { Style } from '../../compose/style.ts'
import { bordersOf } from '../edges.ts'
import { toPx } from './lengths.ts'
import { type Afloat, addSpace, type Flow } from './flow.ts'
import type { Room } from './layout-block.ts'
import { layoutColumn } from './layout-column.ts'
import { naturalWidths } from './natural-widths.ts'
import { notesIn } from './layout-row.ts'
import type { Session } from './session.ts'
import { type Column, heightOf, type Overlay, type Strip } from './strip.ts'

/** Places the absolute boxes of a positioned box, whose strips begin at `start`, inside its borders. */
export function settleAfloat(
  flow: Flow,
  start: number,
  room: Room,
  session: Session,
  style: Style = {},
): void {
  if (flow.afloat.length === 0) return
  if (flow.strips.length === start) addSpace(flow, 0)
  const { top, right, bottom, left } = bordersOf(style)
  const [above, before] = [top?.width ?? 0, left?.width ?? 0]
  const inner = {
    x: room.x + before,
    y: above,
    width: Math.max(0, room.width - before - (right?.width ?? 0)),
    height: Math.max(0, heightOf(flow.strips, start) - above - (bottom?.width ?? 0)),
  }
  addOverlays(flow.afloat.map(afloat => place(afloat, flow, start, inner, session)))
}

/** Adds boxes that are placed against one box to the strips that they stand over. */
export function addOverlays(placed: readonly (readonly [Strip, Overlay])[]): void {
  const byStrip = new Map<Strip, Overlay[]>()
  for (const [strip, overlay] of placed) byStrip.set(strip, [...(byStrip.get(strip) ?? []), overlay])
  for (const [strip, overlays] of byStrip) addOver(strip, overlays)
}

/** Boxes under a strip's content come before those of boxes inside it, and so do their notes. */
function addOver(strip: Strip, overlays: readonly Overlay[]): void {
  const under = overlays.filter(overlay => overlay.under)
  const over = overlays.filter(overlay => !overlay.under)
  strip.overlays = [...under, ...(strip.overlays ?? []), ...over]
  const [before, after] = [under, over].map(some => notesIn(some.map(({ column }) => column)))
  if (before || after) strip.notes = [...(before ?? []), ...(strip.notes ?? []), ...(after ?? [])]
}

function place(
  afloat: Afloat,
  flow: Flow,
  start: number,
  room: Room & { readonly y: number; readonly height: number },
  session: Session,
): readonly [Strip, Overlay] {
  const { strips } = flow
  const { style } = afloat.block
  const column = layoutAbsolute(afloat.block, room, session)
  const stands = offsetOf(strips, start, Math.min(afloat.index, strips.length - 1))
  const bottom = toPx(style.bottom, room.height)
  const top =
    toPx(style.top, room.height) ?? (bottom === undefined ? undefined : room.height - bottom - column.height)
  const y = top === undefined ? stands : room.y + top
  const under = strips.slice(start, afloat.index).every(strip => strip.content.kind === 'space')
  const index = under ? start : stripAt(strips, start, y)
  const strip = strips[index] as Strip
  const at = { kind: 'strip', y: y - offsetOf(strips, start, index) } as const
  return [strip, { column, at, under, depth: flow.box?.depth ?? 0 }]
}

/** Lays an absolute box out by its distances from the sides of the box it is placed against. */
export function layoutAbsolute(block: Block, room: Room, session: Session): Column {
  const { style } = block
  const left = toPx(style.left, room.width)
  const right = toPx(style.right, room.width)
  const between = left !== undefined && right !== undefined ? room.width - left - right : undefined
  const free = Math.max(0, room.width - (left ?? 0) - (right ?? 0))
  const width = Math.max(
    0,
    toPx(style.width, room.width) ?? between ?? Math.min(naturalWidths(block, session).max, free),
  )
  const x = left ?? (right === undefined ? 0 : room.width - right - width)
  return layoutColumn(block, room.x + x, width, session, absoluteHeight(block, room.height))
}

function absoluteHeight(block: Block, whole: number | undefined): number | undefined {
  const { style } = block
  const height = toPx(style.height, whole)
  const top = toPx(style.top, whole)
  const bottom = toPx(style.bottom, whole)
  if (height !== undefined || top === undefined || bottom === undefined || whole === undefined) return height
  return Math.max(0, whole - top - bottom)
}

function offsetOf(strips: readonly Strip[], start: number, index: number): number {
  let y = 0
  for (let at = start; at < index; at += 1)
    y += (strips[at] as Strip).height + (strips[at + 1] as Strip).before
  return y
}

/** The strip that a height falls in. */
function stripAt(strips: readonly Strip[], start: number, y: number): number {
  let bottom = 0
  for (let index = start; index < strips.length; index += 1) {
    const strip = strips[index] as Strip
    bottom += strip.height + (index > start ? strip.before : 0)
    if (y < bottom) return index
  }
  return strips.length - 1
}
