/** Fields that run together towards their far edge. */
import { polygon, type Shape } from '../motifs/shape.ts'
import type { Point } from './pieces.ts'

/** A field that runs together towards a place over its far edge. */
export interface Perspective {
  readonly horizon: number
  readonly foot: number
  readonly middle: number
  /** How wide the far edge is in parts of the foot. */
  readonly narrow: number
}

/** Where a place of the foot stands after a part of the way to the far edge: 0 is the foot, 1 the edge. */
export function placeAt({ horizon, foot, middle, narrow }: Perspective, x: number, part: number): Point {
  // What is farther off is closer together.
  const scale = 1 / (1 + part * (1 / narrow - 1))
  const whole = (1 - scale) / (1 - narrow)
  return [middle + (x - middle) * scale, foot + (horizon - foot) * whole]
}

/** A strip along the field between two places of its foot. */
export function strip(field: Perspective, from: number, to: number): Shape {
  return polygon([
    placeAt(field, from, 1),
    placeAt(field, to, 1),
    placeAt(field, to, 0),
    placeAt(field, from, 0),
  ])
}
