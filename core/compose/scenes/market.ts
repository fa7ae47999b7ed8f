/** Stalls of a market. */
import type { DrawScene, Form, Stage } from './scenes.ts'
import { type Command, circle, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { along, board, inTurn, type Kind } from './boards.ts'
import { ball, block, leaf, nearness, outline, PALER, part, type Stand } from './still.ts'

/** A stall's place: its left, its foot, px wide and tall, and how near it is. */
interface Place {
  readonly left: number
  readonly foot: number
  readonly wide: number
  readonly tall: number
  readonly near: number
}

/** Heights in parts of a stall's: the ridge of its awning, its eaves, how far its scallops hang, and its table. */
const STALL = { ridge: 1, eaves: 0.76, hang: 0.09, table: 0.3, stripes: 8 }

/** The stripes of an awning, every second one. */
function stripes({ left, foot, wide, tall }: Place, first: number): Shape {
  const [ridge, eaves] = [foot - tall * STALL.ridge, foot - tall * STALL.eaves]
  const inset = wide * 0.1
  const [under, over] = [wide / STALL.stripes, (wide - 2 * inset) / STALL.stripes]
  return Array.from({ length: STALL.stripes / 2 }, (_, pair): Shape => {
    const at = pair * 2 + first
    const [low, high] = [left + under * at, left + inset + over * at]
    return [
      ['M', low, eaves],
      ['L', high, ridge],
      ['L', high + over, ridge],
      ['L', low + under, eaves],
      ['Q', low + under, eaves + tall * STALL.hang, low + under / 2, eaves + tall * STALL.hang],
      ['Q', low, eaves + tall * STALL.hang, low, eaves],
      ['Z'],
    ]
  }).flat()
}

/** A crate with round fruit in a heap, in parts of its size. */
function heap(stand: Stand, near: number, fruit: Form['near'], isRound = true): readonly Form[] {
  const rows = [
    [-0.36, 0.36],
    [-0.12, 0.36],
    [0.12, 0.36],
    [0.36, 0.36],
    [-0.24, 0.53],
    [0, 0.53],
    [0.24, 0.53],
  ] as const
  const { x, base, size } = stand
  const shape = isRound
    ? rows.flatMap(([out, up]) => circle(x + out * size, base - up * size, size * 0.13))
    : [-0.36, -0.18, 0, 0.18, 0.36].flatMap(out =>
        leaf(x + out * size, base - size * 0.26, out * size * 0.5, size * 0.46, 0.3),
      )
  return [
    { shape, near: fruit },
    { shape: block(stand, 0.5, 0, 0.32), near },
    { shape: block(stand, 0.5, 0.14, 0.18), near: nearness(near - PALER) },
  ]
}

function stall({ chance }: Stage, place: Place): readonly Form[] {
  const { left, foot, wide, tall, near } = place
  const [eaves, table] = [foot - tall * STALL.eaves, foot - tall * STALL.table]
  const crates = Math.min(Math.max(Math.round(wide / (tall * 0.34)), 2), 4)
  const size = (wide * 0.86) / crates
  const first = 2 + Math.floor(chance() * 3)
  const fruits = ['light', near * 0.78, near * 0.5, near * 0.62] as const
  return [
    { shape: rectangle(left + wide * 0.06, eaves, wide * 0.88, table - eaves), near: near * 0.16 },
    {
      shape: [0.05, 0.92].flatMap(at => rectangle(left + wide * at, eaves, wide * 0.03, foot - eaves)),
      near,
    },
    ...Array.from({ length: crates }, (_, at) => {
      const kind = (first + at) % fruits.length
      const stand = { x: left + wide * 0.07 + size * (at + 0.5), base: table, size: size * 0.92 }
      return heap(stand, near * 0.8, fruits[kind] ?? near, kind !== 1)
    }).flat(),
    { shape: rectangle(left + wide * 0.02, table, wide * 0.96, tall * 0.05), near },
    {
      shape: rectangle(left + wide * 0.05, table + tall * 0.05, wide * 0.9, foot - table - tall * 0.05),
      near: near * 0.86,
    },
    { shape: stripes(place, 0), near },
    { shape: stripes(place, 1), near: near * 0.06 },
  ]
}

/** How near the stalls are, and the houses behind them. */
const NEAR = { stalls: 0.86, houses: 0.2, panes: 0.08 }

/** Stalls side by side. */
function row(stage: Stage, foot: number, tall: number): readonly Form[] {
  const { width } = stage
  const count = Math.max(Math.round(width / (tall * 1.15)), 1)
  const wide = width / count
  return Array.from({ length: count }, (_, at) =>
    stall(stage, { left: wide * (at + 0.03), foot, wide: wide * 0.94, tall, near: NEAR.stalls }),
  ).flat()
}

/** Houses around the square, with gables of their own. */
function houses({ width, height, chance }: Stage, foot: number, tall: number): readonly Form[] {
  const [walls, panes]: [Command[], Command[]] = [[], []]
  const most = Math.max(foot - height * 0.2, tall * 1.08)
  const count = Math.max(Math.round(width / (tall * 0.5)), 2)
  for (let at = 0; at < count; at++) {
    const wide = width / count
    const [left, right] = [wide * at, wide * (at + 0.97)]
    const eaves = foot - most * (0.72 + 0.16 * chance())
    const gable = Math.min(wide * (0.3 + 0.4 * chance()), most * 0.12)
    const peak = chance() < 0.7 ? (left + right) / 2 : left
    walls.push(
      ...polygon([
        [left, foot],
        [left, eaves],
        [peak, eaves - gable],
        [right, eaves],
        [right, foot],
      ]),
    )
    for (let y = eaves + wide * 0.14; y < foot - tall * 0.98; y += wide * 0.36)
      for (const part of [0.2, 0.58]) panes.push(...rectangle(left + wide * part, y, wide * 0.16, wide * 0.2))
  }
  return [
    { shape: walls, near: NEAR.houses },
    { shape: panes, near: NEAR.panes },
  ]
}

const crate = (fruit: Form['near'], isRound = true): Kind => ({
  wide: 1.04,
  drawn: (stand, near) => heap(stand, near, fruit, isRound),
})

/** A basket with a handle. */
const basket: Kind = {
  wide: 0.84,
  drawn: (stand, near) => [
    {
      shape: outline(stand, [
        [-0.36, 0.34],
        [-0.34, 0.86, 0, 0.86],
        [0.34, 0.86, 0.36, 0.34],
        [0.3, 0.34],
        [0.3, 0.79, 0, 0.79],
        [-0.3, 0.79, -0.3, 0.34],
      ]),
      near,
    },
    {
      shape: [-0.2, 0.02, 0.22].flatMap(out => ball(stand, out, 0.42, 0.14)),
      near: nearness(near - PALER * 1.6),
    },
    part(
      stand,
      [
        [0.26, 0],
        [0.4, 0.38],
      ],
      near,
    ),
    part(
      stand,
      [
        [0.33, 0.17],
        [0.35, 0.23],
      ],
      near - PALER,
    ),
  ],
}

/** Pennants on a line from side to side that hangs between its posts. */
function pennants({ width, height }: Stage, size: number): readonly Form[] {
  const spans = Math.max(Math.round(width / (size * 9)), 1)
  const each = 7
  const flags = Array.from({ length: spans * each }, (_, at): { x: number; y: number } => {
    const part = (at % each) / each + 0.5 / each
    const x = (width / spans) * (Math.floor(at / each) + part)
    return { x, y: height * 0.05 + 4 * part * (1 - part) * size * 0.9 }
  })
  const lines = Array.from({ length: spans }, (_, at): Shape => {
    const [from, to, y] = [(width / spans) * at, (width / spans) * (at + 1), height * 0.05]
    const [deep, thick] = [size * 1.8, size * 0.05]
    return [
      ['M', from, y],
      ['Q', (from + to) / 2, y + deep, to, y],
      ['L', to, y + thick],
      ['Q', (from + to) / 2, y + deep + thick, from, y + thick],
      ['Z'],
    ] as readonly Command[]
  })
  const flag = ({ x, y }: { x: number; y: number }): Shape =>
    polygon([
      [x - size * 0.3, y],
      [x + size * 0.3, y],
      [x, y + size * 0.8],
    ])
  return [
    { shape: lines.flat(), near: 0.5 },
    { shape: flags.filter((_, at) => at % 3 !== 1).flatMap(flag), near: 0.24 },
    { shape: flags.filter((_, at) => at % 3 === 1).flatMap(flag), near: 'light' },
  ]
}

/** Stalls with striped awnings before houses, crates and baskets on the ground, and pennants above. */
export const market: DrawScene = stage => {
  const { width, height, chance } = stage
  const tall = Math.min(height * 0.56, width * 0.86)
  const foot = height * 0.94
  const goods = [crate('light'), basket, crate(0.5, false), crate(0.42), basket, crate('light')]
  return [
    ...pennants(stage, Math.min(height * 0.09, width * 0.1)),
    ...houses(stage, foot, tall),
    ...row(stage, foot, tall),
    board(stage, foot, height, 1),
    ...along(stage, height * 0.97, tall * 0.2, inTurn(goods, chance, tall * 0.26, 1)),
    board(stage, height * 0.97, height, 1),
  ]
}
