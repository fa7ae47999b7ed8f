import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { isPhysical } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type GraphicCopy, graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { FactRow, factColumns } from '../sheets/graphic-sheet.tsx'
import { BareTile, type Board, TileContent, tileStyle } from './tile.tsx'
import { gridColumns, isUpright, rowsOf, type TileRow } from './tiles.ts'

/** Tiles on a grid of twelve columns under the title of the whole. */
export function composeDashboard(given: Reading, base: Theme): readonly Sheet[] {
  const reading = withNotes(given)
  const copy = graphicCopy(reading, ['tiles', 'series', 'tables', 'tasks'])
  const board: Board = { theme: boardTheme(base), ...boardSizes(base) }
  const rows = rowsOf(reading, copy, isUpright(base))
  return [
    toSheet('page', base, <Page copy={copy} rows={rows} board={board} />, {
      margin: 0,
      ...(copy.headline && { title: plainText(copy.headline) }),
    }),
  ]
}

/**
 * px of type on a dashboard of 1440 px: a screen that is read from a desk, however the page is named. Titles are as
 * neutral as text: colour is kept for data.
 */
const DESK_TYPE = 14

/** px of width that the type of an upright page is stated for: it holds fewer columns of larger tiles. */
const UPRIGHT = 1050

function boardTheme(theme: Theme): Theme {
  const asked = Math.min(theme.design.type.baseSize / 15, 1.3)
  const scale = isPhysical(theme.page)
    ? theme.page.width / (isUpright(theme) ? UPRIGHT : 1440)
    : Math.min(Math.max(theme.page.width / 1440, 0.85), 1.4)
  const grown = scaled(theme, (DESK_TYPE * asked * scale) / theme.type.base)
  return { ...grown, color: { ...grown.color, heading: grown.color.text } }
}

function boardSizes({ page }: Theme): Pick<Board, 'edge' | 'gap' | 'width'> {
  const edge = Math.round(page.width * 0.0222)
  return { edge, gap: Math.round(page.width / 90), width: page.width - 2 * edge }
}

interface PageProps {
  readonly copy: GraphicCopy
  readonly rows: readonly TileRow[]
  readonly board: Board
}

function Page({ copy, rows, board }: PageProps): Child {
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
        {copy.facts.length > 0 && (
          <div style={{ marginTop: gap }}>
            <FactRow facts={copy.facts} theme={theme} columns={factColumns(copy.facts, theme)} />
          </div>
        )}
        {rows.map(row => (
          <section style={{ marginTop: gap, breakInside: 'avoid' }}>
            <Row row={row} board={board} />
          </section>
        ))}
        {copy.credits && (
          <div style={{ marginTop: gap, size: theme.type.base * 0.9, color: theme.color.textMuted }}>
            <Prose nodes={[copy.credits]} theme={theme} size={theme.type.base * 0.9} measured={false} />
          </div>
        )}
      </main>
    </div>
  )
}

function PageTitle({ copy, board }: { readonly copy: GraphicCopy; readonly board: Board }): Child {
  const { theme } = board
  const size = theme.type.base * 1.9
  const scope = [...(copy.support ? [copy.support] : []), ...copy.lead]
  if (!copy.headline && scope.length === 0 && copy.before.length === 0) return null
  return (
    <header style={{ display: 'flex', justify: 'between', align: 'start', gap: theme.type.base }}>
      <div style={{ grow: 1, basis: 0 }}>
        {copy.before.length > 0 && (
          <div style={{ color: theme.color.textMuted }}>
            <Prose nodes={copy.before} theme={theme} measured={false} />
          </div>
        )}
        {copy.headline && (
          <h1 style={{ ...displayStyle(theme, size), leading: 1.2, tracking: 0 }}>
            <Phrasing nodes={copy.headline.children} theme={theme} size={size} heading />
          </h1>
        )}
        {scope.length > 0 && (
          <div style={{ marginTop: theme.type.base * 0.2, color: theme.color.textMuted }}>
            <Prose nodes={scope} theme={theme} measured={false} />
          </div>
        )}
      </div>
      {copy.picture?.data?.asset && (
        <img
          src={copy.picture.data.asset}
          alt={copy.picture.alt ?? ''}
          style={{ height: size * 1.6, maxWidth: size * 6, fit: 'contain', shrink: 0 }}
        />
      )}
    </header>
  )
}

function Row({ row, board }: { readonly row: TileRow; readonly board: Board }): Child {
  const { gap } = board
  const [only, ...others] = row.tiles
  if (only !== undefined && others.length === 0 && only.parts.every(part => part.kind === 'figures'))
    return <BareTile tile={only} board={board} level={2} />
  return (
    <div part="row" style={{ display: 'grid', columns: gridColumns, gap, narrow: { columns: 1 } }}>
      {row.tiles.map(tile => (
        <div part="tile" style={{ ...tileStyle(board.theme), span: tile.span, narrow: { span: 1 } }}>
          <TileContent tile={tile} board={board} level={2} />
        </div>
      ))}
    </div>
  )
}
