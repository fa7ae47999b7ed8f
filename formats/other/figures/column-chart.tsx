import type { TableCell } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { textWidth } from '../../fitting/measure.ts'
import { barColor } from '../../charts/bars.ts'
import { ChartColumns } from '../../charts/columns.tsx'
import type { Chart } from '../../charts/read-chart.ts'

/** A table over time drawn as columns. */
interface ColumnChartProps {
  readonly chart: Chart
  readonly theme: Theme
  /** px */
  readonly width: number
  /** px of the tallest column. */
  readonly height: number
  /** px of the words. */
  readonly size: number
}

/** Widths in px of the heads and of one record; undefined when the words of a record do not fit below its columns. */
function widthsOf(
  { head, rows }: Chart,
  { theme, width, size }: Pick<ColumnChartProps, 'theme' | 'width' | 'size'>,
): { readonly head: number; readonly record: number } | undefined {
  const setting = { family: theme.type.text, weight: theme.type.strongWeight, size, lang: theme.lang }
  const widest = (cells: readonly (TableCell | undefined)[]): number =>
    Math.max(...cells.map(cell => (cell ? textWidth(plainText(cell), setting) : 0)), 0)
  const heads = Math.min(widest(head.children) + size * 2.2, width * 0.25)
  const record = (width - heads) / rows.length
  const words = Math.max(...rows.map(row => widest(row.children)))
  return words + size * 0.5 <= record ? { head: heads, record } : undefined
}

/** Whether a table over time has room for its words below its columns. */
export function drawsAsColumns(
  chart: Chart,
  place: Pick<ColumnChartProps, 'theme' | 'width' | 'size'>,
): boolean {
  return chart.timed && widthsOf(chart, place) !== undefined
}

/**
 * A table whose records stand side by side in time: columns from a zero line, and below each its date and its numbers, as
 * an aligned table. Every record keeps its words together, so that they are read in the order of the copy.
 */
export function ColumnChart(props: ColumnChartProps): Child {
  const { chart, theme, height, size } = props
  const { color } = theme
  const widths = widthsOf(chart, props)
  return (
    <div
      role="table"
      part="columns-chart"
      style={{ display: 'flex', align: 'end', size, leading: 1.3, numeric: 'tabular' }}
    >
      {isNamed(chart) && <Heads chart={chart} theme={theme} size={size} width={widths?.head ?? 0} />}
      {chart.rows.map((row, record) => (
        <div role="row" style={{ grow: 1, basis: 0, textAlign: 'center' }}>
          <ChartColumns chart={chart} record={record} theme={theme} height={height} />
          {row.children.map((cell, at) => (
            <Cell role={at === 0 ? 'rowheader' : 'cell'} theme={theme} at={at}>
              <p
                style={
                  at === 0 ? { color: color.textMuted } : { weight: at === 1 ? theme.type.strongWeight : 400 }
                }
              >
                <Phrasing nodes={cell.children} theme={theme} size={size} />
              </p>
            </Cell>
          ))}
        </div>
      ))}
    </div>
  )
}

function Cell({
  role,
  theme,
  at,
  children,
}: {
  readonly role: string
  readonly theme: Theme
  readonly at: number
  readonly children: Child
}): Child {
  const rule: Style = at === 0 ? { borderTop: { width: 1, color: theme.color.border } } : {}
  return (
    <div role={role} style={{ ...rule, padding: [3, 0] }}>
      {children}
    </div>
  )
}

/** Whether the columns of a table have names. */
function isNamed({ head }: Chart): boolean {
  return head.children.some(cell => plainText(cell).trim() !== '')
}

/** What the rows below the columns are, with the colours of the series. */
function Heads({
  chart,
  theme,
  size,
  width,
}: Pick<ColumnChartProps, 'chart' | 'theme' | 'size' | 'width'>): Child {
  const { color } = theme
  return (
    <div role="row" style={{ width, shrink: 0 }}>
      {chart.head.children.map((cell, at) => (
        <Cell role="columnheader" theme={theme} at={at}>
          <div style={{ display: 'flex', gap: size * 0.5, align: 'center' }}>
            {at > 0 && (
              <div
                ariaHidden
                style={{
                  width: Math.round(size * 0.75),
                  height: Math.round(size * 0.75),
                  shrink: 0,
                  background: barColor(theme, chart.numeric.indexOf(at)),
                }}
              />
            )}
            <p style={{ color: color.textMuted, hyphens: false }}>
              <Phrasing nodes={cell.children} theme={theme} size={size} />
            </p>
          </div>
        </Cell>
      ))}
    </div>
  )
}
