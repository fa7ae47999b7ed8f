import type { Table } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { isOwn, isSum } from '../../../core/compose/prose/table-rows.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { readNumber } from '../../../core/reading/values/plain-number.ts'
import { isTime } from '../../../core/reading/values/point-in-time.ts'
import { type Chart, readChart } from '../../charts/read-chart.ts'
import { quietMark } from '../../charts/mark-inks.ts'
import { leadColor } from '../sheets/grounds.ts'
import { gapOf } from '../type/deck-theme.ts'

/** The columns of a table that are drawn, each in the row of its values. */
export interface Bars extends Pick<Chart, 'values'> {
  /** Index of each series' column. */
  readonly columns: readonly number[]
  /** Index of the row that counts, where one series runs through them. */
  readonly marked: number | undefined
}

/** Most bars that stay legible on a slide. */
const MOST_BARS = 16
/** Rows of a table of names and numbers up to which it is drawn unasked. */
const FEW = 8

/** What of a table is drawn: the columns of numbers that a chart asks for, all where it names none, or those of a few names and numbers; undefined when there are none, or too many bars. */
export function readBars(
  table: Table,
  asked: readonly string[] | undefined,
  { lang, counts }: { readonly lang: string; readonly counts?: string | undefined },
): Bars | undefined {
  const [head, ...rows] = table.children
  const columns = head?.children.length ?? 0
  const isFew = rows.length >= 2 && rows.length <= FEW && !isSum(rows.at(-1))
  const chart = asked || (isFew && columns <= 3) ? readChart(table, lang) : undefined
  // Of what is told in two columns of numbers over time, the first has bars.
  const isCourse = columns === 3 && chart?.timed === true && chart.numeric.length === 2
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
    marked: shown.length === 1 ? markedIn(rows, chart, counts) : undefined,
  }
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

/** A number under its column, as high as its part of the greatest in its row; the last one counts. */
export function GrowthCell({
  share,
  height,
  counts,
  theme,
  children,
}: {
  /** Of the greatest number of the row. */
  readonly share: number
  /** px of the highest column. */
  readonly height: number
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
          width: Math.round(theme.type.base * 1.6),
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

/** The row that counts: what has come last in time, or after one before it, else what its author marked, what counts in the deck, or the most. */
function markedIn(
  rows: Table['children'],
  { timed, values: [values = []] }: Chart,
  counts: string | undefined,
): number {
  if (timed || rows.length === 2) return rows.length - 1
  const told = rows.findIndex(({ children: [name] }) => name !== undefined && plainText(name) === counts)
  const own = told < 0 ? rows.findIndex(isOwn) : told
  return own < 0 ? values.indexOf(Math.max(...values)) : own
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
  const counts = row === bars.marked
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
          background: counts ? theme.color.accent : quietMark(theme),
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
  const last = bars.values.length - 1
  return (
    <div ariaHidden style={{ display: 'flex', direction: 'column', align: 'start' }}>
      {bars.values.map((series, at) => {
        const share = ((series[row] ?? 0) / most) * 100
        const counts = bars.marked === undefined ? at === last : row === bars.marked
        return (
          <div
            part="bar"
            style={{
              width: `${Math.round(share * 10) / 10}%`,
              minWidth: 2,
              height: Math.max(Math.round(height / bars.values.length), gapOf(theme, 0.25)),
              background: counts ? color.accent : pale,
            }}
          />
        )
      })}
    </div>
  )
}
