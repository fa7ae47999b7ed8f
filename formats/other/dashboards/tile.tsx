import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { countLetters, plainText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { BarTable } from '../figures/bar-table.tsx'
import { besideKey, keyWidth } from '../figures/chart-key.tsx'
import { ColumnChart, drawsAsColumns } from '../figures/column-chart.tsx'
import { type DrawnPart, fallsBelow, tableOf } from '../figures/drawn-part.ts'
import { smallSize } from '../figures/few-sizes.ts'
import { LineChart } from '../figures/line-chart.tsx'
import { Ranking } from '../figures/ranking.tsx'
import { RecordTable } from '../figures/record-table.tsx'
import { Steps } from '../infographics/steps.tsx'
import { TaskList } from '../tasks/task-list.tsx'
import { alarmColor } from './alarm.ts'
import { type Board, padded } from './board.ts'
import { FigureTiles } from './figure-tile.tsx'
import { gridColumns, type Tile } from './tiles.ts'
import { PointRows, pointsOf } from './point-rows.tsx'
import { TileTitle, titleSize } from './tile-title.tsx'

/** A tile and its place. */
interface TileProps {
  readonly tile: Tile
  readonly board: Board
}

/** What stands in a tile. */
export function TileContent({ tile: { heading, parts, span, warns }, board: given }: TileProps): Child {
  const board = warns ? { ...given, theme: warning(given.theme) } : given
  const { theme, width, gap, pad } = board
  const { base } = theme.type
  const column = (width - gap * (gridColumns - 1)) / gridColumns
  const inner = Math.floor(column * span + gap * (span - 1) - 2 * pad)
  const [first] = parts
  // The names of a pair of columns stand over them, as in a table, and so do those of several bars in a row.
  const isKeyed =
    heading &&
    first?.kind === 'bars' &&
    first.chart.head.children.length > 2 &&
    (first.chart.values.length === 1 ||
      drawsAsColumns(first.chart, { theme, width: inner, size: smallSize(theme) }))
  const key = isKeyed ? keyWidth(first.chart, theme, smallSize(theme)) : 0
  const title = heading ? textWidth(plainText(heading), titleSetting(theme)) : 0
  const isBeside = key > 0 && title + key <= inner
  const corner = isBeside ? ([pad * 0.8, pad] as const) : undefined
  return (
    <div style={{ grow: 1, display: 'flex', direction: 'column', gap: base, ...padded(board, 0.7, 0.65) }}>
      {heading && (
        <TileTitle
          heading={heading}
          theme={theme}
          style={{ margin: 0, ...(isBeside && { padding: besideKey(theme, key), narrow: { padding: 0 } }) }}
        />
      )}
      {parts.map((part, at) => (
        <Part part={part} board={board} width={inner} corner={at === 0 ? corner : undefined} />
      ))}
    </div>
  )
}

/** The theme of a tile that says what is wrong. */
function warning(theme: Theme): Theme {
  return { ...theme, color: { ...theme.color, text: theme.color.danger } }
}

function titleSetting(theme: Theme) {
  return textSetting(theme, theme.type.strongWeight, titleSize(theme))
}

/** Letters up to which words alone in a tile are set as large as its name. */
const FEW_WORDS = 200

/** Tasks up to which they are as large as the name of their tile. */
const FEW_TASKS = 6

function proseSize(blocks: readonly RootContent[], theme: Theme): number {
  const letters = countLetters(blocks)
  return letters <= FEW_WORDS ? titleSize(theme) : theme.type.base
}

/** Bars that run towards a level have what the brief wants seen in the colour of what is wrong. */
function alarmFill({ limit }: { readonly limit?: number }, theme: Theme): string | undefined {
  return limit === undefined ? undefined : alarmColor(theme)
}

interface PartProps {
  readonly part: DrawnPart
  readonly board: Board
  readonly width: number
  readonly corner: readonly [number, number] | undefined
}

function Part({ part, board, width, corner }: PartProps): Child {
  const { theme } = board
  const { base } = theme.type
  const place = { theme, width, size: smallSize(theme), ...(corner && { corner }) }
  switch (part.kind) {
    case 'figures':
      return <FigureTiles figures={part.figures} board={{ ...board, width }} leads={false} />
    case 'bars':
      if (drawsAsColumns(part.chart, place))
        return <ColumnChart chart={part.chart} {...place} height={Math.round(base * 8)} />
      if (fallsBelow(part.chart))
        return <RecordTable table={tableOf(part.chart)} theme={theme} width={width} size={base} />
      if (part.chart.values.length === 1)
        return (
          <Ranking
            chart={part.chart}
            {...place}
            size={base}
            limit={part.limit}
            fill={alarmFill(part, theme)}
          />
        )
      return (
        <BarTable
          chart={part.chart}
          theme={theme}
          width={width}
          size={base}
          bar={Math.round(base)}
          gap={Math.round(base * 0.7)}
        />
      )
    case 'line':
      return (
        <>
          <LineChart
            chart={part.chart}
            theme={theme}
            width={width}
            size={place.size}
            height={Math.round(base * 9)}
          />
          <Prose nodes={[part.table]} theme={theme} measured={false} />
        </>
      )
    case 'steps':
      return <Steps items={part.steps} times={part.times} place={{ theme, size: base }} />
    case 'tasks':
      return (
        <TaskList
          tasks={part.tasks}
          theme={theme}
          size={part.tasks.length > FEW_TASKS ? base : titleSize(theme)}
          columns={Math.max(1, Math.min(part.tasks.length, Math.floor(width / (base * 18))))}
          spread={width <= board.width * 0.7}
        />
      )
    case 'cards':
    case 'table':
      return <RecordTable table={part.table} theme={theme} width={width} size={base} />
    case 'prose': {
      const points = pointsOf(part.blocks)
      const said = points ? part.blocks.slice(1) : part.blocks
      const prose = said.length > 0 && (
        <Prose nodes={said} theme={theme} level={3} size={proseSize(said, theme)} measured={false} />
      )
      return (
        <>
          {points && <PointRows points={points} theme={theme} />}
          {prose}
        </>
      )
    }
  }
}
