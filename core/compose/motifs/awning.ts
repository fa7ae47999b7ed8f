import { type DrawMotif, oddCount } from './motif-box.ts'
import { type Shape, toPath } from './shape.ts'

/** Heights of an awning for each stripe of its width. */
const SLENDER = 1.36

/** Stripes of cloth with round ends along an edge, of the ink and of the ground in turn. */
export const awning: DrawMotif = box => {
  const { width, height, ink, ground } = box
  // Fewer would have ends larger than the box.
  const count = Math.max(box.count ?? oddCount(box, SLENDER), Math.ceil(width / height / 2))
  const stripe = width / count
  const cloth = (at: number, inset: number): Shape => {
    const [left, right, radius] = [at * stripe + inset, (at + 1) * stripe - inset, stripe / 2 - inset]
    const straight = height - stripe / 2 - inset
    return [['M', left, 0], ['L', right, 0], ['L', right, straight], ['A', radius, left, straight], ['Z']]
  }
  return Array.from({ length: count }, (_, at) =>
    at % 2 === 0
      ? { d: toPath(cloth(at, 0), box), fill: ink }
      : { d: toPath(cloth(at, 0.5), box), fill: ground, stroke: ink, strokeWidth: 0.75 },
  )
}
