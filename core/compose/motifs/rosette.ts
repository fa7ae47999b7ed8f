import type { DrawMotif } from './motif-box.ts'
import { type Command, type Shape, toPath } from './shape.ts'

/** A ring of waves: its radius and their height as parts of the rosette's size, waves on the circle, and turned copies. */
export interface Ring {
  readonly radius: number
  readonly wave: number
  readonly waves: number
  readonly turns: number
}

const layers: readonly Ring[] = [
  { radius: 0.84, wave: 0.16, waves: 16, turns: 8 },
  { radius: 0.54, wave: 0.14, waves: 12, turns: 7 },
  { radius: 0.27, wave: 0.12, waves: 8, turns: 6 },
]

/** Rings of fine waves, one over the other, as on banknotes: for grounds of what certifies something. */
export const rosette: DrawMotif = box => {
  const { width, height, ink, line = 0.8 } = box
  const size = Math.min(width, height) / 2 - line / 2
  const shape = fineWaves([width / 2, height / 2], size, layers)
  return [{ d: toPath(shape, box), stroke: ink, strokeWidth: line }]
}

/** Rings of fine waves around a middle, px. */
export function fineWaves(middle: readonly [number, number], size: number, rings: readonly Ring[]): Shape {
  return rings.flatMap(({ radius, wave, waves, turns }) =>
    Array.from({ length: turns }, (_, turn) =>
      waveOnCircle(middle, { radius: radius * size, wave: wave * size, waves, from: turn / turns / waves }),
    ).flat(),
  )
}

/** A wave laid around a circle; `from` in turns. */
interface Wave {
  readonly radius: number
  readonly wave: number
  readonly waves: number
  readonly from: number
}

/** Half a wave is one curve, whose handle lies twice as far out as its crest. */
function waveOnCircle(
  [x, y]: readonly [number, number],
  { radius, wave, waves, from }: Wave,
): readonly Command[] {
  const point = (turn: number, distance: number): readonly [number, number] => {
    const angle = 2 * Math.PI * (turn + from)
    return [x + distance * Math.cos(angle), y + distance * Math.sin(angle)]
  }
  const curves = Array.from({ length: 2 * waves }, (_, half): Command => {
    const out = half % 2 === 0 ? 1 : -1
    const [middle, end] = [(half + 0.5) / (2 * waves), (half + 1) / (2 * waves)]
    return ['Q', ...point(middle, radius + out * 2 * wave), ...point(end, radius)]
  })
  return [['M', ...point(0, radius)], ...curves, ['Z']]
}
