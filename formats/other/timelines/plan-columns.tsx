import { isPhysical, leastSize, NEAR } from '../../../core/theme/medium.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { firstFitting, SHORT } from '../../../core/compose/fit.ts'
import { leastHeight } from '../../../core/compose/least-height.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { isDull } from '../sheets/page-theme.ts'
import { askedRows, evened, fill, type Row } from '../sheets/fill-columns.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Entry, EventRow, type RowLook } from './event-row.tsx'
import { datesWidth, type EventSizes, eventSizes, numeralSizes, SetDate } from './event-text.tsx'
import type { Era } from './eras.ts'
import { type Distances, distancesOf, spanAmong } from './true-distances.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { inRows } from '../../../core/compose/in-rows.ts'

/** How events stand in columns down a sheet. px */
interface ColumnsPlan extends Columns {
  /** By sheet, then by column. */
  readonly sheets: readonly (readonly (readonly Entry[])[])[]
  /** px behind each event of one line besides the room that all have: time at its length. */
  readonly apart?: readonly number[]
  /** Time has its length: what comes last is no more than that. */
  readonly isOfHours?: boolean
}

interface Columns extends RowLook {
  readonly count: number
  readonly gap: number
}

interface Room {
  readonly width: number
  readonly height: number
}

interface EntryRow extends Row {
  readonly entry: Entry
}

type RowsIn = (columns: Columns) => Iterable<EntryRow>

/** What is to stand on so many sheets of a height, px. */
interface Wanted {
  readonly titles: readonly string[]
  readonly rowsIn: RowsIn
  readonly height: number
  readonly sheets: number
}

/** Sizes of type that are tried, as parts of the theme's; the smaller ones where all of it is then one sheet. */
const factors = [
  3.2, 2.8, 2.45, 2.15, 1.9, 1.75, 1.6, 1.45, 1.37, 1.3, 1.22, 1.15, 1.1, 1.05, 0.97, 0.9, 0.84,
] as const
const SMALL = [0.77, 0.71, 0.65, 0.59, 0.53] as const
/** The size that sheets are counted in when one is not enough: smaller type would be hard to read. */
const LEGIBLE = 0.9

/** Room between the events of one line at the least, a part of the usual. */
const CLOSE = 0.45

/** Years as numerals, sizes of the text, and what a larger one may cost the text. */
const NUMERALS = [3.2, 2.6, 2.1] as const
const COST = 0.9
/** The same under names of eras, where the rest of a date stands over its year. */
const STACKED = 2.2

/** Where distances tell the time dates are hardly larger than text, all have a little room, sizes of the text, and so much of the height is left to them where it can be. */
const LEVEL = 1.25
const BESIDE_TIME = 0.25
const FREE = 0.32

