/** Balls of yarn, spools of thread and folded cloth on a table, with more of them on shelves. */
import { circle, rectangle, type Shape } from '../motifs/shape.ts'
import { bar, type Point, rounded } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'

/** What all is measured by, px. */
function sizeOf({ width, height }: Stage): number {
  return Math.min(height, width * 1.05)
}

/** How high piles under a shelf are, in parts of those on a table alone. */
const LOW = 0.6

/** Piles of cloth at the back, spools before them, and balls with needles in front. */
export const yarn: DrawScene = stage => {
  const { width, height } = stage
  const size = sizeOf(stage)
  const table = height - size * 0.1
  const shelves = height > width * 1.4 ? [0.34, 0.63] : []
  return [
    ...shelves.flatMap(part => [...piles(stage, height * part, LOW), board(stage, height * part)]),
    ...piles(stage, table, shelves.length > 0 ? LOW : 1),
    ...spools(stage, table),
    { shape: rectangle(0, table, width, height - table), near: 0.86 },
    { shape: rectangle(0, table, width, size * 0.022), near: 0.98 },
    ...balls(stage, table),
  ]
}

function board(stage: Stage, y: number): Form {
  return { shape: rectangle(0, y, stage.width, sizeOf(stage) * 0.03), near: 0.5 }
}

/** Cloth folded in piles, one tone beside the other. */
function piles(stage: Stage, foot: number, part: number): readonly Form[] {
  const { width, chance } = stage
  const size = sizeOf(stage)
  const forms: Form[] = []
  for (let x = -size * 0.2 * chance(); x < width; ) {
    const wide = size * (0.3 + 0.1 * chance())
    const count = Math.round((6 + 4 * chance()) * part)
    const phase = Math.floor(chance() * 5)
    let y = foot
    for (let at = 0; at < count; at++) {
      const tall = size * (0.05 + 0.025 * chance())
      const inset = wide * 0.05 * chance()
      y -= tall
      const near = 0.12 + 0.11 * ((at * 2 + phase) % 4)
      forms.push(...fold({ x: x + inset, y, wide: wide - inset * 2, tall }, near, (at + phase) % 7 === 3))
    }
    x += wide + size * (0.02 + 0.06 * chance())
  }
  return forms
}

/** A piece of cloth: its fold is on one side. */
function fold(
  {
    x,
    y,
    wide,
    tall,
  }: { readonly x: number; readonly y: number; readonly wide: number; readonly tall: number },
  near: number,
  isStriped: boolean,
): readonly Form[] {
  const seam = rectangle(x + tall * 0.5, y + tall * 0.46, wide - tall * 0.5, tall * 0.08)
  const stripes = [0.2, 0.45, 0.7].map(part =>
    rectangle(x + wide * part, y + tall * 0.04, wide * 0.08, tall * 0.92),
  )
  const body: Shape = [
    ['M', x + wide, y + tall * 0.03],
    ['L', x + wide, y + tall * 0.97],
    ['L', x + tall * 0.47, y + tall * 0.97],
    ['A', tall * 0.47, x + tall * 0.47, y + tall * 0.03],
    ['Z'],
  ]
  return [
    { shape: body, near },
    ...(isStriped ? [{ shape: stripes.flat(), near: 'light' } as const] : []),
    { shape: seam, near: near + 0.16 },
  ]
}

/** Spools of thread side by side, some with another on top. */
function spools(stage: Stage, foot: number): readonly Form[] {
  const { width, chance } = stage
  const size = sizeOf(stage)
  const forms: Form[] = []
  for (let x = size * 0.3 * chance(), at = Math.floor(chance() * 3); x < width; at++) {
    const wide = size * (0.11 + 0.03 * chance())
    const near = 0.5 + 0.12 * (at % 3)
    const tall = wide * 1.35
    forms.push(...spool(x, foot, wide, tall, at % 4 === 1 ? 'light' : near))
    if (at % 3 === 0) forms.push(...spool(x + wide * 0.08, foot - tall, wide * 0.9, tall * 0.9, near + 0.14))
    x += wide * (at % 3 === 2 ? 3 : 1.16)
  }
  return forms
}

