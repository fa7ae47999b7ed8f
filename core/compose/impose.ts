/** Several of one small piece on a sheet of paper, with marks along which they are cut apart. */
import { mm, type PageSize } from '../theme/page.ts'

/** How pieces lie on a sheet. */
export interface Imposition {
  readonly paper: PageSize
  /** The size that a piece has there. */
  readonly piece: PageSize
  /** Upper left corner of each, px. */
  readonly places: readonly { readonly x: number; readonly y: number }[]
}

/** px that a printer at home leaves white, and between two pieces. */
const EDGE = mm(8)
const GAP = mm(4)
/** How much larger than in the hand a piece is at most, and how many times as wide as high at the least where it gives way to the sheet. */
const LARGEST = 1.25
const LEAST_ASPECT = 1.5

/** So many pieces on a sheet, as large as it allows; where they keep their `form`, no larger than they are and as they are. */
export function impose(
  paper: PageSize,
  piece: PageSize,
  { count, keeps }: { readonly count: number; readonly keeps: boolean },
): Imposition {
  const turned = { ...paper, width: paper.height, height: paper.width }
  const columns = Array.from({ length: count }, (_, at) => at + 1).filter(number => count % number === 0)
  const ways = [paper, turned].flatMap(sheet =>
    columns.map(across => {
      const grid = { across, down: count / across }
      return { sheet, grid, size: sizeIn(sheet, piece, grid, keeps) }
    }),
  )
  const area = ({ size }: (typeof ways)[number]): number => size.width * size.height
  const best = ways.reduce((one, other) => (area(other) > area(one) + 1 ? other : one))
  return { paper: best.sheet, piece: { ...piece, ...best.size, bleed: 0 }, places: placesOf(best) }
}

interface Grid {
  readonly across: number
  readonly down: number
}

interface Size {
  readonly width: number
  readonly height: number
}

function sizeIn(sheet: PageSize, piece: PageSize, { across, down }: Grid, keeps: boolean): Size {
  const room = {
    width: (sheet.width - 2 * EDGE - (across - 1) * GAP) / across,
    height: (sheet.height - 2 * EDGE - (down - 1) * GAP) / down,
  }
  const aspect = piece.width / piece.height
  const largest = keeps ? 1 : LARGEST
  const width = Math.min(room.width, room.height * aspect, piece.width * largest)
  const isWide = !keeps && aspect > LEAST_ASPECT
  const height = isWide ? Math.min(room.height, width / LEAST_ASPECT) : width / aspect
  return { width: Math.floor(width), height: Math.floor(height) }
}

function placesOf({ sheet, grid, size }: { sheet: PageSize; grid: Grid; size: Size }): Imposition['places'] {
  const { across, down } = grid
  const left = (sheet.width - across * size.width - (across - 1) * GAP) / 2
  const top = (sheet.height - down * size.height - (down - 1) * GAP) / 2
  return Array.from({ length: across * down }, (_, at) => ({
    x: Math.round(left + (at % across) * (size.width + GAP)),
    y: Math.round(top + Math.floor(at / across) * (size.height + GAP)),
  }))
}
