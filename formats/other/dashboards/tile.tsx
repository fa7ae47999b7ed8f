import type { Heading } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { BarTable } from '../figures/bar-table.tsx'
import { ColumnChart, drawsAsColumns } from '../figures/column-chart.tsx'
import { LineChart } from '../figures/line-chart.tsx'
import type { DrawnPart } from '../figures/drawn-part.ts'
import { Steps } from '../infographics/steps.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import { FigureRow } from './figure-tile.tsx'
import { gridColumns, type Tile } from './tiles.ts'

/** The grid that tiles stand on. */
export interface Board {
  readonly theme: Theme
  /** px between the page's edge and the grid, between tiles, and of the grid. */
  readonly edge: number
  readonly gap: number
  readonly width: number
}

/** The name of a tile or a row. */
function TileTitle({
  heading,
  theme,
  level,
}: {
  readonly heading: Heading
  readonly theme: Theme
  readonly level: 2 | 3
}): Child {
  const Tag = level === 2 ? 'h2' : 'h3'
  const size = theme.type.base * 1.08
  return (
    <Tag
      style={{
        family: theme.type.text,
        size,
        weight: theme.type.strongWeight,
        color: theme.color.heading,
        leading: 1.3,
        marginBottom: theme.type.base * 0.6,
      }}
    >
      <Phrasing nodes={heading.children} theme={theme} size={size} heading />
    </Tag>
  )
}

/** The look of a tile. */
export function tileStyle({ color, type, radius, rule }: Theme): Style {
  return {
    background: color.surface,
    border: { width: Math.max(1, rule), color: color.hairline },
    radius: Math.min(radius, 12),
    padding: [type.base * 0.9, type.base],
    breakInside: 'avoid',
  }
}

/** A tile and its place. */
interface TileProps {
  readonly tile: Tile
  readonly board: Board
  readonly level: 2 | 3
}

/** Figures that fill a row are tiles themselves. */
export function BareTile({ tile, board, level }: TileProps): Child {
  const { theme, width, gap } = board
  return (
    <>
      {tile.heading && <TileTitle heading={tile.heading} theme={theme} level={level} />}
      {tile.parts.map(
        part =>
          part.kind === 'figures' && (
            <FigureRow
              figures={part.figures}
              theme={theme}
              width={width}
              gap={gap}
              box={children => (
                <div part="tile" style={tileStyle(theme)}>
                  {children}
                </div>
              )}
            />
          ),
      )}
    </>
  )
}

/** What stands in a tile. */
export function TileContent({ tile, board, level }: TileProps): Child {
  const { theme, width, gap } = board
  const column = (width - gap * (gridColumns - 1)) / gridColumns
  const inner = Math.floor(column * tile.span + gap * (tile.span - 1) - theme.type.base * 2 - 2)
  return (
    <>
      {tile.heading && <TileTitle heading={tile.heading} theme={theme} level={level} />}
      {tile.parts.map((part, at) => (
        <div style={{ marginTop: at === 0 ? 0 : theme.type.base }}>
          <Part part={part} board={board} width={inner} />
        </div>
      ))}
    </>
  )
}

function Part({
  part,
  board,
  width,
}: {
  readonly part: DrawnPart
  readonly board: Board
  readonly width: number
}): Child {
  const { theme } = board
  const { base } = theme.type
  const place = { theme, width, size: Math.round(base * 0.9 * 2) / 2 }
  switch (part.kind) {
    case 'figures':
      return (
        <FigureRow figures={part.figures} {...place} gap={base} box={children => <div>{children}</div>} />
      )
    case 'bars':
      return drawsAsColumns(part.chart, place) ? (
        <ColumnChart chart={part.chart} {...place} height={Math.round(base * 12)} />
      ) : (
        <BarTable
          chart={part.chart}
          {...place}
          size={base}
          bar={Math.round(base)}
          gap={Math.round(base * 0.7)}
        />
      )
    case 'line':
      return (
        <>
          <LineChart chart={part.chart} {...place} height={Math.round(base * 11)} />
          <Prose nodes={[part.table]} theme={theme} measured={false} />
        </>
      )
    case 'steps':
      return <Steps items={part.steps} place={{ theme, size: base }} />
    case 'tasks':
      return <TaskList tasks={part.tasks} theme={theme} size={base} />
    case 'table':
      return <Prose nodes={[part.table]} theme={theme} level={3} measured={false} />
    case 'prose':
      return <Prose nodes={part.blocks} theme={theme} level={3} measured={false} />
  }
}
