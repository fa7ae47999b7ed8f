import type { DrawMotif } from './motif-box.ts'
import { circle, polygon, toPath } from './shape.ts'

/** Depth of a seal's teeth, and its disc, as parts of its radius. */
const TOOTH = 0.05
const DISC = 0.8

/** A toothed disc with a round field of the ground on it, for a mark or a figure. `count` is its teeth. */
export const seal: DrawMotif = box => {
  const { width, height, ink, ground, count = 72 } = box
  const [x, y, reach] = [width / 2, height / 2, Math.min(width, height) / 2]
  const teeth = Array.from({ length: 2 * count }, (_, at) => {
    const angle = (Math.PI * at) / count
    const distance = reach * (at % 2 === 0 ? 1 : 1 - TOOTH)
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)] as const
  })
  return [
    { d: toPath(polygon(teeth), box), fill: ink },
    { d: toPath(circle(x, y, reach * DISC), box), fill: ground },
  ]
}
