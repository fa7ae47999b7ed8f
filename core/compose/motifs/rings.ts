import type { DrawMotif } from './motif-box.ts'
import { circle, toPath } from './shape.ts'

/** Rings around one middle, evenly apart, as large as the box allows. */
export const rings: DrawMotif = box => {
  const { width, height, ink, count = 5 } = box
  const reach = Math.min(width, height) / 2
  const line = box.line ?? Math.max(reach / count / 3, 0.5)
  const step = (reach - line / 2) / count
  return Array.from({ length: count }, (_, at) => ({
    d: toPath(circle(width / 2, height / 2, step * (at + 1)), box),
    stroke: ink,
    strokeWidth: line,
  }))
}
