import type { Picture } from './block.ts'
import { insetsOf } from '../edges.ts'
import { naturalSize } from '../picture.ts'
import { toPx } from './lengths.ts'
import { addStrip, type Flow } from './flow.ts'
import type { Room } from './layout-block.ts'
import type { Session } from './session.ts'

/** How much of a page's height a picture may take: its caption and a line of text need some too. */
const mostOfPage = 0.94

/** The content width in px that a picture takes when nothing holds it back. */
export function pictureWidth(picture: Picture, session: Session): number {
  const { style } = picture
  const insets = insetsOf(style)
  const edges = insets.left + insets.right
  const most = (toPx(style.maxWidth, session.bodyWidth) ?? Number.POSITIVE_INFINITY) - edges
  const natural = naturalSize(picture.source)
  const height = toPx(style.height, undefined)
  const width = toPx(style.width, session.bodyWidth)
  if (width !== undefined) return Math.max(0, Math.min(width - edges, most))
  const wished = height === undefined ? natural.width : (height * natural.width) / natural.height
  return Math.max(0, Math.min(wished, most))
}

/** Lays a picture out: as wide as its box, its proportions kept, and in the text never taller than a page. */
export function layoutPicture(picture: Picture, flow: Flow, room: Room, session: Session): void {
  const { style, source, mark } = picture
  const natural = naturalSize(source)
  const height = room.height ?? 0
  const own = height > 0 && (style.fit !== undefined || style.height !== undefined)
  const ratio = natural.width / natural.height
  const full = own ? { width: room.width, height } : { width: room.width, height: room.width / ratio }
  const most = style.position === 'absolute' ? Number.POSITIVE_INFINITY : session.pageHeight * mostOfPage
  const scale = Math.min(1, most / full.height)
  const size = { width: own ? full.width : full.width * scale, height: full.height * scale }
  const placed = { source, ...size, fit: style.fit ?? 'contain', radius: style.radius ?? 0, mark }
  const x = room.x + (room.width - size.width) / 2
  addStrip(flow, size.height, { kind: 'picture', picture: placed, x })
}
