/** A stage between curtains, with beams of light on it and heads before it. */
import type { DrawScene, Form, Stage } from './scenes.ts'
import { type Command, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { board } from './boards.ts'
import { oval, type Stand, turned, type Turn } from './still.ts'

/** How near each part is; the folds of a curtain go from the first to the last of its own. */
const NEAR = {
  wall: 0.34,
  beam: 0.12,
  floor: 0.55,
  folds: [0.82, 0.68, 0.9, 0.74],
  swags: [0.88, 0.76],
  heads: 1,
}

/** Heights in parts of the box: the foot of the swags, the floor's far edge and its near one. */
const AT = { swags: 0.2, floor: 0.72, edge: 0.84 }

/** How wide the curtains of one side are, in parts of the width and of the height at most. */
const SIDE = { ofWidth: 0.22, ofHeight: 0.56, gathered: 0.6, tie: 0.6 }

/** A beam from the top that widens to a pool of light on the floor. */
function beam({ height }: Stage, from: number, to: number, reach: number): readonly Form[] {
  const y = height * (AT.floor + AT.edge) * 0.5
  const cone = polygon([
    [from - reach * 0.14, 0],
    [from + reach * 0.14, 0],
    [to + reach, y],
    [to - reach, y],
  ])
  return [{ shape: cone, near: NEAR.beam }]
}

function pool({ height }: Stage, x: number, reach: number): Form {
  const y = height * (AT.floor + AT.edge) * 0.5
  return { shape: oval(x, y, reach, height * (AT.edge - AT.floor) * 0.34), near: 'light' }
}

/** The curtain of one side, in folds that are gathered at its tie; `side` is 1 at the left. */
function drape({ width, height }: Stage, side: 1 | -1): readonly Form[] {
  const wide = Math.min(width * SIDE.ofWidth, height * SIDE.ofHeight)
  const count = 4
  const [foot, tie] = [height * AT.edge, height * SIDE.tie]
  const edge = side === 1 ? 0 : width
  const x = (part: number): number => edge + side * wide * part
  return Array.from({ length: count }, (_, fold): Form => {
    const [from, to] = [fold / count, (fold + 1) / count]
    const gathered = (part: number): number => part * SIDE.gathered
    const shape: Shape = [
      ['M', x(from), 0],
      ['Q', x(from), tie * 0.75, x(gathered(from)), tie],
      ['Q', x(from * 0.9), (tie + foot) / 2, x(from * 0.86), foot],
      ['L', x(to * 0.86), foot],
      ['Q', x(to * 0.9), (tie + foot) / 2, x(gathered(to)), tie],
      ['Q', x(to), tie * 0.75, x(to), 0],
      ['Z'],
    ]
    return { shape, near: NEAR.folds[fold] ?? 0.8 }
  }).concat({
    shape: polygon([
      [edge, tie - height * 0.016],
      [x(SIDE.gathered * 1.04), tie - height * 0.022],
      [x(SIDE.gathered * 1.04), tie + height * 0.022],
      [edge, tie + height * 0.016],
    ]),
    near: 'light',
  })
}

/** Swags along the top. */
function swags({ width, height }: Stage): readonly Form[] {
  const count = Math.max(Math.round(width / (height * 0.42)), 2)
  const wide = width / count
  const [top, deep] = [height * 0.06, height * AT.swags]
  const bow = (at: number, down: number): Shape => [
    ['M', wide * at, 0],
    ['L', wide * at, top],
    ['Q', wide * (at + 0.5), top + (deep - top) * 2 * down, wide * (at + 1), top],
    ['L', wide * (at + 1), 0],
    ['Z'],
  ]
  const all = (down: number): Shape => Array.from({ length: count }, (_, at) => bow(at, down)).flat()
  const knots = Array.from({ length: count - 1 }, (_, at) =>
    oval(wide * (at + 1), top, height * 0.018, height * 0.034),
  )
  return [
    { shape: all(1), near: 'light' },
    { shape: all(0.88), near: NEAR.swags[0] ?? 0.88 },
    { shape: all(0.55), near: NEAR.swags[1] ?? 0.76 },
    { shape: all(0.24), near: NEAR.swags[0] ?? 0.88 },
    { shape: knots.flat(), near: 'light' },
  ]
}

/** Boards that run together towards the back. */
function floor(stage: Stage): readonly Form[] {
  const { width, height } = stage
  const [far, near] = [height * AT.floor, height * AT.edge]
  const count = Math.max(Math.round((width / height) * 7), 6)
  const lines = Array.from({ length: count }, (_, at) => {
    const foot = (width * (at + 0.5)) / count
    const top = width / 2 + (foot - width / 2) * 0.86
    const thick = height * 0.004
    return polygon([
      [top - thick * 0.5, far],
      [top + thick * 0.5, far],
      [foot + thick, near],
      [foot - thick, near],
    ])
  })
  return [
    { shape: rectangle(0, far, width, near - far), near: NEAR.floor },
    { shape: lines.flat(), near: NEAR.floor + 0.14 },
  ]
}

/** Lamps along the edge of the stage. */
function footlights({ width, height }: Stage): readonly Form[] {
  const count = Math.max(Math.round((width / height) * 4), 3)
  const size = Math.min(height * 0.022, width * 0.05)
  const lamps = Array.from({ length: count }, (_, at): Shape => {
    const x = (width * (at + 0.5)) / count
    const y = height * AT.edge
    return [['M', x - size, y], ['A', size, x + size, y], ['Z']]
  })
  return [{ shape: lamps.flat(), near: 'light' }]
}

const HEAD: readonly Turn[] = [
  [0.5, 0],
  [0.5, 0.3, 0.13, 0.34],
  [0.1, 0.42],
  [0.22, 0.48, 0.2, 0.66],
  [0.18, 0.86, 0, 0.86],
]

/** Heads and shoulders from side to side. */
function heads({ width, height, chance }: Stage): readonly Form[] {
  const size = Math.min(height * 0.24, width * 0.3)
  const count = Math.max(Math.round(width / (size * 0.98)), 3)
  const wide = width / count
  const rows: Command[] = []
  for (let at = 0; at < count; at++) {
    const stand: Stand = {
      x: wide * (at + 0.5) + wide * 0.12 * (chance() - 0.5),
      base: height,
      size: size * (0.86 + 0.2 * chance()),
    }
    rows.push(...turned(stand, HEAD))
  }
  return [{ shape: rows, near: NEAR.heads }]
}

/** A stage: its wall, beams, boards, curtains and swags, lamps at its edge, and who looks on. */
export const curtain: DrawScene = stage => {
  const { width, height } = stage
  const reach = Math.min(height * 0.2, width * 0.16)
  const spots = width > height * 3.4 ? [0.32, 0.5, 0.68] : [0.5]
  return [
    { shape: rectangle(0, 0, width, height * AT.floor), near: NEAR.wall },
    ...floor(stage),
    ...spots.flatMap(at => [
      ...beam(stage, width * at - reach * 1.8, width * at, reach),
      ...beam(stage, width * at + reach * 1.8, width * at, reach),
    ]),
    ...spots.map(at => pool(stage, width * at, reach * 1.04)),
    ...drape(stage, 1),
    ...drape(stage, -1),
    ...swags(stage),
    board(stage, height * AT.edge, height, 0.9),
    ...footlights(stage),
    ...heads(stage),
  ]
}
