import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { markColor } from '../../charts/mark-color.ts'
import { BarTable } from '../figures/bar-table.tsx'
import { BigNumeral, FigureWords, ShareBar } from '../figures/big-figure.tsx'
import { LineChart } from '../figures/line-chart.tsx'
import type { Figure } from '../figures/figure.ts'
import type { DrawnPart } from '../figures/drawn-part.ts'
import { FigureTiles, MANY_FIGURES } from './figure-tiles.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import { barSizes, figureColumns, PART_GAP, type Place, sizeOfNumerals, TITLE } from './place.ts'
import { headingNumber, type Module } from './module.ts'
import { Steps } from './steps.tsx'

/** A module: its number and title, then its figures, bars, steps and words. */
export function InfoModule({ module, place }: { readonly module: Module; readonly place: Place }): Child {
  const { size } = place
  return (
    <section part="module">
      {module.heading && <ModuleTitle heading={module.heading} place={place} />}
      {module.parts.map((part, at) => (
        <div style={{ marginTop: at === 0 && !module.heading ? 0 : size * PART_GAP }}>
          <Part part={part} place={place} />
        </div>
      ))}
    </section>
  )
}

function ModuleTitle({
  heading,
  place: { theme, size },
}: {
  readonly heading: NonNullable<Module['heading']>
  readonly place: Place
}): Child {
  const { number, heading: words } = headingNumber(heading)
  const title = size * TITLE
  return (
    <h2
      style={{
        ...displayStyle(theme, title),
        borderTop: { width: Math.max(2, Math.round(size * 0.1)), color: markColor(theme) },
        padding: [size * 0.55, 0, 0, 0],
        display: 'flex',
        gap: size * 0.5,
        align: 'baseline',
        leading: 1.2,
      }}
    >
      {number !== '' && <span style={{ color: theme.color.accentText, shrink: 0 }}>{number}</span>}
      <span style={{ grow: 1, basis: 0 }}>
        <Phrasing nodes={words} theme={theme} size={title} heading />
      </span>
    </h2>
  )
}

/** Height of a line over time, widths of it. */
const LINE = 0.32

function Part({ part, place }: { readonly part: DrawnPart; readonly place: Place }): Child {
  const { theme, size, width } = place
  switch (part.kind) {
    case 'figures':
      if (part.figures.length >= MANY_FIGURES) return <FigureTiles figures={part.figures} place={place} />
      return <Figures figures={part.figures} place={place} />
    case 'bars':
      return <BarTable chart={part.chart} theme={theme} width={width} {...barSizes(size)} />
    case 'line':
      return (
        <div style={{ size }}>
          <LineChart
            chart={part.chart}
            theme={theme}
            width={width}
            height={Math.round(width * LINE)}
            size={size}
          />
          <Prose nodes={[part.table]} theme={theme} size={size} measured={false} />
        </div>
      )
    case 'steps':
      return <Steps items={part.steps} place={place} />
    case 'tasks':
      return <TaskList tasks={part.tasks} theme={theme} size={size} />
    case 'table':
      return (
        <div style={{ size }}>
          <Prose nodes={[part.table]} theme={theme} size={size} measured={false} />
        </div>
      )
    case 'prose':
      return (
        <div style={{ size }}>
          <Prose nodes={part.blocks} theme={theme} level={2} size={size} measured={false} />
        </div>
      )
  }
}

function Figures({ figures, place }: { readonly figures: readonly Figure[]; readonly place: Place }): Child {
  const { theme, size } = place
  const numeral = sizeOfNumerals(figures, place)
  return (
    <div style={{ display: 'grid', columns: figureColumns(figures, place), gap: [size * 1.2, size * 1.5] }}>
      {figures.map(figure => {
        const { share } = figure
        return (
          <div part="figure">
            <BigNumeral value={figure.value} size={numeral} color={theme.color.accentText} theme={theme} />
            {share !== undefined && (
              <div style={{ padding: [size * 0.25, 0, size * 0.4, 0] }}>
                <ShareBar share={share} height={Math.round(size * 0.55)} theme={theme} />
              </div>
            )}
            <FigureWords figure={figure} theme={theme} size={size} />
          </div>
        )
      })}
    </div>
  )
}
