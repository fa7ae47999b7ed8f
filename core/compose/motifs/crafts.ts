/** Bands of what is knitted, sewn, sawn and hoisted. What faces the sheet's edge is at the bottom of the box. */
import { type DrawMotif, inksOf, pieceCount, tintOf } from './motif-box.ts'
import { circle, polygon, rectangle, type Shape, toPath } from './shape.ts'

/** Rows of plain knitting: each stitch two strokes that meet. */
export const knit: DrawMotif = box => {
  const { width, height, ink } = box
  const rows = box.count ?? 4
  const tall = height / (rows + 0.5)
  const columns = Math.max(Math.round(width / (tall * 1.05)), 3)
  const wide = width / columns
  const stitches = Array.from({ length: rows * columns }, (_, at): Shape => {
    const [x, y] = [((at % columns) + 0.5) * wide, Math.floor(at / columns) * tall]
    return [
      ['M', x - wide * 0.36, y + tall * 0.22],
      ['L', x - wide * 0.05, y + tall * 1.05],
      ['M', x + wide * 0.36, y + tall * 0.22],
      ['L', x + wide * 0.05, y + tall * 1.05],
    ]
  })
  const strokeWidth = Math.min(box.line ?? Math.max(tall * 0.14, 0.8), wide * 0.24)
  return [{ d: toPath(stitches.flat(), box), stroke: ink, strokeWidth, round: true }]
}

/** Two rows of running stitch. */
export const stitches: DrawMotif = box => {
  const { width, height, ink } = box
  const count = Math.max(Math.round(width / (height * 0.42)), 3)
  const step = width / count
  const line = Math.min(box.line ?? Math.max(height / 22, 1), height / 8, step / 4)
  const shape = [0.34, 0.66].flatMap((share, row) =>
    Array.from({ length: count - row }, (_, at): Shape => {
      const from = (at + (row === 0 ? 0.2 : 0.7)) * step
      return [
        ['M', from, height * share],
        ['L', from + step * 0.56, height * share],
      ]
    }).flat(),
  )
  return [{ d: toPath(shape, box), stroke: ink, strokeWidth: line, round: true }]
}

/** Panes between the bars of a window, edge to edge. */
export const panes: DrawMotif = box => {
  const { width, height, ink } = box
  const line = box.line ?? Math.max(height / 42, 1)
  const rows = box.count ?? 3
  const columns = Math.max(Math.round((width * rows) / height / 1.3), 2)
  const [across, down] = [(width - line) / columns, (height - line) / rows]
  const bars = [
    ...Array.from(
      { length: columns + 1 },
      (_, at): Shape => [
        ['M', line / 2 + at * across, 0],
        ['L', line / 2 + at * across, height],
      ],
    ),
    ...Array.from(
      { length: rows + 1 },
      (_, at): Shape => [
        ['M', 0, line / 2 + at * down],
        ['L', width, line / 2 + at * down],
      ],
    ),
  ]
  return [{ d: toPath(bars.flat(), box), stroke: ink, strokeWidth: line }]
}

/** A pierced screen: stars of eight points in squares, in fine lines. */
export const lattice: DrawMotif = box => {
  const { width, height, ink } = box
  const rows = box.count ?? (height > 60 ? 2 : 1)
  const tall = height / rows
  const columns = Math.max(Math.round(width / tall), 1)
  const wide = width / columns
  const cells = Array.from({ length: rows * columns }, (_, at) => {
    const [left, top] = [(at % columns) * wide, Math.floor(at / columns) * tall]
    return cell(left, top, wide, tall)
  })
  return [
    {
      d: toPath(cells.flat(), box),
      stroke: ink,
      strokeWidth: box.line ?? Math.max(Math.min(tall, wide) / 44, 0.5),
    },
  ]
}

/** Two squares turned against each other, joined to the corners of their cell. */
function cell(left: number, top: number, wide: number, tall: number): Shape {
  const at = (x: number, y: number): readonly [number, number] => [left + x * wide, top + y * tall]
  const [near, far] = [0.23, 0.77]
  const arms: Shape = [
    [at(0.01, 0.01), at(near, near)],
    [at(0.99, 0.01), at(far, near)],
    [at(0.99, 0.99), at(far, far)],
    [at(0.01, 0.99), at(near, far)],
  ].flatMap(
    ([from, to]): Shape => [
      ['M', ...(from ?? at(0, 0))],
      ['L', ...(to ?? at(0, 0))],
    ],
  )
  return [
    ...polygon([at(near, near), at(far, near), at(far, far), at(near, far)]),
    ...polygon([at(0.5, 0.1), at(0.9, 0.5), at(0.5, 0.9), at(0.1, 0.5)]),
    ...circle(...at(0.5, 0.5), Math.min(wide, tall) * 0.13),
    ...arms,
  ]
}

/** The corner at the end of an edge turned down: what lies behind it, and the back of the sheet. */
export const fold: DrawMotif = box => {
  const { width, height, ink } = box
  const size = Math.min(width, height)
  const from = width - size
  const behind = polygon([
    [from, 0],
    [width, 0],
    [width, size],
  ])
  const flap = polygon([
    [from, 0],
    [width, size],
    [from, size],
  ])
  return [
    { d: toPath(behind, box), fill: ink },
    { d: toPath(flap, box), fill: tintOf(box) },
  ]
}

/** Signal flags of plain squares and triangles, side by side. */
export const flags: DrawMotif = box => {
  const { width, height, ground } = box
  const ink = inksOf({ ...box, others: [...(box.others ?? []), tintOf(box)].slice(0, 2) })
  const count = pieceCount(box, 1.16)
  const step = width / count
  const size = Math.min(step, height) * 0.86
  return Array.from({ length: count }, (_, at) => {
    const [x, y] = [(at + 0.5) * step - size / 2, (height - size) / 2]
    const [one, other] = [ink(at % 2), at % 3 === 1 ? ground : ink((at + 1) % 2)]
    const line = { stroke: ink(0), strokeWidth: Math.max(size / 40, 0.6) }
    return [
      { d: toPath(rectangle(x, y, size, size), box), fill: one, ...line },
      { d: toPath(marking(at, x, y, size), box), fill: other },
    ]
  }).flat()
}

/** What is on a flag, in turn. */
function marking(at: number, x: number, y: number, size: number): Shape {
  const part = (share: number): number => share * size
  switch (at % 6) {
    case 0:
      return rectangle(x + part(0.5), y, part(0.5), size)
    case 1:
      return rectangle(x + part(0.27), y + part(0.27), part(0.46), part(0.46))
    case 2:
      return polygon([
        [x, y],
        [x + size, y],
        [x, y + size],
      ])
    case 3:
      return [
        ...rectangle(x, y, part(0.5), part(0.5)),
        ...rectangle(x + part(0.5), y + part(0.5), part(0.5), part(0.5)),
      ]
    case 4:
      return polygon([
        [x, y],
        [x + size, y + part(0.5)],
        [x, y + size],
      ])
    default:
      return [
        ...rectangle(x, y + part(0.38), size, part(0.24)),
        ...rectangle(x + part(0.38), y, part(0.24), size),
      ]
  }
}
