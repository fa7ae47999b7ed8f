import { type DrawMotif, inksOf, pieceCount } from './motif-box.ts'
import { type Shape, toPath } from './shape.ts'

/** Openings with round heads side by side on the foot of the box, three inside each other, their colours in turn. */
export const arches: DrawMotif = box => {
  const { width, height, ground } = box
  const ink = inksOf(box)
  const count = box.count ?? pieceCount(box, 1.6)
  const step = width / count
  const inset = Math.min(step / 2, height) / 3
  const bays = Array.from({ length: count }, (_, at) => at * step)
  return [0, 1, 2].map(nth => {
    const shape = bays.flatMap(left => opening({ left, width: step, height, inset: nth * inset }))
    return { d: toPath(shape, box), fill: nth === 1 ? ground : ink(nth / 2) }
  })
}

/** A door or a window on the foot of a box, px. */
interface Opening {
  readonly left?: number
  readonly width: number
  readonly height: number
  /** From the box's sides and its head. */
  readonly inset: number
}

/** An opening with a round head, as high and wide as its box, less its inset. A flat one begins under half its width. */
function opening({ left: from = 0, width, height, inset }: Opening): Shape {
  const [left, right] = [from + inset, from + width - inset]
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
