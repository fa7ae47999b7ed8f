import type { DrawMotif, MotifBox } from './motif-box.ts'
import { polygon, toPath } from './shape.ts'

type Point = readonly [x: number, y: number]

/** Rays from the middle of the lower edge to all others, as wide as the gaps between them. */
export const rays: DrawMotif = box => {
  const { ink, count = 11 } = box
  // A ray and a gap in turn, with a ray at either end.
  const slice = Math.PI / (2 * count - 1)
  return Array.from({ length: count }, (_, at) => {
    const ray = rayOf(box, Math.PI - 2 * at * slice, Math.PI - (2 * at + 1) * slice)
    return { d: toPath(polygon(ray), box), fill: ink }
  })
}

/** What of the box lies between two angles, measured from the right, as seen from the middle of its lower edge. */
function rayOf({ width, height }: MotifBox, from: number, to: number): readonly Point[] {
  const foot: Point = [width / 2, height]
  const end = (angle: number): Point => {
    const [across, up] = [Math.cos(angle), Math.sin(angle)]
    const reach = Math.min(width / 2 / Math.max(Math.abs(across), 1e-9), height / Math.max(up, 1e-9))
    return [foot[0] + across * reach, height - up * reach]
  }
  const corners: readonly Point[] = [
    [0, 0],
    [width, 0],
  ]
  const between = corners.filter(([x]) => {
    const angle = Math.atan2(height, x - foot[0])
    return angle < from && angle > to
  })
  return [foot, end(from), ...between, end(to)]
}
