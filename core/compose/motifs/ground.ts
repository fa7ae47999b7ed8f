/** Bands of what lies in and on the ground. What faces the sheet's edge is at the bottom of the box. */
import { type DrawMotif, inksOf, tintOf } from './motif-box.ts'
import { type Command, type Shape, toPath } from './shape.ts'

/** How wide stones are, of their height, in turn. */
const WIDTHS: readonly number[] = [1.9, 1.2, 2.3, 1.5, 1.05, 2.0, 1.35]

/** Stones laid without mortar, in courses. */
export const stones: DrawMotif = box => {
  const { width, height, ink } = box
  const courses = box.count ?? 3
  const tall = height / courses
  const gap = Math.max(tall * 0.08, 0.6)
  const laid: Command[][] = [[], [], []]
  for (let course = 0; course < courses; course++) {
    let x = -tall * (course % 2 === 0 ? 0 : 0.7)
    for (let at = course * 3; x < width; at++) {
      const wide = tall * (WIDTHS[at % WIDTHS.length] ?? 1)
      const [left, right] = [Math.max(x, 0), Math.min(x + wide, width)]
      if (right - left > tall * 0.3)
        laid[(at + course) % 3]?.push(...stone(left, right, course * tall, tall, gap))
      x += wide
    }
  }
  // Stone has one colour, and one in three is paler.
  return laid.map((shape, at) => ({ d: toPath(shape, box), fill: at === 2 ? tintOf(box) : ink }))
}

/** A stone with worn corners, less the joint around it. */
function stone(from: number, to: number, top: number, tall: number, gap: number): Shape {
  const [left, right, upper, lower] = [from + gap / 2, to - gap / 2, top + gap / 2, top + tall - gap / 2]
  const worn = Math.min(tall * 0.34, (right - left) / 2.4)
  return [
    ['M', left + worn, upper],
    ['L', right - worn, upper],
    ['Q', right, upper, right, upper + worn],
    ['L', right, lower - worn],
    ['Q', right, lower, right - worn, lower],
    ['L', left + worn, lower],
    ['Q', left, lower, left, lower - worn],
    ['L', left, upper + worn],
    ['Q', left, upper, left + worn, upper],
    ['Z'],
  ]
}

/** Lines one over the other as layers of earth, closer towards the edge. */
export const layers: DrawMotif = box => {
  const { width, height, ink } = box
  const count = box.count ?? 8
  const lines = Array.from({ length: count }, (_, at): Shape => {
    const share = 1 - (1 - (at + 0.6) / count) ** 1.25
    return undulating(
      width,
      height * (0.06 + 0.9 * share),
      Math.min(height * 0.05, width * 0.02) * (1.3 - share),
      at * 1.7,
    )
  })
  const line = box.line ?? Math.max(height / 70, 0.6)
  return lines.map((shape, at) => ({
    ...{ d: toPath(shape, box), stroke: ink, strokeWidth: line * (0.8 + (0.9 * at) / count) },
  }))
}

/** Parts of a width that a long swell takes. */
const SWELLS = 5

/** A line from side to side that swells around a height. */
function undulating(width: number, y: number, rise: number, phase: number): Shape {
  const at = (share: number): number => y + rise * Math.sin(share * 2 * Math.PI * 1.3 + phase)
  const curves = Array.from({ length: SWELLS }, (_, swell): Command => {
    const [middle, end] = [(swell + 0.5) / SWELLS, (swell + 1) / SWELLS]
    return ['Q', middle * width, at(middle) * 2 - (at(swell / SWELLS) + at(end)) / 2, end * width, at(end)]
  })
  return [['M', 0, at(0)], ...curves]
}

/** Hills one behind the other. */
export const hills: DrawMotif = box => {
  const { width, height } = box
  const ink = inksOf(box)
  const ridges = [
    [2, 0.02, 0.5, 1.4],
    [1, 0.3, 0.42, 4.1],
    [0, 0.58, 0.3, 0.3],
  ] as const
  return ridges.map(([tone, top, rise, phase]) => {
    const half = (height * rise) / 2
    const ridge = undulating(width, height * top + half, half, phase)
    const shape: Shape = [...ridge, ['L', width, height], ['L', 0, height], ['Z']]
    return { d: toPath(shape, box), fill: ink(tone) }
  })
}
