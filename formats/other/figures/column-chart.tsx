import type { TableCell } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { scalesOf } from '../../charts/bars.ts'
import type { Chart } from '../../charts/read-chart.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { ChartKey } from './chart-key.tsx'
import { sizeWithin } from './few-sizes.ts'
import { isOwn } from '../../../core/compose/prose/table-rows.ts'
import { inkOn, markAmong } from '../../charts/mark-inks.ts'
import { tellingRows } from '../../charts/telling-rows.ts'

/** A table over time drawn as columns. */
interface ColumnChartProps {
  readonly chart: Chart
  readonly theme: Theme
  /** px */
  readonly width: number
  /** Least height in px of the plot; it grows to what stands around it. */
  readonly height: number
  /** px of the words. */
  readonly size: number
  /** Where in the tile around the names of the columns stand, px from its edges; without it over the chart. */
  readonly corner?: readonly [top: number, end: number]
}

type Place = Pick<ColumnChartProps, 'theme' | 'width' | 'size'>

/** px that each record has; undefined when its words do not fit there. */
function recordWidth({ rows }: Chart, { theme, width, size }: Place): number | undefined {
  const setting = textSetting(theme, theme.type.strongWeight, size)
  const record = width / rows.length
  const words = Math.max(
    ...rows.flatMap(row => row.children.map(cell => textWidth(plainText(cell), setting))),
  )
  return words + size * 0.5 <= record ? record : undefined
}

/** Whether a table over time has room for its words at its columns: one series, or another of its kind to compare with. */
export function drawsAsColumns(chart: Chart, place: Place): boolean {
  const [one, other] = scalesOf(chart.values)
  const isPair = chart.values.length < 2 || (chart.values.length === 2 && one === other)
  return chart.timed && isPair && recordWidth(chart, place) !== undefined
}

/** Share of the plot from which on a column holds its number. */
const HOLDS = 0.24

/** Numbers in columns, sizes of the words; and the part of a record's width that they may take. */
const NUMBER = { most: 2, width: 0.86 }

/**
 * Records side by side in time: a column from the zero line with its number in it, those that matter in the accent; what it was
 * before as a tick across it. As an aligned table its words are read record by record.
 */
export function ColumnChart(props: ColumnChartProps): Child {
  const { chart, theme, size } = props
  const numbers = chart.rows.map(row => plainText(row.children[chart.numeric[0] ?? 0] ?? emptyCell))
  const setting = { family: theme.type.display, weight: theme.type.displayWeight, size: 1, lang: theme.lang }
  const widest = Math.max(...numbers.map(number => textWidth(number, setting)), 0.5)
  const record = recordWidth(chart, props) ?? 0
  const room = record * NUMBER.width * (1 - GAP)
  const number = Math.max(size, sizeWithin(Math.min(size * NUMBER.most, room / widest), theme))
  const side = Math.round((record * GAP) / 2)
  return (
    <div
      role="table"
      part="columns-chart"
      style={{ grow: 1, display: 'flex', direction: 'column', size, leading: 1.3 }}
    >
      <ChartKey chart={chart} theme={theme} size={size} corner={props.corner} marks={['box', 'line']} />
      <div style={{ grow: 1, display: 'flex', margin: [0, -side], padding: [size * 0.5, 0, 0, 0] }}>
        {chart.rows.map((_, at) => (
          <Record {...props} record={at} number={number} side={side} />
        ))}
      </div>
    </div>
  )
}

const emptyCell: TableCell = { type: 'tableCell', children: [] }

/** Between columns, as a part of a record. */
const GAP = 0.14

/** px of words at columns on a phone, where dates break. */
const PHONE = 10

const onPhone: Style = { size: PHONE, whiteSpace: 'normal' }

interface RecordProps extends ColumnChartProps {
  readonly record: number
  /** px of the number. */
  readonly number: number
  /** px at either side of a column. */
  readonly side: number
}

function Record(props: RecordProps): Child {
  const { chart, theme, size, record } = props
  const [name, value, before] = [0, chart.numeric[0], chart.numeric[1]].map(
    at => at !== undefined && chart.rows[record]?.children[at],
  )
  const line: Style = {
    size,
    leading: 1.3,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    numeric: 'tabular',
    narrow: onPhone,
  }
  return (
    <div
      role="row"
      style={{
        position: 'relative',
        grow: 1,
        basis: 0,
        display: 'flex',
        direction: 'column',
        padding: [0, 0, size * 1.45, 0],
        narrow: { padding: [0, 0, PHONE * 2.8, 0] },
      }}
    >
      <div role="rowheader" style={{ position: 'absolute', left: 0, right: 0, bottom: 0 }}>
        <p style={{ ...line, color: theme.color.textMuted }}>
          {name && <Phrasing nodes={name.children} theme={theme} size={size} />}
        </p>
      </div>
      <Plot {...props}>{value ? value : emptyCell}</Plot>
      {before && (
        <div role="cell" style={{ padding: [size * 0.4, 0, 0, 0] }}>
          <p style={line}>
            <Phrasing nodes={before.children} theme={theme} size={size} />
          </p>
        </div>
      )}
    </div>
  )
}

