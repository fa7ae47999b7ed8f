/** Stage and water in layers: hills, mountains, dunes, fields, a lake and the sea. */
import type { DrawScene, Form, Stage } from './scenes.ts'
import type { Point } from './pieces.ts'
import { type Command, polygon, rectangle, type Shape } from '../motifs/shape.ts'

/** What lies under a line, down to the foot of the box. */
function under(line: Shape, { width, height }: Stage): Shape {
  return [...line, ['L', width, height], ['L', 0, height], ['Z']]
}

/** A line through the middles between points, which it bends at. */
function bent([first, ...rest]: readonly Point[]): Shape {
  if (!first) return []
  const curves = rest.slice(0, -1).map(([x, y], at): Command => {
    const [nextX, nextY] = rest[at + 1] as Point
    const isLast = at === rest.length - 2
    return isLast ? ['Q', x, y, nextX, nextY] : ['Q', x, y, (x + nextX) / 2, (y + nextY) / 2]
  })
  return [['M', ...first], ...curves]
}

/** A ridge from side to side that rises and falls around a height, px. */
function ridge({ width, height, chance }: Stage, base: number, rise: number): Shape {
  const count = Math.max(Math.round((width / height) * 1.1), 2)
  const points = Array.from({ length: count + 2 }, (_, at): Point => {
    const x = Math.min(Math.max(((at - 0.5) / count) * width, 0), width)
    return [x, base + rise * (2 * chance() - 1)]
  })
  return bent(points)
}

/** Hills one behind the other, so many. */
export function hills(stage: Stage, count: number): readonly Form[] {
  const { height } = stage
  return Array.from({ length: count }, (_, at) => {
    const part = at / count
    const line = ridge(stage, height * (0.42 + 0.56 * part), height * (0.13 - 0.06 * part))
    return { shape: under(line, stage), near: (at + 1) / count }
  })
}

/** Hills, and before them a field whose furrows run together at its top. */
export const fields: DrawScene = stage => {
  const { width, height } = stage
  const top = height * 0.66
  const crown = height * 0.1
  const brow: Shape = [
    ['M', 0, top + crown * 0.4],
    ['Q', width * 0.5, top - crown, width, top + crown * 0.5],
  ]
  const brim = (x: number): number => {
    const part = x / width
    return (
      (1 - part) ** 2 * (top + crown * 0.4) +
      2 * part * (1 - part) * (top - crown) +
      part ** 2 * (top + crown * 0.5)
    )
  }
  const meeting = width * 0.42
  const count = Math.max(Math.round((width / height) * 4), 6)
  const furrows = Array.from({ length: count }, (_, at): Form => {
    const wide = width / count
    const foot = at * wide
    const up = (x: number): number => Math.min(Math.max(meeting + (x - meeting) * 0.62, 0), width)
    const [left, right] = [up(foot + wide * 0.2), up(foot + wide * 0.6)]
    const shape = polygon([
      [left, brim(left) + height * 0.012],
      [right, brim(right) + height * 0.012],
      [foot + wide * 0.72, height],
      [foot + wide * 0.12, height],
    ])
    return { shape, near: 1 }
  })
  return [...hills(stage, 3).map(farther), { shape: under(brow, stage), near: 0.72 }, ...furrows]
}

/** A form farther away. */
export function farther(form: Form): Form {
  return form.near === 'light' ? form : { ...form, near: form.near * 0.6 }
}

/** Mountains in three rows, with a side in shadow and snow on the farther ones. */
export const peaks: DrawScene = stage => [0, 1, 2].flatMap(row => range(stage, row))

function range(stage: Stage, row: number): readonly Form[] {
  const { width, height, chance } = stage
  const [base, top] = [height * (0.64 + 0.15 * row), height * (0.1 + 0.22 * row)]
  const count = Math.max(Math.round((width / height) * (1 + 0.5 * row)), 2)
  const wide = width / count
  const summits = Array.from({ length: count }, (_, at): Point => {
    return [wide * (at + 0.35 + 0.3 * chance()), top + (base - top) * 0.35 * chance()]
  })
  const passes = Array.from({ length: count + 1 }, (_, at): Point => {
    return [wide * at, base - (base - top) * 0.25 * chance()]
  })
  const near = ((row + 1) / 3) * 0.88
  const line = passes.flatMap((pass, at) => [pass, ...summits.slice(at, at + 1)])
  const body = polygon([...line, [width, height], [0, height]])
  const sides = summits.flatMap((summit, at) => {
    const [left, right] = [passes[at] as Point, passes[at + 1] as Point]
    const shadow = { shape: shadowOf(summit, right, height), near: Math.min(near + 0.12, 1) }
    return row < 2 ? [shadow, { shape: snowOf(left, summit, right), near: 0.04 }] : [shadow]
  })
  return [{ shape: body, near }, ...sides]
}

