/** Bands of cells. What faces the sheet's edge is at the bottom of the box. */
import { type DrawMotif, inksOf, type MotifBox, oddCount, pieceCount, tintOf } from './motif-box.ts'
import { circle, polygon, rectangle, type Shape, toPath } from './shape.ts'

/** Draws some cells of a table of `rows`, in as many columns as make them square; an odd number, so that both ends are alike. */
function cells(
  box: MotifBox,
  rows: number,
  wanted: (row: number, column: number) => boolean,
): { readonly shape: Shape; readonly size: number } {
  const { width, height } = box
  const columns = oddCount(box, rows)
  const [across, down] = [width / columns, height / rows]
  const shape = Array.from({ length: rows * columns }, (_, at): Shape => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    return wanted(row, column) ? rectangle(column * across, row * down, across, down) : []
  })
  return { shape: shape.flat(), size: across }
}

/** Woven checks, as of a tablecloth: stripes both ways in a tint, and full colour where two cross. */
export const checks: DrawMotif = box => {
  const rows = box.count ?? 5
  const one = cells(box, rows, (row, column) => (row + column) % 2 === 1)
  const both = cells(box, rows, (row, column) => row % 2 === 0 && column % 2 === 0)
  return [
    { d: toPath(one.shape, box), fill: tintOf(box) },
    { d: toPath(both.shape, box), fill: box.ink },
  ]
}

/** A chessboard. */
export const squares: DrawMotif = box => {
  const { shape } = cells(box, box.count ?? 3, (row, column) => (row + column) % 2 === 0)
  return [{ d: toPath(shape, box), fill: box.ink }]
}

/** Fine lines both ways, as on squared paper, with every fifth of them stronger. */
export const grid: DrawMotif = box => {
  const { width, height, ink } = box
  const rows = box.count ?? 5
  const columns = 5 * Math.max(Math.round((width * rows) / height / 5), 1)
  const line = box.line ?? Math.max(height / 110, 0.35)
  const along = Array.from({ length: rows + 1 }, (_, at): Shape => {
    const y = line + ((height - 2 * line) * at) / rows
    return [
      ['M', 0, y],
      ['L', width, y],
    ]
  })
  const across = Array.from({ length: columns - 1 }, (_, at): Shape => {
    const x = (width * (at + 1)) / columns
    return [
      ['M', x, line],
      ['L', x, height - line],
    ]
  })
  const strong = [along[0] ?? [], along.at(-1) ?? [], ...across.filter((_, at) => at % 5 === 4)]
  return [
    { d: toPath([...along, ...across].flat(), box), stroke: ink, strokeWidth: line },
    { d: toPath(strong.flat(), box), stroke: ink, strokeWidth: line * 2.4 },
  ]
}

/** A row of squares on their corners, with a smaller one of the next colour in each. */
export const diamonds: DrawMotif = box => {
  const { width, height } = box
  const count = oddCount(box, 1)
  const step = width / count
  const row = (share: number): Shape =>
    Array.from({ length: count }, (_, at) => {
      const [x, y] = [(at + 0.5) * step, height / 2]
      const [out, up] = [(step * share) / 2, (height * share) / 2]
      return polygon([
        [x - out, y],
        [x, y - up],
        [x + out, y],
        [x, y + up],
      ])
    }).flat()
  return [
    { d: toPath(row(0.94), box), fill: box.ink },
    { d: toPath(row(0.42), box), fill: box.others?.[0] ?? box.ground },
  ]
}

/** Triangles that stand on a line, as on woven edges. */
export const zigzag: DrawMotif = box => {
  const { width, height } = box
  const ink = inksOf(box)
  const count = oddCount(box, 1.1)
  const step = width / count
  const row = (top: number, foot: number, share: number): Shape =>
    Array.from({ length: count }, (_, at) => {
      const middle = (at + 0.5) * step
      return polygon([
        [middle - (step * share) / 2, foot],
        [middle, top],
        [middle + (step * share) / 2, foot],
      ])
    }).flat()
  return [
    { d: toPath(row(height * 0.05, height * 0.78, 1), box), fill: ink(0) },
    { d: toPath(row(height * 0.42, height * 0.78, 0.48), box), fill: box.ground },
    { d: toPath(rectangle(0, height * 0.84, width, height * 0.16), box), fill: ink(1) },
  ]
}

/** Tiles with four petals and a dot in the middle, edge to edge. */
export const tiles: DrawMotif = box => {
  const { width, height, ink, others = [] } = box
  const count = oddCount(box, 1)
  const step = width / count
  const petals = Array.from({ length: count }, (_, at) => petalsIn(at * step, step, height)).flat()
  const dots = Array.from({ length: count }, (_, at) =>
    circle((at + 0.5) * step, height / 2, Math.min(step, height) * 0.1),
  ).flat()
  const line = Math.max(height / 40, 0.5)
  const seams = Array.from({ length: count + 1 }, (_, at): Shape => {
    const x = Math.min(Math.max(at * step, line / 2), width - line / 2)
    return [
      ['M', x, 0],
      ['L', x, height],
    ]
  }).flat()
  return [
    { d: toPath(petals, box), fill: ink },
    { d: toPath(dots, box), fill: others[0] ?? ink },
    { d: toPath(seams, box), stroke: ink, strokeWidth: line },
  ]
}

/** Four leaves from the corners of a tile to its middle. */
function petalsIn(left: number, width: number, height: number): Shape {
  const [x, y] = [left + width / 2, height / 2]
  const corners = [
    [0.06, 0.06],
    [0.94, 0.06],
    [0.94, 0.94],
    [0.06, 0.94],
  ] as const
  return corners.flatMap(([across, down]): Shape => {
    const [cornerX, cornerY] = [left + across * width, down * height]
    const [endX, endY] = [x + (cornerX - x) * 0.22, y + (cornerY - y) * 0.22]
    return [
      ['M', cornerX, cornerY],
      ['Q', x, cornerY, endX, endY],
      ['Q', cornerX, y, cornerX, cornerY],
      ['Z'],
    ]
  })
}

/** Small flags on a string: from a line at the top, their points down. Hangs from the upper edge of its box. */
export const bunting: DrawMotif = box => {
  const { width, height, line = Math.max(height / 30, 0.6) } = box
  const ink = inksOf(box)
  const count = pieceCount(box, 0.95)
  const step = width / count
  const flags = Array.from({ length: count }, (_, at) => {
    const flag = polygon([
      [(at + 0.08) * step, line],
      [(at + 0.92) * step, line],
      [(at + 0.5) * step, height * 0.9],
    ])
    return { d: toPath(flag, box), fill: ink(at) }
  })
  const string: Shape = [
    ['M', 0, line],
    ['L', width, line],
  ]
  return [...flags, { d: toPath(string, box), stroke: box.ink, strokeWidth: line }]
}
