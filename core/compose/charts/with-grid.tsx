/** Draws a table of several columns of numbers: pairs on a scale of each row, courses over time, or bars in the column that tells most. */
import { mixed } from '../../theme/oklch.ts'
import type { Theme } from '../../theme/theme.ts'
import { saidIn } from '../../brief/design.ts'
import { wordsOf } from '../../source/text.ts'
import type { Child } from '../jsx-runtime.ts'
import { toNodes } from '../jsx-runtime.ts'
import type { Place } from '../part-tests.ts'
import type { Style } from '../style.ts'
import { type Element, textOf } from '../tree.ts'
import { replaced } from './find-series.ts'
import { areApart, countsIn, formOf, type Grid, type GridRow, scalesOf, tellingColumn } from './grid.ts'
import { barWidth, markOn, quietOn, Words, outerStyle } from './plots.tsx'

/** A grid to be drawn where it stands. */
export interface GridPlot {
  readonly grid: Grid
  readonly theme: Theme
  readonly place: Place
  /** Whether the words of a wish name a column. */
  readonly isNamed: (name: string) => boolean
}

/** A table with its numbers drawn, each once, and in the order of the copy. */
export function drawnGrid(table: Element, plot: GridPlot): Element {
  switch (formOf(plot.grid, plot.theme.lang)) {
    case 'pairs':
      return paired(table, plot)
    case 'courses':
      return withCourses(table, plot)
    default:
      return withBars(table, plot)
  }
}

/** The ink of each column: what counts in the accent or in the colour that the brief has for it, the others quiet. */
function inksOf({ grid, theme, place }: GridPlot): readonly string[] {
  const counts = countsIn(grid)
  const quiet = [0.32, 0.18, 0.5].map(share => quietOn(theme, place, share))
  return grid.columns.map((cell, at) => {
    const own = colorSaid(textOf(cell), theme)
    if (own !== undefined) return own
    return at === counts ? markOn(theme, place) : (quiet[at % quiet.length] as string)
  })
}

/** The colour that a brief has for what a column is called: `orange only for "after"`. */
function colorSaid(name: string, { design }: Theme): string | undefined {
  const words = wordsOf(name).split(' ')
  const own = Object.entries(design.parts ?? {}).find(([key, dress]) => {
    const said = saidIn(key)
    return (
      dress?.color !== undefined &&
      said !== undefined &&
      wordsOf(said)
        .split(' ')
        .every(word => words.includes(word))
    )
  })
  return own?.[1]?.color
}

/** Bars of a row, sizes of the text: how thick, and how far apart. */
const BAR = { thick: 0.95, gap: 0.22, rows: 0.62 } as const

/** A table as rows of bars below each other under the names of what is compared. */
function paired(table: Element, plot: GridPlot): Element {
  const { grid, theme, place } = plot
  const scales = scalesOf(grid)
  const isApart = areApart(grid)
  const { size } = place
  const line = { width: 1, color: mixed(place.ground ?? theme.color.paper, place.color, 0.22) }
  const row: Style = {
    ...{ display: 'flex', align: 'center', gap: Math.round(size * 0.8), breakInside: 'avoid' },
    ...{ padding: [Math.round(size * BAR.rows * 0.5), 0, Math.round(size * BAR.rows * 0.5), 0] },
  }
  const inks = inksOf(plot)
  const [made] = toNodes(
    <div part="chart" style={{ ...outerStyle(table), breakInside: 'avoid', numeric: 'tabular' }}>
      <Legend {...plot} inks={inks} />
      {grid.rows.map((each, at) => (
        <div
          style={{
            ...row,
            ...((isApart || each.isSum || at === 0) && { borderTop: line }),
            ...(each.isSum && { weight: theme.type.strongWeight }),
          }}
        >
          <Words of={each.name} style={{ grow: NAME, basis: 0, leading: 1.25 }} />
          <div
            style={{
              grow: BARS,
              basis: 0,
              display: 'flex',
              direction: 'column',
              gap: Math.round(size * BAR.gap),
            }}
          >
            <RowOfBars {...plot} row={each} scale={scales[at] ?? 1} inks={inks} />
          </div>
        </div>
      ))}
    </div>,
  )
  return made as Element
}

/** Shares of the room that the names of rows and their bars have. */
const NAME = 2
const BARS = 3

