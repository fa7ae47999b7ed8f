/** Bands of straight lines along an edge. All stand at the foot of a sheet: what faces the edge is at the bottom of the box. */
import type { Outline } from '../tree.ts'
import { type DrawMotif, inksOf, type MotifBox, pieceCount, tintOf } from './motif-box.ts'
import { polygon, rectangle, type Shape, toPath } from './shape.ts'

/** Three stripes along the edge, each in the next colour; the outermost is the broadest and meets the edge. */
export const stripes: DrawMotif = box => {
  const { width, height } = box
  const ink = inksOf(box)
  const places = [
    [0.62, 0.38],
    [0.32, 0.2],
    [0.08, 0.14],
  ] as const
  return places.map(([top, share], at) => ({
    d: toPath(rectangle(0, top * height, width, share * height), box),
    fill: ink(at),
  }))
}

/** One solid bar that meets the edge. */
export const bar: DrawMotif = box => {
  const { width, height, ink } = box
  return [{ d: toPath(rectangle(0, height * 0.3, width, height * 0.7), box), fill: ink }]
}

/** Fine lines along the edge, evenly apart. */
export const lines: DrawMotif = box => {
  const { width, height, ink, count = 4 } = box
  const line = box.line ?? Math.max(height / 28, 0.5)
  return Array.from({ length: count }, (_, at) =>
    stroke(box, line, ink, height * (0.2 + (0.6 * at) / (count - 1)), width),
  )
}

function stroke(box: MotifBox, line: number, ink: string, y: number, width: number): Outline {
  const shape: Shape = [
    ['M', 0, y],
    ['L', width, y],
  ]
  return { d: toPath(shape, box), stroke: ink, strokeWidth: line }
}

/** A dashed line in the middle of the band: where something is cut or torn. */
export const dashes: DrawMotif = box => {
  const { width, height, ink, line = Math.max(height / 10, 1) } = box
  return [{ ...stroke(box, line, ink, height / 2, width), dash: [line * 4, line * 3] }]
}

/** Slanted bars with gaps, as on an airmail envelope; their colours in turn. */
export const slashes: DrawMotif = box => {
  const { width, height } = box
  const ink = inksOf(box)
  const count = pieceCount(box, 1.5)
  const [step, top, foot] = [width / count, height * 0.35, height]
  const lean = Math.min(step * 0.34, foot - top)
  return Array.from({ length: count }, (_, at) => {
    const from = at * step + (step * 0.5 - lean) / 2
    const bar = polygon([
      [from + lean, top],
      [from + lean + step * 0.5, top],
      [from + step * 0.5, foot],
      [from, foot],
    ])
    return { d: toPath(bar, box), fill: ink(at) }
  })
}

/** Land under a horizon: a quiet field that meets the edge, and a line on it. */
export const horizon: DrawMotif = box => {
  const { width, height, ink, line = Math.max(height / 22, 1) } = box
  const field = { d: toPath(rectangle(0, height / 2, width, height / 2), box), fill: tintOf(box) }
  return [field, stroke(box, line, ink, height / 2, width)]
}
