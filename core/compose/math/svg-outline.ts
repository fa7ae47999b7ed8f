import type { LiteElement } from 'mathjax-full/js/adaptors/lite/Element.js'

/** `[a, b, c, d, e, f]` as SVG has it. */
type Matrix = readonly [number, number, number, number, number, number]

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** All that an SVG of MathJax draws as the path data of one outline, moved by `x` and `y`. Throws where letters are left that no font has. */
export function outlineOf(svg: LiteElement, x: number, y: number): string {
  const out: string[] = []
  for (const child of elementsOf(svg)) draw(child, [1, 0, 0, 1, x, y], out)
  return out.join('')
}

function elementsOf({ children }: LiteElement): LiteElement[] {
  return children.filter((child): child is LiteElement => 'children' in child)
}

function draw(element: LiteElement, around: Matrix, out: string[]): void {
  const matrix = times(around, transformOf(String(element.attributes['transform'] ?? '')))
  const number = (name: string): number => Number.parseFloat(String(element.attributes[name] ?? 0)) || 0
  switch (element.kind) {
    case 'path':
      out.push(placed(String(element.attributes['d'] ?? ''), matrix))
      return
    case 'rect':
      if (
        element.attributes['data-background'] !== undefined ||
        element.attributes['data-bgcolor'] !== undefined
      )
        return
      out.push(rectangle(element, matrix, number))
      return
    case 'line':
      out.push(placed(lineData(number, number('stroke-width') || LINE), matrix))
      return
    case 'text':
      throw new Error('it has letters that no installed font holds')
    case 'svg':
      drawNested(element, matrix, out, number)
      return
    default:
      for (const child of elementsOf(element)) draw(child, matrix, out)
  }
}

/** How thick lines of tables are, in thousandths of an em. */
const LINE = 60

/** A bracket that was made longer: a piece of it, of which is seen what lies in its box. */
function drawNested(svg: LiteElement, matrix: Matrix, out: string[], number: (name: string) => number): void {
  const [left = 0, top = 0, width = 0, height = 0] = String(svg.attributes['viewBox'] ?? '')
    .split(/[\s,]+/)
    .map(Number)
  const scale: Matrix = [
    ...([number('width') / width || 1, 0, 0, number('height') / height || 1] as const),
    ...([number('x'), number('y')] as const),
  ]
  const inner = times(times(matrix, scale), [1, 0, 0, 1, -left, -top])
  const seen = { left, top, right: left + width, bottom: top + height }
  const inside: string[] = []
  for (const child of elementsOf(svg)) draw(child, [1, 0, 0, 1, 0, 0], inside)
  out.push(placed(inside.join(''), inner, seen))
}

function rectangle(element: LiteElement, matrix: Matrix, number: (name: string) => number): string {
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  const outer = box(x, y, width, height)
  if (element.attributes['fill'] !== 'none') return placed(outer, matrix)
  // The line of a frame, as what lies between two boxes that run against each other.
  const thick = number('stroke-width') || LINE
  const half = thick / 2
  const inner = `M${x + half} ${y + half}L${x + half} ${y + height - half}L${x + width - half} ${y + height - half}L${x + width - half} ${y + half}Z`
  return placed(box(x - half, y - half, width + thick, height + thick) + inner, matrix)
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}L${x + width} ${y}L${x + width} ${y + height}L${x} ${y + height}Z`
}

function lineData(number: (name: string) => number, thick: number): string {
  const [x1, y1, x2, y2] = [number('x1'), number('y1'), number('x2'), number('y2')]
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  const [dx, dy] = [((y2 - y1) / length) * (thick / 2), ((x1 - x2) / length) * (thick / 2)]
  return `M${x1 + dx} ${y1 + dy}L${x2 + dx} ${y2 + dy}L${x2 - dx} ${y2 - dy}L${x1 - dx} ${y1 - dy}Z`
}

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f]
}

function transformOf(written: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name, given = ''] of written.matchAll(/([a-z]+)\(([^)]*)\)/g)) {
    const values = given
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    matrix = times(matrix, stepOf(name, values))
  }
  return matrix
}

function stepOf(name: string | undefined, [a = 0, b, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  if (name === 'matrix') return [a, b ?? 0, c, d, e, f]
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0]
  if (name === 'rotate') {
    const angle = (a * Math.PI) / 180
    const turned: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0]
    return times(times([1, 0, 0, 1, b ?? 0, c], turned), [1, 0, 0, 1, -(b ?? 0), -c])
  }
  return [1, 0, 0, 1, a, b ?? 0]
}

/** Path data in absolute commands, moved and scaled; what lies outside a box is drawn to its edge first. */
function placed(d: string, [a, b, c, e, f, g]: Matrix, within?: Box): string {
  let out = ''
  for (const { command, points } of stepsOf(d)) {
    out += command
    for (let at = 0; at < points.length; at += 1) {
      const [x, y] = within ? clamped(points[at] as Point, within) : (points[at] as Point)
      out += `${at > 0 ? ' ' : ''}${round(a * x + c * y + f)} ${round(b * x + e * y + g)}`
    }
  }
  return out
}

/** A command with all its points. */
interface PathStep {
  readonly command: string
  readonly points: readonly Point[]
}

/** Letters that were taken apart: there are a few hundred of them. */
const known = new Map<string, readonly PathStep[]>()
const MOST_KNOWN = 1000

function stepsOf(d: string): readonly PathStep[] {
  const before = known.get(d)
  if (before !== undefined) return before
  const steps = takenApart(d)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(d, steps)
  return steps
}

function takenApart(d: string): readonly PathStep[] {
  let [x, y] = [0, 0]
  /** The handle of the curve before, which `T` mirrors. */
  let handle: Point | undefined
  return [...d.matchAll(/([MLHVQTCZ])([^MLHVQTCZ]*)/g)].map(([, command = '', given = '']) => {
    const values = (given.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const points = pointsOf(command, values, [x, y], handle)
    handle = command === 'Q' || command === 'T' ? points[0] : undefined
    ;[x, y] = points.at(-1) ?? [x, y]
    return { command: drawnAs[command] ?? command, points }
  })
}

/** Commands that are drawn by others, which hold where axes are turned. */
const drawnAs: Readonly<Record<string, string>> = { H: 'L', V: 'L', T: 'Q' }

type Point = readonly [number, number]

function pointsOf(
  command: string,
  values: readonly number[],
  [x, y]: Point,
  handle: Point | undefined,
): Point[] {
  const [first = 0, second = 0] = values
  if (command === 'H') return [[first, y]]
  if (command === 'V') return [[x, first]]
  if (command === 'T') return [handle ? [2 * x - handle[0], 2 * y - handle[1]] : [x, y], [first, second]]
  return values.flatMap((value, at): Point[] => (at % 2 === 0 ? [[value, values[at + 1] ?? 0]] : []))
}

function clamped([x, y]: Point, { left, top, right, bottom }: Box): Point {
  return [Math.min(Math.max(x, left), right), Math.min(Math.max(y, top), bottom)]
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
