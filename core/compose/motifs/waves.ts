import { type DrawMotif, inksOf, type MotifBox } from './motif-box.ts'
import { type Command, type Shape, toPath } from './shape.ts'

/** Water along the foot of the box: fields whose upper edges are runs of waves, the far one in the next colour. */
export const waves: DrawMotif = box => {
  const { width, height } = box
  const ink = inksOf(box)
  const count = box.count ?? Math.max(Math.round(width / height / 2.6), 2)
  return [1, 0].map(near => {
    const level = height * (near === 1 ? 0.2 : 0.54)
    const run = waveAt({ box, count, level, swell: height * 0.17, from: near === 1 ? 0.5 : 0 })
    const field: Shape = [...run, ['L', width, height], ['L', 0, height], ['Z']]
    return { d: toPath(field, box), fill: ink(near) }
  })
}

/** Fine waves over one another, as on banknotes. */
export const guilloche: DrawMotif = box => {
  const { width, height, ink } = box
  const line = box.line ?? Math.max(Math.min(width, height) / 130, 0.35)
  const count = box.count ?? Math.max(Math.round(width / height / 1.4), 2)
  const turns = 10
  const runs = Array.from({ length: turns }, (_, at): Shape => {
    const swell = height * (0.46 - (0.3 * at) / turns) - line
    return [0, 1].flatMap(from => waveAt({ box, count: 2 * count, level: height / 2, swell, from }))
  })
  return [{ d: toPath(runs.flat(), box), stroke: ink, strokeWidth: line }]
}

interface Run {
  readonly box: MotifBox
  readonly count: number
  /** px from the top to the middle of the wave, and from there to its crests. */
  readonly level: number
  readonly swell: number
  /** Part of a wave that it is moved by, in halves: 0 begins by rising, 1 by falling; between, at a crest. */
  readonly from: number
}

/** A wave from side to side: a quarter of it is one curve, so that it may begin at a crest. */
function waveAt({ box: { width }, count, level, swell, from }: Run): readonly Command[] {
  const quarter = width / count / 4
  const phase = Math.round(from * 2)
  const heights = [0, 1, 0, -1]
  const at = (step: number): number => level - swell * (heights[(step + phase) % 4] ?? 0)
  const curves = Array.from({ length: 4 * count }, (_, step): Command => {
    const [start, end] = [at(step), at(step + 1)]
    // A quarter that leaves the level sets out steeply and lands flat on its crest, and the other way round.
    const leaves = Math.abs(start - level) < 1e-9
    const handle = step * quarter + quarter * (leaves ? 0.64 : 0.36)
    return ['Q', handle, leaves ? end : start, (step + 1) * quarter, end]
  })
  return [['M', 0, at(0)], ...curves]
}
