import { isPhysical } from '../../../core/theme/medium.ts'
import { plainText } from '../../../core/source/text.ts'
import { linesOf, textSetting } from '../../fitting/measure.ts'
import type { DrawnPart } from '../figures/drawn-part.ts'
import type { Figure } from '../figures/figure.ts'
import { type Board, isUpright } from './board.ts'
import { gridColumns, type Tile, type TileRow } from './tiles.ts'
import { inRows } from '../../../core/compose/in-rows.ts'

/** Rows of a dashboard by page, whose first px are its head and figures and whose last ones its foot. On a screen all stand on one, which grows with them. */
export function pagesOf(
  rows: readonly TileRow[],
  { first, last, board }: { readonly first: number; readonly last: number; readonly board: Board },
): readonly (readonly TileRow[])[] {
  const { page } = board.theme
  if (!isPhysical(page)) return [rows]
  const whole = page.height - 2 * board.edge
  const pages: TileRow[][] = [[]]
  let used = first
  for (const [at, row] of rows.entries()) {
    const height = rowHeight(row, board)
    const foot = at === rows.length - 1 ? last : 0
    if (used + height + foot > whole && used > 0) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(row)
    used += height
  }
  return pages
}

/** Share of a page from which on what stands on the last one is stretched to its foot. */
const FILLED = 0.5

/** Whether rows on a page of their own fill enough of it to reach its foot. */
export function reachesFoot(rows: readonly TileRow[], board: Board): boolean {
  const { height } = board.theme.page
  return rows.reduce((sum, row) => sum + rowHeight(row, board), 0) >= height * FILLED
}

/** About how many px a row takes at the least. */
function rowHeight({ tiles }: TileRow, board: Board): number {
  return Math.max(...tiles.map(tile => tileHeight(tile, board)), 0) + board.gap
}

function tileHeight({ heading, parts, span }: Tile, { theme, width, pad }: Board): number {
  const { base } = theme.type
  const inner = (width * span) / gridColumns - 2 * pad
  const own = parts.reduce((sum, part) => sum + partHeight(part, inner, base, theme) + base, 0)
  return own + (heading ? base * 1.5 : 0) + pad * 1.6
}

function partHeight(part: DrawnPart, width: number, base: number, theme: Board['theme']): number {
  const setting = textSetting(theme, 400, base)
  switch (part.kind) {
    case 'figures':
      return base * 10
    case 'bars':
      return part.chart.timed ? base * 10 : base * (2 + part.chart.rows.length * 2.9)
    case 'line':
      return base * (14 + part.table.children.length * 2)
    case 'table':
    case 'cards':
      return base * (2 + (part.table.children.length - 1) * 1.95)
    case 'tasks':
      return base * 2.8 * part.tasks.length
    case 'steps':
      return base * 2.4 * part.steps.length
    case 'prose':
      return part.blocks.reduce(
        (sum, block) => sum + base * (linesOf(plainText(block), width, setting) * 1.4 + 0.7),
        0,
      )
  }
}

/** About how many px the head and the figures of a dashboard take. */
export function openingHeight(parts: readonly (readonly Figure[])[], { theme, width }: Board): number {
  const { base } = theme.type
  const upright = isUpright(theme)
  const per = upright ? 3 : 4
  const tiles = parts.map(([lead, ...others]) => {
    const rows = inRows(others, per).map(row =>
      Math.max(...row.map(figure => figureHeight(figure, base, width / 6))),
    )
    const below = rows.reduce((sum, row) => sum + row, 0)
    const first = lead ? figureHeight(lead, base * 1.25, width / 3) + base * (upright ? 9 : 5) : 0
    return upright ? first + below : Math.max(first, below)
  })
  return base * 4 + tiles.reduce((sum, height) => sum + height, 0)
}

function figureHeight({ details, status, series, reach }: Figure, base: number, width: number): number {
  const foot = series.length > 0 ? width * 0.3 + base * 2 : reach ? base * 1.8 : 0
  return base * (7.6 + (details.length + (status.length > 0 ? 1 : 0)) * 1.25) + foot
}
