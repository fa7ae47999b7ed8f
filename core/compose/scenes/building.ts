/** Modern blocks with balconies, and cranes behind them. */
import { circle, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { bar, bars, moved, type Point } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'

/** A storey's height, px. */
function storeyOf({ width, height }: Stage): number {
  return Math.min(height * 0.105, width * 0.12)
}

/** Far towers and cranes, blocks with bands of windows, and before them one with balconies and trees. */
export const facade: DrawScene = stage => [
  ...far(stage),
  ...cranes(stage),
  ...blocks(stage, 0),
  ...blocks(stage, 1),
  ...street(stage),
]

function far(stage: Stage): readonly Form[] {
  const { width, height, chance } = stage
  const storey = storeyOf(stage)
  const towers: Shape[] = []
  for (let x = -storey * chance(); x < width; ) {
    const [wide, tall] = [storey * (1.4 + 1.6 * chance()), height * (0.38 + 0.3 * chance())]
    towers.push(rectangle(x, height - tall, wide, tall))
    x += wide + storey * (chance() < 0.4 ? 1.2 * chance() : 0)
  }
  return [{ shape: towers.flat(), near: 0.16 }]
}

function cranes(stage: Stage): readonly Form[] {
  const { width, height, chance } = stage
  const storey = storeyOf(stage)
  const count = Math.max(Math.round(width / height / 1.3), 1)
  return Array.from({ length: count }, (_, at): Form => {
    const x = (width * (at + 0.22 + 0.2 * chance())) / count
    const top = height * (0.13 + 0.1 * chance())
    return { shape: crane(x, top, height, storey), near: 0.56 }
  })
}

function crane(x: number, top: number, foot: number, storey: number): Shape {
  const [half, thick] = [storey * 0.15, storey * 0.075]
  const arm: readonly Point[] = [
    [x + storey * 4.6, top],
    [x - storey * 1.6, top],
  ]
  const lower = bar([x + storey * 4.6, top], [x - storey * 1.6, top + half * 2], thick)
  const count = Math.min(Math.max(Math.round((foot - top) / (half * 4)), 4), 14)
  const step = (foot - top) / count
  const lattice = Array.from(
    { length: count },
    (_, at): Point => [x + (at % 2 === 0 ? -half : half), top + half * 2 + step * at],
  )
  return [
    ...bars(arm, thick),
    ...lower,
    ...bar([x - half, top], [x - half, foot], thick),
    ...bar([x + half, top], [x + half, foot], thick),
    ...bars(lattice, thick * 0.7),
    ...bars(
      [
        [x + storey * 3, top],
        [x, top - storey * 0.75],
        [x - storey * 1.4, top],
      ],
      thick * 0.7,
    ),
    ...rectangle(x - storey * 1.6, top, storey * 0.5, storey * 0.55),
    ...rectangle(x + storey * 3.4, top, thick * 0.7, storey * 1.4),
    ...rectangle(x + storey * 3.2, top + storey * 1.4, storey * 0.5, storey * 0.24),
  ]
}

/** A block of flats: its place and storeys. */
interface Block {
  readonly x: number
  readonly wide: number
  readonly top: number
  readonly foot: number
  readonly storey: number
  readonly near: number
}

function blocks(stage: Stage, row: number): readonly Form[] {
  const { width, height, chance } = stage
  const storey = storeyOf(stage)
  const forms: Form[] = []
  for (let x = -storey * (1 + chance()), at = 0; x < width; at++) {
    const wide = storey * (3.2 + 2.4 * chance())
    const floors = row === 0 ? 5 + Math.round(2.2 * chance()) : 2.6 + Math.round(2.4 * chance())
    const top = height - Math.min(storey * (floors + 0.7) * (height > width * 1.4 ? 1.35 : 1), height * 0.74)
    const block = { x, wide, top, foot: height, storey, near: 0.4 + row * 0.32 + 0.1 * (at % 2) }
    forms.push(...(row === 1 && at % 2 === 0 ? balconied(block, chance) : banded(block, chance)))
    x += wide + storey * (row === 0 ? 0.5 * chance() : 0.4 + chance())
  }
  return forms
}

/** A block with windows in bands; here and there one is lit. */
function banded({ x, wide, top, foot, storey, near }: Block, chance: () => number): readonly Form[] {
  const count = Math.ceil((foot - top) / storey)
  const floors = Array.from({ length: count }, (_, at) => top + storey * (at + 0.34))
  const bands = floors.map(y => rectangle(x + storey * 0.3, y, wide - storey * 0.6, storey * 0.38))
  const columns = Math.max(Math.round((wide - storey * 0.6) / (storey * 0.62)), 2)
  const pane = (wide - storey * 0.6) / columns
  const lit = floors.flatMap(y =>
    chance() < 0.5
      ? rectangle(x + storey * 0.3 + pane * Math.floor(columns * chance()), y, pane, storey * 0.38)
      : [],
  )
  const posts = Array.from({ length: columns - 1 }, (_, at) =>
    rectangle(
      x + storey * 0.27 + pane * (at + 1),
      top + storey * 0.3,
      storey * 0.06,
      foot - top - storey * 0.3,
    ),
  )
  return [
    {
      shape: [
        ...rectangle(x, top, wide, foot - top),
        ...rectangle(x + wide * 0.6, top - storey * 0.32, wide * 0.2, storey * 0.32),
      ],
      near,
    },
    { shape: bands.flat(), near: near - 0.22 },
    { shape: lit, near: 'light' },
    { shape: posts.flat(), near },
    {
      shape: rectangle(x + wide - storey * 0.16, top, storey * 0.16, foot - top),
      near: Math.min(near + 0.14, 1),
    },
  ]
}

/** A block with tall windows behind balconies, some of them planted. */
function balconied({ x, wide, top, foot, storey, near }: Block, chance: () => number): readonly Form[] {
  const count = Math.ceil((foot - top) / storey)
  const bays = Math.max(Math.round(wide / (storey * 1.5)), 2)
  const bay = wide / bays
  const places = Array.from({ length: count * bays }, (_, at) => ({
    left: x + bay * (at % bays) + bay * 0.14,
    y: top + storey * (Math.floor(at / bays) + 0.26),
    isLit: chance() < 0.28,
    isGreen: chance() < 0.35,
  }))
  const pane = (left: number, y: number): Shape => rectangle(left, y, bay * 0.72, storey * 0.66)
  const rails = places.map(({ left, y }) =>
    rectangle(left - bay * 0.07, y + storey * 0.34, bay * 0.86, storey * 0.32),
  )
  const plants = places
    .filter(({ isGreen }) => isGreen)
    .flatMap(({ left, y }) =>
      [0.14, 0.32, 0.5].flatMap(part => circle(left + bay * part, y + storey * 0.34, storey * 0.1)),
    )
  return [
    { shape: rectangle(x, top, wide, foot - top), near },
    { shape: places.flatMap(({ left, y, isLit }) => (isLit ? [] : pane(left, y))), near: near - 0.3 },
    { shape: places.flatMap(({ left, y, isLit }) => (isLit ? pane(left, y) : [])), near: 'light' },
    { shape: plants, near: Math.min(near + 0.2, 1) },
    { shape: rails.flat(), near: Math.min(near + 0.15, 1) },
    {
      shape: rectangle(x - storey * 0.1, top, wide + storey * 0.2, storey * 0.14),
      near: Math.min(near + 0.15, 1),
    },
  ]
}

/** Trees along the pavement. */
function street(stage: Stage): readonly Form[] {
  const { width, height, chance } = stage
  const storey = storeyOf(stage)
  const step = storey * 3.1
  const trees = Array.from({ length: Math.ceil(width / step) }, (_, at): Shape => {
    const radius = storey * (0.55 + 0.3 * chance())
    const crown = [
      ...circle(0, -storey * 1.15, radius),
      ...polygon([
        [-storey * 0.06, -storey * 0.8],
        [storey * 0.06, -storey * 0.8],
        [storey * 0.08, 0],
        [-storey * 0.08, 0],
      ]),
    ]
    return moved(crown, step * (at + 0.3 + 0.5 * chance()), height - storey * 0.3)
  })
  return [
    { shape: [...trees.flat(), ...rectangle(0, height - storey * 0.34, width, storey * 0.34)], near: 1 },
  ]
}