/** The largest type at which all events fit one sheet, in as few columns as it takes; else as many sheets as they need, evenly filled. */
export function planColumns(eras: readonly Era[], room: Room, theme: Theme, measure: Measure): ColumnsPlan {
  const [only, ...further] = eras
  // Years are told by their numerals; of hours it matters how far they are apart.
  const areHours = only?.events.every(({ when }) => when === undefined) && further.length === 0
  const distances = only && areHours ? distancesOf(only.events) : undefined
  const entries = eras.flatMap(era => entriesOf(era, distances))
  const rowsIn = measuredRows(entries, theme, measure)
  const titles = entries.map(({ event }) => phrasingText(event.title))
  // Years are numerals where all have room for that, and nothing is larger than the name of its era.
  const isParted = entries.some(({ opening }) => opening.length > 0)
  const isUpright = theme.page.height > theme.page.width
  const line = inOneLine(entries)
  const weights = distances?.weights ?? weightsOf(eras)
  const columnsAt = (factor: number, sizesOf: SizesOf = eventSizes): readonly Columns[] =>
    columnsOf(entries, sizesOf(theme.type.base * factor), room, theme, measure)
  const least = leastSize(theme.page) / theme.type.base
  const legible = (near: number): readonly number[] =>
    [...factors, ...SMALL].filter(factor => factor >= Math.min(least * near, LEGIBLE))
  const single = legible(1)
  const planOn = (sheets: number, sizesOf: SizesOf = eventSizes): ColumnsPlan | undefined =>
    firstFitting(sheets === 1 ? single : sheets > SHORT ? [LEGIBLE] : factors, factor =>
      planAt(columnsAt(factor, sizesOf), { titles, rowsIn, height: room.height, sheets }),
    )
  const heightOf = heightsIn(theme, measure)
  // On an upright sheet time runs down one line. It is measured whole: what a brief ranks is as large as there are few of it.
  const lineOf = (by: number, free = 0): ColumnsPlan | undefined =>
    // Paper is read from near, and one line that is whole says more than two.
    firstFitting(isPhysical(theme.page) ? legible(NEAR) : single, factor => {
      const [way] = columnsAt(factor, text => numeralSizes(text, by))
      if (!way || way.dates === 0) return undefined
      const close = distances ? way.sizes.text * BESIDE_TIME : way.between * CLOSE
      const plan = { ...way, between: close, sheets: [[line]] }
      const used = heightOf(<EventColumns plan={plan} columns={[line]} theme={theme} />, room.width)
      const spare = (room.height - used) / Math.max(entries.length - 1, 1)
      if (spare < 0 || room.height - used < room.height * free) return undefined
      const more = Math.min(spare, plan.sizes.text * MOST_APART)
      const whole = weights.reduce((sum, weight) => sum + weight, 0)
      return {
        ...plan,
        ...(distances && { isOfHours: true }),
        apart: weights.map(weight => (weight / whole) * more * (entries.length - 1)),
      }
    })
  const inTime = distances && isUpright ? (lineOf(LEVEL, FREE) ?? lineOf(LEVEL)) : undefined
  if (inTime) return inTime
  const inYears = (by: number): ColumnsPlan | undefined => {
    const [apart, close] = [lineOf(by, TOLD), lineOf(by)]
    return apart && close && apart.sizes.text >= close.sizes.text * COST ? apart : close
  }
  const numerals = isParted ? [STACKED] : NUMERALS
  const upright = isUpright ? numerals.flatMap(by => inYears(by) ?? []) : []
  const most = Math.max(0, ...upright.map(({ sizes }) => sizes.text))
  const down = upright.find(({ sizes }) => sizes.text >= most * COST)
  if (down) return down
  const large = isParted ? undefined : planOn(1, numeralSizes)
  const densest = columnsAt(LEGIBLE).at(-1) as Columns
  const filled = () => fill(rowsIn(densest), room.height + densest.between)
  const needed = (): number => Math.ceil(filled().length / densest.count)
  // An event that is higher than a sheet goes on over others when it is drawn.
  const whatever = (): ColumnsPlan => ({ ...densest, sheets: bySheet(filled(), densest.count) })
  return loosened(large ?? planOn(1) ?? planOn(needed()) ?? whatever(), rowsIn, room.height)
}

type SizesOf = (text: number) => EventSizes

/** Room behind an event of one line at most, beside what all have, sizes of the text. */
const MOST_APART = 6

/** The share of the height that tells the years between events apart, where it costs the text little. */
const TOLD = 0.14

/** Entries of one line that goes on past the names of its eras to the last of them. */
function inOneLine(entries: readonly Entry[]): readonly Entry[] {
  return entries.map((entry, at) => ({
    ...entry,
    ends: at === entries.length - 1,
    line: at === 0 ? 'begins' : 'goes on',
  }))
}

/** How the room between events of one line is shared: by the years that pass, softened, where most dates tell them, else equally. */
function weightsOf(eras: readonly Era[]): readonly number[] {
  const events = eras.flatMap(era => era.events)
  const told = distancesOf(events)?.weights
  if (!told) return events.slice(1).map(() => 1)
  const mean = told.reduce((sum, weight) => sum + weight, 0) / told.length
  return told.map(weight => weight / mean + SOFT)
}

/** What every step has besides its years, in middle steps. */
const SOFT = 0.5

function entriesOf({ opening, events }: Era, distances?: Distances): readonly Entry[] {
  const span = spanAmong(events.map(({ title, text }) => `${phrasingText(title)} ${phrasingText(text)}`))
  return events.map((event, at) => ({
    event,
    opening: at === 0 ? opening : [],
    ends: at === events.length - 1,
    ...(distances?.cut.has(at) && { cut: true }),
    ...(span && at >= span.from && at < span.to && { within: span }),
  }))
}

/** Measures rows once for every way to set them. */
function measuredRows(entries: readonly Entry[], theme: Theme, measure: Measure): RowsIn {
  const heightOf = heightsIn(theme, measure)
  const known = new Map<string, Map<Entry, EntryRow>>()
  return columns => {
    const key = `${columns.sizes.text} ${columns.sizes.date} ${columns.count}`
    const rows = known.get(key) ?? new Map<Entry, EntryRow>()
    known.set(key, rows)
    const rowOf = (entry: Entry): EntryRow => {
      const row = <EventRow entry={entry} look={columns} theme={theme} last={false} />
      return { entry, height: heightOf(row, columns.width) }
    }
    return askedRows(entries, entry => {
      const row = rows.get(entry) ?? rowOf(entry)
      rows.set(entry, row)
      return row
    })
  }
}

