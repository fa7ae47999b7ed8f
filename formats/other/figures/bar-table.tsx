import type { TableCell } from 'mdast'
import { Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { plainText } from '../../../core/source/text.ts'
import { flowEdges } from '../../../core/compose/index.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { BarAndFigure } from '../../charts/bar-and-figure.tsx'
import { barColor, scalesOf } from '../../charts/bars.ts'
import type { Chart } from '../../charts/read-chart.ts'
import { smallSize } from './few-sizes.ts'

/** A table of numbers drawn as bars. */
interface BarTableProps {
  readonly chart: Chart
  readonly theme: Theme
  /** px */
  readonly width: number
  /** px of the table's type. */
  readonly size: number
  /** Thickness of a bar, px. */
  readonly bar: number
  /** px between rows. */
  readonly gap: number
}

/**
 * A table whose numbers have bars as long as their values, from a zero line, each with its number behind it. Series of a
 * like size share one scale, so that their bars compare.
 */
export function BarTable({ chart, theme, width, size, bar, gap }: BarTableProps): Child {
  const { head, rows, numeric, values } = chart
  const scales = scalesOf(values)
  const columns = columnWidths(chart, theme, { width, size })
  const cell = (at: number, row: number): Child => {
    const content = rows[row]?.children[at]
    if (content === undefined) return null
    const series = numeric.indexOf(at)
    const value = values[series]?.[row]
    if (series < 0 || value === undefined)
      return <Words cell={content} theme={theme} size={size} style={{ leading: 1.2 }} />
    return (
      <BarAndFigure
        share={value / (scales[series] ?? 1)}
        color={barColor(theme, series)}
        height={bar}
        figure={columns.figure}
        gap={size * 0.5}
      >
        <Words cell={content} theme={theme} size={size} style={figureStyle(theme)} />
      </BarAndFigure>
    )
  }
  const edges = (at: number): Style => ({
    padding: flowEdges(theme, {
      top: gap / 2,
      bottom: gap / 2,
      start: at > 0 ? size : 0,
    }),
    verticalAlign: 'middle',
  })
  return (
    <table part="bars" style={{ width: '100%', size, hyphens: false }}>
      {head.children.some(content => plainText(content).trim() !== '') && (
        <thead>
          <tr>
            {head.children.map((content, at) => (
              <th
                scope="col"
                style={{
                  ...quietStyle(theme),
                  ...edges(at),
                  size: smallSize(theme),
                  weight: 400,
                  leading: 1.25,
                  textAlign: numeric.includes(at) ? 'end' : 'start',
                  verticalAlign: 'bottom',
                  width: columns.widths[at] ?? 0,
                }}
              >
                <Phrasing nodes={content.children} theme={theme} size={smallSize(theme)} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((_, row) => (
          <tr>
            {head.children.map((_, at) =>
              at === 0 ? (
                <th
                  scope="row"
                  style={{ ...edges(at), weight: 400, textAlign: 'start', width: columns.widths[at] ?? 0 }}
                >
                  {cell(at, row)}
                </th>
              ) : (
                <td style={{ ...edges(at), width: columns.widths[at] ?? 0 }}>{cell(at, row)}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Names take what they need up to two fifths, the columns of numbers share the rest. */
function columnWidths(
  { head, rows, numeric }: Chart,
  theme: Theme,
  { width, size }: { readonly width: number; readonly size: number },
): { readonly widths: readonly number[]; readonly figure: number } {
  const setting = textSetting(theme, theme.type.strongWeight, size)
  const widest = (at: number): number =>
    Math.max(...rows.map(row => textWidth(textOf(row.children[at]), setting)), 0) * 1.06 + 4
  const names = Math.min(Math.max(widest(0), size * 4), width * 0.42)
  const share = (width - names) / Math.max(head.children.length - 1, 1)
  return {
    widths: head.children.map((_, at) => Math.floor(at === 0 ? names : share)),
    figure: Math.ceil(Math.max(...numeric.map(widest))),
  }
}

function Words({
  cell,
  theme,
  size,
  style,
}: {
  readonly cell: TableCell
  readonly theme: Theme
  readonly size: number
  readonly style: Style
}): Child {
  return (
    <p style={style}>
      <Phrasing nodes={cell.children} theme={theme} size={size} />
    </p>
  )
}

function figureStyle({ type, color }: Theme): Style {
  return {
    weight: type.strongWeight,
    color: color.heading,
    numeric: 'tabular',
    textAlign: 'end',
    leading: 1.2,
    whiteSpace: 'nowrap',
  }
}

function textOf(cell: TableCell | undefined): string {
  return cell === undefined ? '' : plainText(cell)
}
