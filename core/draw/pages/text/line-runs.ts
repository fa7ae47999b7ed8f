import type { Face } from '../../../fonts/face.ts'
import type { PlacedWord } from '../../frame.ts'
import type { LineBox, LineRun } from './line.ts'
import { groupsOf, type Piece } from './line-pieces.ts'
import type { BoxToken, InlineText } from './tokens.ts'

/** A run or a box, and the pieces it was set from. */
export interface SetPiece {
  readonly set: LineRun | LineBox
  readonly pieces: readonly Piece[]
}

/**
 * Sets pieces in visual order from `offset` px on, in runs of one style and face. Each px of space grows by `perPixel`.
 */
export function setPieces(pieces: readonly Piece[], offset: number, perPixel: number): SetPiece[] {
  const runs: SetPiece[] = []
  const groups = groupsOf(pieces)
  // Only where words of both directions mix is an inline in more than one group.
  const lasts = new Map(groups.map(({ source }, index) => [source, index]))
  const begun = new Set<InlineText>()
  let x = offset
  for (const [index, group] of groups.entries()) {
    if (group.source === undefined) {
      for (const piece of group.pieces) {
        if (piece.kind === 'box') runs.push({ set: boxAt(piece.token, x), pieces: [piece] })
        x += piece.kind === 'space' ? piece.width * (1 + perPixel) : piece.width
      }
    } else {
      const { source, pieces } = group
      const [first, last] = [!begun.has(source), lasts.get(source) === index]
      x = pushRuns(runs, { source, pieces, first, last }, x, perPixel)
      begun.add(source)
    }
  }
  return runs
}

function boxAt(token: BoxToken, x: number): LineBox {
  const { width, height, drop, source, mark, href } = token.inline
  return {
    kind: 'box',
    x,
    width,
    height,
    drop,
    source,
    mark,
    href,
  }
}

/** Neighbours from one inline, and whether they are its first and last on the line. */
interface PaddedGroup {
  readonly source: InlineText
  readonly pieces: readonly Piece[]
  readonly first: boolean
  readonly last: boolean
}

/** A run under construction. */
interface OpenRun {
  face: Face
  level: number
  x: number
  pieces: Piece[]
  words: PlacedWord[]
  spaceAfter: boolean
}

/** Sets the pieces of one inline, one run for each face and direction; gives the x after them. Padding belongs to the outer runs. */
function pushRuns(runs: SetPiece[], group: PaddedGroup, start: number, perPixel: number): number {
  const { source } = group
  let open: OpenRun | undefined
  let x = start + (group.first ? source.padding : 0)
  let runStart = start
  for (const piece of group.pieces) {
    if (piece.kind === 'word') {
      if (open !== undefined && (open.face !== piece.word.face || open.level !== piece.level)) {
        runs.push({ set: closeRun(open, source, x), pieces: open.pieces })
        runStart = x
        open = undefined
      }
      open ??= {
        face: piece.word.face,
        level: piece.level,
        x: runStart,
        pieces: [],
        words: [],
        spaceAfter: false,
      }
      open.pieces.push(piece)
      open.words.push({ x, word: piece.word })
      addSpaceAfter(open, piece)
    }
    x += piece.kind === 'space' ? piece.width * (1 + perPixel) : piece.width
  }
  if (group.last) x += source.padding
  if (open !== undefined) runs.push({ set: closeRun(open, source, x), pieces: open.pieces })
  return x
}

/** The last word in reading order says whether a space follows: the rightmost, or the leftmost of right-to-left words. */
function addSpaceAfter(open: OpenRun, piece: Extract<Piece, { kind: 'word' }>): void {
  if (piece.level % 2 === 0 || open.words.length === 1) open.spaceAfter = piece.spaceAfter
}

function closeRun(open: OpenRun, source: InlineText, end: number): LineRun {
  const { mark, href, footnote, field } = source.inline
  return {
    kind: 'run',
    face: open.face,
    style: source.style,
    words: open.words,
    x: open.x,
    width: end - open.x,
    spaceAfter: open.spaceAfter,
    mark,
    href,
    footnote,
    field,
  }
}
