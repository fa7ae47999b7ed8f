import type { Table } from 'mdast'
import { quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'

/** A table's figures by category. */
export interface Series {
  readonly categories: readonly string[]
  readonly rows: readonly { readonly name: string; readonly values: readonly number[] }[]
}

/** Most bars that stay legible on half a slide. */
const MOST_BARS = 16

/** The numeric columns of a table as series; undefined when there are none or too many bars. */
export function readSeries(table: Table, only: readonly string[]): Series | undefined {
  const [head, ...body] = table.children.map(row => row.children.map(plainText))
  if (head === undefined || body.length === 0) return undefined
  const rows = head.flatMap((name, at) => {
    if (at === 0 || (only.length > 0 && !only.includes(name))) return []
    const values = body.map(row => numberOf(row[at] ?? ''))
    return values.every(value => value >= 0) ? [{ name, values }] : []
  })
  if (rows.length === 0 || rows.length * body.length > MOST_BARS) return undefined
  return { categories: body.map(row => row[0] ?? ''), rows }
}

/** NaN for what is no plain number. */
function numberOf(text: string): number {
  const plain = text.replaceAll(/[,\s%\u00a0]/g, '')
  return plain === '' ? Number.NaN : Number(plain)
}

/** What a chart is drawn from. */
export interface BarChartProps {
  readonly series: Series
  readonly theme: Theme
  /** px of the tallest bar. */
  readonly height: number
  readonly title?: string
}

/** Upright bars from a zero line, in groups by category, with a key above. Bars are as tall as their values. */
export function BarChart({ series, theme, height, title }: BarChartProps): Child {
  const most = Math.max(...series.rows.flatMap(row => row.values), 1)
  const colors = theme.chart
  const quiet = { ...quietStyle(theme), size: Math.round(theme.type.base * 0.8), leading: 1.3 }
  return (
    <figure part="chart" style={quiet}>
      {title && <p style={{ weight: theme.type.strongWeight, color: theme.color.heading }}>{title}</p>}
      <div style={{ display: 'flex', gap: space(theme, 1), marginTop: space(theme, 0.25) }}>
        {series.rows.map((row, at) => (
          <div style={{ display: 'flex', align: 'center', gap: space(theme, 0.25) }}>
            <div
              style={{ width: 18, height: 18, background: colors[at % colors.length] ?? theme.color.accent }}
            />
            <p>{row.name}</p>
          </div>
        ))}
      </div>
      <div
        style={{
          display: 'flex',
          align: 'end',
          justify: 'between',
          height: height + 16,
          marginTop: space(theme, 1),
          borderBottom: { width: 2, color: theme.color.border },
        }}
      >
        {series.categories.map((_, category) => (
          <div style={{ display: 'flex', align: 'end', justify: 'center', gap: 6, grow: 1, basis: 0 }}>
            {series.rows.map((row, at) => (
              <div
                style={{
                  width: `${Math.floor(76 / series.rows.length)}%`,
                  height: Math.round(((row.values[category] ?? 0) / most) * height),
                  background: colors[at % colors.length] ?? theme.color.accent,
                }}
              />
            ))}
          </div>
        ))}
      </div>
      <div style={{ display: 'flex', marginTop: space(theme, 0.25) }}>
        {series.categories.map(name => (
          <p style={{ grow: 1, basis: 0, textAlign: 'center' }}>{name}</p>
        ))}
      </div>
    </figure>
  )
}