/** The zero line and the ends of a chart's values. */
function rangeOf(values: readonly number[]): { readonly low: number; readonly high: number } {
  return { low: Math.min(0, ...values), high: Math.max(0, ...values) }
}

/** One column on the plot, its number in it or where there is more room beside its end. */
function Plot({
  chart,
  theme,
  height,
  record,
  number,
  side,
  children: cell,
}: RecordProps & { readonly children: TableCell }): Child {
  const { low, high } = rangeOf(chart.values.flat())
  const whole = high - low || 1
  const value = chart.values[0]?.[record] ?? 0
  const was = chart.values[1]?.[record]
  const [top, foot] = [Math.max(value, 0), Math.min(value, 0)]
  const share = (top - foot) / whole
  const named = chart.rows.map(row => ({ name: plainText(row.children[0] ?? row), isOwn: isOwn(row) }))
  const fill = markAmong(tellingRows(named, { design: theme.design, timed: chart.timed }), record, theme)
  const holds = share >= HOLDS
  const words = (
    <p
      style={{
        family: theme.type.display,
        weight: theme.type.displayWeight,
        size: number,
        leading: 1.15,
        textAlign: 'center',
        whiteSpace: 'nowrap',
        numeric: 'tabular',
        color: holds ? inkOn(fill, theme) : theme.color.heading,
        narrow: { size: PHONE * 1.1 },
      }}
    >
      <Phrasing nodes={cell.children} theme={theme} size={number} />
    </p>
  )
  const cuts = [...new Set([high, top, 0, ...(was === undefined ? [] : [was]), foot, low])]
  const levels = cuts.toSorted((one, other) => other - one)
  const segments = levels.slice(1).map((to, at) => ({ from: levels[at] ?? to, to }))
  const inside = segments.filter(({ from, to }) => from <= top && to >= foot)
  const [over, under] = [segments.filter(({ to }) => to >= top), segments.filter(({ from }) => from <= foot)]
  const above = value >= 0 ? highest(over) >= OUTSIDE * whole : highest(under) < OUTSIDE * whole
  const outside = above ? (over.findLast(isHigh) ?? over[0]) : (under.find(isHigh) ?? under.at(-1))
  const holder = holds ? inside.findLast(segment => heightOf(segment) === highest(inside)) : outside
  return (
    <div
      role="cell"
      part="column"
      style={{ grow: 1, display: 'flex', direction: 'column', minHeight: height, margin: [0, side] }}
    >
      {segments.map(segment => {
        const { from, to } = segment
        const isFilled = inside.includes(segment) && share > 0
        return (
          <div
            style={{
              position: 'relative',
              grow: (heightOf(segment) / whole) * 1000,
              basis: 0,
              ...(isFilled && { background: fill }),
            }}
          >
            {from === 0 && low < 0 && <ZeroLine theme={theme} side={side} />}
            {from === was && <Tick theme={theme} side={side} at="top" />}
            {to === low && to === was && <Tick theme={theme} side={side} at="bottom" />}
            {segment === holder && (
              <div style={{ position: 'absolute', left: 0, right: 0, ...placeOfWords(holds, above, number) }}>
                {words}
              </div>
            )}
          </div>
        )
      })}
    </div>
  )

  function isHigh(segment: Segment): boolean {
    return heightOf(segment) >= OUTSIDE * whole
  }
}

/** A stretch of a plot between two values. */
interface Segment {
  readonly from: number
  readonly to: number
}

/** Share of the plot that a number beside its column takes at the least. */
const OUTSIDE = 0.16

function heightOf({ from, to }: Segment): number {
  return from - to
}

function highest(segments: readonly Segment[]): number {
  return Math.max(...segments.map(heightOf), 0)
}

/** Where a number stands in its stretch of the plot: at the foot of a column, and near to one beside it. */
function placeOfWords(holds: boolean, above: boolean, number: number): Style {
  if (holds) return { bottom: number * 0.35 }
  return above ? { bottom: number * 0.1 } : { top: number * 0.1 }
}

/** Where nothing is, on a plot with values under it. */
function ZeroLine({ theme, side }: { readonly theme: Theme; readonly side: number }): Child {
  return (
    <div
      ariaHidden
      part="zero"
      style={{ ...across(-side), top: -1, height: 2, background: theme.color.textMuted }}
    />
  )
}

/** Where a value was before: a line across its column, at an edge of a stretch. */
function Tick({
  theme,
  side,
  at,
}: {
  readonly theme: Theme
  readonly side: number
  readonly at: 'top' | 'bottom'
}): Child {
  const height = Math.max(3, Math.round(theme.type.base * 0.2))
  return (
    <div
      ariaHidden
      part="tick"
      style={{
        ...across(-Math.round(side * 0.6)),
        [at]: -height / 2,
        height,
        background: theme.color.heading,
      }}
    />
  )
}

function across(side: number): Style {
  return { position: 'absolute', left: side, right: side }
}
