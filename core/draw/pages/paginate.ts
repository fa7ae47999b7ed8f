import { type Cut, cutStrips, repeated } from './cut-strips.ts'
import { heightOf, hold, type Note, type PlacedStrip, stack, type Strip } from './strip.ts'

/** What stands on one page. */
export interface PageFill {
  readonly strips: readonly PlacedStrip[]
  /** px from the top of the text area to the end of what stands there, notes left out. */
  readonly height: number
  readonly notes: readonly PlacedStrip[]
  /** px */
  readonly notesHeight: number
  /** What begins the next page: boxes around it are not closed yet. */
  readonly next: Strip | undefined
}

/** Room for text on each page. */
export interface PageRoom {
  /** px; infinite for pages as tall as their content. */
  readonly height: number
  /** px between text and notes, and between notes. */
  readonly notesGap: number
  readonly noteGap: number
  /** Pages of a screen: broken between sections only, unless one is taller than `height`. */
  readonly screen: boolean
}

/** Most of a page that notes may take from the text when they go over several pages. */
const mostNotes = 0.6

/** The least part of a last page that should be filled, where the page before can give something up. */
const leastEnd = 0.27

/** Distributes strips over pages. `strips` is used up: rows that are split are replaced by what is left of them. */
export function paginate(strips: Strip[], room: PageRoom): PageFill[] {
  const pages: PageFill[] = []
  const starts: number[] = []
  let start = 0
  let waiting: readonly Strip[] = []
  while (start < strips.length || waiting.length > 0) {
    const text = start < strips.length
    const carried = takeNotes(waiting, room.height * (text ? mostNotes : 1), !text)
    const fill = fillPage(strips, start, carried.taken, room)
    starts.push(carried.taken.length > 0 || fill.split ? Number.NaN : start)
    start = fill.start
    waiting = [...carried.rest, ...fill.waiting]
    pages.push({ ...fill.page, next: strips[start] })
  }
  return evenEnd(pages, starts, strips, room)
}

/** A last page with next to nothing on it gets more from the page before, if neither has split rows or carried notes. */
function evenEnd(pages: PageFill[], starts: readonly number[], strips: Strip[], room: PageRoom): PageFill[] {
  const [start, end] = starts.slice(-2)
  const short = (pages.at(-1)?.height ?? 0) < room.height * leastEnd && Number.isFinite(room.height)
  if (!short || start === undefined || end === undefined || Number.isNaN(start + end)) return pages
  const whole = heightOf(strips, start)
  const above = fillPage([...strips], start, [], { ...room, height: whole - room.height * leastEnd })
  const below = fillPage([...strips], above.start, [], room)
  const wrong = above.split || above.start <= start || above.waiting.length + below.waiting.length > 0
  if (wrong || below.split || below.start < strips.length) return pages
  const [upper, lower] = [above.page, below.page]
  return [...pages.slice(0, -2), { ...upper, next: strips[above.start] }, { ...lower, next: undefined }]
}

interface Filled {
  readonly page: Omit<PageFill, 'next'>
  readonly start: number
  readonly waiting: readonly Strip[]
  /** A row goes on on the next page. */
  readonly split: boolean
}

function fillPage(strips: Strip[], start: number, carried: readonly Strip[], room: PageRoom): Filled {
  const heads = repeated(strips[start]?.repeat ?? [])
  const headHeight = heightOf(heads)
  const carriedHeight = carried.length === 0 ? 0 : room.notesGap + heightOf(carried)
  const height = room.height - headHeight - carriedHeight
  const noted = carried.length > 0
  const cut = letFloat(strips, start, cutPage(strips, start, height, noted, room), cutAgain =>
    cutPage(cutAgain, start, height, noted, room),
  )
  const end = start + cut.count
  const shown = [...heads, ...strips.slice(start, end)]
  if (cut.split !== undefined) {
    shown.push(cut.split.head)
    strips[end] = cut.split.tail
  }
  const placed = stack(shown)
  const bottom = placed.length === 0 ? 0 : bottomOf(placed)
  const notes = placeNotes(shown, carried, room.height - bottom, room)
  return {
    page: { strips: placed, height: bottom, ...notes.page },
    start: end,
    waiting: notes.rest,
    split: cut.split !== undefined,
  }
}

