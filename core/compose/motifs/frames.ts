/** Lines around a whole sheet, drawn in its border: `line` is how far the border reaches in, px. */
import type { DrawMotif, MotifBox } from './motif-box.ts'
import { rectangle, type Shape, toPath } from './shape.ts'

/** One line all around. */
export const frame: DrawMotif = box => {
  const reach = reachOf(box)
  return [ruled(box, reach * 0.7, Math.max(reach / 14, 0.5))]
}

/** A stronger line around a fine one. */
export const doubleFrame: DrawMotif = box => {
  const reach = reachOf(box)
  return [
    ruled(box, reach * 0.52, Math.max(reach / 11, 0.75)),
    ruled(box, reach * 0.76, Math.max(reach / 30, 0.4)),
  ]
}

/** A piece in each corner: two lines and a quarter fan between them. */
export const corners: DrawMotif = box => {
  const { width, height, ink } = box
  const reach = reachOf(box)
  const arm = Math.min(Math.min(width, height) * 0.16, reach * 3)
  const line = Math.max(reach / 20, 0.5)
  const near = reach * 0.4
  const piece: Shape = [
    ['M', near + arm, near],
    ['L', near, near],
    ['L', near, near + arm],
    ['M', near + arm * 0.72, near + reach * 0.22],
    ['L', near + reach * 0.22, near + reach * 0.22],
    ['L', near + reach * 0.22, near + arm * 0.72],
    ['M', near + reach * 0.55, near],
    ['A', reach * 0.55, near, near + reach * 0.55],
  ]
  return [false, true].flatMap(across =>
    [false, true].map(down => ({
      d: toPath(piece, { ...box, across, down }),
      stroke: ink,
      strokeWidth: line,
    })),
  )
}

function reachOf({ width, height, line }: MotifBox): number {
  return line ?? Math.min(width, height) * 0.05
}

function ruled(box: MotifBox, inset: number, line: number) {
  const { width, height, ink } = box
  const shape = rectangle(inset, inset, width - 2 * inset, height - 2 * inset)
  return { d: toPath(shape, box), stroke: ink, strokeWidth: line }
}
