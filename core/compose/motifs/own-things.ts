/** Things that are better drawn by themselves than in an icon's lines: what is a field, and what the library has not. */
import type { Outline } from '../tree.ts'
import { iconPaths, ICON, placedPath } from './icons.ts'
import { circle, type Command, polygon, rectangle, type Shape, toPath } from './shape.ts'

/** The square that a thing fills, px from the upper left corner of what it stands in. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink: string
  readonly ground: string
}

type DrawThing = (square: Square) => readonly Outline[]

/** A thing of shapes in a square of 1: those of `ink`, and those cut out of them. */
function solid(shape: Shape, cut: Shape = []): DrawThing {
  return square => [
    { d: path(shape, square), fill: square.ink },
    ...(cut.length > 0 ? [{ d: path(cut, square), fill: square.ground }] : []),
  ]
}

/** A thing of lines in a square of 1. */
function lined(shape: Shape, width = 0.055): DrawThing {
  return square => [
    { d: path(shape, square), stroke: square.ink, strokeWidth: width * square.size, round: true },
  ]
}

function path(shape: Shape, { x, y, size }: Square): string {
  const moved = shape.map(command => {
    const [letter, ...numbers] = command
    const at = (value: number, along: number): number => value * size + (along % 2 === 0 ? x : y)
    if (letter === 'Z') return command
    if (letter !== 'A') return [letter, ...(numbers as number[]).map(at)] as unknown as Command
    const [radius, toX, toY, turn] = numbers as unknown as [number, number, number, 'counter' | undefined]
    return ['A', radius * size, at(toX, 0), at(toY, 1), ...(turn ? [turn] : [])] as unknown as Command
  })
  return toPath(moved, { width: size, height: size })
}

/** An icon as a field of its colour. */
function filled(icon: string): DrawThing {
  return ({ x, y, size, ink }) =>
    iconPaths(icon).map(d => ({ d: placedPath(d, x, y, size / ICON), fill: ink }))
}

function around(
  count: number,
  x: number,
  y: number,
  radius: number,
  from = 0,
): readonly (readonly [number, number])[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = from + (2 * Math.PI * at) / count
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const
  })
}

const [TIPS, LEFT, RIGHT] = [
  around(12, 0.5, 0.5, 0.5),
  ...[-0.11, 0.11].map(turn => around(12, 0.5, 0.5, 0.32, turn)),
]

/** A disc with rays around it. */
const sun: Shape = [
  ...circle(0.5, 0.5, 0.24),
  ...(TIPS ?? []).flatMap((tip, at) => polygon([LEFT?.[at] ?? tip, tip, RIGHT?.[at] ?? tip])),
]

function star(points: number, inner: number): Shape {
  const [out, within] = [around(points, 0.5, 0.53, 0.5), around(points, 0.5, 0.53, inner, Math.PI / points)]
  return polygon(out.flatMap((point, at) => [point, within[at] ?? point]))
}

/** A disc with a toothed rim, a ring in it and two ribbons. */
const seal: DrawThing = square => {
  const rim = polygon(
    around(48, 0.5, 0.4, 0.38).map(([x, y], at) => {
      const share = at % 2 === 0 ? 1 : 0.93
      return [0.5 + (x - 0.5) * share, 0.4 + (y - 0.4) * share] as const
    }),
  )
  const ribbon = (side: -1 | 1): Shape =>
    polygon([
      [0.5 + side * 0.06, 0.66],
      [0.5 + side * 0.24, 0.62],
      [0.5 + side * 0.34, 1],
      [0.5 + side * 0.21, 0.94],
      [0.5 + side * 0.13, 1],
    ])
  return [
    { d: path([...ribbon(-1), ...ribbon(1)], square), fill: square.ink },
    { d: path(rim, square), fill: square.ink, stroke: square.ground, strokeWidth: square.size * 0.012 },
    { d: path(circle(0.5, 0.4, 0.3), square), stroke: square.ground, strokeWidth: square.size * 0.014 },
    {
      d: path(
        star(5, 0.21).map(command => inSeal(command)),
        square,
      ),
      fill: square.ground,
    },
  ]
}

/** Strokes of a carved name, from one place to another in tenths of the stone. */
const CARVED = [
  [1.9, 2.2, 4.4, 2.2],
  [3.15, 1.6, 3.15, 4.4],
  [1.9, 3.3, 4.4, 3.3],
  [1.9, 4.4, 4.4, 4.4],
  [5.6, 1.6, 8.1, 1.6],
  [5.6, 1.6, 5.6, 4.4],
  [8.1, 1.6, 8.1, 4.4],
  [5.6, 3, 8.1, 3],
  [1.9, 5.6, 4.4, 5.6],
  [1.9, 5.6, 1.9, 8.4],
  [3.15, 5.6, 3.15, 8.4],
  [4.4, 5.6, 4.4, 8.4],
  [5.6, 6, 8.1, 6],
  [6.85, 5.6, 6.85, 8.4],
  [5.6, 7.2, 8.1, 7.2],
  [5.6, 8.4, 8.1, 8.4],
] as const

/** The print of a square stone: a name in strokes of the ground. */
const hanko: DrawThing = square => {
  const stone = polygon([
    [0.06, 0.05],
    [0.95, 0.06],
    [0.94, 0.95],
    [0.05, 0.94],
  ])
  const strokes: Shape = CARVED.flatMap(([x, y, endX, endY]) => [
    ['M', x / 10, y / 10] as const,
    ['L', endX / 10, endY / 10] as const,
  ])
  return [
    { d: path(stone, square), fill: square.ink },
    { d: path(strokes, square), stroke: square.ground, strokeWidth: square.size * 0.045, round: true },
  ]
}

