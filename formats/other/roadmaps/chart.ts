import type { Heading, PhrasingContent } from 'mdast'
import { statusIn } from '../../../core/reading/facts/status.ts'
import type { Status } from '../../../core/reading/reading.ts'
import type { DateValue } from '../../../core/reading/values/value.ts'
import { plainText, phrasingText } from '../../../core/source/text.ts'
import { type Months, readMonths, readPeriod, shareOf } from './period.ts'
import { themesIn } from './plan-themes.ts'
import type { Lane, Period, Plan } from './plans.ts'

/** Plans as lengths in columns of periods, in rows that none overlaps another in. */
export interface Chart {
  readonly columns: readonly Heading[]
  readonly bands: readonly Band[]
  /** Bands are themes that plans of one lane share: their author wrote them period by period. */
  readonly isThemed: boolean
  /** Points that are reached, in columns from the first one's start; none where one of them lies outside. */
  readonly points: readonly Point[]
  /** The day of the chart, in columns from the first one's start, and the column it lies in. */
  readonly now?: { readonly at: number; readonly column: number }
}

/** A day by which something is reached. */
export interface Point {
  readonly plan: Plan
  readonly at: number
}

/** Rows under one name; of a chart without lanes all rows are one band. */
export interface Band {
  readonly name: readonly PhrasingContent[]
  readonly blocks: readonly Block[]
  readonly rows: number
}

/** A plan from its start to its end, in columns. */
export interface Block {
  readonly plan: Plan
  readonly column: number
  readonly row: number
  readonly start: number
  readonly end: number
  /** Its own, or that of its column: what is in `Later` is for later. */
  readonly status?: Status
}

/** What a chart is made from. */
interface ChartCopy {
  readonly lanes: readonly Lane[]
  /** BCP 47, of the names of months. */
  readonly lang: string
  readonly updated?: DateValue | undefined
  /** What is reached on days among the columns. */
  readonly milestones?: readonly Plan[]
}

/** A chart of lanes that have the same periods; undefined where words over them would have no place on it. */
export function chartOf({ lanes, lang, updated, milestones = [] }: ChartCopy): Chart | undefined {
  const [first, ...others] = lanes
  if (first === undefined || lanes.some(({ periods }) => periods.some(isTold))) return undefined
  const columns = first.periods.map(({ heading }) => heading)
  if (columns.length < 2 || columns.some(heading => plainText(heading) === '')) return undefined
  if (others.length === 0 && first.opening.length > 0) return undefined
  if (others.length > 0 && !lanes.every(lane => isNamed(lane) && namesOf(lane) === namesOf(first)))
    return undefined
  const themes = others.length === 0 ? bandsOfThemes(spansOf(first, lang)) : []
  const bands = themes.length > 0 ? themes : lanes.map(lane => bandOf(lane, lang))
  const now = updated && dayIn(columns, updated)
  return {
    columns,
    bands,
    isThemed: themes.length > 0,
    points: pointsIn(columns, milestones),
    ...(now && { now }),
  }
}

function pointsIn(columns: readonly Heading[], milestones: readonly Plan[]): readonly Point[] {
  const points = milestones.flatMap(plan => {
    const place = plan.day && dayIn(columns, plan.day)
    return place ? [{ plan, at: place.at }] : []
  })
  return points.length < milestones.length ? [] : points.toSorted((one, other) => one.at - other.at)
}

function isTold({ text, closing = [] }: Period): boolean {
  return text.length + closing.length > 0
}

function isNamed({ opening: [name, ...said] }: Lane): boolean {
  return name?.type === 'heading' && said.length === 0
}

function namesOf({ periods }: Lane): string {
  return periods.map(({ heading }) => plainText(heading)).join('\n')
}

/** A chart of some of the columns of another. */
export function columnsFrom(chart: Chart, from: number, to: number): Chart {
  const { now } = chart
  const bands = chart.bands.map(band => {
    const blocks = band.blocks.filter(({ column }) => column >= from && column < to)
    const moved = blocks.map(block => ({
      ...block,
      column: block.column - from,
      start: block.start - from,
      end: block.end - from,
    }))
    return { ...band, blocks: moved, rows: Math.max(1, ...moved.map(({ row }) => row + 1)) }
  })
  const isHere = now && now.column >= from && now.column < to
  const points = chart.points.filter(({ at }) => at >= from && at < to)
  return {
    ...{ columns: chart.columns.slice(from, to), bands, isThemed: chart.isThemed },
    points: points.map(point => ({ ...point, at: point.at - from })),
    ...(isHere && { now: { at: now.at - from, column: now.column - from } }),
  }
}

function bandOf(lane: Lane, lang: string): Band {
  const [heading] = lane.opening
  return bandWith(heading?.type === 'heading' ? heading.children : [], inRows(spansOf(lane, lang)))
}

function bandWith(name: Band['name'], blocks: readonly Block[]): Band {
  return { name, blocks, rows: Math.max(1, ...blocks.map(({ row }) => row + 1)) }
}

/** A band for each theme, where every plan has one and some share it. */
function bandsOfThemes(spans: readonly Span[]): readonly Band[] {
  const themes = [...new Set(spans.map(({ plan }) => plan.theme ?? ''))]
  if (themes.includes('') || themes.length < 2 || themes.length === spans.length) return []
  return themes.map(theme => {
    const own = packed(
      spans.filter(({ plan }) => plan.theme === theme),
      0,
    )
    const blocks = own.map(({ plan: { theme: _, ...plan }, ...block }) => ({ ...block, plan }))
    return bandWith([{ type: 'text', value: theme }], blocks)
  })
}

