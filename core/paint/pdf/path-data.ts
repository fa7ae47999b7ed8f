import { toNumber } from '../number.ts'
import type { Bounds } from '../../draw/frame.ts'

/** A path as PDF operators in its own coordinates, with the bounds of its points. */
interface PathOperators {
  readonly operators: string
  readonly bounds: Bounds
}

/** Numbers that each command takes (SVG 2, 9.3). */
const argumentCounts: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
}

/** Reads SVG path data, its numbers rounded to `decimals`. As in SVG, what follows an error is left out. */
export function toPathOperators(d: string, decimals: number): PathOperators {
  const pen = createPen(decimals)
  for (const [, letter = '', text = ''] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    if (!runCommand(pen, letter, readNumbers(text, letter))) break
  }
  const { left, top, right, bottom } = pen
  return { operators: pen.parts.join(''), bounds: { left, top, right, bottom } }
}

const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
/** The flags of an arc are single digits that may stand without a separator. */
const arcNumbers =
  /([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([+-]?[\d.]+(?:e[+-]?\d+)?)[\s,]*([01])[\s,]*([01])[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/gi

function readNumbers(text: string, letter: string): number[] {
  if (letter !== 'A' && letter !== 'a') return (text.match(number) ?? []).map(Number)
  return [...text.matchAll(arcNumbers)].flatMap(match => match.slice(1).map(Number))
}

/** Runs a command with all its repetitions; false when its numbers do not add up. */
function runCommand(pen: Pen, letter: string, numbers: readonly number[]): boolean {
  const absolute = letter.toUpperCase()
  const count = argumentCounts[absolute] ?? 0
  const isRelative = letter !== absolute
  if (pen.parts.length === 0 && absolute !== 'M') return false
  if (count === 0) {
    closePath(pen)
    return true
  }
  for (let at = 0; at + count <= numbers.length; at += count) {
    // Further pairs after a move are lines.
    const command = absolute === 'M' && at > 0 ? 'L' : absolute
    draw(pen, command, toAbsolute(pen, absolute, numbers.slice(at, at + count), isRelative))
  }
  return numbers.length >= count && numbers.length % count === 0
}

function toAbsolute(pen: Pen, command: string, values: number[], isRelative: boolean): number[] {
  if (!isRelative) return values
  if (command === 'H') return values.map(value => value + pen.x)
  if (command === 'V') return values.map(value => value + pen.y)
  const first = command === 'A' ? 5 : 0
  return values.map((value, index) =>
    index < first ? value : value + ((index - first) % 2 === 0 ? pen.x : pen.y),
  )
}

function draw(pen: Pen, command: string, values: readonly number[]): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values
  switch (command) {
    case 'M':
      pointTo(pen, a, b, 'm')
      break
    case 'L':
      pointTo(pen, a, b, 'l')
      break
    case 'H':
      pointTo(pen, a, pen.y, 'l')
      break
    case 'V':
      pointTo(pen, pen.x, a, 'l')
      break
    case 'C':
      curveTo(pen, a, b, c, d, e, f)
      break
    case 'S':
      curveTo(pen, ...mirroredHandle(pen, 'cubic'), a, b, c, d)
      break
    case 'Q':
      quadraticTo(pen, a, b, c, d)
      break
    case 'T':
      quadraticTo(pen, ...mirroredHandle(pen, 'quadratic'), a, b)
      break
    default:
      arcTo(pen, { radiusX: a, radiusY: b, turn: c, large: d, sweep: e, toX: f, toY: g })
  }
}

function arcTo(pen: Pen, arc: Omit<Arc, 'x' | 'y'>): void {
  for (const curve of arcToCurves({ x: pen.x, y: pen.y, ...arc })) curveTo(pen, ...curve)
  pen.handle = undefined
}

/** The pen that draws a path: where it is, what it drew, and how far it came. */
interface Pen {
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
type CurveKind = 'cubic' | 'quadratic'

/** A pen at the origin that writes numbers rounded to `decimals`. */
function createPen(decimals: number): Pen {
  const far = Number.POSITIVE_INFINITY
  const position = { x: 0, y: 0, startX: 0, startY: 0, handle: undefined }
  return { decimals, parts: [], ...position, left: far, top: far, right: -far, bottom: -far }
}

/** Lifts the pen to a point (m) or draws a line to it (l). */
function pointTo(pen: Pen, x: number, y: number, operator: 'm' | 'l'): void {
  write(pen, [x, y], operator)
  move(pen, x, y)
  if (operator === 'l') return
  pen.startX = x
  pen.startY = y
}

/** Draws a cubic curve. */
function curveTo(pen: Pen, x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
  write(pen, [x1, y1, x2, y2, x, y], 'c')
  move(pen, x, y)
  pen.handle = { kind: 'cubic', x: x2, y: y2 }
}

/** Draws a quadratic curve as the cubic one of the same shape. */
function quadraticTo(pen: Pen, handleX: number, handleY: number, x: number, y: number): void {
  const x1 = pen.x + (2 / 3) * (handleX - pen.x)
  const y1 = pen.y + (2 / 3) * (handleY - pen.y)
  curveTo(pen, x1, y1, x + (2 / 3) * (handleX - x), y + (2 / 3) * (handleY - y), x, y)
  pen.handle = { kind: 'quadratic', x: handleX, y: handleY }
}

/** The last handle mirrored at the pen; the pen's place when the last command was no curve of that kind. */
function mirroredHandle(pen: Pen, kind: CurveKind): [number, number] {
  if (pen.handle?.kind !== kind) return [pen.x, pen.y]
  return [2 * pen.x - pen.handle.x, 2 * pen.y - pen.handle.y]
}

/** Closes the contour; the pen is at its start again. */
function closePath(pen: Pen): void {
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

/** An elliptical arc from a point to another, as SVG's A command gives it; `turn` in degrees. */
interface Arc {
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
type Curve = [number, number, number, number, number, number]

/** An arc as cubic curves of at most a quarter turn each (SVG 2, B.2.4 and B.2.5). A flat arc is a line. */
function arcToCurves(arc: Arc): Curve[] {
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
