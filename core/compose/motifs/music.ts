/** Bands of what music is made and written with. What faces the sheet's edge is at the bottom of the box. */
import type { DrawMotif } from './motif-box.ts'
import { polygon, rectangle, type Shape, toPath } from './shape.ts'

/** Black keys of an octave, behind which of its seven white ones. */
const BLACK: readonly number[] = [0, 1, 3, 4, 5]

/** A keyboard, its keys away from the edge. */
export const keys: DrawMotif = box => {
  const { width, height, ink } = box
  const count = box.count ?? Math.max(Math.round(width / (height * 0.26)), 7)
  const step = width / count
  const line = Math.max(height / 90, 0.5)
  const between = Array.from(
    { length: count - 1 },
    (_, at): Shape => [
      ['M', (at + 1) * step, 0],
      ['L', (at + 1) * step, height],
    ],
  )
  const black = between.map((_, at) =>
    BLACK.includes(at % 7)
      ? rectangle((at + 1) * step - step * 0.31, height * 0.36, step * 0.62, height * 0.64)
      : [],
  )
  const front: Shape = [
    ['M', 0, line / 2],
    ['L', width, line / 2],
  ]
  return [
    { d: toPath([...between.flat(), ...front], box), stroke: ink, strokeWidth: line },
    { d: toPath(black.flat(), box), fill: ink },
  ]
}

/** Five fine lines. */
export const stave: DrawMotif = box => {
  const { width, height, ink } = box
  const lines = [0.2, 0.35, 0.5, 0.65, 0.8].map(
    (share): Shape => [
      ['M', 0, height * share],
      ['L', width, height * share],
    ],
  )
  return [{ d: toPath(lines.flat(), box), stroke: ink, strokeWidth: box.line ?? Math.max(height / 60, 0.6) }]
}

/** Bars that stand on the edge and swell as sound does. */
export const bars: DrawMotif = box => {
  const { width, height, ink } = box
  const count = box.count ?? Math.max(Math.round(width / (height * 0.16)), 12)
  const step = width / count
  const shape = Array.from({ length: count }, (_, at) => {
    const swell = Math.abs(Math.sin(at * 0.31) * Math.sin(at * 1.27 + 0.6))
    const tall = height * (0.1 + 0.88 * swell)
    return rectangle((at + 0.22) * step, height - tall, step * 0.56, tall)
  })
  return [{ d: toPath(shape.flat(), box), fill: ink }]
}

/** Two rails on their sleepers that meet far away, over the edge in the middle. */
export const rails: DrawMotif = box => {
  const { width, height, ink } = box
  const [near, far] = [Math.min(width * 0.42, height * 1.3), Math.min(width, height) * 0.035]
  const middle = width / 2
  const halfAt = (y: number): number => far + (near - far) * y
  const rail = (side: -1 | 1): Shape => {
    const [top, foot] = [halfAt(0), halfAt(1)]
    return polygon([
      [middle + side * top * 0.72, 0],
      [middle + side * top, 0],
      [middle + side * foot * 0.8, height],
      [middle + side * foot * 0.72, height],
    ])
  }
  // Sleepers stand closer the farther they lie.
  const sleepers = Array.from({ length: 11 }, (_, at): Shape => {
    const share = ((at + 1) / 11) ** 2.2
    const thick = height * 0.042 * share + 0.4
    const half = halfAt(share)
    return rectangle(middle - half, share * height - thick, 2 * half, thick)
  })
  return [rail(-1), rail(1), sleepers.flat()].map(shape => ({ d: toPath(shape, box), fill: ink }))
}
