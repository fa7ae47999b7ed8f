import { toNumber } from './number.ts'

/** The pen that draws a path: where it is, what it drew, and how far it came. */
export interface Pen {
  readonly decimals: number
  /** PDF operators. */
  readonly parts: string[]
  x: number
  y: number
  startX: number
  startY: number
  /** The last handle of a curve, which a smooth curve of the same kind mirrors. */
  handle: { readonly kind: CurveKind; readonly x: number; readonly y: number } | undefined
  left: number
  top: number
  right: number
  bottom: number
}

/** Kinds of Bézier curves in SVG paths. */
export type CurveKind = 'cubic' | 'quadratic'

/** A pen at the origin that writes numbers rounded to `decimals`. */
export function createPen(decimals: number): Pen {
  const far = Number.POSITIVE_INFINITY
  const position = { x: 0, y: 0, startX: 0, startY: 0, handle: undefined }
  return { decimals, parts: [], ...position, left: far, top: far, right: -far, bottom: -far }
}

/** Lifts the pen to a point (m) or draws a line to it (l). */
export function pointTo(pen: Pen, x: number, y: number, operator: 'm' | 'l'): void {
  write(pen, [x, y], operator)
  move(pen, x, y)
  if (operator === 'l') return
  pen.startX = x
  pen.startY = y
}

/** Draws a cubic curve. */
export function curveTo(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x: number,
  y: number,
): void {
  write(pen, [x1, y1, x2, y2, x, y], 'c')
  move(pen, x, y)
  pen.handle = { kind: 'cubic', x: x2, y: y2 }
}

/** Draws a quadratic curve as the cubic one of the same shape. */
export function quadraticTo(pen: Pen, handleX: number, handleY: number, x: number, y: number): void {
  const x1 = pen.x + (2 / 3) * (handleX - pen.x)
  const y1 = pen.y + (2 / 3) * (handleY - pen.y)
  curveTo(pen, x1, y1, x + (2 / 3) * (handleX - x), y + (2 / 3) * (handleY - y), x, y)
  pen.handle = { kind: 'quadratic', x: handleX, y: handleY }
}

/** The last handle mirrored at the pen; the pen's place when the last command was no curve of that kind. */
export function mirroredHandle(pen: Pen, kind: CurveKind): [number, number] {
  if (pen.handle?.kind !== kind) return [pen.x, pen.y]
  return [2 * pen.x - pen.handle.x, 2 * pen.y - pen.handle.y]
}

/** Closes the contour; the pen is at its start again. */
export function closePath(pen: Pen): void {
  pen.parts.push('h\n')
  move(pen, pen.startX, pen.startY)
}

function write(pen: Pen, numbers: readonly number[], operator: string): void {
  pen.parts.push(`${numbers.map(value => toNumber(value, pen.decimals)).join(' ')} ${operator}\n`)
}

function move(pen: Pen, x: number, y: number): void {
  pen.x = x
  pen.y = y
  pen.handle = undefined
  pen.left = Math.min(pen.left, x)
  pen.right = Math.max(pen.right, x)
  pen.top = Math.min(pen.top, y)
  pen.bottom = Math.max(pen.bottom, y)
}
