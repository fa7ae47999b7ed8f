import type { Heading } from './block.ts'
import type { LaidSheet } from './layout-sheet.ts'
import type { PageFill } from './paginate.ts'
import { stack, type Strip } from './strip.ts'

/** One page of the document. */
export interface DocumentPage {
  readonly laid: LaidSheet
  readonly fill: PageFill
  /** The first page of its sheet. */
  readonly first: boolean
  /** What readers count it as, from 1: a cover is a sheet like any other. */
  readonly number: number
}

/** A heading on a page. px from the page's top edge. */
export interface PlacedHeading extends Heading {
  readonly page: number
  readonly y: number
}

/** Where ids and headings came to stand. */
export interface DocumentPlaces {
  readonly anchors: ReadonlyMap<string, { readonly page: number; readonly y: number }>
  readonly headings: readonly PlacedHeading[]
}

/** All pages of all sheets in order, numbered. */
export function numberPages(sheets: readonly LaidSheet[]): DocumentPage[] {
  const pages: DocumentPage[] = []
  for (const laid of sheets) {
    laid.fills.forEach((fill, index) => {
      pages.push({ laid, fill, first: index === 0, number: pages.length + 1 })
    })
  }
  return pages
}

/** Finds where ids and headings stand. */
export function placesOn(pages: readonly DocumentPage[]): DocumentPlaces {
  const anchors = new Map<string, { readonly page: number; readonly y: number }>()
  const headings: PlacedHeading[] = []
  const visit = (strip: Strip, page: number, y: number): void => {
    for (const { ids, heading } of strip.places ?? []) {
      for (const id of ids) if (!anchors.has(id)) anchors.set(id, { page, y })
      if (heading !== undefined) headings.push({ ...heading, page, y })
    }
    for (const { column, at } of strip.overlays ?? [])
      visitAll(column.strips, page, at.kind === 'strip' ? y + at.y : y)
    if (strip.content.kind !== 'columns') return
    for (const column of strip.content.columns) visitAll(column.strips, page, y + column.y)
  }
  const visitAll = (strips: readonly Strip[], page: number, top: number): void => {
    for (const { strip, y } of stack(strips)) visit(strip, page, top + y)
  }
  pages.forEach(({ laid, fill }, page) => {
    const top = laid.margins.top
    for (const { strip, y } of fill.strips) visit(strip, page, top + y)
    for (const { strip, y } of fill.notes) visit(strip, page, top + y + notesTop(fill, laid))
  })
  return { anchors, headings }
}

/** px from a page's top edge to the first words of its text; undefined where it has none. */
export function topOfWords({ laid, fill }: DocumentPage): number | undefined {
  const first = firstOf(fill.strips.map(({ strip, y }) => firstLine(strip, y)))
  return first === undefined ? undefined : laid.margins.top + first
}

function firstLine({ content }: Strip, y: number): number | undefined {
  if (content.kind === 'line') return y
  if (content.kind !== 'columns') return undefined
  return firstOf(
    content.columns.map(column =>
      firstOf(stack(column.strips).map(({ strip, y: below }) => firstLine(strip, y + column.y + below))),
    ),
  )
}

function firstOf(places: readonly (number | undefined)[]): number | undefined {
  const known = places.filter(place => place !== undefined)
  return known.length > 0 ? Math.min(...known) : undefined
}

/** px from the top of the text area to the notes: at its foot, below the text when pages grow, at the top without text. */
export function notesTop(fill: PageFill, laid: LaidSheet): number {
  const { room } = laid
  if (fill.strips.length === 0) return room.notesGap
  const grows = room.screen || room.height === Number.POSITIVE_INFINITY
  return grows ? fill.height + room.notesGap : room.height - fill.notesHeight
}
