import { isPhysical } from '../../../core/theme/medium.ts'
import { plainText } from '../../../core/source/text.ts'
import { linesOf } from '../../fitting/measure.ts'
import type { DrawnPart } from '../figures/drawn-part.ts'
import type { Board } from './board.ts'
import { gridColumns, type Tile, type TileRow } from './tiles.ts'

/** Rows of a dashboard by page. On a screen all stand on one, which grows with them. */
export function pagesOf(
  rows: readonly TileRow[],
  { first, board }: { readonly first: number; readonly board: Board },
): readonly (readonly TileRow[])[] {
  const { page } = board.theme
  if (!isPhysical(page)) return [rows]
  const whole = page.height - 2 * board.edge
  const pages: TileRow[][] = [[]]
  let used = first
  for (const row of rows) {
    const height = rowHeight(row, board)
    if (used + height > whole && used > 0) {
      pages.push([])
      used = 0
    }
    pages.at(-1)?.push(row)
    used += height
  }
  return pages
}

/** About how many px a row takes at the least: dashboards are laid out by browsers and cannot be measured. */
function rowHeight({ tiles }: TileRow, board: Board): number {
  return Math.max(...tiles.map(tile => tileHeight(tile, board)), 0) + board.gap
}

function tileHeight({ heading, parts, span }: Tile, { theme, width, pad }: Board): number {
  const { base } = theme.type
  const inner = (width * span) / gridColumns - 2 * pad
  const own = parts.reduce((sum, part) => sum + partHeight(part, inner, base, theme) + base, 0)
  return own + (heading ? base * 1.5 : 0) + pad * 1.6
}

function partHeight(part: DrawnPart, width: number, base: number, { type, lang }: Board['theme']): number {
  const setting = { family: type.text, weight: 400, size: base, lang }
  switch (part.kind) {
    case 'figures':
      return base * 10
    case 'bars':
      return part.chart.timed ? base * 12 : base * (2 + part.chart.rows.length * 2.9)
    case 'line':
      return base * (14 + part.table.children.length * 2)
    case 'table':
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
export function openingHeight(figures: readonly number[], { theme, width }: Board): number {
  const { base } = theme.type
  const isUpright = theme.page.height > theme.page.width
  const tiles = figures.map(count => {
    const rows = Math.ceil((count - 1) / (isUpright ? 3 : 4))
    const lead = Math.min(base * 16, width * 0.25)
    return isUpright ? lead + rows * base * 8 : Math.max(lead, rows * base * 8)
  })
  return base * 4 + tiles.reduce((sum, height) => sum + height, 0)
}
