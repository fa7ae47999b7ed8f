import { plainText } from '../../../../core/source/text.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { linesOf } from '../../../parts/measure.ts'
import { dotSize } from './dot.ts'
import { datesWidth, eventHeight, type EventSizes, eventSizes } from './event-text.tsx'
import type { Era, Event } from './eras.ts'

/** An event, with what stands over it when it is the first of an era. */
export interface Entry {
  readonly opening: Era['opening']
  readonly event: Event
  /** The last of its era: the axis ends here. */
  readonly ends: boolean
}

/** How events stand in columns down a sheet. px */
export interface ColumnsPlan {
  /** By sheet, then by column. */
  readonly sheets: readonly (readonly (readonly Entry[])[])[]
  readonly sizes: EventSizes
  readonly width: number
  readonly gap: number
  /** Width of the dates beside the axis; 0 where they stand over their words. */
  readonly dates: number
  /** From an event to the next one below. */
  readonly between: number
}

interface Room {
  readonly width: number
  readonly height: number
}

/** The largest type at which all events fit one sheet, in as few columns as it takes; smaller type would be hard to read, so then more sheets. */
export function planColumns(eras: readonly Era[], room: Room, theme: Theme): ColumnsPlan {
  const entries = eras.flatMap(({ opening, events }) =>
    events.map(
      (event, at): Entry => ({
        event,
        opening: at === 0 ? opening : [],
        ends: at === events.length - 1,
      }),
    ),
  )
  const factors = [1.6, 1.45, 1.3, 1.15, 1.05, 0.97, 0.9, 0.84]
  for (const factor of factors) {
    const plan = planAt(entries, { factor, room, theme })
    if (plan.sheets.length === 1) return loosened(plan, room, theme)
  }
  const least = planAt(entries, { factor: 0.9, room, theme })
  // The largest type that needs no more sheets, its events spread evenly over all of them.
  const plans = factors.map(factor => planAt(entries, { factor, room, theme, sheets: least.sheets.length }))
  const plan = plans.find(({ sheets }) => sheets.length <= least.sheets.length) ?? least
  return loosened(plan, room, theme)
}

/** Room that is left over at the foot of the longest column goes between its events, up to as much as they have already. */
function loosened(plan: ColumnsPlan, room: Room, theme: Theme): ColumnsPlan {
  const spare = plan.sheets.flat().map(column => {
    const used = column.reduce((sum, entry) => sum + entryHeight(entry, { ...plan, theme }), 0)
    return (room.height - used) / Math.max(column.length, 1)
  })
  const more = Math.max(0, Math.min(...spare) * 0.85)
  return { ...plan, between: plan.between + Math.min(more, plan.sizes.text * 2.2) }
}

interface Attempt {
  readonly factor: number
  readonly room: Room
  readonly theme: Theme
  /** Sheets that may be filled; default 1. */
  readonly sheets?: number
}

function planAt(entries: readonly Entry[], { factor, room, theme, sheets: most = 1 }: Attempt): ColumnsPlan {
  const sizes = eventSizes(theme.type.base * factor)
  const gap = sizes.text * 2.2
  const columns = Math.max(1, Math.floor((room.width + gap) / (sizes.text * 14 + gap)))
  const wanted = datesWidth(
    entries.map(({ event }) => event),
    sizes,
    theme,
  )
  let plan: ColumnsPlan | undefined
  for (let count = 1; count <= columns; count += 1) {
    const width = (room.width - gap * (count - 1)) / count
    const dates = wanted <= width * 0.3 ? Math.ceil(wanted + sizes.text * 0.4) : 0
    const heights = entries.map(entry => entryHeight(entry, { sizes, theme, width, dates }))
    const sheets = pack(entries, heights, { count, height: room.height, most })
    plan = { sheets, sizes, width, gap, dates, between: entryGap(sizes) }
    if (sheets.length <= most) return plan
  }
  return plan as ColumnsPlan
}

interface Measure {
  readonly sizes: EventSizes
  readonly theme: Theme
  readonly width: number
  readonly dates: number
}

function entryHeight({ event, opening }: Entry, { sizes, theme, width, dates }: Measure): number {
  const room = width - dates - axisRoom(sizes, theme)
  const words = eventHeight({ event, sizes, theme, dateless: dates > 0 }, room)
  const over = opening.reduce((sum, block) => {
    const setting = {
      family: theme.type.display,
      weight: theme.type.displayWeight,
      size: sizes.title * 1.3,
      lang: theme.lang,
    }
    return sum + linesOf(plainText(block), width, setting) * sizes.title * 1.7 + sizes.text
  }, 0)
  return Math.max(words, dates > 0 ? sizes.date * 1.3 : 0) + over + entryGap(sizes)
}

function entryGap({ text }: EventSizes): number {
  return text * 1.3
}

/** Width in px of the axis between dates and words. */
export function axisRoom({ text }: EventSizes, theme: Theme): number {
  return dotSize(theme) + text * 1.4
}

/** Columns of as equal a height as the order allows, by sheet. */
function pack(
  entries: readonly Entry[],
  heights: readonly number[],
  { count, height, most }: { readonly count: number; readonly height: number; readonly most: number },
): readonly (readonly (readonly Entry[])[])[] {
  const all = evened(entries, heights, { count: count * most, height })
  const sheets: (readonly (readonly Entry[])[])[] = []
  for (let start = 0; start < all.length; start += count) sheets.push(all.slice(start, start + count))
  return sheets
}

function fill(
  entries: readonly Entry[],
  heights: readonly number[],
  height: number,
): readonly (readonly Entry[])[] {
  const columns: Entry[][] = []
  let used = Number.POSITIVE_INFINITY
  entries.forEach((entry, at) => {
    const own = heights[at] ?? 0
    if (used + own > height) {
      columns.push([])
      used = 0
    }
    columns.at(-1)?.push(entry)
    used += own
  })
  return columns
}

/** The columns with the least height that are no more than before. */
function evened(
  entries: readonly Entry[],
  heights: readonly number[],
  { count, height }: { readonly count: number; readonly height: number },
): readonly (readonly Entry[])[] {
  let best = fill(entries, heights, height)
  if (best.length > count) return best
  let low = Math.max(...heights, 0)
  let high = height
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2
    const columns = fill(entries, heights, middle)
    if (columns.length <= count) {
      best = columns
      high = middle
    } else low = middle
  }
  return best
}
