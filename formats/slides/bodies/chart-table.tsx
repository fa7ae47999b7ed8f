import type { Table } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Design, saidIn } from '../../../core/brief/design.ts'
import { isOwn, isSum } from '../../../core/compose/prose/table-rows.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { readNumber } from '../../../core/reading/values/plain-number.ts'
import { isTime } from '../../../core/reading/values/point-in-time.ts'
import { type Chart, readChart } from '../../charts/read-chart.ts'
import { markAmong, quietMark } from '../../charts/mark-inks.ts'
import { areOverOneTime, isTotalName } from '../../charts/comparable.ts'
import { tellingRows } from '../../charts/telling-rows.ts'
import type { Slide } from '../decks/slide.ts'
import { leadColor } from '../sheets/grounds.ts'
import { gapOf } from '../type/deck-theme.ts'

/** The columns of a table that are drawn, each in the row of its values. */
export interface Bars extends Pick<Chart, 'values'> {
  /** Index of each series' column. */
  readonly columns: readonly number[]
  /** Indices of the rows that matter, where one series runs through them; none where nothing says so. */
  readonly told?: ReadonlySet<number>
  /** Index of the series that matters where there are several. */
  readonly series: number
}

/** Most bars that stay legible on a slide. */
const MOST_BARS = 16
/** Rows of a table of names and numbers up to which it is drawn unasked. */
const FEW = 8

interface BarsContext {
  readonly lang: string
  readonly design: Design
  /** What the deck is called. */
  readonly names: readonly string[]
}

/** What of a table is drawn: the columns of numbers that a chart asks for, all where it names none, or those of a few names and numbers; undefined when there are none, or too many bars. */
export function readBars(
  table: Table,
  asked: readonly string[] | undefined,
  { lang, design, names: own }: BarsContext,
): Bars | undefined {
  const [head, ...rows] = table.children
  const columns = head?.children.length ?? 0
  const names = rows.map(row => nameOf(row.children[0]))
  const areAlike = areOverOneTime(names) && !isTotalName(names.at(-1) ?? '', lang)
  const isFew = rows.length >= 2 && rows.length <= FEW && !isSum(rows.at(-1)) && areAlike
  const chart = asked || (isFew && columns <= 3) ? readChart(table, lang) : undefined
  // Of what is told in two columns of numbers over time, or as counts and their shares, the first has bars.
  const isCourse = columns === 3 && chart?.numeric.length === 2 && (chart.timed || tellsShares(chart))
  if (chart === undefined || (!asked && columns !== 2 && !isCourse)) return undefined
  const shown = chart.numeric.flatMap((column, at) => {
    const name = chart.head.children[column]
    const values = chart.values[at] ?? []
    const isNamed = asked ? asked.length === 0 || (name && asked.includes(plainText(name))) : at === 0
    return isNamed && values.every(value => value >= 0) ? [{ column, values }] : []
  })
  const isEmpty = shown.every(({ values }) => values.every(value => value === 0))
  if (isEmpty || shown.length * chart.rows.length > MOST_BARS) return undefined
  return {
    columns: shown.map(({ column }) => column),
    values: shown.map(({ values }) => values),
    ...(shown.length === 1 && { told: toldIn(rows, chart.timed, { design, names: own }) }),
    series: seriesTold(
      shown.map(({ column }) => nameOf(chart.head.children[column])),
      { design, names: own },
    ),
  }
}

/** Whether the second of two columns of numbers is the shares that the first makes of its whole. */
function tellsShares({ values: [counts = [], shares = []] }: Chart): boolean {
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  const [whole, hundred] = [sum(counts), sum(shares)]
  return (
    whole > 0 &&
    Math.abs(hundred - 100) <= ROUNDED * 3 &&
    counts.every((count, at) => Math.abs((count / whole) * 100 - (shares[at] ?? 0)) <= ROUNDED)
  )
}

/** Hundredths by which a share may be off, as it is rounded. */
const ROUNDED = 1

function nameOf(cell: Table['children'][number]['children'][number] | undefined): string {
  return cell ? plainText(cell) : ''
}

type Told = Pick<BarsContext, 'design' | 'names'>

function toldIn(rows: Table['children'], timed: boolean, context: Told): ReadonlySet<number> {
  const named = rows.map(row => ({ name: nameOf(row.children[0]), isOwn: isOwn(row) }))
  return tellingRows(named, { ...context, timed })
}

/** The series that matters among several: the one that is named elsewhere, else the last. */
function seriesTold(names: readonly string[], context: Told): number {
  const [own] = tellingRows(
    names.map(name => ({ name })),
    context,
  )
  return own ?? names.length - 1
}

/** Columns of times that are drawn, and rows of them. */
const GROWTH = { least: 3, most: 8, rows: 5 }

