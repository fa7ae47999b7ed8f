import { type DrawMotif, oddCount } from './motif-box.ts'
import { type Command, toPath } from './shape.ts'

/** Share of the height that stands above the crowns of arches, and of a bay that its opening takes. */
const CROWN = 0.2
const OPENING = 0.74

/** A wall with round arches cut out of it, open below. */
export const arcade: DrawMotif = box => {
  const { width, height, ink } = box
  const count = box.count ?? oddCount(box, 1)
  const bay = width / count
  const radius = Math.min((bay * OPENING) / 2, height * (1 - CROWN))
  const spring = height * CROWN + radius
  const arches = Array.from({ length: count }, (_, at): readonly Command[] => {
    const middle = width - (at + 0.5) * bay
    return [
      ['L', middle + radius, height],
      ['L', middle + radius, spring],
      ['A', radius, middle - radius, spring, 'counter'],
      ['L', middle - radius, height],
    ]
  })
  const wall: readonly Command[] = [
    ['M', 0, 0],
    ['L', width, 0],
    ['L', width, height],
    ...arches.flat(),
    ['L', 0, height],
    ['Z'],
  ]
  return [{ d: toPath(wall, box), fill: ink }]
}
