import type { PhrasingContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../core/compose/tree.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import type { Figure } from './figure.ts'
import { strongMark, trackFill } from '../../charts/mark-inks.ts'

/** Earlier values of a figure on a tile. */
interface CourseProps {
  readonly figure: Pick<Figure, 'series' | 'seriesText' | 'seriesCells'>
  /** Width of the tile and height of the line, px. */
  readonly width: number
  readonly height: number
  /** px of the values. */
  readonly size: number
  readonly theme: Theme
}

/**
 * A line through values in order from edge to edge, its last point marked, over the values as written: each below its
 * point where there is room. It shows the course, not the size: it has no zero line.
 */
export function Course({ figure, width, height, size, theme }: CourseProps): Child {
  const { color, type } = theme
  const { seriesCells, seriesText } = figure
  const setting = textSetting(theme, type.strongWeight, size)
  const cells = seriesCells.map(nodes => phrasingText(nodes))
  const widest = Math.max(...cells.map(cell => textWidth(cell, setting)))
  const isRoomy = widest + 2 <= width / Math.max(cells.length, 1)
  const words = (nodes: readonly PhrasingContent[], last: boolean): Child => (
    <p
      style={{
        ...(isRoomy && { grow: 1, basis: 0, textAlign: 'center' }),
        ...(last && { color: color.heading, weight: type.strongWeight }),
      }}
    >
      <Phrasing nodes={nodes} theme={theme} size={size} />
    </p>
  )
  return (
    <div part="course">
      <svg
        ariaHidden
        art={{ viewBox: [width, height], outlines: courseOutlines(figure.series, width, height, theme) }}
        style={{ width: '100%' }}
      />
      <div
        style={{
          display: 'flex',
          background: trackFill(theme),
          color: color.textMuted,
          padding: [size * 0.35, isRoomy ? 0 : size, size * 0.7, isRoomy ? 0 : size],
          size,
          leading: 1.2,
          numeric: 'tabular',
        }}
      >
        {isRoomy
          ? seriesCells.map((nodes, at) => words(nodes, at === seriesCells.length - 1))
          : words(seriesText, false)}
      </div>
    </div>
  )
}

/** A line that runs on level to both edges, over a tint of its own. */
function courseOutlines(
  series: readonly number[],
  width: number,
  height: number,
  theme: Theme,
): readonly Outline[] {
  const step = width / series.length
  const dot = Math.max(height * 0.055, 3)
  const points = pointsOf(series, step * (series.length - 1), height, { inset: dot * 1.4 }).map(
    ([x, y]) => [inDirection(round(x + step / 2), width, theme), y] as const,
  )
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined) return []
  const [from, to] = [inDirection(0, width, theme), inDirection(width, width, theme)]
  const line = `M${from} ${first[1]}${points.map(([x, y]) => `L${x} ${y}`).join('')}L${to} ${last[1]}`
  const accent = strongMark(theme)
  return [
    { d: `${line}L${to} ${height}L${from} ${height}Z`, fill: trackFill(theme) },
    { d: line, stroke: accent, strokeWidth: round(dot * 0.55) },
    { d: disc(last[0], last[1], dot), fill: accent },
  ]
}

/** Where a point stands that is so far along a line of reading, px from the left. */
export function inDirection(along: number, width: number, { dir }: Theme): number {
  return dir === 'rtl' ? round(width - along) : along
}

/** Where values lie: from side to side in even steps, the least of a range at the bottom and its greatest at the top. */
export function pointsOf(
  series: readonly number[],
  width: number,
  height: number,
  { values = series, inset = 5 }: { readonly values?: readonly number[]; readonly inset?: number } = {},
): readonly (readonly [number, number])[] {
  const least = Math.min(...values)
  const range = Math.max(...values) - least
  return series.map((value, at) => {
    const x = (width * at) / Math.max(series.length - 1, 1)
    const share = range === 0 ? 0.5 : (value - least) / range
    return [round(x), round(height - inset - (height - 2 * inset) * share)]
  })
}

/** A filled circle as path data. */
export function disc(x: number, y: number, radius: number): string {
  const left = round(x - radius)
  const right = round(x + radius)
  return `M${left} ${y}A${radius} ${radius} 0 1 1 ${right} ${y}A${radius} ${radius} 0 1 1 ${left} ${y}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