/** Text after something that does not fit fills the page before it; what floats moves down in `strips`. */
function letFloat(strips: Strip[], start: number, cut: Cut, again: (strips: readonly Strip[]) => Cut): Cut {
  const parted = start + cut.count
  if (cut.count === 0 || cut.split !== undefined || parted >= strips.length) return cut
  // A heading that stands right above goes with the text.
  const at = endOf(
    strips,
    parted,
    (strip, next) => strip.floats !== undefined || (next?.hold ?? 0) < hold.next,
  )
  const block = strips[at]?.floats
  const far = block?.style.floats === 'far'
  if (block === undefined || strips[at - 1]?.floats === block || (at > parted && !far)) return cut
  const to = endOf(strips, at, strip => strip.floats !== block)
  const end = endOf(strips, to, (strip, next) => isStop(strip) || (!far && next?.hold === hold.next))
  const moved = strips.slice(at, to)
  const [first, ...others] = strips.slice(to, end)
  if (first === undefined || moved.some(({ notes }) => notes !== undefined)) return cut
  const before = Math.min(first.before, moved[0]?.before ?? 0)
  const text = [at > parted ? { ...first, before, hold: hold.next } : first, ...others]
  const filled = again([...strips.slice(0, at), ...text, ...moved])
  const count = Math.min(filled.count - (at - start), text.length)
  if (count <= 0 || (filled.split !== undefined && count < text.length)) return cut
  const [next, ...rest] = text.slice(count)
  const after = next ? [{ ...next, before: Math.max(next.before, first.before) }, ...rest] : []
  strips.splice(at, end - at, ...text.slice(0, count), ...moved, ...after)
  return { count: at - start + count, cost: filled.cost }
}

/** Whether nothing that floats may come to stand behind a strip. */
function isStop(strip: Strip): boolean {
  return strip.page !== false || strip.floats !== undefined
}

function endOf(
  strips: readonly Strip[],
  from: number,
  isEnd: (strip: Strip, next: Strip | undefined) => boolean,
): number {
  let end = from
  while (end < strips.length && !isEnd(strips[end] as Strip, strips[end + 1])) end += 1
  return end
}

function cutPage(
  strips: readonly Strip[],
  start: number,
  height: number,
  noted: boolean,
  room: PageRoom,
): Cut {
  if (start >= strips.length) return { count: 0, cost: 0 }
  if (room.screen) return cutScreen(strips, start, height)
  let first = !noted
  const notes = (strip: Strip): number => {
    const need = notesHeight(strip.notes ?? [], room) + (first ? room.notesGap : room.noteGap)
    first = false
    // A long note begins under its marker and goes on under the next page's text.
    return Math.min(need, room.height * mostNotes)
  }
  return cutStrips(strips, start, { height, forced: true, notes })
}

/** Sections of a screen stay whole unless they are taller than a page may be. */
function cutScreen(strips: readonly Strip[], start: number, height: number): Cut {
  const cost = (strip: Strip): number => (strip.section ? 0 : 1 + strip.hold)
  const cut = cutStrips(strips, start, { height, forced: true, cost })
  const end = start + cut.count
  if (cut.split !== undefined || end >= strips.length || strips[end]?.section !== true) return cut
  const little = heightOf(strips.slice(start, end)) < height / 4
  return little && sectionHeight(strips, end) > height
    ? cutStrips(strips, start, { height, forced: true })
    : cut
}

function sectionHeight(strips: readonly Strip[], start: number): number {
  let end = start + 1
  while (end < strips.length && strips[end]?.section !== true) end += 1
  return heightOf(strips.slice(start, end))
}

function bottomOf(placed: readonly PlacedStrip[]): number {
  const last = placed[placed.length - 1] as PlacedStrip
  return last.y + last.strip.height
}

function notesHeight(notes: readonly Note[], room: PageRoom): number {
  return notes.reduce((sum, note, index) => sum + heightOf(note.strips) + (index > 0 ? room.noteGap : 0), 0)
}

/** Puts notes at the foot of the page as far as they fit; the rest waits for the next page. */
function placeNotes(
  shown: readonly Strip[],
  carried: readonly Strip[],
  free: number,
  room: PageRoom,
): { readonly page: Pick<PageFill, 'notes' | 'notesHeight'>; readonly rest: readonly Strip[] } {
  const all = [...carried]
  for (const strip of shown) {
    for (const note of strip.notes ?? []) {
      for (const [index, line] of note.strips.entries()) {
        all.push(index === 0 && all.length > 0 ? { ...line, before: room.noteGap } : line)
      }
    }
  }
  if (all.length === 0) return { page: { notes: [], notesHeight: 0 }, rest: [] }
  const { taken, rest } = takeNotes(all, free - room.notesGap, false)
  const placed = stack(taken)
  return { page: { notes: placed, notesHeight: placed.length === 0 ? 0 : bottomOf(placed) }, rest }
}

interface TakenNotes {
  readonly taken: readonly Strip[]
  readonly rest: readonly Strip[]
}

/** Strips of notes that fit a height; at least one when `forced`, so that notes come to an end. */
function takeNotes(strips: readonly Strip[], height: number, forced: boolean): TakenNotes {
  if (strips.length === 0) return { taken: [], rest: [] }
  const { count, split } = cutStrips(strips, 0, { height, forced })
  if (split === undefined) return { taken: strips.slice(0, count), rest: strips.slice(count) }
  return { taken: [...strips.slice(0, count), split.head], rest: [split.tail, ...strips.slice(count + 1)] }
}
