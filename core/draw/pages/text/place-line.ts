import type { Break } from './break.ts'
import type { Line, LineBox, LineRun, ParagraphOptions } from './line.ts'
import { lineHeight } from './line-height.ts'
import { paddingOf, type Piece, piecesBetween } from './line-pieces.ts'
import { type SetPiece, setPieces } from './line-runs.ts'
import { visualOrder } from './reorder.ts'
import type { Stretch } from './tokens.ts'

/** How a line is set. */
interface LinePlan {
  readonly options: ParagraphOptions
  /** True when its spaces stretch to the full width. */
  readonly justified: boolean
  /** True when the text goes on after this line with a space between. */
  readonly spaceAfter: boolean
}

/** Sets the words between two breaks on a line: cut, in visual order, aligned, in runs of one style and face. */
export function placeLine(stretch: Stretch, from: Break, to: Break, plan: LinePlan): Line {
  const logical = piecesBetween(stretch.tokens, from, to, plan.spaceAfter)
  const pieces = logical.some(piece => piece.level > 0)
    ? visualOrder(logical.map(piece => piece.level))
        .map(index => logical[index])
        .filter(isPiece)
    : logical
  const natural = pieces.reduce((sum, piece) => sum + piece.width, 0) + paddingOf(pieces)
  const spacing = spacingOf(pieces, natural, plan)
  const width = natural + spacing.total
  const runs = setPieces(pieces, offsetOf(width, plan.options), spacing.perPixel)
  const { height, baseline } = lineHeight(
    runs.map(({ set }) => set),
    plan.options.strut ?? stretch.source?.style,
  )
  return { height, baseline, width, pieces: inTextOrder(runs, logical) }
}

/** Runs set from left to right in the order in which they are read: whoever reads the page aloud goes by it. */
function inTextOrder(runs: readonly SetPiece[], logical: readonly Piece[]): readonly (LineRun | LineBox)[] {
  if (logical.every(piece => piece.level === 0)) return runs.map(({ set }) => set)
  const places = new Map(logical.map((piece, place) => [piece, place]))
  const placeOf = ({ pieces }: SetPiece): number => Math.min(...pieces.map(piece => places.get(piece) ?? 0))
  return [...runs].sort((one, other) => placeOf(one) - placeOf(other)).map(({ set }) => set)
}

function isPiece(piece: Piece | undefined): piece is Piece {
  return piece !== undefined
}

/** What is added to the spaces: all in all, and for each px of space. */
function spacingOf(
  pieces: readonly Piece[],
  natural: number,
  plan: LinePlan,
): { total: number; perPixel: number } {
  const slack = plan.options.width - natural
  const spaces = pieces.reduce((sum, piece) => (piece.kind === 'space' ? sum + piece.width : sum), 0)
  const wanted = plan.justified || (slack < 0 && plan.options.whiteSpace === 'normal')
  if (!wanted || spaces <= 0) return { total: 0, perPixel: 0 }
  // Spaces never close up: a line that is still too wide stays so.
  const total = Math.max(slack, -spaces * 0.4)
  return { total, perPixel: total / spaces }
}

function offsetOf(width: number, options: ParagraphOptions): number {
  const free = Math.max(0, options.width - width)
  if (!Number.isFinite(free)) return 0
  if (options.align === 'center') return free / 2
  const atEnd = options.align === 'end'
  return atEnd === (options.dir === 'ltr') ? free : 0
}