/** The names of the columns, each with its ink. */
function Legend({ grid, place, theme, inks }: GridPlot & { readonly inks: readonly string[] }): Child {
  const size = Math.round(place.size * 0.86)
  const color = mixed(place.ground ?? theme.color.paper, place.color, 0.8)
  const side = Math.round(size * 0.8)
  return (
    <div
      style={{
        display: 'flex',
        align: 'end',
        gap: Math.round(place.size * 0.8),
        keepWithNext: true,
        padding: [0, 0, Math.round(size * 0.4), 0],
      }}
    >
      <Words of={grid.corner} style={{ grow: NAME, basis: 0, size, color, leading: 1.25 }} />
      <div
        style={{
          grow: BARS,
          basis: 0,
          display: 'flex',
          wrap: true,
          gap: [Math.round(size * 0.3), Math.round(size * 1.6)],
        }}
      >
        {grid.columns.map((cell, at) => (
          <div style={{ display: 'flex', align: 'center', gap: Math.round(size * 0.45) }}>
            <div
              ariaHidden
              style={{ width: side, height: side, shrink: 0, background: inks[at] as string }}
            />
            <Words of={cell} style={{ size, color, leading: 1.25 }} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface RowOfBarsProps extends GridPlot {
  readonly row: GridRow
  readonly scale: number
  readonly inks: readonly string[]
}

/** Letters of a figure, in sizes of it. */
const LETTER = 0.6

function RowOfBars({ grid, row, scale, inks, place, theme }: RowOfBarsProps): Child {
  const { size } = place
  const counts = countsIn(grid)
  const longest = Math.max(...grid.rows.flatMap(({ cells }) => cells.map(cell => textOf(cell).trim().length)))
  return row.cells.map((cell, at) => (
    <div style={{ display: 'flex', align: 'center' }}>
      <div ariaHidden style={{ grow: 1, basis: 0, display: 'flex', align: 'center' }}>
        <div
          part="bar"
          style={{
            width: barWidth((row.values[at] ?? 0) / scale),
            height: Math.round(size * BAR.thick),
            background: inks[at] as string,
          }}
        />
      </div>
      <Words
        of={cell}
        style={{
          minWidth: Math.ceil(longest * size * LETTER + size * 0.4),
          ...{ shrink: 0, textAlign: 'end', whiteSpace: 'nowrap', leading: 1.1 },
          ...(at === counts && { weight: theme.type.strongWeight }),
        }}
      />
    </div>
  ))
}

/** Columns over numbers, sizes of the text: how high the highest, and how wide. */
const COURSE = { high: 3.4, wide: 2.2 } as const

/** A table with a column over each number, as high as its part of the greatest of its row. */
function withCourses(table: Element, { grid, theme, place }: GridPlot): Element {
  const { size } = place
  const last = countsIn(grid)
  return grid.rows.reduce((before, row) => {
    const most = Math.max(...row.values.map(value => value ?? 0), Number.MIN_VALUE)
    const made = row.cells.reduce((own, cell, at): Element => {
      const background = at === last ? markOn(theme, place) : quietOn(theme, place, 0.32)
      const column: Style = {
        width: Math.round(size * COURSE.wide),
        height: Math.max(Math.round((size * COURSE.high * (row.values[at] ?? 0)) / most), 2),
        background,
      }
      const { textAlign = 'end' } = cell.style
      const justify = textAlign === 'center' || textAlign === 'start' ? textAlign : 'end'
      const children = toNodes([
        <div ariaHidden style={{ display: 'flex', justify, margin: [0, 0, Math.round(size * 0.25), 0] }}>
          <div part="bar" style={column} />
        </div>,
        <p>{cell.children}</p>,
      ])
      return replaced(own, cell, { ...cell, style: { ...cell.style, verticalAlign: 'bottom' }, children })
    }, row.row)
    return replaced(before, row.row, made)
  }, table)
}

/** Share of a table's width that a column of bars takes, by how many columns stand beside it. */
const SHARES = [0.6, 0.5, 0.42, 0.36, 0.3] as const

/** A table with a bar before each number of the column that tells most, which stays where it is. */
function withBars(table: Element, { grid, theme, place, isNamed }: GridPlot): Element {
  const column = tellingColumn(grid, isNamed)
  const plain = grid.rows.filter(({ isSum }) => !isSum)
  const values = plain.map(({ values }) => values[column] ?? 0)
  // What is a part of a hundred is told against the whole.
  const isShare = plain.every(({ cells }) => /%\s*$/.test(textOf(cells[column] as Element)))
  const most = isShare && Math.max(...values) <= 100 && Math.max(...values) > 50 ? 100 : Math.max(...values)
  const strong = plain[values.indexOf(Math.max(...values))]
  const longest = Math.max(...grid.rows.map(({ cells }) => textOf(cells[column] as Element).trim().length))
  const { size } = place
  const width = `${(SHARES[grid.columns.length - 1] ?? 0.28) * 100}%` as const
  const track = isShare && most === 100 ? quietOn(theme, place, 0.12) : undefined
  const cells = grid.rows.reduce((before, row) => {
    const cell = row.cells[column] as Element
    const share = (row.values[column] ?? 0) / most
    const background = row === strong ? markOn(theme, place) : quietOn(theme, place, 0.38)
    const children = toNodes(
      <div style={{ display: 'flex', align: 'center', gap: Math.round(size * 0.5) }}>
        <div ariaHidden style={{ grow: 1, basis: 0, ...(track && !row.isSum && { background: track }) }}>
          {!row.isSum && (
            <div
              part="bar"
              style={{
                ...{ width: barWidth(share), background },
                height: Math.round(size * 0.72),
              }}
            />
          )}
        </div>
        <p
          style={{
            minWidth: Math.ceil(longest * size * LETTER),
            shrink: 0,
            textAlign: 'end',
            whiteSpace: 'nowrap',
          }}
        >
          {cell.children}
        </p>
      </div>,
    )
    return replaced(before, cell, { ...cell, style: { ...cell.style, width }, children })
  }, table)
  const head = grid.columns[column] as Element
  return replaced(cells, head, { ...head, style: { ...head.style, width, textAlign: 'end' } })
}
