/** A command of an outline. An arc is of a circle and turns clockwise unless it says otherwise: its radius, then where it ends. */
export type Command =
  | readonly ['M' | 'L', number, number]
  | readonly ['A', number, number, number, ('clockwise' | 'counter')?]
  | readonly ['Q', number, number, number, number]
  | readonly ['Z']

/** An outline in px from the upper left corner of its box. */
export type Shape = readonly Command[]

/** A box, and whether what is drawn in it is mirrored, left to right and top to bottom, and then turned to stand along a side. */
export interface Mirror {
  /** px */
  readonly width: number
  /** px */
  readonly height: number
  readonly across?: boolean
  readonly down?: boolean
  /** Across and down change places: the box is then as wide as it was high. */
  readonly turned?: boolean
}

/** SVG path data of a shape in its box, to a hundredth of a px. */
export function toPath(
  shape: Shape,
  { width, height, across = false, down = false, turned = false }: Mirror,
): string {
  const point = (x: number, y: number) => {
    const place = [round(across ? width - x : x), round(down ? height - y : y)]
    return (turned ? place.reverse() : place).join(' ')
  }
  const isMirrored = (across !== down) !== turned
  return shape
    .map(command => {
      switch (command[0]) {
        case 'Z':
          return 'Z'
        case 'A': {
          const [, radius, x, y, turn = 'clockwise'] = command
          const sweep = (turn === 'clockwise') !== isMirrored ? 1 : 0
          return `A${round(radius)} ${round(radius)} 0 0 ${sweep} ${point(x, y)}`
        }
        case 'Q':
          return `Q${point(command[1], command[2])} ${point(command[3], command[4])}`
        default:
          return `${command[0]}${point(command[1], command[2])}`
      }
    })
    .join('')
}

/** A whole circle. */
export function circle(x: number, y: number, radius: number): Shape {
  return [['M', x - radius, y], ['A', radius, x + radius, y], ['A', radius, x - radius, y], ['Z']]
}

/** The path of a whole circle, px. */
export function circlePath(x: number, y: number, radius: number): string {
  return toPath(circle(x, y, radius), { width: 0, height: 0 })
}

/** A closed outline with straight sides. */
export function polygon(points: readonly (readonly [number, number])[]): Shape {
  return [...points.map(([x, y], at): Command => [at === 0 ? 'M' : 'L', x, y]), ['Z']]
}

/** A box with straight sides, px. */
export function rectangle(x: number, y: number, width: number, height: number): Shape {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
}

/** A place in an outline, to a hundredth of a px. */
export function round(value: number): number {
  return Math.round(value * 100) / 100
}
