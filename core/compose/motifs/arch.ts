import type { DrawMotif } from './motif-box.ts'
import { type Shape, toPath } from './shape.ts'

/** An opening with a round head: a door or a window. More than one stand inside each other, of the ink and the ground in turn. */
export const arch: DrawMotif = box => {
  const { width, height, ink, ground, count = 1 } = box
  const step = Math.min(width / 2, height) / count
  return Array.from({ length: count }, (_, at) => ({
    d: toPath(opening(width, height, at * step), box),
    fill: at % 2 === 0 ? ink : ground,
  }))
}

/** An arch as high and wide as its box, less an inset at its sides and its head. A flat one begins under half its width. */
function opening(width: number, height: number, inset: number): Shape {
  const [left, right] = [inset, width - inset]
  const radius = Math.min((right - left) / 2, height - inset)
  const spring = inset + radius
  return [
    ['M', left, height],
    ['L', left, spring],
    ['A', radius, left + radius, inset],
    ['L', right - radius, inset],
    ['A', radius, right, spring],
    ['L', right, height],
    ['Z'],
  ]
}
