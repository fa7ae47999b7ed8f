import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../core/compose/tree.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'

/** Values over time as a line. */
interface SparkLineProps {
  readonly series: readonly number[]
  /** Proportions of the drawing, px at its full size. */
  readonly width: number
  readonly height: number
  readonly theme: Theme
}

/** A line through values in order, over a tint, its last point marked. It shows the course, not the size: it has no zero line. */
export function SparkLine({ series, width, height, theme }: SparkLineProps): Child {
  const points = pointsOf(series, width, height)
  const line = points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return null
  const { accentSoft } = theme.color
  const accent = markColor(theme)
  const outlines: readonly Outline[] = [
    { d: `${line}L${last[0]} ${height}L${first[0]} ${height}Z`, fill: accentSoft },
    { d: line, stroke: accent, strokeWidth: 2 },
    { d: dot(last[0], last[1], 3.5), fill: accent },
  ]
  return <svg ariaHidden art={{ viewBox: [width, height], outlines }} style={{ width: '100%' }} />
}

/** Where values lie: from side to side in even steps, the least of a range at the bottom and its greatest at the top. */
export function pointsOf(
  series: readonly number[],
  width: number,
  height: number,
  values: readonly number[] = series,
): readonly (readonly [number, number])[] {
  const least = Math.min(...values)
  const range = Math.max(...values) - least
  const inset = 5
  return series.map((value, at) => {
    const x = inset + ((width - 2 * inset) * at) / Math.max(series.length - 1, 1)
    const share = range === 0 ? 0.5 : (value - least) / range
    return [round(x), round(height - inset - (height - 2 * inset) * share)]
  })
}

function dot(x: number, y: number, radius: number): string {
  const left = round(x - radius)
  const right = round(x + radius)
  return `M${left} ${y}A${radius} ${radius} 0 1 1 ${right} ${y}A${radius} ${radius} 0 1 1 ${left} ${y}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
