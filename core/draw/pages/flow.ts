import type { Block, Marker, Place } from './block.ts'
import {
  type Box,
  type Content,
  firstBaseline,
  hold,
  type Note,
  type Overlay,
  type PlacedMarker,
  type Strip,
} from './strip.ts'

/** An absolute box that waits for the size of the positioned box around it. */
export interface Afloat {
  readonly block: Block
  /** How many strips there were where it stands in the tree. */
  readonly index: number
}

/** A marker that waits for the first line beside it. */
export interface WaitingMarker {
  readonly marker: Marker
  readonly line: PlacedMarker['line']
  readonly x: number
}

/** How much is laid out of what is only measured: px that strips may still take, of which one counts for a page at most. */
export interface Limit {
  left: number
  readonly page: number
}

/** Strips of one column as they are laid out, and what the next strip has to take along. */
export interface Flow {
  readonly strips: Strip[]
  box: Box | undefined
  /** Adjoining margins: the largest positive and the most negative. */
  above: number
  below: number
  hold: number
  page: Strip['page']
  section: boolean
  places: Place[] | undefined
  overlays: Overlay[] | undefined
  markers: WaitingMarker[]
  afloat: Afloat[]
  repeat: readonly Strip[] | undefined
  readonly limit: Limit | undefined
}

/** Creates an empty flow. */
export function createFlow(box: Box | undefined, limit?: Limit): Flow {
  return {
    strips: [],
    box,
    above: 0,
    below: 0,
    hold: hold.free,
    page: false,
    section: false,
    places: undefined,
    overlays: undefined,
    markers: [],
    afloat: [],
    repeat: undefined,
    limit,
  }
}

/** Whether more is laid out than was asked for. */
export function isBeyond({ limit }: Flow): boolean {
  return limit !== undefined && limit.left < 0
}

/** Notes a place that links lead to, for the next strip. */
export function addPlace(flow: Flow, place: Place): void {
  flow.places ??= []
  flow.places.push(place)
}

/** Adds a margin that collapses with those it adjoins. */
export function addMargin(flow: Flow, margin: number): void {
  if (margin > flow.above) flow.above = margin
  else if (margin < flow.below) flow.below = margin
}

/** Adds room that does not collapse: gaps of flex and grid boxes. */
export function addGap(flow: Flow, gap: number): void {
  const margin = flow.above + flow.below
  flow.above = Math.max(0, margin + gap)
  flow.below = 0
}

/** Makes a page break before the next strip at least this costly. */
export function addHold(flow: Flow, cost: number): void {
  if (cost > flow.hold) flow.hold = cost
}

/** Adds a strip with everything that waited for it. */
export function addStrip(flow: Flow, height: number, content: Content, notes?: readonly Note[]): Strip {
  const strip: Strip = {
    before: flow.above + flow.below,
    height,
    hold: flow.page === 'page' ? hold.free : flow.hold,
    page: flow.page,
    floats: undefined,
    section: flow.section,
    box: flow.box,
    content,
    places: flow.places,
    notes,
    overlays: flow.overlays,
    markers: undefined,
    repeat: flow.repeat,
  }
  flow.strips.push(strip)
  if (flow.limit !== undefined) flow.limit.left -= Math.min(height, flow.limit.page)
  flow.above = 0
  flow.below = 0
  flow.hold = hold.free
  flow.page = false
  flow.section = false
  flow.places = undefined
  flow.overlays = undefined
  if (flow.markers.length > 0) settleMarkers(flow, strip)
  return strip
}

/** Adds empty room that takes no text: a box's padding. */
export function addSpace(flow: Flow, height: number): Strip {
  const waiting = flow.markers
  flow.markers = []
  const strip = addStrip(flow, height, { kind: 'space' })
  flow.markers = waiting
  return strip
}

/** A marker stands on the first baseline beside it, else at the top of what is there. */
function settleMarkers(flow: Flow, strip: Strip): void {
  const baseline = firstBaseline([strip])
  const inwards = besideWords(strip)
  strip.markers = flow.markers.map(waiting => ({
    ...waiting,
    x: waiting.x + inwards,
    baseline: baseline ?? Math.min(waiting.line?.baseline ?? strip.height, strip.height),
  }))
  flow.markers = []
}

/** px that markers stand further in, beside words that are centred in their line. */
function besideWords({ content }: Strip): number {
  if (content.kind !== 'line' || content.paragraph.text.align !== 'center') return 0
  const { line, paragraph, width } = content
  if (line.pieces.length === 0) return 0
  if (paragraph.text.dir === 'ltr') return Math.min(...line.pieces.map(piece => piece.x))
  return Math.max(...line.pieces.map(piece => piece.x + piece.width)) - width
}
