import type { Outline } from '../tree.ts'
import type { DrawMotif, MotifBox } from './motif-box.ts'
import { type Command, type Shape, toPath } from './shape.ts'

type Point = readonly [x: number, y: number]

/** A twig bowed like half a wreath, from the lower corner where lines end, with leaves in pairs and one at its tip. */
export const branch: DrawMotif = box => drawBranch(box, box)

/** Two branches that meet below and stand open above, around what is honoured. */
export const laurel: DrawMotif = box => {
  const half = { ...box, width: box.width / 2 }
  return [false, true].flatMap(across => drawBranch(half, { ...box, across }))
}

/** The part of half an ellipse that a twig takes, from below. */
const BOW = 0.84
/** Radians by which leaves turn away from their twig. */
const TURN = 0.55

/** A branch in a box, as it stands in another one of the same corner, which may be mirrored. */
function drawBranch(box: MotifBox, around: MotifBox): readonly Outline[] {
  const { width, height, ink, count = 9, line = Math.max(Math.min(width, height) / 70, 0.5) } = box
  const along = Math.PI * BOW * Math.hypot(width, height / 2) * Math.SQRT1_2
  const length = Math.min((along / count) * 1.15, width * 0.4, height * 0.2)
  // Leaves that turn outwards keep within the box: at the side they stand more across than at the ends.
  const [side, edge] = [length * 0.56 + line, length * 0.3 + line]
  const [across, rise] = [width - side - line, height - 2 * edge]
  const end = Math.cos(BOW * Math.PI)
  const twig = (part: number): Point => {
    const angle = part * BOW * Math.PI
    return [width - line - across * Math.sin(angle), edge + (rise * (Math.cos(angle) - end)) / (1 - end)]
  }
  const wayAt = (part: number): number => {
    const [[fromX, fromY], [toX, toY]] = [twig(part - 0.01), twig(part + 0.01)]
    return Math.atan2(toY - fromY, toX - fromX)
  }
  const leaves = Array.from({ length: count }, (_, at) => {
    const part = 0.14 + (0.8 * at) / count
    return [-TURN, TURN].map(turn => leaf(twig(part), wayAt(part) + turn, length * (1 - 0.3 * part)))
  })
  const tip = leaf(twig(0.95), wayAt(0.95), length * 0.7)
  const stem = Array.from({ length: 25 }, (_, at): Command => [at === 0 ? 'M' : 'L', ...twig(at / 25)])
  return [
    { d: toPath(stem, around), stroke: ink, strokeWidth: line },
    { d: toPath([...leaves.flat(2), ...tip], around), fill: ink },
  ]
}

/** A leaf of two curves from its foot to its point. */
function leaf([x, y]: Point, way: number, size: number): Shape {
  const at = (along: number, across: number): Point => [
    x + size * (along * Math.cos(way) - across * Math.sin(way)),
    y + size * (along * Math.sin(way) + across * Math.cos(way)),
  ]
  return [['M', x, y], ['Q', ...at(0.45, 0.34), ...at(1, 0)], ['Q', ...at(0.45, -0.34), x, y], ['Z']]
}
