import type { RootContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { hasFields, leadColor, onField } from '../sheets/grounds.ts'
import { gapOf } from '../type/deck-theme.ts'
import { leadStyle } from '../type/largest.ts'
import { areFiguresToBeSeen, cutAtBold, cutAtFigure, type SaidFigure } from '../../charts/said-figure.ts'
import type { BodyProps } from './body.tsx'
import { withFigure } from './rows.tsx'
import { columnsFor, ruled } from './side-by-side.tsx'
import { Remark } from './stats.tsx'

/** What stands in one of the fields of a slide. */
interface Cell {
  readonly nodes: readonly RootContent[]
  /** Of a step. */
  readonly number?: number
}

/** Letters of a point up to which four of them stand in one row. */
const SHORT = 24

/** Points or paragraphs side by side, each on a field: steps under their numerals, ever nearer to the accent. */
export function SlideColumns(props: BodyProps): Child {
  const { slide, theme: own, text, width, measure } = props
  const theme = scaled(own, text.scale)
  const { cells, after } = cellsOf(slide.blocks)
  const isShort = cells.every(({ nodes }) => nodes.map(plainText).join(' ').length <= SHORT)
  const isRow = cells.length === 5 || (cells.length === 4 && isShort)
  const columns = isRow ? cells.length : columnsFor(cells.length)
  const gap = gapOf(own, 0.5)
  const below = after.length > 0 && <Remark {...props} blocks={after} marked={false} />
  const isPlaced = Number.isFinite(text.height)
  const rows = Math.ceil(cells.length / columns)
  const height = text.room - heightOf(below, { width, theme: own, measure })
  const whole = (height - gap * (rows - 1)) / rows
  const column = (width - gap * (columns - 1)) / columns - 2 * gapOf(theme, 0.75)
  const isFull = (cell: Cell): boolean =>
    cell.number !== undefined ||
    heightOf(<Words cell={cell} theme={theme} />, { width: column, theme, measure }) > whole * HALF
  // A field that is mostly empty is no higher than its words want.
  const least = isPlaced ? Math.floor(cells.some(isFull) ? whole : whole * LOWERED) : 0
  return (
    <>
      <div
        role="list"
        style={{ display: 'grid', columns, gap, size: theme.type.base, narrow: { columns: 1 } }}
      >
        {cells.map((cell, at) => (
          <Tile
            cell={cell}
            theme={groundOf(theme, cell, at / Math.max(cells.length - 1, 1), own)}
            least={least}
          />
        ))}
      </div>
      {below}
    </>
  )
}

function cellsOf(blocks: readonly RootContent[]): {
  readonly cells: readonly Cell[]
  readonly after: readonly RootContent[]
} {
  const [list, ...after] = blocks
  if (list?.type !== 'list') return { cells: blocks.map(block => ({ nodes: [block] })), after: [] }
  const first = list.start ?? 1
  const numberOf = (at: number) => list.ordered && { number: first + at }
  return { cells: list.children.map(({ children }, at) => ({ nodes: children, ...numberOf(at) })), after }
}

/** Share of the accent in the field of the first step, and what the last has of it. */
const TONES = { first: 0.12, last: 1 }

/** What a field is: one step after the other goes from the paper to the colour that leads, points are all alike. */
function groundOf(theme: Theme, { number }: Cell, part: number, { color, design }: Theme): Theme {
  const { sparing, seeds } = design.color
  const full = sparing ? (seeds.length > 1 ? color.inverse : undefined) : color.accent
  if (number === undefined || full === undefined || !hasFields(theme)) return onField(theme)
  const share = TONES.first + part * (TONES.last - TONES.first)
  return themeOnColor(theme, mixed(color.paper, full, share))
}

/** Share of a field up to which its words leave it empty, and how much of its height it then has. */
const HALF = 0.45
const LOWERED = 0.62

/** Size of a numeral, of its words. */
const NUMERAL = 3

function Tile({
  cell,
  theme,
  least,
}: {
  readonly cell: Cell
  readonly theme: Theme
  readonly least: number
}): Child {
  const { number } = cell
  const { base } = theme.type
  const pad = gapOf(theme, 0.75)
  const isField = hasFields(theme)
  const look = isField
    ? { background: theme.color.paper, color: theme.color.text, padding: pad }
    : ruled(theme)
  return (
    <div
      role="listitem"
      part="point"
      style={{
        ...look,
        display: 'flex',
        direction: 'column',
        gap: pad,
        minHeight: least,
      }}
    >
      {number !== undefined && (
        <p style={{ ...leadStyle(theme, Math.round(base * NUMERAL)), color: leadColor(theme) }}>
          {String(number)}
        </p>
      )}
      <Words cell={cell} theme={theme} />
    </div>
  )
}

/** Size of the figure of a field that the brief wants to be seen, of its words. */
const FIGURE = 2.2

function Words({ cell, theme }: { readonly cell: Cell; readonly theme: Theme }): Child {
  const { nodes } = cell
  const said = figureIn(cell, theme)
  if (said) return <FiguredWords said={said} theme={theme} />
  return (
    <div style={{ hyphens: false, leading: 1.2, size: theme.type.base }}>
      <Prose nodes={nodes} theme={theme} size={theme.type.base} measured={false} />
    </div>
  )
}

/** The one figure of a field, where the brief wants figures to be seen. */
function figureIn({ nodes, number }: Cell, theme: Theme): SaidFigure | undefined {
  const [only, ...others] = nodes
  const isOne = number === undefined && only?.type === 'paragraph' && others.length === 0
  if (!isOne || !areFiguresToBeSeen(theme)) return undefined
  return cutAtBold(withFigure(only.children)) ?? cutAtFigure(only.children)
}

function FiguredWords({ said, theme }: { readonly said: SaidFigure; readonly theme: Theme }): Child {
  const { base } = theme.type
  const size = Math.round(base * FIGURE)
  const plain = said.figure.flatMap(node => (node.type === 'strong' ? node.children : [node]))
  const words = (nodes: SaidFigure['before']): Child =>
    nodes.length > 0 && (
      <p style={{ hyphens: false, leading: 1.2, size: base }}>
        <Phrasing nodes={nodes} theme={theme} size={base} />
      </p>
    )
  return (
    <div>
      {words(said.before)}
      <p part="figure" style={{ ...leadStyle(theme, size), color: leadColor(theme), whiteSpace: 'nowrap' }}>
        <Phrasing nodes={plain} theme={theme} size={size} />
      </p>
      {words(said.after)}
    </div>
  )
}
