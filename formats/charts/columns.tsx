import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { barColor, scalesOf } from './bars.ts'
import type { Chart } from './read-chart.ts'

/** The columns of one record of a table. */
interface ChartColumnsProps {
  readonly chart: Pick<Chart, 'values'>
  /** Index of the record. */
  readonly record: number
  readonly theme: Theme
  /** px of the tallest column. */
  readonly height: number
}

/** px; wider columns look like blocks. */
const WIDEST = 56

/** The columns of one record, one a series, side by side on the zero line; as high as their values. */
export function ChartColumns({ chart, record, theme, height }: ChartColumnsProps): Child {
  const scales = scalesOf(chart.values)
  const share = Math.floor(64 / chart.values.length)
  return (
    <div ariaHidden style={{ display: 'flex', align: 'end', justify: 'center', gap: 3, height }}>
      {chart.values.map((series, at) => (
        <div
          part="column"
          style={{
            width: `${share}%`,
            maxWidth: WIDEST,
            height: Math.round(((series[record] ?? 0) / (scales[at] ?? 1)) * height),
            background: barColor(theme, at),
          }}
        />
      ))}
    </div>
  )
}