/** The side of a mountain that is turned away from the light, with a broken edge. */
function shadowOf([x, y]: Point, [right, foot]: Point, ground: number): Shape {
  const [across, down] = [right - x, foot - y]
  return polygon([
    [x, y],
    [right, foot],
    [right, ground],
    [x + across * 0.3, ground],
    [x + across * 0.12, y + down * 0.5],
    [x + across * 0.22, y + down * 0.28],
  ])
}

/** How far down its sides snow lies on a mountain. */
const SNOW = 0.3

function snowOf(left: Point, [x, y]: Point, right: Point): Shape {
  const along = ([toX, toY]: Point): Point => [x + (toX - x) * SNOW, y + (toY - y) * SNOW]
  const [west, east] = [along(left), along(right)]
  const deep = Math.max(west[1], east[1]) - y
  return polygon([
    [x, y],
    east,
    [x + (east[0] - x) * 0.45, east[1] - deep * 0.2],
    [x + (east[0] - x) * 0.1, east[1] + deep * 0.16],
    [x + (west[0] - x) * 0.4, west[1] - deep * 0.16],
    west,
  ])
}

/** Dunes whose crests part light from shadow. */
export const dunes: DrawScene = ({ width, height, chance }) =>
  [0, 1, 2].flatMap(row => {
    const base = height * (0.56 + 0.17 * row)
    const [x, top] = [width * (0.3 + 0.4 * chance()), base - height * (0.22 - 0.03 * row)]
    const lee: readonly Command[] = [
      ['Q', x + (width - x) * 0.35, Math.min(base + height * 0.06, height), width, base - height * 0.05],
      ['L', width, height],
    ]
    const body: Shape = [
      ['M', 0, base],
      ['Q', x * 0.55, base - height * 0.02, x, top],
      ...lee,
      ['L', 0, height],
      ['Z'],
    ]
    const hollow = Math.min(base + height * 0.1, height)
    const shadow: Shape = [
      ['M', x, top],
      ...lee,
      ['L', x * 0.7, height],
      ['Q', x * 1.1, hollow, x, top],
      ['Z'],
    ]
    return [
      { shape: body, near: 0.32 + 0.25 * row },
      { shape: shadow, near: 0.44 + 0.25 * row },
    ]
  })

/** Hills behind water that lies still, with light on it. */
export const shore: DrawScene = stage => {
  const { width, height, chance } = stage
  const line = height * 0.56
  const behind = [0, 1].map((at): Form => {
    const crest = ridge(stage, height * (0.38 + 0.09 * at), height * 0.08)
    return { shape: [...crest, ['L', width, line], ['L', 0, line], ['Z']], near: 0.3 + 0.25 * at }
  })
  const water = { shape: rectangle(0, line, width, height - line), near: 0.75 }
  const glints = Array.from({ length: 9 }, (_, at): Form => {
    const y = line + (height - line) * (0.1 + 0.1 * at)
    const wide = width * (0.05 + 0.02 * at) * (0.5 + chance())
    const x = Math.min(Math.max(width * (0.68 + 0.3 * (chance() - 0.5)) - wide / 2, 0), width - wide)
    return { shape: rectangle(x, y, wide, height * 0.012), near: at % 3 === 0 ? 'light' : 0.45 }
  })
  return [...behind, water, ...glints]
}

/** The sea in runs of waves with sharp crests, each longer than the one behind it. */
export const swell: DrawScene = stage => {
  const { width, height } = stage
  return [0, 1, 2, 3, 4].map(row => {
    const level = height * (0.42 + 0.12 * row)
    const deep = height * (0.03 + 0.018 * row)
    const count = Math.max(Math.round(width / (height * (0.5 + 0.2 * row))), 2)
    return { shape: under(waves(width, level, deep, count, row % 2 === 1), stage), near: (row + 1) / 5 }
  })
}

/** Hollows from side to side; a run that is shifted begins and ends in the middle of one. */
function waves(width: number, level: number, deep: number, count: number, shifted: boolean): Shape {
  const wide = width / count
  const hollow = (from: number): Command => ['Q', from + wide / 2, level + deep, from + wide, level]
  if (!shifted) return [['M', 0, level], ...Array.from({ length: count }, (_, at) => hollow(at * wide))]
  const [quarter, half] = [wide / 4, wide / 2]
  return [
    ['M', 0, level + deep / 2],
    ['Q', quarter, level + deep / 2, half, level],
    ...Array.from({ length: count - 1 }, (_, at) => hollow(half + at * wide)),
    ['Q', width - quarter, level + deep / 2, width, level + deep / 2],
  ]
}
