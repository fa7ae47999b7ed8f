import type { Block, Container } from './block.ts'
import { marginsOf } from '../edges.ts'
import { clampWidth, leastHeight, rowGap, toPx } from './lengths.ts'
import { addGap, addHold, addSpace, type Flow, isBeyond } from './flow.ts'
import type { Room } from './layout-block.ts'
import { layoutAlone } from './layout-column.ts'
import { fitItems, type FlexItem, spread } from './flex-sizes.ts'
import { naturalWidths } from './natural-widths.ts'
import type { Session } from './session.ts'
import { heightOf, hold } from './strip.ts'

/** Lays out a flex column. With a height to fill, its items grow and shrink to it; what is left goes between them. */
export function layoutStack(
  flex: Container,
  items: readonly Block[],
  flow: Flow,
  room: Room,
  session: Session,
): void {
  const gap = rowGap(flex.style.gap)
  const places = items.map(item => crossPlace(flex, item, room, session))
  const sizes =
    room.height === undefined
      ? []
      : fitHeights(items, places, room.height - gap * (items.length - 1), session)
  const rest = room.height === undefined ? 0 : room.height - gap * (items.length - 1) - sumOf(sizes)
  const [start, extra] = spread(flex.style.justify, Math.max(0, rest), items.length)
  if (start > 0) addRoom(flow, start)
  for (const [index, item] of items.entries()) {
    if (isBeyond(flow)) return
    if (index > 0) addGap(flow, gap)
    if (index > 0 && extra > 0) addRoom(flow, extra)
    layoutItem(item, flow, places[index] as Room, session, sizes[index])
  }
}

/** Heights of items over a height, margins included. */
function fitHeights(
  items: readonly Block[],
  places: readonly Room[],
  height: number,
  session: Session,
): readonly number[] {
  const naturals = items.map(
    (item, index) => measureItem(item, places[index] as Room, session) + aroundOf(item),
  )
  const isFull = sumOf(naturals) > height
  const sized = items.map((item, index): FlexItem => {
    const { basis, grow = 0, shrink = 1 } = item.style
    const natural = naturals[index] as number
    const place = places[index] as Room
    const stated = toPx(basis, place.height)
    const least = isFull && shrink > 0 ? leastOf(item, place, session) + aroundOf(item) : natural
    return {
      block: item,
      basis: stated === undefined ? natural : stated + aroundOf(item),
      grow,
      shrink,
      least: Math.min(natural, least),
      most: Number.POSITIVE_INFINITY,
    }
  })
  return fitItems(sized, height)
}

/** Room that stays at the top of a page too. */
function addRoom(flow: Flow, height: number): void {
  addSpace(flow, height)
  addHold(flow, hold.edge)
}

/** Left edge and width of an item: as wide as the stack when stretched, else as its content. */
function crossPlace(flex: Container, item: Block, room: Room, session: Session): Room {
  const { style } = item
  const align = style.alignSelf ?? flex.style.align ?? 'stretch'
  const margins = marginsOf(style)
  const free = Math.max(0, room.width - margins.left - margins.right)
  const auto =
    align === 'stretch' && item.kind !== 'picture' && style.marginInline !== 'auto'
      ? free
      : Math.min(free, naturalWidths(item, session).max)
  const width = clampWidth(toPx(style.width, room.width) ?? auto, style, room.width)
  const rest = Math.max(0, free - width)
  const centred = align === 'center' || style.marginInline === 'auto'
  const shift = centred ? rest / 2 : (align === 'end') !== (flex.text.dir === 'rtl') ? rest : 0
  return { x: room.x + margins.left + shift, width, height: room.height }
}

function layoutItem(item: Block, flow: Flow, place: Room, session: Session, size: number | undefined): void {
  if (item.kind === 'paragraph') {
    session.steps.layoutBlock(item, flow, place, session)
    return
  }
  const margins = marginsOf(item.style)
  const height = size === undefined ? undefined : size - margins.top - margins.bottom
  // Without a height to fill nothing has to be known of it beforehand.
  const isNatural = height === undefined || Math.abs(height - measureItem(item, place, session)) < 0.01
  if (item.style.breakBefore !== undefined) flow.page = item.style.breakBefore
  addGap(flow, margins.top)
  session.steps.layoutBox(item, flow, place, session, {
    stretch: false,
    height: isNatural ? undefined : height,
  })
  addGap(flow, margins.bottom)
  if (item.style.keepWithNext) addHold(flow, hold.next)
}

function aroundOf(item: Block): number {
  const margins = marginsOf(item.style)
  return margins.top + margins.bottom
}

/**
 * Height of an item by itself. What was measured is kept, and heights from outside are left out of it: otherwise each
 * level of nesting would double the work.
 */
function measureItem(item: Block, place: Room, session: Session): number {
  const known = session.heights.get(item)
  const natural = known?.width === place.width ? known.height : layoutForHeight(item, place, session)
  session.heights.set(item, { width: place.width, height: natural })
  return item.kind === 'picture' ? natural : Math.max(natural, leastHeight(item.style, place.height))
}

/** Height that an item shrinks to at most: that of its content, where its own is stated. */
function leastOf(item: Block, place: Room, session: Session): number {
  const { style } = item
  if (item.kind !== 'container' || style.height === undefined) return measureItem(item, place, session)
  return Math.max(layoutForHeight(item, place, session, 0), toPx(style.minHeight, place.height) ?? 0)
}

function layoutForHeight(item: Block, { x, width }: Room, session: Session, height?: number): number {
  return heightOf(layoutAlone(item, { x, width }, session, { stretch: false, height }).strips)
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0)
}
