import type { Block, Container } from './block.ts'
import { marginsOf } from '../edges.ts'
import { justifyOf } from '../main-axis.ts'
import { columnGap, rowGap, toPx } from './lengths.ts'
import { type FlexItem, fitItems, spread } from './flex-sizes.ts'
import { addGap, type Flow } from './flow.ts'
import type { Room } from './layout-block.ts'
import { addRow, type RowItem, shareHeight } from './layout-row.ts'
import { layoutStack } from './layout-stack.ts'
import { pictureWidth } from './layout-picture.ts'
import { contentWidths, outerWidths } from './natural-widths.ts'
import type { Session } from './session.ts'
import type { NaturalWidths } from './text/measure.ts'

/** Lays out a flex container: rows beside each other, or a stack. */
export function layoutFlex(flex: Container, flow: Flow, room: Room, session: Session): void {
  const items: Block[] = []
  for (const block of flex.children) {
    if (block.style.position === 'absolute') flow.afloat.push({ block, index: flow.strips.length })
    else items.push(block)
  }
  if (items.length === 0) return
  if (flex.style.direction === 'column') layoutStack(flex, items, flow, room, session)
  else layoutRows(flex, items, flow, room, session)
}

function layoutRows(
  flex: Container,
  items: readonly Block[],
  flow: Flow,
  room: Room,
  session: Session,
): void {
  const { gap, wrap, align } = flex.style
  const between = columnGap(gap)
  const sized = items.map(item => flexItem(item, room.width, session))
  const lines = wrap === true ? wrapItems(sized, room.width, between) : [sized]
  const rows = lines.map(line => placeItems(flex, line, room, between))
  const heights = shareHeight(rows, room.height, rowGap(gap), session)
  rows.forEach((row, index) => {
    if (index > 0) addGap(flow, rowGap(gap))
    addRow(row, flow, session, { align: align ?? 'stretch', height: heights[index] ?? 0 })
  })
}

function flexItem(block: Block, whole: number, session: Session): FlexItem {
  const { style } = block
  const margins = marginsOf(style)
  const around = margins.left + margins.right
  // Asked only where nothing is stated: it takes long.
  const natural = (): NaturalWidths => outerWidths(block, session)
  const stated = toPx(style.basis, whole) ?? toPx(style.width, whole)
  const most = (toPx(style.maxWidth, whole) ?? Number.POSITIVE_INFINITY) + around
  return {
    block,
    basis: stated === undefined ? natural().max : stated + around,
    grow: style.grow ?? 0,
    shrink: style.shrink ?? 1,
    least: Math.min(Math.max(0, leastWidth(block, whole, session) + around), most),
    most,
  }
}

/** An item shrinks to its longest word, a picture not below its own width, nor anything below a stated least. px */
function leastWidth(block: Block, whole: number, session: Session): number {
  const { style } = block
  const width = toPx(style.width, whole) ?? Number.POSITIVE_INFINITY
  const content =
    block.kind === 'picture'
      ? Math.min(pictureWidth(block, session), whole)
      : contentWidths(block, session).min
  return toPx(style.minWidth, whole) ?? Math.min(content, width)
}

function wrapItems(items: readonly FlexItem[], width: number, gap: number): FlexItem[][] {
  const lines: FlexItem[][] = []
  let line: FlexItem[] = []
  let used = 0
  for (const item of items) {
    const size = Math.min(Math.max(item.basis, item.least), item.most)
    // Half a pixel of grace: percentages that should fill the line do not always add up.
    if (line.length > 0 && used + gap + size > width + 0.5) {
      lines.push(line)
      line = []
    }
    used = line.length === 0 ? size : used + gap + size
    line.push(item)
  }
  if (line.length > 0) lines.push(line)
  return lines
}

function placeItems(flex: Container, line: readonly FlexItem[], room: Room, gap: number): RowItem[] {
  const gaps = gap * (line.length - 1)
  const widths = fitItems(line, room.width - gaps)
  const rest = Math.max(0, room.width - gaps - widths.reduce((sum, width) => sum + width, 0))
  const autos = line.filter(item => item.block.style.marginInline === 'auto').length
  const auto = autos > 0 ? rest / autos / 2 : 0
  const [start, extra] = autos > 0 ? [0, 0] : spread(justifyOf(flex.style), rest, line.length)
  const isFromRight = (flex.text.dir === 'rtl') !== (flex.style.direction === 'row-reverse')
  let x = start
  return line.map((item, index) => {
    const width = widths[index] as number
    const indent = item.block.style.marginInline === 'auto' ? auto : 0
    const left = x + indent
    x = left + width + indent + gap + extra
    return { block: item.block, x: room.x + (isFromRight ? room.width - left - width : left), width }
  })
}
