import type { Outline } from '../tree.ts'
import { circlePath, round } from './shape.ts'

/** Where paper tears: px, measured down from the upper edge. */
interface PerforationProps {
  readonly length: number
  /** Of the half round bites at both ends. */
  readonly bite: number
  /** Of the holes between, and from one to the next. */
  readonly hole: number
  readonly pitch: number
  /** The colour of what is cut out at a place. */
  readonly colorAt: (y: number) => string
}

/** Holes in a row, with a bite out of the edge at each end, `2 * bite` wide. */
export function perforation({ length, bite, hole, pitch, colorAt }: PerforationProps): readonly Outline[] {
  const count = Math.floor((length - 4 * bite) / pitch)
  const first = (length - count * pitch) / 2
  const holes = Array.from({ length: count + 1 }, (_, at) => first + at * pitch)
  const colors = [...new Set(holes.map(colorAt))]
  const across = 2 * bite
  return [
    { d: `M0 0A${bite} ${bite} 0 0 0 ${across} 0Z`, fill: colorAt(0) },
    { d: `M0 ${length}A${bite} ${bite} 0 0 1 ${across} ${length}Z`, fill: colorAt(length) },
    ...colors.map(fill => ({
      d: holes
        .filter(y => colorAt(y) === fill)
        .map(y => circlePath(bite, round(y), hole))
        .join(''),
      fill,
    })),
  ]
}
