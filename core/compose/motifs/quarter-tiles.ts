import { chanceFrom } from './chance.ts'
import { rectangle, type Shape, toPath } from './shape.ts'
import type { Outline } from '../tree.ts'

/** Where tiles stand, what they are drawn from, and their colours. */
export interface TilePlace {
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  /** A whole number that is the picture's own: which forms it has, and how they are turned. */
  readonly seed: number
  /** Colours of its forms, the quietest first. */
  readonly forms: readonly [string, string, string]
}

/** A form where it is. */
function outlineOf(shape: Shape, fill: string): Outline {
  return { d: toPath(shape, { width: 0, height: 0 }), fill }
}

/** Squares along the shorter side of a box, and of one that is so many times as long as high. */
const SQUARES = { most: 3, few: 2, long: 2 }

/** The squares that fill a box, or nearly squares. px */
function squaresOf({ width, height }: TilePlace): readonly Square[] {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const along = long > SQUARES.long * short ? SQUARES.few : SQUARES.most
  const columns = Math.max(Math.round((width * along) / short), 1)
  const rows = Math.max(Math.round((height * along) / short), 1)
  // Squares that meet between two pixels let the ground through.
  const [x, y] = [
    (column: number) => Math.round((width * column) / columns),
    (row: number) => Math.round((height * row) / rows),
  ]
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    const [left, top] = [x(column), y(row)]
    return { left, top, width: x(column + 1) - left, height: y(row + 1) - top }
  })
}

interface Square {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Quarters of discs in squares, each in a corner of its own: a field of tiles. */
export function tiles(place: TilePlace): readonly Outline[] {
  const { seed, forms } = place
  const chance = chanceFrom(seed)
  const draw = (bound: number): number => Math.floor(chance() * bound)
  return squaresOf(place).flatMap(({ left, top, width, height }): readonly Outline[] => {
    const tile = [undefined, forms[0], forms[1]][draw(3)]
    const fills = [forms[2], ...forms.filter(form => form !== tile)]
    const [right, low] = [draw(2) === 1, draw(2) === 1]
    const corner = { x: left + (right ? width : 0), y: top + (low ? height : 0) }
    const shape = quarterDisc(corner, Math.min(width, height), right ? -1 : 1, low ? -1 : 1)
    const under = tile ? [outlineOf(rectangle(left, top, width, height), tile)] : []
    return [...under, outlineOf(shape, fills[draw(fills.length)] ?? forms[2])]
  })
}

/** A quarter of a disc around a corner, towards the side that the signs tell. */
function quarterDisc(
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
  across: 1 | -1,
  down: 1 | -1,
): Shape {
  const turn = across === down ? 'clockwise' : 'counter'
  return [['M', x, y], ['L', x + across * reach, y], ['A', reach, x, y + down * reach, turn], ['Z']]
}