/** The numbers of each row of a table whose columns are times, so that each can have a course; none for rows of words, and undefined for other tables. */
export function readGrowth(
  { children: [head, ...rows] }: Table,
  lang: string,
): readonly (readonly number[])[] | undefined {
  const times = head?.children.slice(1) ?? []
  const isFew = times.length >= GROWTH.least && times.length <= GROWTH.most && rows.length <= GROWTH.rows
  if (!isFew || !times.every(cell => isTime(plainText(cell), lang))) return undefined
  const courses = rows.map(({ children: [, ...cells] }) => {
    const values = cells.flatMap(cell => readNumber(plainText(cell).trim(), lang) ?? [])
    const isWhole = values.length === times.length && values.every(value => value >= 0)
    return isWhole && values.some(value => value > 0) ? values : []
  })
  return courses.some(values => values.length > 0) ? courses : undefined
}

/** What is called so is about how something grows. */
const GROWS =
  /(?<!\p{L})(?:traction|growth|growing|momentum|wachstum|traktion|croissance|crecimiento|tracción|crescita|trazione|crescimento|tração|groei|tillväxt|vækst|vekst|wzrost|růst|büyüme|зростання|рост|kasvu|növekedés)(?!\p{L})|成長|成长|増加|增长|성장|نمو/iu

/** The row whose course is drawn large, since the slide is about growth or the brief wants that or the slide seen: the first that grows; undefined where none is. */
export function leadCourse(
  courses: readonly (readonly number[])[] | undefined,
  { title, named }: Slide,
  { design: { parts = {} } }: Theme,
): number | undefined {
  const wanted = Object.entries(parts).flatMap(([key, dress]) => (dress?.rank ? (saidIn(key) ?? []) : []))
  const isMeant =
    named === true || [title ? plainText(title) : '', ...wanted].some(words => GROWS.test(words))
  const at = isMeant ? courses?.findIndex(values => (values.at(-1) ?? 0) > (values[0] ?? 0)) : undefined
  return at === -1 ? undefined : at
}

/** A number under its column, as high as its part of the greatest in its row; the last one counts. */
export function GrowthCell({
  share,
  height,
  width,
  counts,
  theme,
  children,
}: {
  /** Of the greatest number of the row. */
  readonly share: number
  /** px of the highest column. */
  readonly height: number
  /** px of a column across. */
  readonly width: number
  readonly counts: boolean
  readonly theme: Theme
  readonly children?: Child
}): Child {
  return (
    <div style={{ display: 'flex', direction: 'column', align: 'end' }}>
      <div style={{ height: Math.round(height * (1 - share)), shrink: 0 }} />
      <div
        ariaHidden
        part="bar"
        style={{
          width: Math.round(width),
          height: Math.max(Math.round(height * share), 2),
          shrink: 0,
          background: counts ? theme.color.accent : quietMark(theme),
          narrow: { display: 'none' },
        }}
      />
      <div>{children}</div>
    </div>
  )
}

/** What a bar with its value is drawn from. */
interface ValueBarProps extends Omit<RowBarsProps, 'height'> {
  /** px of the value. */
  readonly size: number
  /** px of the longest bar and of all of them down. */
  readonly width: number
  readonly height: number
  readonly children?: Child
}

/** The bar of a row of one series with its value at its end. */
export function ValueBar({ bars, row, theme, size, width, height, children }: ValueBarProps): Child {
  const [values = []] = bars.values
  const share = (values[row] ?? 0) / Math.max(...values, Number.MIN_VALUE)
  const counts = bars.told?.has(row) === true
  const look = counts
    ? { weight: theme.type.strongWeight, color: leadColor(theme) }
    : { color: theme.color.text }
  return (
    <div style={{ display: 'flex', align: 'center', gap: gapOf(theme, 0.5) }}>
      <div
        ariaHidden
        part="bar"
        style={{
          width: Math.max(Math.round(share * width), 4),
          height: Math.round(height),
          shrink: 0,
          background: markAmong(bars.told ?? new Set(), row, theme),
          narrow: { display: 'none' },
        }}
      />
      <p style={{ ...look, size, leading: 1, whiteSpace: 'nowrap' }}>{children}</p>
    </div>
  )
}

/** What the bars of a row are drawn from. */
interface RowBarsProps {
  readonly bars: Bars
  /** Index of the row. */
  readonly row: number
  readonly theme: Theme
  /** px of all of them down. */
  readonly height: number
}

/** The bars of one row, true to scale, from one edge; what counts in the accent, the rest pale. */
export function RowBars({ bars, row, theme, height }: RowBarsProps): Child {
  const most = Math.max(...bars.values.flat(), Number.MIN_VALUE)
  const { color } = theme
  const pale = quietMark(theme)
  return (
    <div ariaHidden style={{ display: 'flex', direction: 'column', align: 'start' }}>
      {bars.values.map((series, at) => {
        const share = ((series[row] ?? 0) / most) * 100
        const fill = bars.told ? markAmong(bars.told, row, theme) : at === bars.series ? color.accent : pale
        return (
          <div
            part="bar"
            style={{
              width: `${Math.round(share * 10) / 10}%`,
              minWidth: 2,
              height: Math.max(Math.round(height / bars.values.length), gapOf(theme, 0.25)),
              background: fill,
            }}
          />
        )
      })}
    </div>
  )
}
