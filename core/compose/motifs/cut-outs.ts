/** Flat shapes cut by hand that stand on an edge. What faces the sheet's edge is at the bottom of the box. */
import { type DrawMotif, inksOf, pieceCount } from './motif-box.ts'
import { type Command, polygon, type Shape, toPath } from './shape.ts'

type Point = readonly [x: number, y: number]

/** Outlines with few and straight cuts, as shares of a piece's box. */
const cuts: readonly (readonly Point[])[] = [
  [
    [0, 1],
    [0.08, 0.3],
    [0.52, 0],
    [0.9, 0.22],
    [1.05, 1],
  ],
  [
    [-0.05, 1],
    [0.16, 0.55],
    [0.4, 0.62],
    [0.62, 0.28],
    [0.96, 0.5],
    [1, 1],
  ],
  [
    [0.02, 1],
    [0, 0.46],
    [0.3, 0.12],
    [0.72, 0.3],
    [0.94, 0.12],
    [1.08, 1],
  ],
  [
    [0, 1],
    [0.2, 0.7],
    [0.56, 0.44],
    [1.1, 0.62],
    [1.12, 1],
  ],
]

/** Cut paper: shapes of different heights that overlap, each in the next colour. */
export const blobs: DrawMotif = box => {
  const { width, height } = box
  const ink = inksOf(box)
  const count = Math.max(pieceCount(box, 1.5), 3)
  const step = width / count
  return Array.from({ length: count }, (_, at) => {
    const cut = cuts[at % cuts.length] ?? []
    const points = cut.map(([x, y]): Point => [Math.min(Math.max((at + x) * step, 0), width), y * height])
    return { d: toPath(polygon(points), box), fill: ink(at) }
  })
}

/** Feathers that stand in a row and lean to the reading's end, each in the next colour, with their shafts cut out. */
export const feathers: DrawMotif = box => {
  const { width, height, ground } = box
  const ink = inksOf(box)
  const count = Math.max(pieceCount(box, 0.52), 3)
  const step = width / count
  const line = Math.max(height / 60, 0.5)
  return Array.from({ length: count }, (_, at) => {
    const foot: Point = [(at + 0.3) * step, height]
    const tip: Point = [(at + 0.72) * step, height * (at % 2 === 0 ? 0.04 : 0.2)]
    const shaft: Shape = [
      ['M', ...foot],
      ['L', foot[0] + (tip[0] - foot[0]) * 0.86, foot[1] + (tip[1] - foot[1]) * 0.86],
    ]
    return [
      { d: toPath(blade(foot, tip, step * 0.5), box), fill: ink(at) },
      { d: toPath(shaft, box), stroke: ground, strokeWidth: line },
    ]
  }).flat()
}

/** Leaves in pairs on stems that stand in a row. */
export const leaves: DrawMotif = box => {
  const { width, height, ink, others = [] } = box
  const count = Math.max(pieceCount(box, 0.8), 2)
  const step = width / count
  const line = Math.max(height / 60, 0.5)
  const stems: Shape[] = []
  const blades: Shape[] = []
  for (let at = 0; at < count; at++) {
    const x = (at + 0.5) * step
    const top = height * (at % 2 === 0 ? 0.04 : 0.22)
    stems.push([
      ['M', x, height],
      ['L', x, top + (height - top) * 0.2],
    ])
    const size = Math.min(step * 0.46, height * 0.34)
    blades.push(blade([x, top + size], [x, top], size * 0.5))
    for (const share of [0.42, 0.66, 0.9]) {
      const y = top + (height - top) * share
      for (const side of [-1, 1]) blades.push(blade([x, y], [x + side * size, y - size * 0.72], size * 0.46))
    }
  }
  return [
    { d: toPath(stems.flat(), box), stroke: ink, strokeWidth: line },
    { d: toPath(blades.flat(), box), fill: others[0] ?? ink },
  ]
}

/** A leaf of two curves between two points, `breadth` wide. */
function blade([x, y]: Point, [endX, endY]: Point, breadth: number): Shape {
  const length = Math.max(Math.hypot(endX - x, endY - y), 1e-6)
  const [across, down] = [(-(endY - y) / length) * breadth, ((endX - x) / length) * breadth]
  const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2]
  const curve = (side: number, toX: number, toY: number): Command => [
    'Q',
    middleX + side * across,
    middleY + side * down,
    toX,
    toY,
  ]
  return [['M', x, y], curve(1, endX, endY), curve(-1, x, y), ['Z']]
}
