import { quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { barColor, scalesOf } from '../../charts/bars.ts'
import type { Chart } from '../../charts/read-chart.ts'
import { inDirection, pointsOf } from './spark-line.tsx'

/** A table over time whose course is drawn; its numbers stand in the table below. */
interface LineChartProps {
  readonly chart: Chart
  readonly theme: Theme
  /** px */
  readonly width: number
  /** px of the drawing. */
  readonly height: number
  /** px of the words. */
  readonly size: number
}

/**
 * Lines of the series that are of one kind with the first, in one range from the least value to the greatest, both of which
 * are named. It repeats what the table says and is hidden from those who are read to.
 */
export function LineChart({ chart, theme, width, height, size }: LineChartProps): Child {
  const scales = scalesOf(chart.values)
  const shown = chart.values.flatMap((_, series) => (scales[series] === scales[0] ? [series] : []))
  const drawn = shown.map(series => chart.values[series] ?? [])
  const outlines: readonly Outline[] = drawn.map((values, at) => ({
    d: pathOf(
      pointsOf(values, width, height, { values: drawn.flat() }).map(
        ([x, y]) => [inDirection(x, width, theme), y] as const,
      ),
    ),
    stroke: barColor(theme, shown[at] ?? 0),
    strokeWidth: at === 0 ? 2.5 : 2,
  }))
  const [least, most] = extremes(chart, shown)
  const dates = [chart.rows[0], chart.rows.at(-1)].map(row => row?.children[0])
  return (
    <div
      ariaHidden
      part="line-chart"
      style={{ ...quietStyle(theme), size, leading: 1.3, numeric: 'tabular' }}
    >
      <Legend chart={chart} shown={shown} theme={theme} size={size} />
      <p style={{ marginTop: size * 0.5 }}>{most}</p>
      <svg art={{ viewBox: [width, height], outlines }} style={{ width: '100%' }} />
      <p>{least}</p>
      <div
        style={{
          display: 'flex',
          justify: 'between',
          borderTop: { width: 1, color: theme.color.border },
          padding: [size * 0.25, 0, size, 0],
        }}
      >
        {dates.map(cell => (
          <p>{cell && plainText(cell)}</p>
        ))}
      </div>
    </div>
  )
}

/** Colours of several series; one alone is what the tile is about. */
function Legend({
  chart,
  shown,
  theme,
  size,
}: Pick<LineChartProps, 'chart' | 'theme' | 'size'> & { readonly shown: readonly number[] }): Child {
  if (shown.length < 2) return null
  return (
    <div style={{ display: 'flex', gap: size * 1.5 }}>
      {shown.map(series => {
        const cell = chart.head.children[chart.numeric[series] ?? 0]
        return (
          <div style={{ display: 'flex', align: 'center', gap: size * 0.5 }}>
            <div style={{ width: size, height: 3, background: barColor(theme, series) }} />
            <p>{cell && plainText(cell)}</p>
          </div>
        )
      })}
    </div>
  )
}

/** The least and the greatest value as the copy writes them. */
function extremes({ rows, numeric, values }: Chart, shown: readonly number[]): readonly [string, string] {
  const cells = shown.flatMap(series =>
    rows.map((row, at) => ({
      value: values[series]?.[at] ?? 0,
      cell: row.children[numeric[series] ?? 0],
    })),
  )
  const sorted = cells.toSorted((one, other) => one.value - other.value)
  const [first, last] = [sorted[0]?.cell, sorted.at(-1)?.cell]
  return [first ? plainText(first) : '', last ? plainText(last) : '']
}

function pathOf(points: ReturnType<typeof pointsOf>): string {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
