import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import { type Design, isToBeSeen, saidIn } from '../../../core/brief/design.ts'
import { phrasingText, wordsOf } from '../../../core/source/text.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { Changes, readThenAndNow, type ThenAndNow } from '../../charts/then-and-now.tsx'
import { areasOf } from '../../charts/areas.tsx'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'
import { BarTable } from '../figures/bar-table.tsx'
import { BigNumeral, FigureWords, numeralSize, ShareBar } from '../figures/big-figure.tsx'
import { smallSize } from '../figures/few-sizes.ts'
import { ColumnChart, drawsAsColumns } from '../figures/column-chart.tsx'
import { LineChart } from '../figures/line-chart.tsx'
import { Ranking } from '../figures/ranking.tsx'
import type { Figure } from '../figures/figure.ts'
import { type DrawnPart, fallsBelow, tableOf } from '../figures/drawn-part.ts'
import { Equations, equationsOf } from './equations.tsx'
import { FigureTiles } from './figure-tiles.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import {
  barSizes,
  figureColumns,
  MANY_FIGURES,
  PART_GAP,
  type Place,
  sizeOfNumerals,
  standsBeside,
} from './place.ts'
import { headingNumber, type Module } from './module.ts'
import { cellsOf, PointCells } from './point-cells.tsx'
import { RowCards } from './row-cards.tsx'
import { ProseColumns } from './prose-columns.tsx'
import { rowOfSteps, Steps, StepsRow } from './steps.tsx'

/** A module: its number and title, then its figures, bars, steps and words. */
export function InfoModule({ module, place }: { readonly module: Module; readonly place: Place }): Child {
  const { size } = place
  return (
    <section part="module">
      {module.heading && <ModuleTitle heading={module.heading} place={place} />}
      {module.parts.map((part, at) => (
        <div style={{ marginTop: at === 0 && !module.heading ? 0 : size * PART_GAP }}>
          {module.hero && part.kind === 'figures' ? (
            part.figures.map(figure => <Hero figure={figure} place={place} />)
          ) : (
            <Part part={part} place={place} />
          )}
        </div>
      ))}
    </section>
  )
}

