import type { Length, Style } from '../../compose/style.ts'
import type { Art } from '../../compose/tree.ts'
import type { Asset } from '../../image/asset.ts'
import type { Borders } from '../edges.ts'
import type { BlockLink } from '../structure-role.ts'
import type { Block, Marker, Paragraph, Picture, Place } from './block.ts'
import { toPx } from './lengths.ts'
import type { Line } from './text/line.ts'

/** What a page break before a strip costs: breaks are made where it is least. */
export const hold = {
  free: 0,
  /** Would part a table that could stand whole, unless that leaves much of a page empty. */
  rows: 1,
  /** Would leave a single line of a paragraph, or a single row. */
  lines: 2,
  /** Would part a heading from what it heads. */
  next: 3,
  /** Would break what should stay whole. */
  inside: 4,
  /** Would part a box's edge from its content. */
  edge: 5,
} as const

/** A decorated box around strips: drawn on each page that it has strips on. */
export interface Box {
  readonly parent: Box | undefined
  /** How many boxes are around it. */
  readonly depth: number
  /** px from the page's left edge. */
  readonly x: number
  readonly width: number
  readonly background: Style['background']
  readonly borders: Borders
  readonly radius: number
  readonly link: BlockLink | undefined
  /** Reaches down to the end of the row that it is a column of. */
  readonly stretch: boolean
}

/** What a strip shows. x is from the page's left edge, y from the strip's top. */
export type Content =
  | { readonly kind: 'space' }
  | {
      readonly kind: 'line'
      readonly line: Line
      readonly x: number
      readonly paragraph: Paragraph
      readonly width: number
    }
  | { readonly kind: 'picture'; readonly picture: PlacedPicture; readonly x: number }
  | { readonly kind: 'columns'; readonly columns: readonly Column[]; readonly splitAt: number }

/** A picture with its box. */
export interface PlacedPicture {
  readonly source: Asset | Art
  readonly width: number
  readonly height: number
  readonly fit: 'cover' | 'contain'
  readonly radius: number
  readonly mark?: Picture['mark'] | undefined
}

/** Strips beside other strips. */
export interface Column {
  readonly strips: readonly Strip[]
  /** px from the first strip's top to the last one's bottom. */
  readonly height: number
  /** px from the row's top. */
  readonly y: number
  /** What of `y` comes from alignment: given up when the row is split. */
  readonly shift?: number
  /** Boxes that await a positioned box further out. */
  readonly afloat: readonly Block[]
  /** Keeps its own height: its box does not reach down to the row's end. */
  readonly own?: boolean
  /** px from the row's top that its box reaches down to, when not the row's end. */
  readonly reach?: number
  /** The first strip of what goes on after the page break: the boxes around it are not closed yet. */
  readonly next?: Strip | undefined
}

/** An absolute box that stands over (or, being first, under) a strip. */
export interface Overlay {
  readonly column: Column
  /** px from the strip's top, or where it stands on the page. */
  readonly at:
    | { readonly kind: 'strip'; readonly y: number }
    | { readonly kind: 'page'; readonly top: Length | undefined; readonly bottom: Length | undefined }
  readonly under: boolean
  /** How many boxes of the strip are behind it. */
  readonly depth: number
}

/** px from a page's top edge to an absolute box, of whose strip the top is known. */
export function overlayTop({ at, column }: Overlay, stripTop: number, pageHeight: number): number {
  if (at.kind === 'strip') return stripTop + at.y
  const bottom = toPx(at.bottom, pageHeight)
  return toPx(at.top, pageHeight) ?? (bottom === undefined ? stripTop : pageHeight - bottom - column.height)
}

/** A list marker beside a line. */
export interface PlacedMarker {
  readonly marker: Marker
  readonly line: Line | undefined
  readonly x: number
  /** px from the strip's top to the baseline. */
  readonly baseline: number
}

/** A slice of the page as wide as its column, which no page break goes through (rows of columns excepted). */
export interface Strip {
  /** px to the strip above; nothing at the top of a page. */
  before: number
  readonly height: number
  /** Cost of a page break before it. */
  hold: number
  /** Begins a page: always, or where the one before is filled well. */
  readonly page: false | 'page' | 'late'
  /** The block that it is part of, which may stand behind the text after it. */
  floats: Block | undefined
  /** Begins a section of a screen. */
  readonly section: boolean
  readonly box: Box | undefined
  readonly content: Content
  readonly places: readonly Place[] | undefined
  notes: readonly Note[] | undefined
  overlays: Overlay[] | undefined
  markers: PlacedMarker[] | undefined
  /** Rows shown again where a page begins with this strip. */
  readonly repeat: readonly Strip[] | undefined
  /** Shown before on an earlier page: readers skip it. */
  readonly again?: boolean
}

/** The body of a footnote. */
export interface Note {
  readonly strips: readonly Strip[]
}

/** A strip and where it stands: px from the top of its column or text area. */
export interface PlacedStrip {
  readonly strip: Strip
  readonly y: number
}

/** Puts strips below each other, the first at the top. */
export function stack(strips: readonly Strip[]): PlacedStrip[] {
  let y = 0
  return strips.map((strip, index) => {
    if (index > 0) y += strip.before
    const placed = { strip, y }
    y += strip.height
    return placed
  })
}

/** Total height of strips below each other, the gap above the first left out. */
export function heightOf(strips: readonly Strip[], from: number = 0): number {
  let height = 0
  for (let index = from; index < strips.length; index += 1) {
    const strip = strips[index] as Strip
    height += strip.height + (index > from ? strip.before : 0)
  }
  return height
}

/** px from the top of strips to the first baseline in them, or undefined when there is no text. */
export function firstBaseline(strips: readonly Strip[]): number | undefined {
  let y = 0
  for (let index = 0; index < strips.length; index += 1) {
    const strip = strips[index] as Strip
    if (index > 0) y += strip.before
    const baseline = baselineOf(strip)
    if (baseline !== undefined) return y + baseline
    y += strip.height
  }
  return undefined
}

function baselineOf(strip: Strip): number | undefined {
  if (strip.content.kind === 'line') return strip.content.line.baseline
  if (strip.content.kind !== 'columns') return undefined
  for (const column of strip.content.columns) {
    const baseline = firstBaseline(column.strips)
    if (baseline !== undefined) return column.y + baseline
  }
  return undefined
}
