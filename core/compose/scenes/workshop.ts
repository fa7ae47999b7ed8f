/** Tools on a wall over a bench. */
import { circle, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { bar, bars, moved, type Point, ring, rounded } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'

/** Tools on rails along a wall, over a bench with what is being made. */
export const workshop: DrawScene = stage => {
  const { width, height } = stage
  const size = Math.min(height * 0.44, width * 0.5)
  const first = Math.floor(stage.chance() * tools.length)
  const rails = height > width * 1.4 ? [height * 0.1, height * 0.4] : [height * 0.14]
  return [
    ...rails.flatMap((rail, at) => toolRow(stage, rail, size, first + at * NEXT)),
    ...bench(stage, size),
  ]
}

/** What a tool is made of: metal, and what is held. */
interface Tool {
  readonly metal: Shape
  readonly handle: Shape
  /** Parts of its height. */
  readonly wide: number
}

/** How many tools further a second rail begins. */
const NEXT = 3

function toolRow(
  { width, height, chance }: Stage,
  rail: number,
  size: number,
  phase: number,
): readonly Form[] {
  const forms: Form[] = []
  const panel = rectangle(0, rail - size * 0.02, width, size * 0.05)
  let x = size * (0.06 + 0.1 * chance())
  for (let at = phase; x < width; at++) {
    const tall = size * (0.78 + 0.22 * chance())
    const draw = tools[at % tools.length] as (typeof tools)[number]
    const { metal, handle, wide } = draw(tall)
    const near = 0.5 + 0.2 * (at % 3)
    const [left, top] = [x + tall * wide * 0.5, rail + size * 0.03]
    forms.push({ shape: moved(metal, left, top), near })
    forms.push({ shape: moved(handle, left, top), near: at % 3 === 1 ? 'light' : Math.min(near + 0.18, 1) })
    x += tall * wide + size * (0.1 + 0.08 * chance())
  }
  const back = rectangle(0, rail + size * 0.03, width, Math.min(size * 1.06, height - rail))
  return [{ shape: back, near: 0.1 }, ...forms, { shape: panel, near: 0.36 }]
}

/** Tools that hang from the middle of their top, by their height, px. */
const tools: readonly ((tall: number) => Tool)[] = [
  hammer,
  saw,
  spanner,
  driver,
  square,
  brush,
  pliers,
  chisel,
]

function hammer(tall: number): Tool {
  const metal = polygon(
    [
      [-0.2, 0.04],
      [-0.05, 0],
      [0.2, 0],
      [0.2, 0.15],
      [0.1, 0.15],
      [0.07, 0.13],
      [-0.05, 0.13],
      [-0.24, 0.2],
    ].map(([x = 0, y = 0]): Point => [x * tall, y * tall]),
  )
  return {
    metal,
    handle: rounded(-tall * 0.045, tall * 0.13, tall * 0.09, tall * 0.87, tall * 0.04),
    wide: 0.48,
  }
}

function saw(tall: number): Tool {
  const teeth = Array.from({ length: 17 }, (_, at): Point => {
    const part = at / 16
    return [tall * (0.16 - 0.13 * part - (at % 2) * 0.022), tall * (0.3 + 0.7 * part)]
  })
  const metal = polygon([
    [-tall * 0.12, tall * 0.24],
    [tall * 0.16, tall * 0.24],
    ...teeth,
    [-tall * 0.12, tall],
  ])
  const grip = rounded(-tall * 0.17, 0, tall * 0.36, tall * 0.28, tall * 0.08)
  const [left, right, top, base] = [-tall * 0.08, tall * 0.1, tall * 0.07, tall * 0.18]
  const gap = polygon([
    [left, top],
    [left, base],
    [right, base],
    [right, top],
  ])
  return { metal, handle: [...grip, ...gap], wide: 0.4 }
}

function spanner(tall: number): Tool {
  const shaft = rectangle(-tall * 0.045, tall * 0.12, tall * 0.09, tall * 0.76)
  const eye = ring(0, tall * 0.1, tall * 0.1, tall * 0.05)
  const jaw = polygon(
    [
      [-0.1, 0.82],
      [0.1, 0.82],
      [0.13, 0.92],
      [0.1, 1],
      [0.05, 1],
      [0.05, 0.91],
      [-0.05, 0.91],
      [-0.05, 1],
      [-0.1, 1],
      [-0.13, 0.92],
    ].map(([x = 0, y = 0]): Point => [x * tall, y * tall]),
  )
  return { metal: [...shaft, ...eye, ...jaw], handle: [], wide: 0.28 }
}

function driver(tall: number): Tool {
  const metal = polygon(
    [
      [-0.025, 0.4],
      [0.025, 0.4],
      [0.025, 0.9],
      [0.045, 0.94],
      [0.03, 1],
      [-0.03, 1],
      [-0.045, 0.94],
      [-0.025, 0.9],
    ].map(([x = 0, y = 0]): Point => [x * tall, y * tall]),
  )
  const grip = [
    ...rounded(-tall * 0.075, 0, tall * 0.15, tall * 0.36, tall * 0.06),
    ...rectangle(-tall * 0.05, tall * 0.35, tall * 0.1, tall * 0.07),
  ]
  return { metal, handle: grip, wide: 0.18 }
}

function chisel(tall: number): Tool {
  const metal = polygon(
    [
      [-0.03, 0.42],
      [0.03, 0.42],
      [0.07, 0.55],
      [0.07, 0.96],
      [-0.07, 1],
      [-0.07, 0.55],
    ].map(([x = 0, y = 0]): Point => [x * tall, y * tall]),
  )
  return { metal, handle: rounded(-tall * 0.06, 0, tall * 0.12, tall * 0.44, tall * 0.05), wide: 0.16 }
}

function square(tall: number): Tool {
  const metal = rectangle(-tall * 0.2, tall * 0.09, tall * 0.09, tall * 0.85)
  return { metal, handle: rectangle(-tall * 0.22, 0, tall * 0.46, tall * 0.11), wide: 0.48 }
}

function brush(tall: number): Tool {
  const handle: Shape = [
    ['M', -tall * 0.035, 0],
    ['L', tall * 0.035, 0],
    ['Q', tall * 0.06, tall * 0.3, tall * 0.15, tall * 0.46],
    ['L', -tall * 0.15, tall * 0.46],
    ['Q', -tall * 0.06, tall * 0.3, -tall * 0.035, 0],
    ['Z'],
  ]
  const hair = polygon([
    [-tall * 0.15, tall * 0.58],
    [tall * 0.15, tall * 0.58],
    [tall * 0.17, tall * 0.84],
    [-tall * 0.17, tall * 0.8],
  ])
  return {
    metal: [...rectangle(-tall * 0.16, tall * 0.47, tall * 0.32, tall * 0.09), ...hair],
    handle,
    wide: 0.36,
  }
}

function pliers(tall: number): Tool {
  const pivot: Point = [0, tall * 0.36]
  const arm = (side: number): Shape =>
    bars(
      [
        [side * tall * 0.06, tall * 0.42],
        [side * tall * 0.14, tall * 0.62],
        [side * tall * 0.1, tall],
      ],
      tall * 0.075,
    )
  const jaws = [-0.1, 0.01].map(left =>
    polygon([
      [left * tall, tall * 0.03],
      [(left + 0.09) * tall, tall * 0.03],
      [(left + 0.09) * tall, tall * 0.36],
      [left * tall, tall * 0.36],
    ]),
  )
  return {
    metal: [...jaws.flat(), ...circle(...pivot, tall * 0.1)],
    handle: [...arm(1), ...arm(-1)],
    wide: 0.36,
  }
}

/** A bench with drawers, and on it a vice, boards, a plane and a pot of pencils. */
function bench(stage: Stage, size: number): readonly Form[] {
  const { width, height } = stage
  const top = height * 0.8
  const thick = Math.max(size * 0.09, height * 0.035)
  const wide = size * 1.05
  const count = Math.max(Math.round(width / wide), 1)
  const drawers = Array.from({ length: count }, (_, at) => {
    const [x, y] = [(width / count) * (at + 0.08), top + thick * 1.7]
    return { x, y, wide: (width / count) * 0.84, tall: height - y }
  })
  const fronts = drawers.flatMap(({ x, y, wide: broad, tall }) => rectangle(x, y, broad, tall))
  const knobs = drawers.flatMap(({ x, y, wide: broad, tall }) =>
    rounded(x + broad / 2 - size * 0.07, y + tall * 0.4, size * 0.14, size * 0.035, size * 0.02),
  )
  return [
    ...onBench(stage, top, size),
    { shape: rectangle(0, top, width, height - top), near: 0.88 },
    { shape: rectangle(0, top, width, thick), near: 1 },
    { shape: fronts, near: 0.74 },
    { shape: knobs, near: 'light' },
  ]
}

function onBench({ width, chance }: Stage, top: number, size: number): readonly Form[] {
  const step = size * 1.25
  const count = Math.max(Math.round(width / step), 1)
  const phase = Math.floor(chance() * things.length)
  return Array.from({ length: count }, (_, at) => {
    const draw = things[(at + phase) % things.length] as (typeof things)[number]
    const x = (width / count) * (at + 0.12 + 0.1 * chance())
    return draw(size).map(form => ({ ...form, shape: moved(form.shape, x, top) }))
  }).flat()
}

/** Things that stand on a bench, by their size, px: from their left foot. */
const things: readonly ((size: number) => readonly Form[])[] = [boards, plane, vice, tins]

function boards(size: number): readonly Form[] {
  return [0, 1, 2].map(at => ({
    shape: rectangle(
      size * 0.07 * (at % 2) + size * 0.04 * at,
      -size * 0.075 * (at + 1),
      size * (0.86 - 0.14 * at),
      size * 0.066,
    ),
    near: 0.46 + 0.14 * ((at * 2) % 3),
  }))
}

function plane(size: number): readonly Form[] {
  const body = polygon(
    [
      [0, 0],
      [0, -0.1],
      [0.62, -0.1],
      [0.68, 0],
    ]
      .map(([x = 0, y = 0]): Point => [x * size, y * size])
      .reverse(),
  )
  const knob = [
    ...circle(size * 0.56, -size * 0.17, size * 0.055),
    ...rectangle(size * 0.535, -size * 0.16, size * 0.05, size * 0.07),
  ]
  const tote = bars(
    [
      [size * 0.12, -size * 0.08],
      [size * 0.16, -size * 0.18],
      [size * 0.1, -size * 0.25],
    ],
    size * 0.07,
  )
  const iron = bar([size * 0.42, -size * 0.08], [size * 0.3, -size * 0.26], size * 0.05)
  return [
    { shape: [...iron, ...tote], near: 0.9 },
    { shape: knob, near: 0.9 },
    { shape: body, near: 0.6 },
  ]
}

function vice(size: number): readonly Form[] {
  const jaws = [
    ...rectangle(0, -size * 0.3, size * 0.16, size * 0.14),
    ...rectangle(size * 0.26, -size * 0.3, size * 0.12, size * 0.14),
  ]
  const foot = [
    ...rectangle(size * 0.02, -size * 0.2, size * 0.34, size * 0.1),
    ...polygon([
      [size * 0.06, -size * 0.1],
      [size * 0.24, -size * 0.1],
      [size * 0.32, 0],
      [-size * 0.02, 0],
    ]),
  ]
  const screw = [
    ...rectangle(size * 0.36, -size * 0.19, size * 0.2, size * 0.05),
    ...rectangle(size * 0.52, -size * 0.29, size * 0.03, size * 0.25),
  ]
  const work = rectangle(size * 0.16, -size * 0.5, size * 0.1, size * 0.36)
  return [
    { shape: work, near: 'light' },
    { shape: [...jaws, ...foot, ...screw], near: 0.82 },
  ]
}

function tins(size: number): readonly Form[] {
  const handles = [0.08, 0.15, 0.21].map((x, at) =>
    bar(
      [size * (x + 0.02), -size * 0.1],
      [size * (x + 0.04 * (at - 1)), -size * (0.42 - 0.05 * at)],
      size * 0.035,
    ),
  )
  return [
    { shape: handles.flat(), near: 0.9 },
    { shape: rectangle(size * 0.02, -size * 0.24, size * 0.26, size * 0.24), near: 0.62 },
    { shape: rectangle(size * 0.02, -size * 0.17, size * 0.26, size * 0.08), near: 'light' },
    { shape: rounded(size * 0.36, -size * 0.16, size * 0.3, size * 0.16, size * 0.03), near: 0.5 },
    { shape: rectangle(size * 0.38, -size * 0.2, size * 0.26, size * 0.05), near: 0.82 },
  ]
}
