import { phrasingText } from '../../../core/source/text.ts'
import type { Heading, PhrasingContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import { markCell, warningMark } from '../../../core/compose/cell-marks.tsx'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { BigNumeral, numeralSize, ShareBar } from '../figures/big-figure.tsx'
import { smallSize } from '../figures/few-sizes.ts'
import type { Figure } from '../figures/figure.ts'
import { strongMark, trackFill } from '../../charts/mark-inks.ts'
import { Course } from '../figures/spark-line.tsx'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { alarmColor, alarmField, isOff, isToldByLights } from './alarm.ts'
import {
  behindTiles,
  type Board,
  hasFields,
  isUpright,
  leadTheme,
  padded,
  tileGround,
  tileStyle,
} from './board.ts'
import { TileTitle } from './tile-title.tsx'

/** Numerals, sizes of the text: the first of a dashboard, the others, and the least that these are where columns are chosen. */
const NUMERAL = { lead: 9.5, tall: 14, least: 2.5 }

/** Tiles beside the first at most. */
const BESIDE = 4

/** px inside one of two tiles side by side on a phone. */
const PHONE = 140

/** Lines of tiles under a lead that has the whole width. */
const ACROSS = 3

/** Figures of a part of the copy. */
interface FigureTilesProps {
  readonly figures: readonly Figure[]
  readonly heading?: Heading | undefined
  readonly board: Board
  /** The first figure stands on the field of the page. */
  readonly leads: boolean
}

interface FigurePlan {
  readonly rows: readonly (readonly Figure[])[]
  /** Tiles in a full row. */
  readonly per: number
  /** px of a tile and of its numeral. */
  readonly width: number
  readonly numeral: number
}

/** The first figure as large as its field allows; the others in even rows beside it, or below it on an upright page. */
export function FigureTiles({ figures, heading, board, leads }: FigureTilesProps): Child {
  const { gap, theme, width } = board
  const [first, ...others] = figures
  if (first === undefined) return null
  if (!leads) {
    const plan = planOthers(figures, width, 0, board)
    return (
      <div style={{ ...tileStyle(theme), background: behindTiles(theme), grow: 1 }}>
        {heading && (
          <div style={{ ...padded(board, 0.7, 0.5), background: tileGround(theme) }}>
            <TileTitle heading={heading} theme={theme} style={{ margin: 0 }} />
          </div>
        )}
        <Others plan={plan} board={board} />
      </div>
    )
  }
  const beside = besideLead(others, board)
  const isBand = beside === 0
  const plan = planOthers(others, width, beside, board)
  const unit = (width - gap * (plan.per + 1)) / (plan.per + 2)
  const lead = (
    <LeadTile
      figure={first}
      heading={heading}
      board={board}
      width={isBand ? width : 2 * unit + gap}
      most={plan.rows.length > 1 ? NUMERAL.tall : NUMERAL.lead}
    />
  )
  if (isBand)
    return (
      <div style={{ display: 'flex', direction: 'column', gap, grow: 1 }}>
        {lead}
        {others.length > 0 && <Others plan={plan} board={board} />}
      </div>
    )
  return (
    <div
      part="figures"
      style={{
        display: 'grid',
        columns: [2 * unit + gap, plan.per * unit + (plan.per - 1) * gap],
        gap,
        grow: 1,
        narrow: { columns: 1 },
      }}
    >
      {lead}
      <Others plan={plan} board={board} />
    </div>
  )
}

/** px of the numerals of all parts of a dashboard but of the one that leads: the smallest that any part needs. */
export function numeralIn(parts: readonly (readonly Figure[])[], board: Board, leads: boolean): number {
  const plans = parts.flatMap((figures, at): readonly FigurePlan[] => {
    if (!leads || at > 0) return [planOthers(figures, board.width, 0, board)]
    const others = figures.slice(1)
    return others.length === 0 ? [] : [planOthers(others, board.width, besideLead(others, board), board)]
  })
  return Math.min(...plans.map(({ numeral }) => numeral), sizeAt(board.theme, 6))
}

/** Columns that the first figure takes beside others; none where it stands over them. */
function besideLead(others: readonly Figure[], { theme }: Board): number {
  return isUpright(theme) || others.length === 0 ? 0 : 2
}

/** As many figures in a row as leave their numerals large, in rows as even as can be. */
function planOthers(
  figures: readonly Figure[],
  width: number,
  beside: number,
  { gap, pad, theme }: Board,
): FigurePlan {
  const { base } = theme.type
  const most = beside > 0 ? BESIDE : isUpright(theme) ? ACROSS : BESIDE + 2
  const plans = Array.from({ length: most }, (_, step) => most - step)
    .filter(per => per <= Math.max(figures.length, 1))
    .map((asked): FigurePlan => {
      const count = Math.ceil(figures.length / asked)
      const per = Math.max(1, Math.ceil(figures.length / Math.max(count, 1)))
      const unit = (width - gap * (per + beside - 1)) / (per + beside)
      const values = figures.map(({ value }) => value)
      const numeral = numeralSize(values, { width: unit - 2 * pad, most: sizeAt(theme, 6) }, theme)
      const rows = Array.from({ length: count }, (_, at) => figures.slice(at * per, (at + 1) * per))
      return { rows, per, width: unit, numeral: Math.floor(numeral) }
    })
  return (
    plans.find(({ numeral }) => numeral >= Math.min(base * NUMERAL.least, sizeAt(theme, 6))) ??
    (plans.at(-1) as FigurePlan)
  )
}

/** Figures that have missed their aims, up to which each is a field. */
const SELDOM = 2

function Others({ plan, board }: { readonly plan: FigurePlan; readonly board: Board }): Child {
  const { gap } = board
  const { rows, per, width } = plan
  const all = rows.flat()
  const values = all.map(({ value }) => value)
  const isNarrow = numeralSize(values, { width: PHONE, most: plan.numeral }, board.theme) >= plan.numeral
  const low = !all.some(hasFoot)
  const off = all.filter(isOff).length
  // One among several that has missed its aim is what a board is looked at for.
  const isSeldom = off > 0 && off <= SELDOM && off * 2 <= all.length && hasFields(board.theme)
  const missed = isToldByLights(board.theme) || isSeldom ? missedBoard(board) : undefined
  return (
    <div style={{ display: 'flex', direction: 'column', gap, grow: 1 }}>
      {rows.map(row => (
        <div
          part="row"
          style={{ display: 'grid', columns: per, gap, grow: 1, narrow: { columns: isNarrow ? 2 : 1 } }}
        >
          {row.map((figure, at) => {
            const span = at === row.length - 1 ? per - at : 1
            const wide = width * span + gap * (span - 1)
            const own = (isOff(figure) && missed) || board
            const ground = own !== board && { background: own.theme.color.paper }
            return (
              <div part="tile" style={{ ...tileStyle(own.theme), ...ground, span, narrow: { span: 1 } }}>
                <FigureTile figure={figure} board={own} numeral={plan.numeral} width={wide} low={low} />
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** The colour of what has missed its aim: on its field that of headings. */
function missedColor({ theme, flooded }: Board): string {
  return flooded ? theme.color.heading : alarmColor(theme)
}

/** The board of a tile that is a field in the colour of what is wrong. */
function missedBoard(board: Board): Board {
  return { ...board, theme: themeOnColor(board.theme, alarmField(board.theme)), flooded: true }
}

interface TileProps {
  readonly figure: Figure
  readonly board: Board
  /** px of the tile. */
  readonly width: number
}

interface UsualProps extends TileProps {
  /** px */
  readonly numeral: number
  /** What it says keeps to the foot of the tile, since nothing is drawn there. */
  readonly low: boolean
}

/** Letters of what is told in words, of those of numbers. */
const TOLD = 0.6

function FigureTile({ figure, board, numeral, width, low }: UsualProps): Child {
  const { theme } = board
  const told = Math.round(Math.min(numeral * TOLD, sizeAt(theme, 3)))
  return (
    <>
      {low && <div style={{ grow: 1 }} />}
      <div style={{ ...(!low && { grow: 1 }), ...padded(board, 0.85, 0.7) }}>
        {figure.words && (
          <p
            part="told"
            style={{
              size: told,
              leading: 1.2,
              weight: theme.type.strongWeight,
              color: theme.color.heading,
              hyphens: false,
            }}
          >
            <Phrasing nodes={figure.words} theme={theme} size={told} />
          </p>
        )}
        <BigNumeral
          value={figure.value}
          size={numeral}
          color={isOff(figure) ? missedColor(board) : theme.color.heading}
          theme={theme}
        />
        <FigureNote figure={figure} theme={theme} size={theme.type.base} detail={smallSize(theme)} />
      </div>
      <FigureFoot figure={figure} board={board} width={width} height={0.36} />
    </>
  )
}

interface LeadProps extends TileProps {
  readonly heading?: Heading | undefined
  /** Largest numeral, sizes of the text. */
  readonly most: number
}

/** What a dashboard is opened for: on the field of the page, its numeral the largest thing there. */
function LeadTile({ figure, heading, board, width, most }: LeadProps): Child {
  const isAlarmed = isOff(figure) && hasFields(board.theme)
  const own: Board = isAlarmed ? missedBoard(board) : { ...board, theme: leadTheme(board.theme) }
  const { theme } = own
  const { base } = theme.type
  const inner = width - 2 * board.pad
  const numeral = Math.floor(numeralSize([figure.value], { width: inner, most: base * most }, theme))
  const plain = theme === board.theme
  return (
    <div
      part="lead"
      style={{ ...tileStyle(theme), ...(!plain && { background: theme.color.paper }), grow: 1 }}
    >
      <div style={{ grow: 1, display: 'flex', direction: 'column', ...padded(own, 0.85, 0.6) }}>
        {heading && <TileTitle heading={heading} theme={theme} />}
        {figure.series.length === 0 && <div style={{ grow: 1 }} />}
        <BigNumeral
          value={figure.value}
          size={numeral}
          color={plain ? theme.color.accentText : theme.color.heading}
          theme={theme}
        />
        <FigureNote figure={figure} theme={theme} size={sizeAt(theme, 2)} detail={base} />
      </div>
      <FigureFoot figure={figure} board={own} width={width} height={0.14} />
    </div>
  )
}

/** What a value is and how it changed, in one line where there is room; targets and remarks below. */
export function FigureNote({
  figure,
  theme,
  size,
  detail,
}: {
  readonly figure: Figure
  readonly theme: Theme
  /** px of what it is and how it changed, and of the rest. */
  readonly size: number
  readonly detail: number
}): Child {
  const { label, change, details, status, more } = figure
  const quiet = theme.color.textMuted
  return (
    <>
      <div
        style={{
          display: 'flex',
          wrap: true,
          align: 'baseline',
          gap: [0, size * 0.7],
          margin: [size * 0.25, 0, 0, 0],
        }}
      >
        <p part="figure-label" style={{ size, leading: 1.3, color: quiet }}>
          <Phrasing nodes={label} theme={theme} size={size} />
        </p>
        {change.length > 0 && <Change figure={figure} theme={theme} size={size} />}
      </div>
      {details.map((nodes, at) => {
        const isMissed = at === 0 && isOff(figure) && figure.reach !== undefined
        const said = (
          <p part="figure-detail" style={{ size: detail, leading: 1.35, color: quiet, numeric: 'tabular' }}>
            <Phrasing nodes={nodes} theme={theme} size={detail} />
          </p>
        )
        return isMissed ? (
          <div style={{ display: 'flex', align: 'center', gap: detail * 0.35 }}>
            <MissedMark theme={theme} size={detail} />
            {said}
          </div>
        ) : (
          said
        )
      })}
      {status.length > 0 && <Status words={status} theme={theme} size={detail} />}
      {more.length > 0 && <Prose nodes={more} theme={theme} measured={false} />}
    </>
  )
}

/** The sign of what has missed its aim: it is told by its form, not by colour alone. */
function MissedMark({ theme, size }: { readonly theme: Theme; readonly size: number }): Child {
  const { heading, paper } = theme.color
  return (
    <svg
      ariaHidden
      part="missed"
      art={{
        viewBox: [24, 24],
        outlines: [
          { d: 'M12 2.5L22.5 21H1.5Z', fill: heading },
          { d: 'M12 9.5V14.5M12 17.2V18.4', stroke: paper, strokeWidth: 2.4 },
        ],
      }}
      style={{ width: size, height: size, shrink: 0 }}
    />
  )
}

/** How a value stands: quiet where all is well, on a colour of its own where somebody has to look. */
function Status({
  words,
  theme,
  size,
}: {
  readonly words: readonly PhrasingContent[]
  readonly theme: Theme
  readonly size: number
}): Child {
  const mark = warningMark(phrasingText(words), theme.lang)
  const said = <Phrasing nodes={words} theme={theme} size={size} />
  return (
    <p part="figure-detail" style={{ size, leading: 1.35, color: theme.color.textMuted }}>
      {mark ? markCell(toNodes(said), mark, { theme, size }) : said}
    </p>
  )
}

const arrows = { up: 'M5 1L9.5 9H0.5Z', down: 'M5 9L0.5 1H9.5Z' }

/** Which way it went: an arrow beside the author's own sign. Whether that is good is not ours to say. */
function Change({
  figure,
  theme,
  size,
}: {
  readonly figure: Figure
  readonly theme: Theme
  readonly size: number
}): Child {
  const { direction = 0, change } = figure
  const color = direction === 0 ? theme.color.textMuted : theme.color.accentText
  const side = Math.round(size * 0.6)
  return (
    <div style={{ display: 'flex', align: 'center', gap: size * 0.3 }}>
      {direction !== 0 && !isPointed(change) && (
        <svg
          ariaHidden
          art={{ viewBox: [10, 10], outlines: [{ d: direction > 0 ? arrows.up : arrows.down, fill: color }] }}
          style={{ width: side, height: side, shrink: 0 }}
        />
      )}
      <p
        {...(isSigned(change) && { dir: 'ltr' as const })}
        style={{ size, leading: 1.3, weight: theme.type.strongWeight, color, numeric: 'tabular' }}
      >
        <Phrasing nodes={change} theme={theme} size={size} />
      </p>
    </div>
  )
}

/** Whether the author's own sign is an arrow already. */
function isPointed(change: readonly PhrasingContent[]): boolean {
  return /^\s*[▲▼△▽▴▾↑↓⬆⬇↗↘]/u.test(phrasingText(change))
}

/** Signs stand before their figures in every script. */
function isSigned(change: readonly PhrasingContent[]): boolean {
  return /^\s*[+−–-]/u.test(phrasingText(change))
}

interface FootProps extends TileProps {
  /** Of a line, widths of the tile. */
  readonly height: number
}

/** Whether something is drawn at the foot of a figure's tile. */
function hasFoot({ series, reach, share }: Figure): boolean {
  return series.length > 0 || reach !== undefined || share !== undefined
}

/** The course of a value along the foot of its tile; without one, its share of a whole or how near it is to its target. */
export function FigureFoot({ figure, board, width, height }: FootProps): Child {
  const { theme } = board
  const { base } = theme.type
  if (figure.series.length > 0)
    return (
      <Course
        figure={figure}
        width={Math.round(width)}
        height={Math.round(Math.min(width * height, base * 8))}
        size={smallSize(theme)}
        theme={theme}
      />
    )
  const bar = Math.round(base * 0.6)
  if (figure.reach)
    return (
      <div style={padded(board, 0, 0.85)}>
        <ReachBar
          {...figure.reach}
          fill={isOff(figure) ? missedColor(board) : strongMark(theme)}
          height={bar}
          theme={theme}
        />
      </div>
    )
  if (figure.share === undefined) return null
  return (
    <div style={padded(board, 0, 0.85)}>
      <ShareBar
        share={figure.share}
        height={bar}
        theme={theme}
        {...(isOff(figure) && { fill: missedColor(board) })}
      />
    </div>
  )
}

/** A bar as long as a value, with a tick where that was to be. */
function ReachBar({
  value,
  aim,
  fill,
  height,
  theme,
}: {
  readonly value: number
  readonly aim: number
  readonly fill: string
  readonly height: number
  readonly theme: Theme
}): Child {
  const side = theme.dir === 'rtl' ? 'right' : 'left'
  return (
    <div ariaHidden part="reach" style={{ position: 'relative', background: trackFill(theme) }}>
      <div
        style={{
          width: percent(value),
          height,
          background: fill,
        }}
      />
      <div
        style={{
          position: 'absolute',
          [side]: percent(aim),
          top: -height * 0.4,
          width: 3,
          height: Math.round(height * 1.8),
          background: theme.color.heading,
        }}
      />
    </div>
  )
}

function percent(share: number): `${number}%` {
  return `${Math.round(share * 10_000) / 100}%`
}
