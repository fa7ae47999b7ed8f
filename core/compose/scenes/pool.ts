/** The lanes of a swimming pool. */
import { circle, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { bars, rounded } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'
import { type Perspective, placeAt, strip } from './perspective.ts'

/** Lanes of water between strings of floats, with starting blocks at the far side and a ladder at the near one. */
export const pool: DrawScene = stage => {
  const { width, height } = stage
  const size = Math.min(height, width * 1.1)
  const field = { horizon: height * 0.44, foot: height * 0.9, middle: width * 0.46, narrow: 0.42 }
  const wide = Math.max(size * 0.4, width / 0.42 / 12)
  const count = Math.ceil(width / field.narrow / wide / 2) * 2 + 2
  const lines = Array.from({ length: count + 1 }, (_, at) => field.middle + wide * (at - count / 2))
  const water = rectangle(0, field.horizon, width, height - field.horizon)
  return [
    ...farSide(stage, field, lines, size),
    { shape: water, near: 0.5 },
    ...floors(field, lines, wide),
    ...ripples(stage, field, size),
    ...lines.flatMap(x => floats(field, x, size)),
    ...swimmers(stage, field, lines, size),
    ...nearSide(stage, field.foot, size),
  ]
}

/** The black line on the floor of each lane. */
function floors(field: Perspective, lines: readonly number[], wide: number): readonly Form[] {
  const shapes = lines.map(x => strip(field, x + wide * 0.44, x + wide * 0.56))
  return [{ shape: shapes.flat(), near: 0.64 }]
}

/** Gleams on the water, longer the nearer they are. */
function ripples({ width, chance }: Stage, field: Perspective, size: number): readonly Form[] {
  const count = Math.min(Math.round((width / size) * 16), 64)
  const gleams = Array.from({ length: count }, (): Shape => {
    const part = chance()
    const [, y] = placeAt(field, 0, part)
    const reach = size * (0.1 - 0.07 * part) * (0.6 + 0.6 * chance())
    const [x, deep] = [width * chance(), size * (0.016 - 0.01 * part)]
    return [
      ['M', x - reach, y],
      ['Q', x - reach * 0.4, y - deep * 1.6, x, y],
      ['Q', x + reach * 0.5, y + deep * 1.4, x + reach, y],
      ['Q', x + reach * 0.4, y + deep * 2.6, x, y + deep * 0.9],
      ['Q', x - reach * 0.5, y - deep * 0.6, x - reach, y],
      ['Z'],
    ]
  })
  return [{ shape: gleams.flat(), near: 0.3 }]
}

/** A string of floats that are in turn pale and lit. */
function floats(field: Perspective, x: number, size: number): readonly Form[] {
  const count = 12
  const beads = Array.from({ length: count }, (_, at): Shape => {
    const half = size * 0.021
    const [from, to] = [at / count, (at + 0.82) / count]
    return polygon([
      placeAt(field, x - half, to),
      placeAt(field, x + half, to),
      placeAt(field, x + half, from),
      placeAt(field, x - half, from),
    ])
  })
  const shapeOf = (lit: boolean): Shape => beads.filter((_, at) => at % 4 < 2 === lit).flat()
  return [
    { shape: shapeOf(false), near: 0.04 },
    { shape: shapeOf(true), near: 'light' },
  ]
}

/** A head with a cap and an arm over the water in some of the lanes. */
function swimmers(
  { width, chance }: Stage,
  field: Perspective,
  lines: readonly number[],
  size: number,
): readonly Form[] {
  return lines.slice(1).flatMap((to, at): readonly Form[] => {
    const part = 0.2 + 0.45 * chance()
    const [x, y] = placeAt(field, (to + (lines[at] as number)) / 2, part)
    if (at % 2 === 1 || x < width * 0.06 || x > width - size * 0.6) return []
    const radius = size * 0.04 * (1.1 - part)
    const wake = [-1, 1].flatMap(side =>
      bars(
        side > 0
          ? [
              [x + radius * 1.4, y + radius * 0.8],
              [x + radius * 2.7, y + radius * 3.6],
            ]
          : [
              [x - radius * 2.7, y + radius * 3.6],
              [x - radius * 1.4, y + radius * 0.8],
            ],
        radius * 0.34,
      ),
    )
    const arm = bars(
      [
        [x + radius * 0.9, y + radius * 0.5],
        [x + radius * 1.9, y - radius * 0.9],
        [x + radius * 1.5, y - radius * 2.1],
      ],
      radius * 0.5,
    )
    return [
      { shape: wake, near: 0.16 },
      {
        shape: [
          ...arm,
          ...rounded(x - radius * 1.3, y + radius * 0.3, radius * 2.6, radius * 1.4, radius * 0.7),
        ],
        near: 0.95,
      },
      { shape: circle(x, y, radius), near: 'light' },
    ]
  })
}

/** A hall's wall with windows and a strip of pennants, and the blocks to start from. */
function farSide(
  { width, height }: Stage,
  { horizon, ...rest }: Perspective,
  lines: readonly number[],
  size: number,
): readonly Form[] {
  const deck = size * 0.07
  const bay = size * 0.3
  const windows = Array.from({ length: Math.ceil(width / bay) }, (_, at) =>
    rectangle(bay * (at + 0.12), height * 0.12, bay * 0.76, horizon - deck - height * 0.17),
  )
  const bars = Array.from({ length: Math.ceil(width / bay) }, (_, at) =>
    rectangle(
      bay * (at + 0.12),
      height * 0.12 + (horizon - height * 0.17 - deck) * 0.42,
      bay * 0.76,
      size * 0.012,
    ),
  )
  const blocks = lines.slice(1).flatMap((to, at): Shape => {
    const [x] = placeAt({ horizon, ...rest }, (to + (lines[at] as number)) / 2, 1)
    const half = size * 0.034
    return [
      ...polygon([
        [x - half * 0.8, horizon - size * 0.095],
        [x + half * 0.8, horizon - size * 0.095],
        [x + half, horizon],
        [x - half, horizon],
      ]),
      ...rectangle(x - half * 1.2, horizon - size * 0.115, half * 2.4, size * 0.028),
    ]
  })
  return [
    { shape: windows.flat(), near: 0.14 },
    { shape: bars.flat(), near: 0.02 },
    ...pennants(width, height * 0.17, size),
    { shape: rectangle(0, horizon - deck, width, deck), near: 0.26 },
    { shape: rectangle(0, horizon - size * 0.016, width, size * 0.016), near: 0.1 },
    { shape: blocks, near: 0.82 },
  ]
}

/** A line of small flags over the water. */
function pennants(width: number, y: number, size: number): readonly Form[] {
  const step = size * 0.115
  const flags = Array.from({ length: Math.ceil(width / step) }, (_, at) =>
    polygon([
      [step * (at + 0.1), y],
      [step * (at + 0.9), y],
      [step * (at + 0.5), y + size * 0.085],
    ]),
  )
  const every = (rest: number): Shape => flags.filter((_, at) => at % 3 === rest).flat()
  return [
    { shape: every(0), near: 'light' },
    { shape: [...every(1), ...rectangle(0, y - size * 0.004, width, size * 0.008)], near: 0.62 },
    { shape: every(2), near: 0.36 },
  ]
}

/** The edge of the pool with its gutter, and a ladder over it. */
function nearSide({ width, height }: Stage, foot: number, size: number): readonly Form[] {
  const x = width - Math.min(size * 0.42, width * 0.36)
  const tile = size * 0.12
  const joints = Array.from({ length: Math.ceil(width / tile) }, (_, at) =>
    rectangle(tile * at, foot + size * 0.03, size * 0.006, height - foot),
  )
  return [
    { shape: ladder(x, foot, size, -1), near: 0.86 },
    { shape: rectangle(0, foot, width, height - foot), near: 0.88 },
    { shape: joints.flat(), near: 0.76 },
    { shape: rectangle(0, foot, width, size * 0.026), near: 0.08 },
    { shape: ladder(x, foot, size, 1), near: 1 },
  ]
}

/** Rails that bend over the edge, or the steps in the water behind it. */
function ladder(x: number, foot: number, size: number, side: 1 | -1): Shape {
  const [wide, thick, top] = [size * 0.17, size * 0.026, foot - size * 0.2]
  if (side < 0)
    return [0.1, 0.035].flatMap(up => rectangle(x - size * 0.06, foot - size * up, wide, size * 0.022))
  return [0, wide].flatMap((across): Shape => {
    const [left, right] = [x + across - size * 0.06, x + across + size * 0.06]
    const radius = (right - left) / 2
    return [
      ['M', left, foot],
      ['L', left, top],
      ['A', radius, right, top],
      ['L', right, foot + size * 0.06],
      ['L', right - thick, foot + size * 0.06],
      ['L', right - thick, top],
      ['A', radius - thick, left + thick, top, 'counter'],
      ['L', left + thick, foot],
      ['Z'],
    ]
  })
}