/** A block without a row. */
type Span = Omit<Block, 'row'>

function spansOf({ periods }: Lane, lang: string): readonly Span[] {
  const names = periods.map(({ heading }) => plainText(heading))
  const whole = names.map(readPeriod)
  return periods.flatMap(({ plans }, column) =>
    plans.map(plan => {
      const status = plan.status ?? stageOf(names[column] ?? '', lang)
      const last = periods.findIndex(({ when }) => when !== undefined && when.from === plan.day?.to)
      const length =
        last > column ? { start: column, end: last + 1 } : spanOf(plan, column, whole[column], lang)
      return { plan, column, ...length, ...(status && { status }) }
    }),
  )
}

/** What a column says of how far its plans are: those that may come some day, and have no date. */
function stageOf(name: string, lang: string): Status | undefined {
  if (/\d/.test(name)) return undefined
  const status = statusIn(name, lang)?.status
  return status === 'later' ? status : undefined
}

/** Months that a plan names within its period, else the whole of that. */
function spanOf({ dates }: Plan, column: number, whole: Months | undefined, lang: string) {
  const named = readMonths(phrasingText(dates), lang)
  const { start, end } = (whole && named && shareOf(named, whole)) ?? { start: 0, end: 1 }
  return { start: column + start, end: column + end }
}

/** Each in a row of its theme, or of its owner where every owner has several plans, else in the first row that is free. */
function inRows(spans: readonly Span[]): readonly Block[] {
  const themes = themesIn(spans.map(({ plan }) => plan))
  if (themes.length > 1) return inThemes(spans, themes)
  const ownerOf = ({ plan }: Pick<Block, 'plan'>): string => phrasingText(plan.owners)
  const owners = [...new Set(spans.map(ownerOf))]
  const isOwned = owners.length > 1 && !owners.includes('') && owners.length * 2 <= spans.length
  if (!isOwned) return packed(spans, 0)
  const rows: Block[] = []
  for (const owner of owners)
    rows.push(
      ...packed(
        spans.filter(span => ownerOf(span) === owner),
        Math.max(0, ...rows.map(({ row }) => row + 1)),
      ),
    )
  return spans.map(({ plan }) => rows.find(block => block.plan === plan) as Block)
}

/** Themes one below the other; a plan without one stands beside them, in the first row that is free. */
function inThemes(spans: readonly Span[], themes: readonly string[]): readonly Block[] {
  const themeOf = ({ plan }: Pick<Block, 'plan'>): string => plan.theme ?? phrasingText(plan.title)
  const placed: Block[] = []
  for (const theme of themes) {
    const own = spans.filter(span => themeOf(span) === theme)
    placed.push(...packed(own, Math.max(0, ...placed.map(({ row }) => row + 1))))
  }
  const under = Math.max(...placed.map(({ row }) => row + 1))
  const named = new Set(placed.filter(({ plan }) => plan.theme === undefined).map(({ column }) => column))
  for (const span of spans.filter(other => !themes.includes(themeOf(other)))) {
    // Beside the names of themes their rows are theirs alone.
    const first = named.has(span.column) ? under : 0
    const beside = placed.filter(({ start, end }) => start < span.end - 1e-6 && end > span.start + 1e-6)
    const taken = new Set(beside.map(({ row }) => row))
    const row = Array.from({ length: taken.size + 1 }, (_, at) => first + at).find(at => !taken.has(at)) ?? 0
    placed.push({ ...span, row })
  }
  return spans.map(({ plan }) => placed.find(block => block.plan === plan) as Block)
}

function packed(spans: readonly Span[], first: number): readonly Block[] {
  const ends: number[] = []
  const byStart = [...spans].sort((one, other) => one.start - other.start)
  const rows = new Map(
    byStart.map(({ plan, start, end }) => {
      const free = ends.findIndex(taken => taken <= start + 1e-6)
      const row = free < 0 ? ends.length : free
      ends[row] = end
      return [plan, first + row]
    }),
  )
  return spans.map(span => ({ ...span, row: rows.get(span.plan) ?? first }))
}

/** The column in whose time a plan lies, by its day or else by the one column of its year; undefined where several may be it. */
export function columnOfDay(columns: readonly Heading[], { day, dates }: Plan): number | undefined {
  const place = day && dayIn(columns, day)
  if (place) return place.column
  const [year] = /(?:19|20)\d\d/.exec(day?.from ?? phrasingText(dates)) ?? []
  const found = columns.flatMap((heading, at) =>
    year !== undefined && plainText(heading).includes(year) ? [at] : [],
  )
  return found.length === 1 ? found[0] : undefined
}

/** Where a day lies among periods, of its year where both say one; nowhere where several hold it. */
function dayIn(columns: readonly Heading[], { from }: DateValue): Chart['now'] {
  const [, year = '', month, day = '1'] = /^(\d{4}|-)-(\d{2})(?:-(\d{2}))?/.exec(from) ?? []
  if (month === undefined) return undefined
  const time = Number(month) - 1 + (Number(day) - 1) / 31
  const names = columns.map(heading => plainText(heading))
  const areDated = year !== '-' && names.some(name => /\d{4}/.test(name))
  const found = names.flatMap((name, column) => {
    const months = readPeriod(name)
    const isHere = months && time >= months.from && time < months.to && (!areDated || name.includes(year))
    return isHere ? [{ at: column + (time - months.from) / (months.to - months.from), column }] : []
  })
  return found.length === 1 ? found[0] : undefined
}