/** Room that the axis takes beside dates over their words, sizes of the text. */
const BESIDE = 2

/** How much wider than the widest date one is that a brief wants larger. */
const RANKED = 1.3

/** Columns that have room to read, few to many. */
function columnsOf(
  entries: readonly Entry[],
  sizes: EventSizes,
  room: Room,
  theme: Theme,
  measure: Measure,
): readonly Columns[] {
  const gap = sizes.text * 2.2
  const most = Math.max(1, Math.floor((room.width + gap) / (sizes.text * 14 + gap)))
  const events = entries.map(({ event }) => event)
  const set = events.map(({ date }) => <SetDate date={date} sizes={sizes} theme={theme} />)
  // A brief may give dates a face of their own, or one of them a larger size.
  const asked = measure.piece(<div>{set}</div>, room.width).widest
  const usual = datesWidth(events, sizes, theme)
  const wanted = Math.max(usual, asked)
  // What is larger than its neighbours grows on the sheet into the room that it has there: over its words it has all.
  const isRanked = asked > usual * RANKED
  const columns = Array.from({ length: most }, (_, at) => {
    const count = at + 1
    const width = (room.width - gap * at) / count
    const dates = wanted <= width * 0.36 && !isRanked ? Math.ceil(wanted + sizes.text * 0.4) : 0
    return { count, width, gap, sizes, dates, between: sizes.text * 1.3 }
  })
  return columns.filter(({ count, width }) => count === 1 || width >= asked + sizes.text * BESIDE)
}

/** Entries in as few columns as hold them on so many sheets; undefined when none do. */
function planAt(
  ways: readonly Columns[],
  { titles, rowsIn, height, sheets }: Wanted,
): ColumnsPlan | undefined {
  for (const columns of ways) {
    const least = leastHeight(titles, columns.sizes.text, columns.width)
    if (least > columns.count * sheets * height) continue
    const filled = evened(rowsIn(columns), columns.count * sheets, height + columns.between)
    if (filled) return { ...columns, sheets: bySheet(filled, columns.count) }
  }
  return undefined
}

function bySheet(columns: readonly (readonly EntryRow[])[], count: number): ColumnsPlan['sheets'] {
  return inRows(columns, count).map(sheet => sheet.map(rows => rows.map(({ entry }) => entry)))
}

/** Room that is left over at the foot of the longest column goes between its events, up to as much as they have already. */
function loosened(plan: ColumnsPlan, rowsIn: RowsIn, height: number): ColumnsPlan {
  const heights = new Map(Array.from(rowsIn(plan), row => [row.entry, row.height]))
  const spare = plan.sheets.flat().map(column => {
    const used = column.reduce((sum, entry) => sum + (heights.get(entry) ?? 0), 0)
    return (height + plan.between - used) / Math.max(column.length - 1, 1)
  })
  const more = Math.max(0, Math.min(...spare, plan.sizes.text * 3))
  return { ...plan, between: plan.between + more }
}

/** The event that all of several lead to, which has a field. */
function goalOf({ sheets, dates, isOfHours = false }: ColumnsPlan, theme: Theme): Entry | undefined {
  const all = sheets.flat(2)
  const hasFields = theme.design.decor.fields !== false && !isDull(theme)
  return hasFields && !isOfHours && dates > 0 && all.length >= GOAL ? all.at(-1) : undefined
}

/** Events from which on the last stands out. */
const GOAL = 5

/** One sheet of events: an axis down each column, dates and words at its side. */
export function EventColumns({
  plan,
  columns,
  theme,
}: {
  readonly plan: ColumnsPlan
  readonly columns: readonly (readonly Entry[])[]
  readonly theme: Theme
}): Child {
  const goal = goalOf(plan, theme)
  return (
    <div style={{ display: 'flex', gap: plan.gap, align: 'start' }}>
      {columns.map(entries => (
        <div style={{ width: plan.width, shrink: 0 }}>
          {entries.map((entry, at) => (
            <EventRow
              entry={entry}
              look={plan.apart ? { ...plan, between: plan.between + (plan.apart[at] ?? 0) } : plan}
              theme={theme}
              last={at === entries.length - 1}
              isGoal={entry === goal}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
