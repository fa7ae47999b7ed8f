import { hills } from './ground.ts'
import { circle, rectangle, type Shape, toPath } from './shape.ts'
import type { Outline } from '../tree.ts'
import { mixed } from '../../theme/oklch.ts'

/** Where a scene stands, what it is drawn from, and its colours. */
export interface ScenePlace {
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  /** A whole number that is the picture's own: which scene it is, and how it is turned. */
  readonly seed: number
  /** Colours of its forms, the quietest first. */
  readonly forms: readonly [string, string, string]
}

/** Plain forms that fill a box from its corner and do not leave it: the same for the same seed. */
export function sceneOf(place: ScenePlace): readonly Outline[] {
  return (scenes[place.seed % scenes.length] ?? quarters)(place)
}

type Scene = (place: ScenePlace) => readonly Outline[]

/** A form where it is. */
function outlineOf(shape: Shape, fill: string): Outline {
  return { d: toPath(shape, { width: 0, height: 0 }), fill }
}

/** Squares along the shorter side of a box, and of one that is so many times as long as high. */
const SQUARES = { most: 3, few: 2, long: 2 }

/** The squares that fill a box, or nearly squares. px */
function squaresOf({ width, height }: ScenePlace): readonly Square[] {
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
    return { column, row, left, top, width: x(column + 1) - left, height: y(row + 1) - top }
  })
}

interface Square {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly column: number
  readonly row: number
}

/** Quarters of discs in squares, each in a corner of its own. */
const quarters: Scene = place => {
  const { seed, forms } = place
  const draw = drawsFrom(seed)
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

/** Whole numbers below a bound, one after the other the same for the same seed. Numerical Recipes' generator. */
function drawsFrom(seed: number): (bound: number) => number {
  let state = seed >>> 0
  return bound => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * bound)
  }
}

/** Hills one behind the other under a disc. */
const ridges: Scene = ({ width, height, seed, forms }) => {
  const across = (seed >>> 8) % 2 === 1
  const reach = Math.min(width, height) * 0.15
  const sun = circle(width * (across ? 0.26 : 0.74), Math.max(height * 0.28, reach), reach)
  const others = [mixed(forms[0], forms[1], 0.5), forms[0]]
  return [
    outlineOf(sun, forms[2]),
    ...hills({ width, height, across, ground: forms[0], ink: forms[1], others }),
  ]
}

/** Leaves in squares, which lean to each other in pairs. */
const leaves: Scene = place => {
  const { seed, forms } = place
  const draw = drawsFrom(seed)
  return squaresOf(place).flatMap(({ left, top, width, height, column, row }): readonly Outline[] => {
    const reach = Math.min(width, height)
    const [x, y] = [left + (width - reach) / 2, top + (height - reach) / 2]
    const isRising = (column + row + (seed >>> 8)) % 2 === 0
    const [from, to] = isRising ? [y + reach, y] : [y, y + reach]
    const shape: Shape = [['M', x, from], ['A', reach, x + reach, to], ['A', reach, x, from], ['Z']]
    const under = draw(4) === 0 ? [outlineOf(rectangle(left, top, width, height), forms[0])] : []
    return [...under, outlineOf(shape, forms[under.length > 0 || draw(3) === 0 ? 2 : 1])]
  })
}

/** Half discs within half discs in rows, each row half a step on. */
const domes: Scene = place => {
  const { width, height, forms } = place
  const [square] = squaresOf(place)
  const wide = square?.width ?? width
  const rows = Math.max(Math.round((height * 2) / wide), 1)
  const high = height / rows
  const reach = Math.min(wide / 2, high)
  const columns = Math.round(width / wide)
  return Array.from({ length: rows * (columns + 1) }, (_, at): readonly Outline[] => {
    const [column, row] = [at % (columns + 1), Math.floor(at / (columns + 1))]
    const center = (column + (row % 2 === 0 ? 0.5 : 0)) * wide
    if (center > width + 1) return []
    return forms.map((form, ring) =>
      outlineOf(dome(center, (row + 1) * high, reach * (1 - ring * 0.32), width), form),
    )
  }).flat()
}

/** The upper half of a disc that stands on a line: of one around an end of the line, the quarter within. */
function dome(center: number, y: number, reach: number, width: number): Shape {
  if (center < 1) return quarterDisc({ x: 0, y }, reach, 1, -1)
  if (center > width - 1) return quarterDisc({ x: width, y }, reach, -1, -1)
  return [['M', center - reach, y], ['A', reach, center + reach, y], ['Z']]
}

const scenes: readonly Scene[] = [quarters, ridges, leaves, domes]
