import type { Sheet } from '../../compose/sheet.ts'
import type { DrawContext } from '../context.ts'
import type { Frame, Item, OutlineEntry, Pages } from '../frame.ts'
import { joinBars } from './join-bars.ts'
import { layoutFurniture } from './layout-furniture.ts'
import { isPaper, type LaidSheet, noteRoomOf } from './layout-sheet.ts'
import { fieldsOf } from './page-fields.ts'
import { type DocumentPage, notesTop, numberPages, placesOn, type PlacedHeading } from './page-places.ts'
import { type PageCanvas, paintStrips, topLayer } from './paint-page.ts'
import { takeSheet } from './lay-apart.ts'
import type { FieldReader, Session, TextSetter } from './session.ts'
import { type Box, stack } from './strip.ts'
import { adoptStructure, closeStructure, createStructure } from '../structure.ts'

/**
 * Lays sheets out on pages: paper with headers, footers and footnotes, or the long pages that a screen is printed on.
 *
 * Each tree becomes blocks (`build-blocks`), blocks become strips (`layout-block`): slices as wide as the text area that
 * no page break goes through. Strips are distributed over pages (`paginate`), then drawn with the boxes around them
 * (`paint-page`). Only then are page numbers known, so fields are filled in while drawing.
 */
export function layoutPages(sheets: readonly Sheet[], context: DrawContext, setter?: TextSetter): Pages {
  const taken = sheets.map(sheet => takeSheet(sheet, context, setter))
  const pages = numberPages(taken.map(({ laid }) => laid))
  const places = placesOn(pages)
  const fields = fieldsOf(pages, places)
  const structure = createStructure()
  const marks = new Map(taken.map(({ laid }) => [laid, adoptStructure(structure, laid.session.structure)]))
  const begun = new Set<Box>()
  const frames = pages.map((page, index) =>
    drawPage(page, fields[index] as FieldReader, begun, marks.get(page.laid)),
  )
  for (const { messages } of taken) for (const message of messages) context.report.add(message)
  return {
    frames,
    structure: { ...closeStructure(structure.root), lang: context.theme.lang },
    outline: places.headings.map(toOutline),
    anchors: places.anchors,
  }
}

function toOutline({ title, level, page, y }: PlacedHeading): OutlineEntry {
  return { title, level, page, y }
}

/** Draws one page; `begun` holds the boxes that began on an earlier one, and `marks` is how many its document has before those of its sheet. */
export function drawPage(page: DocumentPage, fields: FieldReader, begun: Set<Box>, marks: number = 0): Frame {
  const { laid, fill } = page
  const { session } = laid
  const { size, background } = laid.sheet
  const height = pageHeight(page)
  const layers: Item[][] = []
  const canvas: PageCanvas = { width: size.width, height, bleed: size.bleed, layers, begun, session, fields }
  drawBackdrop(laid, canvas, session)
  paintStrips(fill.strips, canvas, { y: laid.margins.top, next: fill.next, artifact: false })
  drawNotes(page, canvas, session)
  drawFurniture(page, canvas, session)
  const items = joinBars(layers.flat())
  return { width: size.width, height, bleed: size.bleed, background, items: markedAfter(marks, items) }
}

function markedAfter(marks: number, items: readonly Item[]): readonly Item[] {
  if (marks === 0) return items
  return items.map(item =>
    item.kind === 'rect' || item.mark === undefined ? item : { ...item, mark: item.mark + marks },
  )
}

function pageHeight({ laid, fill }: DocumentPage): number {
  const { margins, room, sheet } = laid
  const grows = room.screen ? !isPaper(sheet) : room.height === Number.POSITIVE_INFINITY
  if (!grows) return sheet.size.height
  const notes = fill.notes.length > 0 ? room.notesGap + fill.notesHeight : 0
  // Notes are the last thing on the page: without a margin they would touch its edge.
  const below = notes > 0 ? Math.max(margins.bottom, room.notesGap) : margins.bottom
  // Of a whole pixel that it does not fill, the ground would show as a line below the last field.
  return Math.max(1, Math.floor(margins.top + fill.height + notes + below))
}

/** Notes at the foot of the text area under a short rule. */
function drawNotes({ laid, fill }: DocumentPage, canvas: PageCanvas, session: Session): void {
  if (fill.notes.length === 0) return
  const { margins, room, sheet } = laid
  const y = margins.top + notesTop(fill, laid)
  const area = noteRoomOf(sheet, margins)
  const width = area.width / 5
  const { theme } = session.context
  const x = theme.dir === 'rtl' ? area.x + area.width - width : area.x
  const rule = { x, y: y - room.notesGap * 0.45, width, height: 0.75, radius: 0, fill: theme.color.border }
  topLayer(canvas).push({ kind: 'rect', ...rule })
  paintStrips(fill.notes, canvas, { y, next: undefined, artifact: false })
}

/** What lies under everything, as wide as the page. */
function drawBackdrop({ sheet }: LaidSheet, canvas: PageCanvas, session: Session): void {
  if (sheet.backdrop === undefined) return
  const edges = { top: 0, right: 0, bottom: 0, left: 0 }
  const { strips } = layoutFurniture(sheet.backdrop, sheet, edges, session, canvas.fields)
  paintStrips(stack(strips), canvas, { y: 0, next: undefined, artifact: true })
}

/** Header and footer, each in the middle of its margin. */
function drawFurniture({ laid, first }: DocumentPage, canvas: PageCanvas, session: Session): void {
  const { sheet, margins } = laid
  const bare = first ? (sheet.bareFirstPage ?? false) : false
  const header = bare === false ? sheet.header : undefined
  const footer = bare === true ? undefined : sheet.footer
  for (const element of [header, footer]) {
    if (element === undefined) continue
    const column = layoutFurniture(element, laid.sheet, margins, session, canvas.fields)
    const top = element === header ? 0 : canvas.height - margins.bottom
    const room = element === header ? margins.top : margins.bottom
    paintStrips(stack(column.strips), canvas, {
      y: top + (room - column.height) / 2,
      next: undefined,
      artifact: true,
    })
  }
}
