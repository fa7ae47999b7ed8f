import { round } from './circle.ts'

/** A ring of a rosette: radius and height of its waves as parts of its size, waves on the circle, and turned copies. */
export interface Ring {
  readonly radius: number
  readonly wave: number
  readonly waves: number
  readonly turns: number
}

/** The path of rings of fine waves as engravers cut them, around a middle; all px. */
export function rosette(middle: readonly [number, number], size: number, rings: readonly Ring[]): string {
  const waves = rings.flatMap(({ radius, wave, waves, turns }) =>
    Array.from({ length: turns }, (_, turn) =>
      waveOnCircle(middle, { radius: radius * size, wave: wave * size, waves, from: turn / turns / waves }),
    ),
  )
  return waves.join('')
}

/** A wave laid around a circle; `from` in turns. */
interface Wave {
  readonly radius: number
  readonly wave: number
  readonly waves: number
  readonly from: number
}

/** Half a wave is one curve, whose handle lies twice as far out as its crest. */
function waveOnCircle([x, y]: readonly [number, number], { radius, wave, waves, from }: Wave): string {
  const point = (turn: number, distance: number) => {
    const angle = 2 * Math.PI * (turn + from)
    return `${round(x + distance * Math.cos(angle))} ${round(y + distance * Math.sin(angle))}`
  }
  const curves = Array.from({ length: 2 * waves }, (_, half) => {
    const out = half % 2 === 0 ? 1 : -1
    const [middle, end] = [(half + 0.5) / (2 * waves), (half + 1) / (2 * waves)]
    return `Q${point(middle, radius + out * 2 * wave)} ${point(end, radius)}`
  })
  return `M${point(0, radius)}${curves.join('')}Z`
}
