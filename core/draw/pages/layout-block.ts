import type { Style } from '../../compose/style.ts'
import type { Block, Container, Picture, Table } from './block.ts'
import { decorate } from './decorate.ts'
import { type Insets, insetsOf, marginsOf } from '../edges.ts'
import { clampWidth, leastHeight, toPx } from './lengths.ts'
import { addGap, addHold, addMargin, addPlace, addSpace, type Flow, isBeyond } from './flow.ts'
import { layoutFlex } from './layout-flex.ts'
import { layoutGrid } from './layout-grid.ts'
import { layoutParagraph } from './layout-paragraph.ts'
import { layoutPicture, pictureWidth } from './layout-picture.ts'
import { layoutTable } from './layout-table.ts'
import { addMarker, settleMarkerOf } from './list-marker.ts'
import { naturalWidths } from './natural-widths.ts'
import { settleAfloat } from './layout-absolute.ts'
import type { Session } from './session.ts'
import { heightOf, hold, type Strip } from './strip.ts'

/** Where a block is laid out. px */
export interface Room {
  /** From the page's left edge. */
  readonly x: number
  readonly width: number
  /** Height of the container's content, when it is known: what percentages are of. */
  readonly height?: number | undefined
  /** A page: its height is also that of blocks in a root that states none. */
  readonly page?: boolean
}

/** A box whose outer measures are decided by what it stands in: an item of a row, a cell, an absolute box. */
export interface Fixed {
  readonly stretch: boolean
  /** Height to fill, px. */
  readonly height?: number | undefined
}

/** Lays a block out at the end of a flow. */
export function layoutBlock(block: Block, flow: Flow, room: Room, session: Session): void {
  if (session.sections.has(block)) flow.section = true
  if (block.kind === 'paragraph') {
    layoutParagraph(block, flow, room.x, room.width, session)
    if (block.style.keepWithNext) addHold(flow, hold.next)
  } else if (block.style.position === 'absolute') {
    flow.afloat.push({ block, index: flow.strips.length })
  } else {
    const margins = marginsOf(block.style)
    if (block.style.breakBefore !== undefined) flow.page = block.style.breakBefore
    addMargin(flow, margins.top)
    const from = flow.strips.length
    layoutBox(block, flow, placeInRoom(block, room, margins, session), session)
    if (block.style.floats) for (const strip of flow.strips.slice(from)) strip.floats = block
    addMargin(flow, margins.bottom)
    if (block.style.keepWithNext) addHold(flow, hold.next)
  }
}

/** Lays blocks out below each other. */
function layoutBlocks(blocks: readonly Block[], flow: Flow, room: Room, session: Session): void {
  for (const [at, block] of blocks.entries()) {
    if (isBeyond(flow)) return
    layoutBlock(block, flow, room, session)
    // Neither the first point of a list nor the last stands alone.
    const isEnd = at === 0 || at === blocks.length - 2
    if (isEnd && block.kind === 'container' && block.tagName === 'li') addHold(flow, hold.lines)
  }
}

/** The border box of a block in normal flow: as wide as the room unless it says otherwise. */
function placeInRoom(
  block: Exclude<Block, { kind: 'paragraph' }>,
  room: Room,
  margins: Insets,
  session: Session,
): Room {
  const { style, text } = block
  const free = Math.max(0, room.width - margins.left - margins.right)
  const width = clampWidth(
    toPx(style.width, room.width) ?? autoWidth(block, free, session),
    style,
    room.width,
  )
  const rest = free - width
  const centred =
    style.marginInline === 'auto' || (block.kind === 'picture' && block.alone && text.align === 'center')
  const atEnd = block.kind === 'picture' && block.alone && text.align === 'end'
  const shift = centred ? Math.max(0, rest / 2) : atEnd !== (text.dir === 'rtl') ? rest : 0
  return { ...room, x: room.x + margins.left + shift, width }
}

function autoWidth(block: Container | Picture | Table, free: number, session: Session): number {
  if (block.kind === 'picture') return Math.min(free, pictureWidth(block, session))
  return block.kind === 'table' ? Math.min(free, naturalWidths(block, session).max) : free
}

