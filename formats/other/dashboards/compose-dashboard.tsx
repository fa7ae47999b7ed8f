import { bodyStyle, displayStyle, firstFitting, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import { countLetters, plainText } from '../../../core/source/text.ts'
import { isPhysical } from '../../../core/theme/medium.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { muted } from '../sheets/page-theme.ts'
import { blocksOfSection, type GraphicCopy, graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { FactRow, factColumns } from '../sheets/graphic-sheet.tsx'
import { AlertBand } from './alert-band.tsx'
import { behindTiles, type Board, boardOf, isUpright, padded, sized, tileStyle } from './board.ts'
import { smallSize } from '../figures/few-sizes.ts'
import { FigureTiles, numeralIn } from './figure-tile.tsx'
import { openingHeight, pagesOf, reachesFoot } from './paper.ts'
import { TileContent } from './tile.tsx'
import { type BoardCopy, boardCopy, gridColumns, type TileRow } from './tiles.ts'

/** Tiles that touch, from edge to edge under the title of the whole: what leads on a field, then its figures, charts and tables. */
export function composeDashboard(given: Reading, base: Theme, measure: Measure): readonly Sheet[] {
  const reading = withNotes(given)
  const copy = graphicCopy(reading, ['tiles', 'series', 'tables', 'tasks'])
  const shown = boardCopy(reading, copy, { upright: isUpright(base), design: base.design })
  const boards = SIZES.map(by => boardOf(base, by))
  const board = isScreenAsked(base)
    ? (largestOn(base, [...LARGER, ...ON_SCREEN], { copy, shown }, measure) ?? boardOf(base))
    : onPaper(base, boards, { copy, shown }, measure)
  return [
    toSheet('page', base, <Page copy={copy} shown={shown} board={board} />, {
      margin: 0,
      ...(copy.headline && { title: plainText(copy.headline) }),
    }),
  ]
}

interface PageProps {
  readonly copy: GraphicCopy
  readonly shown: BoardCopy
  readonly board: Board
}

/** Parts of the usual size of type that are tried for a board whose last page holds little. */
const SIZES = [1, 0.94, 0.88, 0.82]

/** The first board whose last page is filled, of those on the fewest pages; else the usual one. */
function fullestOf(boards: readonly Board[], { copy, shown }: Omit<PageProps, 'board'>): Board {
  const [usual] = boards as readonly [Board, ...Board[]]
  const ways = boards.map(board => ({ board, pages: rowsOn({ copy, shown, board }) }))
  const isFull = ({ board, pages }: (typeof ways)[number]): boolean =>
    pages.length === 1 || reachesFoot(pages.at(-1) ?? [], board)
  return ways.find(isFull)?.board ?? usual
}

/** Whether a brief says how many px the screen has that a board stands on: it is as high as that, and nobody scrolls it. */
function isScreenAsked({ page, design }: Theme): boolean {
  return design.page.size !== null && page.height > 0 && !isPhysical(page)
}

/** Parts of the usual size of type in which a board is tried on a screen that was asked for. */
const ON_SCREEN = [...SIZES, 0.76, 0.7, 0.64, 0.58, 0.52]

/** px of type that is read on a screen from a desk. */
const LEGIBLE = 12

/** The same of a board that has room left on a wall or on a screen that was asked for: it is read from further away. */
const LARGER = [1.5, 1.36, 1.24, 1.12]

/** A board on as few pages as it takes; on a page that has room left for larger type, in that. */
function onPaper(
  base: Theme,
  boards: readonly Board[],
  copies: Omit<PageProps, 'board'>,
  measure: Measure,
): Board {
  const usual = fullestOf(boards, copies)
  const isOne = isPhysical(base.page) && usual === boards[0] && isOnePage(usual, copies)
  return (isOne ? largestOn(base, LARGER, copies, measure) : undefined) ?? usual
}

/** The board in the largest type that its page holds; undefined where it holds none that can be read. */
function largestOn(
  base: Theme,
  sizes: readonly number[],
  copies: Omit<PageProps, 'board'>,
  measure: Measure,
): Board | undefined {
  const boards = sizes.map(by => boardOf(base, by))
  const legible = boards.filter(({ theme }) => smallSize(theme) >= LEGIBLE)
  const heightOf = (board: Board) => measure.piece(<Page {...copies} board={board} />, base.page.width).height
  return firstFitting(legible, board =>
    isOnePage(board, copies) && heightOf(board) <= base.page.height + 0.5 ? board : undefined,
  )
}

/** Whether a board stands on one sheet of paper by what its rows take, or on any screen. */
function isOnePage(board: Board, copies: Omit<PageProps, 'board'>): boolean {
  return rowsOn({ ...copies, board }).length === 1
}

/** Rows of tiles by page. */
function rowsOn({ copy, shown, board }: PageProps): readonly (readonly TileRow[])[] {
  const parts = shown.figures.map(({ figures }) => figures)
  const last = board.theme.type.base * (shown.foot.length > 0 || copy.credits ? 4 : 0)
  return pagesOf(shown.rows, { first: openingHeight(parts, board), last, board })
}

function Page({ copy, shown, board }: PageProps): Child {
  const { theme, edge, width } = board
  const pages = rowsOn({ copy, shown, board })
  return (
    <div
      part="screen"
      style={{
        ...bodyStyle(theme),
        leading: 1.4,
        padding: [0, edge],
        minHeight: theme.page.height,
        display: 'flex',
        direction: 'column',
      }}
    >
      <main
        style={{
          width: '100%',
          maxWidth: width,
          marginInline: 'auto',
          grow: 1,
          display: 'flex',
          direction: 'column',
        }}
      >
        {pages.map((rows, at) => (
          <div
            part="board"
            style={{
              display: 'flex',
              direction: 'column',
              padding: [edge, 0],
              ...(pages.length === 1
                ? { grow: 1 }
                : (at < pages.length - 1 || reachesFoot(rows, board)) && { minHeight: theme.page.height }),
              ...(at > 0 && { breakBefore: 'page' }),
            }}
          >
            {at === 0 && <PageTitle copy={copy} board={board} />}
            {at === 0 && <AlertBand alerts={shown.alerts} board={board} />}
            <Tiles
              figures={at === 0 ? shown.figures : []}
              rows={rows}
              board={board}
              leads={shown.alerts.length === 0}
            />
            {at === pages.length - 1 && <PageFoot copy={copy} foot={shown.foot} board={board} />}
          </div>
        ))}
      </main>
    </div>
  )
}

interface TilesProps extends Pick<BoardCopy, 'figures' | 'rows'> {
  readonly board: Board
  /** The first figure stands on the field of the page; default true. */
  readonly leads?: boolean
}

/** Figures and rows of tiles that share the height around, with lines between them. */
export function Tiles({ figures, rows, board: given, leads = true }: TilesProps): Child {
  const shared = numeralIn(
    figures.map(part => part.figures),
    given,
    leads,
  )
  const board: Board = { ...given, theme: sized(given.theme, shared) }
  const { theme, gap } = board
  const isEmpty = figures.length + rows.length === 0
  return (
    <div
      style={{
        grow: 1,
        display: 'flex',
        direction: 'column',
        gap,
        background: isEmpty ? theme.color.paper : behindTiles(theme),
      }}
    >
      {figures.map(({ heading, figures: own }, at) => (
        <section
          style={{
            display: 'flex',
            direction: 'column',
            breakInside: 'avoid',
            grow: growthOf(own.some(({ series }) => series.length > 0)),
          }}
        >
          <FigureTiles figures={own} heading={heading} board={board} leads={leads && at === 0} />
        </section>
      ))}
      {rows.map(row => (
        <Row row={row} board={board} />
      ))}
    </div>
  )
}

/** What is drawn takes more of the room that is left than words do. */
function growthOf(drawn: boolean): number {
  return drawn ? 3 : 1
}

/** Letters up to which what a dashboard is about stands beside its title. */
const BESIDE = 120

/** The name of the whole, and what it is about at the other end of the line. */
export function PageTitle({ copy, board }: { readonly copy: GraphicCopy; readonly board: Board }): Child {
  const { theme } = board
  const { base } = theme.type
  const size = sizeAt(theme, 4)
  const scope = [...(copy.support ? [copy.support] : []), ...copy.lead]
  const letters = countLetters(scope)
  const isBeside = letters <= BESIDE && scope.length <= 3
  if (!copy.headline && scope.length === 0 && copy.before.length === 0 && copy.facts.length === 0) return null
  const about = scope.length > 0 && (
    <div
      style={{
        color: theme.color.textMuted,
        ...(isBeside && {
          textAlign: 'end',
          maxWidth: '55%',
          narrow: { textAlign: 'start', maxWidth: '100%' },
        }),
      }}
    >
      <Prose
        nodes={scope}
        theme={muted({ ...theme, type: { ...theme.type, align: 'start' } })}
        measured={false}
      />
    </div>
  )
  return (
    <header
      style={{
        shrink: 0,
        background: theme.color.paper,
        ...padded(board, 0.6, 0.6),
        display: 'flex',
        direction: 'column',
        gap: base * 0.6,
      }}
    >
      {copy.before.length > 0 && (
        <div style={{ color: theme.color.textMuted }}>
          <Prose nodes={copy.before} theme={theme} measured={false} />
        </div>
      )}
      <div
        style={{
          display: 'flex',
          justify: 'between',
          align: 'center',
          gap: base * 2,
          narrow: { direction: 'column', align: 'stretch', gap: base * 0.4 },
        }}
      >
        {copy.headline && (
          <h1 style={{ ...displayStyle(theme, size), leading: 1.15, tracking: 0, grow: 1, basis: 0 }}>
            <Phrasing nodes={copy.headline.children} theme={theme} size={size} heading />
          </h1>
        )}
        {isBeside && about}
        {copy.picture?.data?.asset && (
          <img
            src={copy.picture.data.asset}
            alt={copy.picture.alt ?? ''}
            style={{ height: size * 1.4, maxWidth: size * 6, fit: 'contain', shrink: 0 }}
          />
        )}
      </div>
      {!isBeside && about}
      {copy.facts.length > 0 && (
        <FactRow
          facts={copy.facts}
          theme={theme}
          columns={factColumns(copy.facts, theme)}
          label={smallSize(theme)}
        />
      )}
    </header>
  )
}

/** Tiles side by side, as high as the highest. */
export function Row({ row, board }: { readonly row: TileRow; readonly board: Board }): Child {
  const { gap, theme } = board
  const isChart = row.tiles.some(({ parts }) => parts.some(({ kind }) => kind === 'bars' || kind === 'line'))
  return (
    <section
      part="row"
      style={{
        display: 'grid',
        columns: gridColumns,
        gap,
        grow: growthOf(isChart),
        breakInside: 'avoid',
        narrow: { columns: 1 },
      }}
    >
      {row.tiles.map(tile => (
        <div part="tile" style={{ ...tileStyle(theme), span: tile.span, narrow: { span: 1 } }}>
          <TileContent tile={tile} board={board} />
        </div>
      ))}
    </section>
  )
}

interface FootProps {
  readonly copy: GraphicCopy
  readonly foot: readonly Section[]
  readonly board: Board
}

/** Short words that the copy ends with, their name beside them, over the lower edge. */
export function PageFoot({ copy: { credits }, foot, board }: FootProps): Child {
  const theme = muted(board.theme)
  const { base } = theme.type
  if (foot.length === 0 && !credits) return null
  return (
    <footer
      style={{
        shrink: 0,
        background: theme.color.paper,
        ...padded(board, 0.45, 0.45),
        display: 'flex',
        justify: 'between',
        gap: base * 2,
        size: smallSize(theme),
        color: theme.color.textMuted,
        narrow: { direction: 'column', gap: base * 0.6 },
      }}
    >
      {foot.map(({ heading, ...section }) => (
        <div style={{ grow: 1, basis: 0, display: 'flex', gap: base, narrow: { basis: '100%' } }}>
          {heading && (
            <h2
              style={{
                size: smallSize(theme),
                weight: theme.type.strongWeight,
                leading: 1.4,
                shrink: 0,
                color: board.theme.color.text,
              }}
            >
              <Phrasing nodes={heading.children} theme={board.theme} size={smallSize(theme)} heading />
            </h2>
          )}
          <div style={{ grow: 1, basis: 0 }}>
            <Prose
              nodes={blocksOfSection(section)}
              theme={theme}
              level={3}
              size={smallSize(theme)}
              measured={false}
            />
          </div>
        </div>
      ))}
      {credits && (
        <div style={{ shrink: foot.length > 0 ? 0 : 1 }}>
          <Prose nodes={[credits]} theme={theme} size={smallSize(theme)} measured={false} />
        </div>
      )}
    </footer>
  )
}
