import type { Block, Container } from './block.ts'
import { marginsOf } from '../edges.ts'
import { clampWidth, leastHeight, toPx } from './lengths.ts'
import { addGap, addHold, addSpace, createFlow, type Flow } from './flow.ts'
import type { Room } from './layout-block.ts'
import { spread } from './flex-sizes.ts'
import { naturalWidths } from './natural-widths.ts'
import { rowGap } from './tracks.ts'
import type { Session } from './session.ts'
import { heightOf, hold } from './strip.ts'

/** Lays out a flex column. With a height to fill, room left over goes to what grows, else between the items. */
export function layoutStack(
  flex: Container,
  items: readonly Block[],
  flow: Flow,
  room: Room,
  session: Session,
): void {
  const gap = rowGap(flex.style.gap)
  const places = items.map(item => crossPlace(flex, item, room, session))
  const rest = room.height === undefined ? 0 : room.height - stackHeight(items, places, gap, session)
  const grows = items.map(item => item.style.grow ?? 0)
  const weight = grows.reduce((sum, grow) => sum + grow, 0)
  const free = Math.max(0, rest)
  const [start, extra] = weight > 0 ? [0, 0] : spread(flex.style.justify, free, items.length)
  if (start > 0) addRoom(flow, start)
  items.forEach((item, index) => {
    if (index > 0) addGap(flow, gap)
    if (index > 0 && extra > 0) addRoom(flow, extra)
    const share = weight > 0 ? (free * (grows[index] as number)) / weight : 0
    layoutItem(item, flow, places[index] as Room, session, share)
  })
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
  return {
    x: room.x + margins.left + shift,
    width,
    ...(room.height === undefined ? {} : { height: room.height }),
  }
}

function layoutItem(item: Block, flow: Flow, place: Room, session: Session, share: number): void {
  if (item.kind === 'paragraph') {
    session.steps.layoutBlock(item, flow, place, session)
    return
  }
  const margins = marginsOf(item.style)
  if (item.style.breakBefore === 'page') flow.page = true
  addGap(flow, margins.top)
  if (share > 0) {
    const natural = measureItem(item, place, session)
    session.steps.layoutBox(item, flow, place, session, { stretch: false, height: natural + share })
  } else {
    session.steps.layoutBox(item, flow, place, session, { stretch: false })
  }
  addGap(flow, margins.bottom)
  if (item.style.keepWithNext) addHold(flow, hold.next)
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

function layoutForHeight(item: Block, { x, width }: Room, session: Session): number {
  const flow = createFlow(undefined)
  if (item.kind === 'paragraph') session.steps.layoutBlock(item, flow, { x, width }, session)
  else session.steps.layoutBox(item, flow, { x, width }, session, { stretch: false })
  return heightOf(flow.strips)
}

function stackHeight(
  items: readonly Block[],
  places: readonly Room[],
  gap: number,
  session: Session,
): number {
  let height = gap * (items.length - 1)
  items.forEach((item, index) => {
    const margins = marginsOf(item.style)
    height += measureItem(item, places[index] as Room, session) + margins.top + margins.bottom
  })
  return height
}
