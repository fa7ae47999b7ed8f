import { type Arc, arcToCurves } from './arc.ts'
import { closePath, createPen, curveTo, mirroredHandle, type Pen, pointTo, quadraticTo } from './path-pen.ts'

/** A path as PDF operators in its own coordinates, with the bounds of its points. */
export interface PathOperators {
  readonly operators: string
  readonly bounds: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
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
