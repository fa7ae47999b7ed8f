import type { Sheet } from '../../compose/sheet.ts'
import type { DrawContext } from '../context.ts'
import type { Overflow, OverflowOf } from '../fit/overflow.ts'
import { adoptStructure } from '../structure.ts'
import type { DocumentDrawing, DrawnSheet } from '../draw-each.ts'
import { createSession } from './create-session.ts'
import { measureSheet, takeSheet } from './lay-apart.ts'
import { drawPage } from './layout-pages.ts'
import { buildSheet, type LaidSheet, layoutSheet } from './layout-sheet.ts'
import { type DocumentPage, placesOn } from './page-places.ts'
import { overlayTop, type PlacedStrip, stack } from './strip.ts'

/** Draws a canvas sheet, its content added to the document's structure. One that was fitted is laid out already. */
export function drawSheet(sheet: Sheet, { context, structure, fieldValue }: DocumentDrawing): DrawnSheet {
  const { laid, messages } = takeSheet(sheet, context)
  const page: DocumentPage = { laid, fill: fillOf(laid), first: true, number: 1 }
  const { anchors } = placesOn([page])
  const frame = drawPage(page, fieldValue, new Set(), adoptStructure(structure, laid.session.structure))
  for (const message of messages) context.report.add(message)
  return { frame, anchors: new Map([...anchors].map(([id, { y }]) => [id, y])) }
}

function fillOf({ fills }: LaidSheet): LaidSheet['fills'][number] {
  return fills[0] as LaidSheet['fills'][number]
}

/** px that sums of lengths may be off. */
const tolerance = 1

/** Measures what stands out of a canvas sheet; undefined when everything is inside. Decoration may stand out. */
export function overflowOf(sheet: Sheet, context: DrawContext): Overflow | undefined {
  return overflowIn(measureSheet(sheet, context))
}

/** The same of sheets that are not drawn but tried, each with another part of one content. */
export function overflowOfTries(context: DrawContext): OverflowOf {
  const session = createSession({ ...context, report: { add: () => undefined } })
  const tries = { ...session, rooms: new Map() }
  return sheet => overflowIn(layoutSheet(buildSheet(sheet, tries)))
}

function overflowIn(laid: LaidSheet): Overflow | undefined {
  const { sheet, margins, room } = laid
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
        overlayTop(overlay, top + y, whole.bottom),
        whole,
        measuring,
      )
  }
}
