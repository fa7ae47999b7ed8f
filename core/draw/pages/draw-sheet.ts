import type { Sheet } from '../../compose/sheet.ts'
import type { DrawContext } from '../context.ts'
import type { Message } from '../../message.ts'
import type { Overflow } from '../fit/overflow.ts'
import type { Frame } from '../frame.ts'
import { adoptStructure } from '../structure.ts'
import type { DocumentDrawing, DrawnSheet } from '../draw-each.ts'
import { createSession } from './create-session.ts'
import { drawPage } from './layout-pages.ts'
import { type LaidSheet, layoutSheet } from './layout-sheet.ts'
import { toPx } from './lengths.ts'
import { type DocumentPage, placesOn } from './page-places.ts'
import type { Session } from './session.ts'
import { type Overlay, type PlacedStrip, stack } from './strip.ts'

/** A canvas sheet that is laid out, with a structure of its own and what there is to say of it. */
interface LaidCanvas {
  readonly context: DrawContext
  readonly session: Session
  readonly laid: LaidSheet
  readonly messages: readonly Message[]
}

/** Sheets that were laid out to see whether they hold their content, until they are drawn. */
const gauged = new WeakMap<Sheet, LaidCanvas>()

function layoutCanvas(sheet: Sheet, context: DrawContext): LaidCanvas {
  const messages: Message[] = []
  const report = { add: (message: Message) => void messages.push(message) }
  const session = createSession({ ...context, report })
  return { context, session, laid: layoutSheet(sheet, session), messages }
}

/** Draws a canvas sheet, its content added to the document's structure. One that was fitted is laid out already. */
export function drawSheet(sheet: Sheet, { context, structure, fieldValue }: DocumentDrawing): DrawnSheet {
  const known = gauged.get(sheet)
  const { session, laid, messages } = known?.context === context ? known : layoutCanvas(sheet, context)
  // Drawing goes on with its session, and what is drawn belongs to a document.
  gauged.delete(sheet)
  const page: DocumentPage = { laid, fill: fillOf(laid), first: true, number: undefined }
  const { anchors } = placesOn([page])
  const frame = drawPage(page, fieldValue, new Set(), session)
  for (const message of messages) context.report.add(message)
  return {
    frame: withMarksAfter(frame, adoptStructure(structure, session.structure)),
    anchors: new Map([...anchors].map(([id, { y }]) => [id, y])),
  }
}

function withMarksAfter(frame: Frame, before: number): Frame {
  if (before === 0) return frame
  const items = frame.items.map(item =>
    item.kind === 'rect' || item.mark === undefined ? item : { ...item, mark: item.mark + before },
  )
  return { ...frame, items }
}

function fillOf({ fills }: LaidSheet): LaidSheet['fills'][number] {
  return fills[0] as LaidSheet['fills'][number]
}

/** px that sums of lengths may be off. */
const tolerance = 1

/** Measures what stands out of a canvas sheet; undefined when everything is inside. Decoration may stand out. */
export function overflowOf(sheet: Sheet, context: DrawContext): Overflow | undefined {
  const canvas = layoutCanvas(sheet, context)
  gauged.set(sheet, canvas)
  const { laid } = canvas
  const { margins, room } = laid
  const { width, height } = sheet.size
  const { strips, height: need } = fillOf(laid)
  const body = { left: margins.left, right: width - margins.right, bottom: Number.POSITIVE_INFINITY }
  const whole = { left: 0, right: width, bottom: height > 0 ? height : Number.POSITIVE_INFINITY }
  const out = { across: 0, down: need - room.height }
  measureStrips(strips, margins.top, body, { whole, out })
  if (out.down <= tolerance && out.across <= tolerance) return undefined
  const ratio = out.down > tolerance ? room.height / (room.height + out.down) : 1
  return { across: out.across > tolerance ? out.across : 0, ratio, boxes: new Set() }
}

/** Edges that lines must stay within, px on the sheet. */
interface Limits {
  readonly left: number
  readonly right: number
  readonly bottom: number
}

interface Measuring {
  /** The sheet's edges, for boxes that are placed by hand. */
  readonly whole: Limits
  readonly out: { across: number; down: number }
}

function measureStrips(
  placed: readonly PlacedStrip[],
  top: number,
  limits: Limits,
  measuring: Measuring,
): void {
  const { out, whole } = measuring
  for (const { strip, y } of placed) {
    const { content, overlays = [] } = strip
    if (content.kind === 'line') {
      for (const piece of content.line.pieces) {
        const left = content.x + piece.x
        out.across = Math.max(out.across, limits.left - left, left + piece.width - limits.right)
      }
      out.down = Math.max(out.down, top + y + content.line.baseline - limits.bottom)
    }
    if (content.kind === 'columns') {
      for (const column of content.columns)
        measureStrips(stack(column.strips), top + y + column.y, limits, measuring)
    }
    for (const overlay of overlays)
      measureStrips(
        stack(overlay.column.strips),
        top + y + overlayTop(overlay, top + y, whole.bottom),
        whole,
        measuring,
      )
  }
}

/** px from its strip's top to an absolute box. */
function overlayTop({ at, column }: Overlay, stripTop: number, height: number): number {
  if (at.kind === 'strip') return at.y
  const bottom = toPx(at.bottom, height)
  const top = toPx(at.top, height) ?? (bottom === undefined ? stripTop : height - bottom - column.height)
  return top - stripTop
}
