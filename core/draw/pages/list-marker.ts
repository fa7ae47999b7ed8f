import type { Marker } from './block.ts'
import { addStrip, type Flow, type WaitingMarker } from './flow.ts'
import type { Room } from './layout-block.ts'
import type { Session } from './session.ts'

/** Room between a marker and the text beside it, em. */
const gap = 0.5

/** Side of a checkbox, em. */
export const checkboxSize = 0.8

/** Makes a marker wait for the first line of its item; it stands before the item's box. */
export function addMarker(marker: Marker, flow: Flow, item: Room, session: Session): WaitingMarker {
  const waiting = placeMarker(marker, item, session)
  flow.markers.push(waiting)
  return waiting
}

function placeMarker(marker: Marker, item: Room, session: Session): WaitingMarker {
  const { context, setter } = session
  if (marker.kind === 'checkbox') {
    const rtl = context.theme.dir === 'rtl'
    const x = rtl ? item.x + item.width + gap * marker.size : item.x - (gap + checkboxSize) * marker.size
    return { marker, line: undefined, x }
  }
  const { inline, lang, dir } = marker
  const size = inline.kind === 'text' ? inline.style.size : 0
  const [line] = setter.breakParagraph([inline], {
    width: 10_000,
    align: dir === 'rtl' ? 'end' : 'start',
    whiteSpace: 'nowrap',
    balance: false,
    lang,
    dir,
  })
  const x = dir === 'rtl' ? item.x + item.width + gap * size : item.x - gap * size - (line?.width ?? 0)
  return { marker, line, x }
}

/** An item without content still shows its marker. */
export function settleMarkerOf(waiting: WaitingMarker, flow: Flow): void {
  if (!flow.markers.includes(waiting)) return
  const { marker, line } = waiting
  const height = line?.height ?? (marker.kind === 'checkbox' ? marker.size * 1.4 : 0)
  addStrip(flow, height, { kind: 'space' })
}
