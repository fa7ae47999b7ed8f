/** Bands of round and pointed marks. What faces the sheet's edge is at the bottom of the box. */
import { type DrawMotif, inksOf, oddCount, pieceCount } from './motif-box.ts'
import { circle, polygon, rectangle, type Shape, toPath } from './shape.ts'

/** Two rows of dots, one set between the other; their colours in turn. */
export const dots: DrawMotif = box => {
  const { width, height } = box
  const ink = inksOf(box)
  const count = oddCount(box, 1.9)
  const step = width / count
  const radius = Math.min(step * 0.27, height * 0.17)
  return [0, 1].map(row => {
    const middles = Array.from({ length: count - row }, (_, at) => (at + 0.5 + row / 2) * step)
    const shape = middles.flatMap(x => circle(x, height * (0.27 + 0.46 * row), radius))
    return { d: toPath(shape, box), fill: ink(row) }
  })
}

/** A screen of dots that grow towards the edge. */
export const halftone: DrawMotif = box => {
  const { width, height, ink } = box
  const rows = box.count ?? 5
  const pitch = height / rows
  const count = oddCount(box, rows)
  const step = width / count
  const shape = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: count }, (_, at) => {
      const radius = pitch * (0.1 + (0.38 * row) / (rows - 1))
      return circle((at + 0.5) * step, (row + 0.5) * pitch, Math.min(radius, step / 2))
    }).flat(),
  ).flat()
  return [{ d: toPath(shape, box), fill: ink }]
}

/** One full disc, in the middle of the band. */
export const moon: DrawMotif = box => {
  const { width, height, ink } = box
  return [{ d: toPath(circle(width / 2, height / 2, Math.min(width, height) * 0.4), box), fill: ink }]
}

/** A row of stars with five points. */
export const stars: DrawMotif = box => {
  const { width, height } = box
  const ink = inksOf(box)
  const count = oddCount(box, 0.8)
  const step = width / count
  const radius = Math.min(step * 0.5, height * 0.46)
  return Array.from({ length: count }, (_, at) => {
    const size = at % 2 === 0 ? radius : radius * 0.55
    return { d: toPath(star((at + 0.5) * step, height / 2, size), box), fill: ink(at % 2) }
  })
}

function star(x: number, y: number, radius: number): Shape {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [angle, out] = [(at * Math.PI) / 5, at % 2 === 0 ? radius : radius * 0.42]
    return [x + out * Math.sin(angle), y - out * Math.cos(angle)] as const
  })
  return polygon(points)
}

/** A disc, a square and a triangle in turn, each in the next colour. */
export const forms: DrawMotif = box => {
  const { width, height } = box
  const ink = inksOf(box)
  const count = Math.max(pieceCount(box, 1.15), 3)
  const step = width / count
  const size = Math.min(step, height) * 0.86
  return Array.from({ length: count }, (_, at) => {
    const [left, foot] = [(at + 0.5) * step - size / 2, height]
    const kinds = [
      circle(left + size / 2, foot - size / 2, size / 2),
      rectangle(left, foot - size, size, size),
      polygon([
        [left, foot],
        [left + size / 2, foot - size],
        [left + size, foot],
      ]),
    ]
    return { d: toPath(kinds[at % 3] ?? [], box), fill: ink(at) }
  })
}

/** Half discs with rays of line, side by side along the edge, as on a foyer's grille. */
export const fans: DrawMotif = box => {
  const { width, height, ink } = box
  const count = box.count ?? oddCount(box, 0.56)
  const half = width / count / 2
  const line = box.line ?? Math.min(Math.max(Math.min(height, half) / 30, 0.5), half / 4)
  const reach = Math.max(Math.min(half, height) - line, 0)
  const rows = Array.from({ length: count }, (_, at): Shape => fan((2 * at + 1) * half, height, reach))
  return [{ d: toPath(rows.flat(), box), stroke: ink, strokeWidth: line }]
}

/** Rays of a fan between its inner and its outer rim, and both rims. */
function fan(x: number, foot: number, reach: number): Shape {
  const rim = (radius: number): Shape => [
    ['M', x - radius, foot],
    ['A', radius, x, foot - radius],
    ['A', radius, x + radius, foot],
  ]
  const rays = Array.from({ length: 9 }, (_, at): Shape => {
    const angle = (Math.PI * (at + 1)) / 10
    const [across, up] = [Math.cos(angle), Math.sin(angle)]
    return [
      ['M', x + across * reach * 0.34, foot - up * reach * 0.34],
      ['L', x + across * reach * 0.86, foot - up * reach * 0.86],
    ]
  })
  return [...rim(reach), ...rim(reach * 0.86), ...rim(reach * 0.34), ...rim(reach * 0.16), ...rays.flat()]
}
