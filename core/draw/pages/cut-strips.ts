import { notesIn } from './layout-row.ts'
import { type Column, heightOf, hold, type Strip } from './strip.ts'

/** Where strips are parted: how many stay, and perhaps a row that is split after them. */
export interface Cut {
  readonly count: number
  /** Cost of the break. */
  readonly cost: number
  readonly split?: Split
}

/** A row parted in two. */
interface Split {
  readonly head: Strip
  readonly tail: Strip
}

/** What strips are cut for. */
interface CutRoom {
  /** px */
  readonly height: number
  /** Something has to stay, even if it is too tall. */
  readonly forced: boolean
  /** Room at the page's foot that the notes of a strip ask for. */
  readonly notes?: (strip: Strip) => number
  /** Cost of a break before a strip, `y` px down; its `hold` unless said otherwise. */
  readonly cost?: (strip: Strip, y: number) => number
}

/** The part of a page that may stay empty for the sake of a table in one piece. */
const mostGap = 0.2

/** The part of a page that is filled at least where a chapter begins the next. */
const wellFilled = 0.6

/** How close sums of fractions of a pixel have to come. */
const grace = 0.01

/**
 * Finds the best place to part strips that go on below `room`: as late as possible where a break costs least. When
 * everything fits, all strips stay.
 */
export function cutStrips(strips: readonly Strip[], start: number, room: CutRoom): Cut {
  let y = 0
  let notes = 0
  let best: Cut & { readonly top: number } = { count: 0, cost: Number.POSITIVE_INFINITY, top: 0 }
  for (let index = start; index < strips.length; index += 1) {
    const strip = strips[index] as Strip
    const first = index === start
    const filled = strip.page === 'late' ? room.height * wellFilled : 0
    if (!first && strip.page !== false && y >= filled) return { count: index - start, cost: hold.free }
    const top = y + (first ? 0 : strip.before)
    if (!first) {
      const cost = room.cost === undefined ? strip.hold : room.cost(strip, top)
      const gap = best.cost === hold.free && top - best.top > room.height * mostGap
      if (cost <= best.cost || (gap && cost === hold.rows && room.cost === undefined))
        best = { count: index - start, cost, top }
    }
    const need = strip.notes === undefined || room.notes === undefined ? 0 : room.notes(strip)
    if (top + strip.height + notes + need > room.height + grace) {
      return cutHere(strip, index - start, best, { ...room, height: room.height - top - notes })
    }
    y = top + strip.height
    notes += need
  }
  return { count: strips.length - start, cost: hold.free }
}

/** Parts strips at one that does not fit: through it, if it is a tall row, else at the best place above it. */
function cutHere(strip: Strip, count: number, best: Cut, room: CutRoom): Cut {
  const only = count === 0
  const tall = strip.content.kind === 'columns' && strip.height > strip.content.splitAt
  if (tall || (only && room.forced) || (!only && best.cost >= hold.inside)) {
    const split = splitRow(strip, only ? room : { ...room, forced: false })
    if (split !== undefined) return { count, cost: hold.free, split }
  }
  if (only) return { count: room.forced ? 1 : 0, cost: hold.edge }
  return { count: best.count, cost: best.cost }
}

/** Parts a row, each column where it can best be; undefined when a column would have nothing above the break. */
function splitRow(strip: Strip, room: CutRoom): Split | undefined {
  if (strip.content.kind !== 'columns') return undefined
  const heads: Column[] = []
  const tails: Column[] = []
  for (const column of strip.content.columns) {
    const parts = splitColumn(column, room)
    if (parts === undefined) return undefined
    heads.push(parts.head)
    tails.push(parts.tail)
  }
  if (tails.every(tail => tail.strips.length === 0)) return undefined
  const { splitAt } = strip.content
  return { head: part(strip, heads, splitAt, true), tail: part(strip, tails, splitAt, false) }
}

function splitColumn(column: Column, room: CutRoom): { head: Column; tail: Column } | undefined {
  const y = column.y - (column.shift ?? 0)
  const { strips } = column
  const cut = cutStrips(strips, 0, { height: room.height - y, forced: room.forced })
  const whole = cut.count === strips.length && cut.split === undefined
  if (!whole && !room.forced && (cut.cost >= hold.inside || (cut.count === 0 && cut.split === undefined)))
    return undefined
  const above = strips.slice(0, cut.count)
  const below = strips.slice(cut.split === undefined ? cut.count : cut.count + 1)
  if (cut.split !== undefined) {
    above.push(cut.split.head)
    below.unshift(cut.split.tail)
  }
  const [next] = below
  const head = { strips: above, height: heightOf(above), y, afloat: [], next }
  const again = next?.repeat === undefined ? below : [...repeated(next.repeat), ...below]
  return {
    head: kept(column, head),
    tail: kept(column, { strips: again, height: heightOf(again), y: 0, afloat: [] }),
  }
}

function kept(column: Column, part: Column): Column {
  return column.own === true ? { ...part, own: true } : part
}

function part(strip: Strip, columns: readonly Column[], splitAt: number, head: boolean): Strip {
  const height = Math.max(0, ...columns.map(column => column.y + column.height))
  const content = { kind: 'columns', columns, splitAt } as const
  const notes = notesIn(columns)
  if (head) return { ...strip, height, content, notes }
  return {
    ...strip,
    before: 0,
    hold: hold.free,
    page: false,
    height,
    content,
    notes,
    places: undefined,
    overlays: undefined,
    markers: undefined,
  }
}

/** Rows of a table's head as they stand again on a later page. */
export function repeated(strips: readonly Strip[]): Strip[] {
  return strips.map((strip, index) => ({
    ...strip,
    before: index === 0 ? 0 : strip.before,
    again: true,
    page: false,
    places: undefined,
    notes: undefined,
    repeat: undefined,
  }))
}