function spool(x: number, foot: number, wide: number, tall: number, near: Form['near']): readonly Form[] {
  const [top, rim] = [foot - tall, tall * 0.12]
  const rims = [...rounded(x, top, wide, rim, rim * 0.3), ...rounded(x, foot - rim, wide, rim, rim * 0.3)]
  const turns = [0.2, 0.36, 0.52, 0.68].map(part =>
    bar([x + wide * 0.1, top + tall * (part + 0.06)], [x + wide * 0.9, top + tall * part], tall * 0.025),
  )
  return [
    { shape: rectangle(x + wide * 0.1, top + rim, wide * 0.8, tall - rim * 2), near },
    { shape: turns.flat(), near: near === 'light' ? 0.5 : near + 0.16 },
    { shape: rims, near: 0.9 },
  ]
}

/** Balls in the foreground, with an end of thread that runs along the table. */
function balls(stage: Stage, table: number): readonly Form[] {
  const { width, height, chance } = stage
  const size = sizeOf(stage)
  const forms: Form[] = []
  const phase = Math.floor(chance() * 4)
  for (let x = size * (0.04 + 0.2 * chance()), at = phase; x < width; at++) {
    const radius = size * (0.105 + 0.055 * chance())
    const y = Math.min(table + size * 0.05, height) - radius
    const near = at % 4 === 1 ? 'light' : 0.66 + 0.14 * (at % 3)
    if (at % 3 === 1) forms.push({ shape: needles(x + radius, y, radius), near: 0.95 })
    forms.push(...ball(x + radius, y, radius, near, at))
    x += radius * 2 + size * (at % 3 === 2 ? 0.34 : 0.02 + 0.06 * chance())
  }
  return forms
}

/** Two needles with a knob, crossed in a ball. */
function needles(x: number, y: number, radius: number): Shape {
  const [left, right]: readonly Point[] = [
    [x - radius * 1.1, y - radius * 2.5],
    [x + radius * 0.9, y - radius * 2.7],
  ]
  if (!left || !right) return []
  const thick = radius * 0.09
  return [
    ...bar([x + radius * 0.4, y], left, thick),
    ...bar([x - radius * 0.3, y], right, thick),
    ...circle(...left, radius * 0.13),
    ...circle(...right, radius * 0.13),
  ]
}

/** Runs of thread around a ball in two bundles: to which side each lies, and how far it reaches around, radians. */
const RUNS = [
  [0.4, 1.25],
  [0.4, 1.0],
  [0.4, 0.72],
  [2.7, 1.05],
  [2.7, 0.8],
  [2.7, 0.52],
] as const

function ball(x: number, y: number, radius: number, near: Form['near'], turn: number): readonly Form[] {
  const thread = near === 'light' ? 0.6 : near > 0.8 ? near - 0.24 : near + 0.2
  const place = (angle: number, reach: number): Point => [
    x + Math.cos(angle + turn * 1.3) * radius * reach,
    y + Math.sin(angle + turn * 1.3) * radius * reach,
  ]
  const runs = RUNS.flatMap(([side, around]): Shape => {
    const [outer, inner] = [place(side, Math.cos(around) + 0.34), place(side, Math.cos(around) + 0.24)]
    return [
      ['M', ...place(side - around, 0.97)],
      ['Q', ...outer, ...place(side + around, 0.97)],
      ['L', ...place(side + around + 0.05, 0.97)],
      ['Q', ...inner, ...place(side - around - 0.05, 0.97)],
      ['Z'],
    ]
  })
  return [
    { shape: circle(x, y, radius), near },
    { shape: runs, near: thread },
  ]
}
