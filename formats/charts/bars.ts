import { isSum } from '../../core/compose/prose/table-rows.ts'
import { plainText } from '../../core/source/text.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { areOverOneTime } from './comparable.ts'
import { markColor } from './mark-color.ts'
import type { Chart } from './read-chart.ts'

/** Columns of numbers that still leave room for bars. */
export const MOST_SERIES = 3

/** More rows than this are too many bars. */
const MOST_ROWS = 24

/** Fewer points do not make a course. */
const LEAST_POINTS = 8

/** Whether a table is best drawn as bars from a zero line: nothing in it but names and a few columns of numbers that are not negative. */
export function drawsAsBars({ head, numeric, values, rows }: Chart): boolean {
  return (
    numeric.length === head.children.length - 1 &&
    numeric.length <= MOST_SERIES &&
    rows.length <= MOST_ROWS &&
    // A sum stands without a bar below those of one series.
    (numeric.length === 1 || !rows.some(isSum)) &&
    areOverOneTime(rows.map(({ children: [name] }) => (name ? plainText(name) : ''))) &&
    values.flat().every(value => value >= 0) &&
    values.some(series => Math.max(...series) > 0)
  )
}

/** Whether a table shows a course over time with too many points, or values below zero, for bars. */
export function drawsAsLine(chart: Chart): boolean {
  const { head, numeric, rows, timed } = chart
  const whole = numeric.length === head.children.length - 1 && numeric.length <= MOST_SERIES
  return whole && timed && rows.length >= LEAST_POINTS && !drawsAsBars(chart)
}

/** Series whose greatest values are further apart than this are of different kinds. */
const ALIKE = 4

/** The value of a full bar for each series. */
export function scalesOf(values: Chart['values']): readonly number[] {
  const most = values.map(series => Math.max(...series, Number.MIN_VALUE))
  const [least, greatest] = [Math.min(...most), Math.max(...most)]
  return greatest <= least * ALIKE ? most.map(() => greatest) : most
}

/** The colour of a series: the accent, then a neutral one to compare with, then those of charts. */
export function barColor(theme: Theme, series: number): string {
  const { chart, color } = theme
  if (series === 0) return markColor(theme)
  return series === 1 ? color.border : (chart[series % Math.max(chart.length, 1)] ?? color.accent)
}
