import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../../core/compose/sheet.ts'
import type { Element } from '../../../../core/compose/tree.ts'
import { plainText } from '../../../../core/source/text.ts'
import { isPhysical } from '../../../../core/theme/medium.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { growTheme } from '../../../parts/grow-theme.ts'
import { composeScreen, type ScreenCopy } from '../screen-page.tsx'
import { type DashboardCopy, gridColumns, readTiles, type TileRow } from './read-tiles.ts'
import { BareTile, type Board, TileContent, TileTitle, tileStyle } from './tile.tsx'

/** Tiles on a grid of twelve columns; copy without figures and tables is one column of prose. */
export function composeDashboard(copy: ScreenCopy, given: Theme): readonly Sheet[] {
  const tiles = readTiles(copy.root, given.lang)
  if (tiles === undefined) return composeScreen(copy, given, 1200)
  const board: Board = { theme: boardTheme(given), ...boardSizes(given) }
  return [
    {
      name: 'page',
      size: given.page,
      margin: 0,
      background: given.color.paper,
      root: toNodes(<Page copy={tiles} board={board} />)[0] as Element,
      ...(tiles.title && { title: plainText(tiles.title) }),
    },
  ]
}

/**
 * px of type on a dashboard of 1440 px: a screen that is read from a desk, however the page is named. Titles are as
 * neutral as text: colour is kept for data.
 */
const DESK_TYPE = 14

function boardTheme(theme: Theme): Theme {
  const asked = Math.min(theme.design.type.baseSize / 15, 1.3)
  const scale = isPhysical(theme.page)
    ? theme.page.width / 1440
    : Math.min(Math.max(theme.page.width / 1440, 0.85), 1.4)
  const grown = growTheme(theme, (DESK_TYPE * asked * scale) / theme.type.base)
  return { ...grown, color: { ...grown.color, heading: grown.color.text } }
}

function boardSizes({ page }: Theme): Pick<Board, 'edge' | 'gap' | 'width'> {
  const edge = Math.round(page.width * 0.0222)
  return { edge, gap: Math.round(page.width / 90), width: page.width - 2 * edge }
}

function Page({ copy, board }: { readonly copy: DashboardCopy; readonly board: Board }): Child {
  const { theme, edge, gap, width } = board
  return (
    <div
      part="screen"
      style={{
        ...bodyStyle(theme),
        leading: 1.4,
        padding: [edge * 0.75, edge],
        minHeight: theme.page.height,
      }}
    >
      <main style={{ maxWidth: width, marginInline: 'auto' }}>
        <PageTitle copy={copy} board={board} />
        {copy.rows.map(row => (
          <section style={{ marginTop: gap, breakInside: 'avoid' }}>
            {row.heading && <TileTitle heading={row.heading} theme={theme} level={2} />}
            <Row row={row} board={board} />
          </section>
        ))}
      </main>
    </div>
  )
}

function PageTitle({ copy, board }: { readonly copy: DashboardCopy; readonly board: Board }): Child {
  const { theme } = board
  const size = theme.type.base * 1.9
  if (!copy.title && copy.scope.length === 0) return null
  return (
    <header>
      {copy.title && (
        <h1 style={{ ...displayStyle(theme, size), leading: 1.2, tracking: 0 }}>
          <Phrasing nodes={copy.title.children} theme={theme} size={size} heading />
        </h1>
      )}
      {copy.scope.length > 0 && (
        <div style={{ marginTop: theme.type.base * 0.2, color: theme.color.textMuted }}>
          <Prose nodes={copy.scope} theme={theme} measured={false} />
        </div>
      )}
    </header>
  )
}

function Row({ row, board }: { readonly row: TileRow; readonly board: Board }): Child {
  const { gap } = board
  const [only, ...others] = row.tiles
  if (only !== undefined && others.length === 0 && only.parts.every(part => part.kind === 'figures'))
    return <BareTile tile={only} board={board} level={row.heading ? 3 : 2} />
  return (
    <div part="row" style={{ display: 'grid', columns: gridColumns, gap, narrow: { columns: 1 } }}>
      {row.tiles.map(tile => (
        <div part="tile" style={{ ...tileStyle(board.theme), span: tile.span, narrow: { span: 1 } }}>
          <TileContent tile={tile} board={board} level={row.heading ? 3 : 2} />
        </div>
      ))}
    </div>
  )
}
