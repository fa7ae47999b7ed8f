/** An elliptical arc from a point to another, as SVG's A command gives it; `turn` in degrees. */
export interface Arc {
  readonly x: number
  readonly y: number
  readonly radiusX: number
  readonly radiusY: number
  readonly turn: number
  readonly large: number
  readonly sweep: number
  readonly toX: number
  readonly toY: number
}

/** Two handles and an end. */
export type Curve = [number, number, number, number, number, number]

/** An arc as cubic curves of at most a quarter turn each (SVG 2, B.2.4 and B.2.5). A flat arc is a line. */
export function arcToCurves(arc: Arc): Curve[] {
  const turn = (arc.turn * Math.PI) / 180
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  const halfX = (arc.x - arc.toX) / 2
  const halfY = (arc.y - arc.toY) / 2
  const x = cosine * halfX + sine * halfY
  const y = cosine * halfY - sine * halfX
  let radiusX = Math.abs(arc.radiusX)
  let radiusY = Math.abs(arc.radiusY)
  if (radiusX === 0 || radiusY === 0) return [[arc.x, arc.y, arc.toX, arc.toY, arc.toX, arc.toY]]
  if (halfX === 0 && halfY === 0) return []
  const reach = (x / radiusX) ** 2 + (y / radiusY) ** 2
  if (reach > 1) {
    radiusX *= Math.sqrt(reach)
    radiusY *= Math.sqrt(reach)
  }
  const side = arc.large === arc.sweep ? -1 : 1
  const offset = side * Math.sqrt(Math.max(0, 1 / reach - 1))
  const centerX = (offset * radiusX * y) / radiusY
  const centerY = (-offset * radiusY * x) / radiusX
  const start = Math.atan2((y - centerY) / radiusY, (x - centerX) / radiusX)
  const end = Math.atan2((-y - centerY) / radiusY, (-x - centerX) / radiusX)
  let angle = end - start
  if (arc.sweep === 1 && angle < 0) angle += 2 * Math.PI
  if (arc.sweep === 0 && angle > 0) angle -= 2 * Math.PI
  const middleX = (arc.x + arc.toX) / 2 + cosine * centerX - sine * centerY
  const middleY = (arc.y + arc.toY) / 2 + sine * centerX + cosine * centerY
  const place = (px: number, py: number): [number, number] => [
    middleX + cosine * px * radiusX - sine * py * radiusY,
    middleY + sine * px * radiusX + cosine * py * radiusY,
  ]
  return pieces(start, angle, place, [arc.toX, arc.toY])
}

function pieces(
  start: number,
  angle: number,
  place: (x: number, y: number) => [number, number],
  last: readonly [number, number],
): Curve[] {
  const count = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9))
  const step = angle / count
  const handle = (4 / 3) * Math.tan(step / 4)
  return Array.from({ length: count }, (_, index): Curve => {
    const from = start + index * step
    const to = from + step
    const one = place(Math.cos(from) - handle * Math.sin(from), Math.sin(from) + handle * Math.cos(from))
    const two = place(Math.cos(to) + handle * Math.sin(to), Math.sin(to) - handle * Math.cos(to))
    const end = index === count - 1 ? last : place(Math.cos(to), Math.sin(to))
    return [...one, ...two, end[0], end[1]]
  })
}
