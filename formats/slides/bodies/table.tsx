import type { Table } from 'mdast'
import { Column, Columns, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { barColor } from '../../charts/bars.ts'
import { ChartColumns } from '../../charts/columns.tsx'
import { type Chart, readChart } from '../../charts/read-chart.ts'
import type { BodyProps } from './body.tsx'

/** A table; beside its chart where the author asks for one. */
export function SlideTable(props: BodyProps): Child {
  const { slide, theme } = props
  const { blocks } = slide
  const chart = blocks.find(block => block.type === 'leafDirective' && block.name === 'chart')
  const table = blocks.find(block => block.type === 'table')
  const settings = chart?.type === 'leafDirective' ? chart.attributes : undefined
  const only = settings?.y?.split(',').map(name => name.trim()) ?? []
  const series = settings && table?.type === 'table' ? readSeries(table, only, theme.lang) : undefined
  const title = settings?.title
  if (series === undefined) return <BlocksAlone {...props} />
  return (
    <div style={{ size: theme.type.base }}>
      <Columns theme={theme} gap={2.5}>
        <Column>
          <Prose nodes={blocks} theme={theme} measured={false} />
        </Column>
        <Column>
          <BarChart
            series={series}
            theme={theme}
            height={Math.round(theme.page.height * 0.42)}
            {...(title && { title })}
          />
        </Column>
      </Columns>
    </div>
  )
}

/** A table or code, and what is said about it. */
export function BlocksAlone({ slide, theme, text }: BodyProps): Child {
  const set = scaled(theme, text.scale)
  return (
    <div style={{ size: set.type.base }}>
      <Prose nodes={slide.blocks} theme={set} measured={false} />
    </div>
  )
}

/** A table's figures by category. */
interface Series extends Pick<Chart, 'values'> {
  readonly categories: readonly string[]
  /** Of each series. */
  readonly names: readonly string[]
}

/** Most bars that stay legible on half a slide. */
const MOST_BARS = 16

/** The columns of numbers of a table as series, all or those named; undefined when there are none or too many bars. */
function readSeries(table: Table, only: readonly string[], lang: string): Series | undefined {
  const chart = readChart(table, lang)
  if (chart === undefined) return undefined
  const heads = chart.head.children.map(plainText)
  const shown = chart.numeric
    .map((column, at) => ({ name: heads[column] ?? '', values: chart.values[at] ?? [] }))
    .filter(({ name, values }) => (only.length === 0 || only.includes(name)) && values.every(isPositive))
  if (shown.length === 0 || shown.length * chart.rows.length > MOST_BARS) return undefined
  return {
    categories: chart.rows.map(row => (row.children[0] ? plainText(row.children[0]) : '')),
    names: shown.map(({ name }) => name),
    values: shown.map(({ values }) => values),
  }
}

function isPositive(value: number): boolean {
  return value >= 0
}

/** What a chart is drawn from. */
interface BarChartProps {
  readonly series: Series
  readonly theme: Theme
  /** px of the tallest bar. */
  readonly height: number
  readonly title?: string
}

/** Upright bars from a zero line, in groups by category, with a key above. Bars are as tall as their values. */
function BarChart({ series, theme, height, title }: BarChartProps): Child {
  const quiet = { ...quietStyle(theme), size: Math.round(theme.type.base * 0.8), leading: 1.3 }
  return (
    <figure part="chart" style={quiet}>
      {title && <p style={{ weight: theme.type.strongWeight, color: theme.color.heading }}>{title}</p>}
      <div style={{ display: 'flex', gap: space(theme, 1), marginTop: space(theme, 0.25) }}>
        {series.names.map((name, at) => (
          <div style={{ display: 'flex', align: 'center', gap: space(theme, 0.25) }}>
            <div style={{ width: 18, height: 18, background: barColor(theme, at) }} />
            <p>{name}</p>
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
        {series.categories.map((_, record) => (
          <div style={{ grow: 1, basis: 0 }}>
            <ChartColumns chart={series} record={record} theme={theme} height={height} />
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