/** Lays a box out in its border box, edges and decoration included. */
export function layoutBox(
  block: Container | Picture | Table,
  flow: Flow,
  room: Room,
  session: Session,
  fixed?: Fixed,
): void {
  const { style } = block
  const start = flow.strips.length
  const outerBox = flow.box
  const outerAfloat = flow.afloat
  const positioned = style.position !== undefined
  if (positioned) flow.afloat = []
  flow.box = decorate(block, flow.box, room, fixed?.stretch === true)
  if (block.place !== undefined) addPlace(flow, block.place)
  layoutInside(block, flow, room, session, fixed)
  // What stands beside others is drawn even when it is empty.
  if (fixed !== undefined && flow.strips.length === start) addSpace(flow, 0)
  if (positioned) {
    settleAfloat(flow, start, room, session, style)
    flow.afloat = outerAfloat
  }
  if (style.breakInside === 'avoid') keepWhole(flow.strips, start, session)
  flow.box = outerBox
}

/** Content between the box's edges, filled up to the height that is asked for. */
function layoutInside(
  block: Container | Picture | Table,
  flow: Flow,
  room: Room,
  session: Session,
  fixed?: Fixed,
): void {
  const { style } = block
  const insets = insetsOf(style)
  const start = flow.strips.length
  const own = isFormatting(style) || fixed !== undefined
  const height = heightFor(block, room, fixed)
  if (insets.top > 0 || (own && opensWithMargin(block))) openEdge(flow, insets.top)
  const whole = height > 0 ? height : !own && room.page === true ? room.height : undefined
  const inner: Room = {
    x: room.x + insets.left,
    width: Math.max(0, room.width - insets.left - insets.right),
    height: whole && Math.max(0, whole - insets.top - insets.bottom),
  }
  layoutContent(block, flow, inner, session)
  if (own && flow.above + flow.below !== 0) closeEdge(flow, 0)
  if (height > 0) fillUp(flow, start, height - insets.bottom)
  if (insets.bottom > 0) closeEdge(flow, insets.bottom)
}

/** The least height of a box: what it stands in decides where it says so, else its own style. */
function heightFor({ kind, style }: Block, room: Room, fixed: Fixed | undefined): number {
  const wished = leastHeight(style, room.height)
  // A picture that states its height keeps it unless it grows; other boxes also fill the row they stand in.
  const keeps = kind === 'picture' && wished > 0 && !((style.grow ?? 0) > 0)
  if (keeps || fixed?.height === undefined) return wished
  return Math.max(fixed.height, toPx(style.minHeight, room.height) ?? 0)
}

function layoutContent(block: Container | Picture | Table, flow: Flow, inner: Room, session: Session): void {
  if (block.kind === 'picture') layoutPicture(block, flow, inner, session)
  else if (block.kind === 'table') layoutTable(block, flow, inner, session)
  else {
    const waiting = block.marker === undefined ? undefined : addMarker(block.marker, flow, inner, session)
    if (block.style.display === 'flex') layoutFlex(block, flow, inner, session)
    else if (block.style.display === 'grid') layoutGrid(block, flow, inner, session)
    else layoutBlocks(block.children, flow, inner, session)
    if (waiting !== undefined) settleMarkerOf(waiting, flow)
  }
}

function isFormatting(style: Style): boolean {
  return style.display === 'flex' || style.display === 'grid'
}

function opensWithMargin(block: Block): boolean {
  const first =
    block.kind === 'container' ? block.children.find(child => child.style.position !== 'absolute') : undefined
  if (first === undefined || first.kind === 'paragraph') return false
  return marginsOf(first.style).top !== 0 || opensWithMargin(first)
}

function openEdge(flow: Flow, height: number): void {
  addSpace(flow, height)
  addHold(flow, hold.edge)
}

function closeEdge(flow: Flow, height: number): void {
  addHold(flow, hold.edge)
  addSpace(flow, height)
}

function fillUp(flow: Flow, start: number, height: number): void {
  const missing = height - heightOf(flow.strips, start)
  if (missing < 0.01) return
  if (flow.strips.length > start) {
    addHold(flow, hold.edge)
    // Margins of the content end inside the box; those above a box without content stay above it.
    addGap(flow, -(flow.above + flow.below))
  }
  addSpace(flow, missing)
}

/** Breaks inside are avoided as far as everything fits on one page. */
function keepWhole(strips: readonly Strip[], start: number, session: Session): void {
  if (strips.length - start < 2 || heightOf(strips, start) > session.pageHeight) return
  for (let index = start + 1; index < strips.length; index += 1) {
    const strip = strips[index] as Strip
    if (strip.hold < hold.inside) strip.hold = hold.inside
  }
}
