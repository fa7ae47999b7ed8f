import { Column, Columns, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { BarChart, readSeries } from './bar-chart.tsx'
import { scaled } from '../../../core/theme/scaled.ts'
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
  if (series === undefined) return <TableAlone {...props} />
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

function TableAlone({ slide, theme, text }: BodyProps): Child {
  const set = scaled(theme, text.scale)
  return (
    <div style={{ size: set.type.base }}>
      <Prose nodes={slide.blocks} theme={set} measured={false} />
    </div>
  )
}
