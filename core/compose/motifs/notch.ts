import type { Outline } from '../tree.ts'
import type { DrawMotif } from './motif-box.ts'
import { type Shape, toPath } from './shape.ts'

/**
 * Where a ticket is torn: a half disc of the ground cut into the edge at each end, and a dashed line of the ink between them. It
 * runs along the longer side of its box; the shorter one is the width of a cut.
 */
export const notch: DrawMotif = box => {
  const { width, height, ink, ground, line = 1 } = box
  const upright = height >= width
  const [long, radius] = [Math.max(width, height), Math.min(width, height) / 2]
  const placed = (along: number, across: number): readonly [number, number] =>
    upright ? [across, along] : [along, across]
  const cut = (end: number, turn: 'clockwise' | 'counter'): Shape => [
    ['M', ...placed(end, 0)],
    ['A', radius, ...placed(end, 2 * radius), upright ? turn : other[turn]],
    ['Z'],
  ]
  const tear: Shape = [
    ['M', ...placed(radius * 1.6, radius)],
    ['L', ...placed(long - radius * 1.6, radius)],
  ]
  const dash: Outline = { d: toPath(tear, box), stroke: ink, strokeWidth: line, dash: [line * 4, line * 3] }
  const cuts = [cut(0, 'counter'), cut(long, 'clockwise')].map(shape => ({
    d: toPath(shape, box),
    fill: ground,
  }))
  return long > 4 * radius ? [...cuts, dash] : cuts
}

const other = { clockwise: 'counter', counter: 'clockwise' } as const