/** A star within the disc of a seal. */
function inSeal(command: Command): Command {
  if (command[0] === 'Z' || command[0] === 'A' || command[0] === 'Q') return command
  return [command[0], 0.5 + (command[1] - 0.5) * 0.36, 0.4 + (command[2] - 0.53) * 0.36]
}

/** A toothed wheel with a hole, drawn as one outline so that what it lies on is seen through it. */
const gear: DrawThing = square => {
  const teeth = Array.from({ length: 12 }, (_, at) =>
    [
      [0.4, -0.085],
      [0.5, -0.055],
      [0.5, 0.055],
      [0.4, 0.085],
    ].map(
      ([radius = 0, turn = 0]) =>
        around(1, 0.5, 0.5, radius, (2 * Math.PI * at) / 12 + turn * 1.3)[0] ?? ([0, 0] as const),
    ),
  )
  return solid(polygon(teeth.flat()), circle(0.5, 0.5, 0.19))(square)
}

/** Two rings with a star between two lines, as of rubber. */
const stamp: Shape = [
  ...circle(0.5, 0.5, 0.485),
  ...circle(0.5, 0.5, 0.36),
  ...around(28, 0.5, 0.5, 0.423).flatMap(([x, y]) => circle(x, y, 0.006)),
  ...star(5, 0.21).map(command => shrunk(command, 0.3)),
  ['M', 0.24, 0.33],
  ['L', 0.76, 0.33],
  ['M', 0.24, 0.67],
  ['L', 0.76, 0.67],
]

/** A straight command of the square around its middle, smaller. */
function shrunk(command: Command, by: number): Command {
  if (command[0] !== 'M' && command[0] !== 'L') return command
  return [command[0], 0.5 + (command[1] - 0.5) * by, 0.5 + (command[2] - 0.53) * by]
}

/** A leaf of two curves between two places. */
function leaf(
  [x, y]: readonly [number, number],
  [endX, endY]: readonly [number, number],
  breadth: number,
): Shape {
  const [across, down] = [-(endY - y) * breadth, (endX - x) * breadth]
  const [middleX, middleY] = [(x + endX) / 2, (y + endY) / 2]
  return [
    ['M', x, y],
    ['Q', middleX + across, middleY + down, endX, endY],
    ['Q', middleX - across, middleY - down, x, y],
    ['Z'],
  ]
}

/** A stem with leaves in pairs, leaning. */
const branch: Shape = [
  ['M', 0.14, 0.98],
  ['Q', 0.34, 0.52, 0.86, 0.06],
  ...[
    [0.245, 0.76],
    [0.38, 0.55],
    [0.535, 0.365],
    [0.7, 0.205],
  ].flatMap(([x = 0, y = 0], at): Shape => {
    const length = 0.3 - at * 0.035
    return [
      ...leaf([x, y], [x - length * 0.42, y - length], 0.34),
      ...leaf([x, y], [x + length, y - length * 0.1], 0.34),
    ]
  }),
]

/** A flame over a candle and its saucer. */
const candle: Shape = [
  ...rectangle(0.39, 0.38, 0.22, 0.5),
  ['M', 0.5, 0.38],
  ['L', 0.5, 0.3],
  ['M', 0.5, 0.02],
  ['Q', 0.66, 0.2, 0.5, 0.27],
  ['Q', 0.34, 0.2, 0.5, 0.02],
  ['M', 0.22, 0.88],
  ['L', 0.78, 0.88],
  ['Q', 0.74, 0.98, 0.62, 0.98],
  ['L', 0.38, 0.98],
  ['Q', 0.26, 0.98, 0.22, 0.88],
]

/** A kiosk with a domed roof, panes in its door, on a step. */
const phonebox: Shape = [
  ['M', 0.26, 0.14],
  ['Q', 0.5, -0.03, 0.74, 0.14],
  ...rectangle(0.24, 0.14, 0.52, 0.09),
  ...rectangle(0.27, 0.23, 0.46, 0.7),
  ['M', 0.2, 0.98],
  ['L', 0.8, 0.98],
  ['M', 0.24, 0.93],
  ['L', 0.76, 0.93],
  ...rectangle(0.34, 0.3, 0.32, 0.54),
  ...[0.408, 0.516, 0.624, 0.732].flatMap(
    (y): Shape => [
      ['M', 0.34, y],
      ['L', 0.66, y],
    ],
  ),
  ...[0.42, 0.58].flatMap(
    (x): Shape => [
      ['M', x, 0.3],
      ['L', x, 0.84],
    ],
  ),
]

/** Our own things by their names in `core/brief/words/drawings.ts`. */
export const ownThings: Readonly<Record<string, DrawThing | undefined>> = {
  Branch: lined(branch, 0.028),
  Candle: lined(candle, 0.045),
  Gear: gear,
  Heart: filled('heart'),
  Moon: solid(circle(0.5, 0.5, 0.5)),
  Phonebox: lined(phonebox, 0.024),
  Hanko: hanko,
  Seal: seal,
  Stamp: lined(stamp, 0.022),
  Star: solid(star(5, 0.21)),
  Sun: solid(sun),
}
