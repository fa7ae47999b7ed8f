import type { Nodes } from 'mdast'
import type { Point } from 'unist'
import { rangeOf } from './walk.ts'

/** A stretch of a text that is taken over, or what is written in its place. */
export interface Piece {
  readonly start: number
  readonly end: number
  /** Written instead of the stretch; it may be empty, and so may the stretch. */
  readonly text?: string
}

/** A text made from another, which still knows where each of its characters came from. */
export interface MappedText {
  readonly text: string
  /** The stretch of the source that a stretch of `text` was made from. */
  toSource(start: number, end: number): [number, number]
}

/** Makes a text of pieces of a source, in their order. The pieces of a mapped text lead back to its own source. */
export function toMappedText(source: string | MappedText, pieces: readonly Piece[]): MappedText {
  const base = typeof source === 'string' ? source : source.text
  const starts: number[] = []
  const parts: string[] = []
  let length = 0
  for (const { start, end, text } of pieces) {
    const part = text ?? base.slice(start, end)
    if (part === '') continue
    starts.push(length)
    parts.push(part)
    length += part.length
  }
  const kept = pieces.filter(({ start, end, text }) => (text ?? base.slice(start, end)) !== '')
  const toBase = (start: number, end: number): [number, number] => {
    const first = lastUpTo(starts, start)
    const last = lastUpTo(starts, Math.max(start, end - 1))
    const from = placeIn(kept[first], start - (starts[first] ?? 0))
    if (end <= start) return [from, from]
    const piece = kept[last]
    if (piece?.text !== undefined) return [from, Math.max(from, piece.end)]
    return [from, Math.max(from, placeIn(piece, end - (starts[last] ?? 0)))]
  }
  return {
    text: parts.join(''),
    toSource: (start, end) => {
      const range = toBase(start, end)
      return typeof source === 'string' ? range : source.toSource(...range)
    },
  }
}

function placeIn(piece: Piece | undefined, offset: number): number {
  if (!piece) return 0
  return piece.text === undefined ? piece.start + offset : piece.start
}

/** Index of the last of ascending numbers that is not above `most`; 0 when there is none. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= most) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

/** Tells line and column, both from 1, of offsets in a source. */
export type PointFinder = (offset: number) => Point & { readonly offset: number }

/** Counts the lines of a source once, so that each offset is found in few steps. */
export function toPointFinder(source: string): PointFinder {
  const starts = [0]
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1)
  return offset => {
    const line = lastUpTo(starts, offset)
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1, offset }
  }
}

/** Moves the positions of nodes that were read from a mapped text to the source it was made from. */
export function placeInSource(nodes: readonly Nodes[], { toSource }: MappedText, toPoint: PointFinder): void {
  for (const node of nodes) {
    const range = rangeOf(node)
    if (!range) continue
    const [start, end] = toSource(...range)
    node.position = { start: toPoint(start), end: toPoint(end) }
  }
}
