/** Pieces that scenes are put together from, and what cuts them off at the sides of their box. */
import { type Command, circle, polygon, type Shape } from '../motifs/shape.ts'
import type { Form } from './scenes.ts'

/** A place in a scene, px from its upper left corner. */
export type Point = readonly [x: number, y: number]

/** A straight bar from one place to another; all bars and circles turn the same way, and so may overlap. */
export function bar([fromX, fromY]: Point, [toX, toY]: Point, thick: number): Shape {
  const long = Math.max(Math.hypot(toX - fromX, toY - fromY), 1e-6)
  const [x, y] = [((toY - fromY) / long) * (thick / 2), ((fromX - toX) / long) * (thick / 2)]
  return polygon([
    [fromX + x, fromY + y],
    [toX + x, toY + y],
    [toX - x, toY - y],
    [fromX - x, fromY - y],
  ])
}

/** Bars from place to place. */
export function bars(points: readonly Point[], thick: number): Shape {
  return points.slice(1).flatMap((point, at) => bar(points[at] as Point, point, thick))
}

/** A circle that is a hole in what it lies on. */
export function hole(x: number, y: number, radius: number): Shape {
  return [
    ['M', x - radius, y],
    ['A', radius, x + radius, y, 'counter'],
    ['A', radius, x - radius, y, 'counter'],
    ['Z'],
  ]
}

/** A ring with an outer and an inner radius. */
export function ring(x: number, y: number, outer: number, inner: number): Shape {
  return [...circle(x, y, outer), ...hole(x, y, inner)]
}

/** A box with round corners. */
export function rounded(x: number, y: number, width: number, height: number, corner: number): Shape {
  const radius = Math.min(corner, width / 2, height / 2)
  const [right, foot] = [x + width, y + height]
  return [
    ['M', x + radius, y],
    ['L', right - radius, y],
    ['A', radius, right, y + radius],
    ['L', right, foot - radius],
    ['A', radius, right - radius, foot],
    ['L', x + radius, foot],
    ['A', radius, x, foot - radius],
    ['L', x, y + radius],
    ['A', radius, x + radius, y],
    ['Z'],
  ]
}

/** The upper half of a circle over a line. */
export function dome(x: number, y: number, radius: number): Shape {
  return [['M', x - radius, y], ['A', radius, x + radius, y], ['Z']]
}

/** A shape so many px farther right and down. */
export function moved(shape: Shape, x: number, y: number): Shape {
  return shape.map((command): Command => {
    switch (command[0]) {
      case 'Z':
        return command
      case 'A':
        return ['A', command[1], command[2] + x, command[3] + y, command[4] ?? 'clockwise']
      case 'Q':
        return ['Q', command[1] + x, command[2] + y, command[3] + x, command[4] + y]
      default:
        return [command[0], command[1] + x, command[2] + y]
    }
  })
}

/** Forms cut off at the sides of a box, px. */
export function cropped(forms: readonly Form[], width: number, height: number): readonly Form[] {
  return forms.flatMap(form => {
    const shape = outlinesOf(form.shape).flatMap(outline => cutOff(outline, width, height))
    return shape.length > 0 ? [{ ...form, shape }] : []
  })
}

/** The closed outlines that a shape is made of. */
function outlinesOf(shape: Shape): readonly Shape[] {
  const outlines: Command[][] = []
  for (const command of shape) {
    if (command[0] === 'M') outlines.push([])
    outlines.at(-1)?.push(command)
  }
  return outlines
}

/** An outline as it is where all of it is in the box, and else with straight sides up to those of the box. */
function cutOff(outline: Shape, width: number, height: number): Shape {
  const points = straightened(outline)
  const isIn = ([x, y]: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= height
  // The bend of a curve may lie outside where the curve does not.
  const bends = outline.flatMap(command => (command[0] === 'Q' ? [[command[1], command[2]] as const] : []))
  if ([...points, ...bends].every(isIn)) return outline
  const left = cutAt(points, 0, x => x)
  const right = cutAt(left, 0, x => width - x)
  const top = cutAt(right, 1, y => y)
  const rest = cutAt(top, 1, y => height - y)
  return rest.length > 2 ? polygon(rest) : []
}

/** What of a polygon lies on the inner side of a line, by the distance of a coordinate from it. */
function cutAt(points: readonly Point[], axis: 0 | 1, inside: (along: number) => number): readonly Point[] {
  return points.flatMap((point, at) => {
    const before = points.at(at - 1) as Point
    const [here, there] = [inside(point[axis]), inside(before[axis])]
    const part = there / (there - here)
    const cut = [
      before[0] + (point[0] - before[0]) * part,
      before[1] + (point[1] - before[1]) * part,
    ] as const
    if (here >= 0) return there >= 0 ? [point] : [cut, point]
    return there >= 0 ? [cut] : []
  })
}

/** Steps that a bend is cut into, and how far those of an arc may lie off it, px. */
const BEND = 10
const OFF = 0.12

/** An outline's corners, with curves in short steps. */
function straightened(outline: Shape): readonly Point[] {
  const points: Point[] = []
  for (const command of outline) {
    const from = points.at(-1) ?? [0, 0]
    if (command[0] === 'M' || command[0] === 'L') points.push([command[1], command[2]])
    if (command[0] === 'Q') points.push(...stepsOfBend(from, command))
    if (command[0] === 'A') points.push(...stepsOfArc(from, command))
  }
  return points
}

function stepsOfBend([fromX, fromY]: Point, [, x, y, toX, toY]: Command & { 0: 'Q' }): readonly Point[] {
  return Array.from({ length: BEND }, (_, at): Point => {
    const part = (at + 1) / BEND
    const [first, second, third] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]
    return [first * fromX + second * x + third * toX, first * fromY + second * y + third * toY]
  })
}

function stepsOfArc(
  [fromX, fromY]: Point,
  [, given, toX, toY, turn]: Command & { 0: 'A' },
): readonly Point[] {
  const long = Math.hypot(toX - fromX, toY - fromY)
  if (long === 0) return []
  const radius = Math.max(given, long / 2)
  const side = turn === 'counter' ? -1 : 1
  const away = (Math.sqrt(Math.max(radius ** 2 - (long / 2) ** 2, 0)) / long) * side
  const [x, y] = [(fromX + toX) / 2 - (toY - fromY) * away, (fromY + toY) / 2 + (toX - fromX) * away]
  const start = Math.atan2(fromY - y, fromX - x)
  const sweep = 2 * Math.asin(Math.min(long / 2 / radius, 1)) * side
  const count = Math.max(Math.ceil(Math.abs(sweep) / Math.sqrt((8 * OFF) / radius)), 1)
  return Array.from({ length: count }, (_, at): Point => {
    const angle = start + (sweep * (at + 1)) / count
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}