/** The heading of a module. */
export function ModuleTitle({
  heading,
  place: { theme, size },
}: {
  readonly heading: NonNullable<Module['heading']>
  readonly place: Place
}): Child {
  const { number, heading: words } = headingNumber(heading)
  const title = sizeAt(theme, 4)
  return (
    <h2
      style={{
        ...displayStyle(theme, title),
        ...(theme.design.decor.fields === false && {
          borderTop: { width: Math.max(2, Math.round(size * 0.1)), color: markColor(theme) },
          padding: [size * 0.55, 0, 0, 0] as const,
        }),
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

/** Height of columns, sizes of the text. */
const COLUMNS = 8

/** Height of a line over time, widths of it. */
const LINE = 0.32

/** Figures that come to a whole as fields of it; those that the brief wants seen stand out. */
function areasFor(
  figures: readonly Figure[],
  amounts: readonly number[],
  { theme, size, width }: Place,
): Child | undefined {
  const isBare = figures.every(
    ({ change, details, more, series }) => change.length + details.length + more.length + series.length === 0,
  )
  const named = figures.map(({ label, value }) =>
    isNamedToBeSeen(`${phrasingText(label)} ${phrasingText(value)}`, theme.design),
  )
  const parts = figures.map(({ label, value }, at) => ({
    ...{ label, value, amount: amounts[at] ?? 0, valueFirst: false },
    isStrong: named[at] === true,
  }))
  return isBare ? areasOf({ parts, width, size, theme }) : undefined
}

/** Whether a brief wants a line to be seen by its words: `"Left for us 53p" needs to stand out`. */
function isNamedToBeSeen(text: string, { parts = {} }: Design): boolean {
  return Object.entries(parts).some(([key, dress]) => {
    const said = saidIn(key)
    return (
      said !== undefined &&
      dress?.rank !== undefined &&
      isToBeSeen(dress) &&
      wordsOf(text).includes(wordsOf(said))
    )
  })
}

function Part({ part, place }: { readonly part: DrawnPart; readonly place: Place }): Child {
  const { theme, size, width } = place
  switch (part.kind) {
    case 'figures': {
      const areas = part.amounts && areasFor(part.figures, part.amounts, place)
      if (areas) return areas
      if (part.figures.length >= MANY_FIGURES) return <FigureTiles figures={part.figures} place={place} />
      return <Figures figures={part.figures} place={place} />
    }
    case 'bars':
      if (drawsAsColumns(part.chart, { theme, width, size: smallSize(theme) }))
        return (
          <ColumnChart
            chart={part.chart}
            theme={theme}
            width={width}
            size={smallSize(theme)}
            height={Math.round(size * COLUMNS)}
          />
        )
      if (fallsBelow(part.chart))
        return <Prose nodes={[tableOf(part.chart)]} theme={theme} size={size} measured={false} />
      if (part.chart.values.length === 1)
        return <Ranking chart={part.chart} theme={theme} width={width} size={size} />
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
    case 'steps': {
      const columns = part.times ? undefined : rowOfSteps(part.steps, place)
      return columns === undefined ? (
        <Steps items={part.steps} times={part.times} place={place} />
      ) : (
        <StepsRow items={part.steps} place={place} columns={columns} />
      )
    }
    case 'tasks':
      return <TaskList tasks={part.tasks} theme={theme} size={size} />
    case 'cards':
      return <RowCards table={part.table} place={place} />
    case 'table':
      return (
        <div style={{ size }}>
          <Prose nodes={[part.table]} theme={theme} size={size} measured={false} />
        </div>
      )
    case 'prose': {
      const equations = equationsOf(part.blocks)
      if (equations) return <Equations equations={equations} place={place} />
      const changed = readThenAndNow(part.blocks, theme.lang)
      if (changed) return <ThenAndNowPart changed={changed} place={place} />
      const [list, ...said] = part.blocks
      const cells = cellsOf(list)
      const prose = cells ? said : part.blocks
      return (
        <>
          {cells && <PointCells cells={cells} place={place} />}
          {prose.length > 0 && (
            <div style={{ size, marginTop: cells ? size * PART_GAP : 0 }}>
              <ProseColumns blocks={prose} place={place} />
            </div>
          )}
        </>
      )
    }
  }
}

/** What was and what is, with the lines around it. */
function ThenAndNowPart({ changed, place }: { readonly changed: ThenAndNow; readonly place: Place }): Child {
  const { theme, size, width } = place
  const { before, changes, after } = changed
  const lines = (phrases: typeof before): Child =>
    phrases.length > 0 && (
      <div style={{ size }}>
        <Prose nodes={phrases.map(paragraphOf)} theme={theme} size={size} measured={false} />
      </div>
    )
  return (
    <div style={{ display: 'flex', direction: 'column', gap: size * PART_GAP }}>
      {lines(before)}
      <Changes changes={changes} theme={theme} width={width} size={size} />
      {lines(after)}
    </div>
  )
}

/** Figures side by side; one alone has its words beside it. */
function Figures({ figures, place }: { readonly figures: readonly Figure[]; readonly place: Place }): Child {
  const { theme, size, width } = place
  const [only, ...others] = figures
  if (only && others.length === 0) return <OneFigure figure={only} place={place} />
  const numeral = sizeOfNumerals(figures, place)
  return (
    <div
      style={{
        display: 'grid',
        columns: figureColumns(figures, place),
        gap: [size * 1.2, size * 1.5],
        maxWidth: width,
      }}
    >
      {figures.map(figure => (
        <div part="figure">
          <BigNumeral value={figure.value} size={numeral} color={theme.color.accentText} theme={theme} />
          <Drawn figure={figure} place={place} />
          <FigureWords figure={figure} theme={theme} size={size} />
        </div>
      ))}
    </div>
  )
}

/** A share as a bar. */
function Drawn({ figure: { share }, place: { theme, size } }: OneProps): Child {
  if (share === undefined) return null
  return (
    <div style={{ padding: [size * 0.25, 0, size * 0.4, 0] }}>
      <ShareBar share={share} height={Math.round(size * 0.55)} theme={theme} />
    </div>
  )
}

interface OneProps {
  readonly figure: Figure
  readonly place: Place
}

/** A figure that is seen before all else, sizes of the text at most, and its words in them. */
const HERO = { most: 11, words: 1.4 }

/** A figure across all of its width over what it counts. */
function Hero({ figure, place }: OneProps): Child {
  const { theme, size, width } = place
  const numeral = Math.floor(numeralSize([figure.value], { width, most: size * HERO.most }, theme))
  return (
    <div part="lead">
      <BigNumeral value={figure.value} size={numeral} color={theme.color.accentText} theme={theme} />
      <Drawn figure={figure} place={place} />
      <FigureWords figure={figure} theme={theme} size={Math.round(size * HERO.words)} />
    </div>
  )
}

function OneFigure({ figure, place }: OneProps): Child {
  const { theme, size } = place
  const numeral = sizeOfNumerals([figure], place)
  const beside = standsBeside([figure], place)
  return (
    <div part="figure">
      <div style={beside ? { display: 'flex', align: 'center', gap: size * 1.4 } : {}}>
        <div style={{ shrink: 0 }}>
          <BigNumeral value={figure.value} size={numeral} color={theme.color.accentText} theme={theme} />
        </div>
        <div style={beside ? { grow: 1, basis: 0 } : {}}>
          <FigureWords figure={figure} theme={theme} size={sizeAt(theme, 4)} />
        </div>
      </div>
      <Drawn figure={figure} place={place} />
    </div>
  )
}
