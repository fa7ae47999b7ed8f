import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { toSheet } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { headlineSize } from '../../fitting/headline.tsx'
import { unbrokenSize } from '../../fitting/measure.ts'
import { BigNumeral, numeralSize } from '../figures/big-figure.tsx'
import { smallSize } from '../figures/few-sizes.ts'
import type { Figure } from '../figures/figure.ts'
import { type GraphicCopy, graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { FactRow } from '../sheets/graphic-sheet.tsx'
import { behindTiles, type Board, boardOf, hasFields, isUpright, leadTheme, padded, sized } from './board.ts'
import { PageFoot, Tiles } from './compose-dashboard.tsx'
import { FigureFoot, FigureNote } from './figure-tile.tsx'
import { TileTitle } from './tile-title.tsx'
import { type BoardCopy, boardCopy, type TileRow } from './tiles.ts'

/** Figures up to which one of them has a field as high as the page. */
const FEW = 2

/** Few figures, or none: what leads, a figure or else the title, has a field as high as the page; all else stands beside it. */
export const tallField: Composition = {
  name: 'tall field',
  leads: true,
  suits: (reading, design) => hasFields({ design }) && figuresIn(reading) <= FEW,
  compose: (given, base) => {
    const reading = withNotes(given)
    const copy = graphicCopy(reading, ['tiles', 'series', 'tables', 'tasks'])
    const board = boardOf(base)
    const shown = boardCopy(reading, copy, { upright: true, foot: false, design: base.design })
    const root = <Page copy={copy} shown={shown} board={larger(board, reading)} />
    return [
      toSheet('page', base, root, {
        margin: 0,
        ...(copy.headline && { title: plainText(copy.headline) }),
      }),
    ]
  },
}

function figuresIn({ sources: { tiles = [] } }: Reading): number {
  return tiles.reduce((sum, { items }) => sum + items.length, 0)
}

/** Letters up to which a copy is set so many times as large. */
const SIZES = [
  { letters: 300, by: 1.6 },
  { letters: 700, by: 1.3 },
] as const

/** The board in larger type for copy that says little. */
function larger(board: Board, { words }: Reading): Board {
  const { length } = words.join(' ')
  const by = SIZES.find(({ letters }) => length <= letters)?.by ?? 1
  return { ...board, theme: sized(scaled(board.theme, by)), pad: Math.round(board.pad * by) }
}

/** The field's part of the width beside other things: with a figure on it, or the title alone. */
const SHARE = { figure: 0.46, title: 0.36 }

interface PageProps {
  readonly copy: GraphicCopy
  readonly shown: BoardCopy
  readonly board: Board
}

function Page({ copy, shown, board }: PageProps): Child {
  const { theme, edge, gap, width } = board
  const [lead, others] = firstFigure(shown.figures)
  const isAlone = others.length === 0 && shown.rows.length === 0
  const upright = isUpright(theme)
  const isWords = lead === undefined && shown.rows.every(isProse)
  const across = isAlone || isWords || upright
  const share = across ? 1 : lead ? SHARE.figure : SHARE.title
  const field = Math.round(width * share)
  const beside: Board = { ...board, width: across ? width : width - field - gap }
  const rest = isAlone ? null : (
    <div
      style={{
        width: beside.width,
        maxWidth: '100%',
        grow: isWords ? 0 : 1,
        display: 'flex',
        direction: 'column',
        narrow: { width: '100%' },
      }}
    >
      <Tiles figures={others} rows={shown.rows} board={beside} leads={false} />
    </div>
  )
  return (
    <div
      part="screen"
      style={{
        ...bodyStyle(theme),
        leading: 1.4,
        padding: edge,
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
        <div
          style={{
            grow: 1,
            display: 'flex',
            direction: across ? 'column' : 'row',
            gap,
            background: behindTiles(theme),
            narrow: { direction: 'column' },
          }}
        >
          <Field
            copy={copy}
            lead={lead}
            board={board}
            width={field}
            grows={across}
            alone={isAlone || isWords}
          />
          {rest}
        </div>
        <PageFoot copy={copy} foot={shown.foot} board={board} />
      </main>
    </div>
  )
}

function isProse({ tiles }: TileRow): boolean {
  return tiles.every(({ parts }) => parts.every(({ kind }) => kind === 'prose'))
}

type Lead = BoardCopy['figures'][number] & { readonly figure: Figure }

/** The first figure, and what of the figures stands beside it. */
function firstFigure(
  parts: BoardCopy['figures'],
): readonly [lead: Lead | undefined, others: BoardCopy['figures']] {
  const [first, ...further] = parts
  const [figure, ...others] = first?.figures ?? []
  if (first === undefined || figure === undefined) return [undefined, further]
  return [{ ...first, figure }, others.length > 0 ? [{ figures: others }, ...further] : further]
}

/** The lead's numeral and a title that leads, sizes of the text at most. */
const SIZE = { numeral: 22, title: 6.5, alone: 11 }

interface FieldProps {
  readonly copy: GraphicCopy
  readonly lead: Lead | undefined
  readonly board: Board
  /** px */
  readonly width: number
  /** It takes what height is left. */
  readonly grows: boolean
  /** Nothing but words stands beside or below it. */
  readonly alone: boolean
}

/** The title at its head, and at its foot the figure with its course, or what the whole is about. */
function Field({ copy, lead, board, width, grows, alone }: FieldProps): Child {
  const theme = leadTheme(board.theme)
  const own: Board = { ...board, theme }
  const { base } = theme.type
  const inner = width - 2 * board.pad
  const numeral = lead
    ? Math.floor(numeralSize([lead.figure.value], { width: inner, most: base * SIZE.numeral }, theme))
    : 0
  return (
    <div
      part="lead"
      style={{
        width,
        maxWidth: '100%',
        ...(grows ? { grow: 1 } : { shrink: 0 }),
        background: theme.color.paper,
        color: theme.color.text,
        display: 'flex',
        direction: 'column',
        narrow: { width: '100%' },
      }}
    >
      <div style={{ grow: 1, display: 'flex', direction: 'column', gap: base, ...padded(own, 1.1, 0.9) }}>
        <Opening
          copy={copy}
          theme={theme}
          width={inner}
          title={lead ? undefined : alone ? SIZE.alone : SIZE.title}
        />
        {lead && (
          <div>
            {lead.heading && <TileTitle heading={lead.heading} theme={theme} />}
            <BigNumeral value={lead.figure.value} size={numeral} color={theme.color.heading} theme={theme} />
            <FigureNote figure={lead.figure} theme={theme} size={sizeAt(theme, 4)} detail={base} />
          </div>
        )}
      </div>
      {lead && <FigureFoot figure={lead.figure} board={own} width={width} height={0.3} />}
    </div>
  )
}

interface OpeningProps {
  readonly copy: GraphicCopy
  readonly theme: Theme
  readonly width: number
  /** Largest title, sizes of the text, where it is what is read first. */
  readonly title: number | undefined
}

function Opening({ copy, theme, width, title }: OpeningProps): Child {
  const { base } = theme.type
  const { before, headline, support, lead, facts, picture } = copy
  const words = headline ? plainText(headline) : ''
  const leads = title !== undefined
  const small = sizeAt(theme, 4)
  const most = headlineSize(words, { width, lines: 4, least: small, most: base * (title ?? 1) })
  const size = leads ? unbrokenSize(words, width, most, theme) : small
  const about = [...(support ? [support] : []), ...lead]
  const isBare = about.length + facts.length === 0
  const spacer = <div style={{ grow: 1 }} />
  return (
    <>
      {picture?.data?.asset && (
        <img
          src={picture.data.asset}
          alt={picture.alt ?? ''}
          style={{ height: base * 3, maxWidth: width, fit: 'contain', alignSelf: 'start' }}
        />
      )}
      {before.length > 0 && <Prose nodes={before} theme={theme} measured={false} />}
      {leads && isBare && spacer}
      {headline && (
        <h1 style={{ ...displayStyle(theme, size), leading: leads ? 1.02 : 1.15 }}>
          <Phrasing nodes={headline.children} theme={theme} size={size} heading />
        </h1>
      )}
      {leads && !isBare && spacer}
      {about.length > 0 && (
        <div>
          <Prose
            nodes={about}
            theme={theme}
            size={leads ? sizeAt(theme, about.length > 1 ? 2 : 4) : base}
            measured={false}
          />
        </div>
      )}
      {facts.length > 0 && (
        <FactRow facts={facts} theme={theme} columns={width > base * 30 ? 3 : 2} label={smallSize(theme)} />
      )}
      {!leads && spacer}
    </>
  )
}
