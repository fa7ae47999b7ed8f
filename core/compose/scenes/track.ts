/** A running track with its hurdles before a stand. */
import { circle, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { bar, type Point, rounded } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'
import { type Perspective, placeAt, strip } from './perspective.ts'

/** A straight track in perspective, with hurdles, before a stand with lamps. */
export const track: DrawScene = stage => {
  const { width, height } = stage
  const size = Math.min(height, width * 1.1)
  const field = { horizon: height * 0.5, foot: height, middle: width * 0.6, narrow: 0.3 }
  const wide = Math.max(size * 0.27, (width / 0.3 / 16) * 0.9)
  const count = Math.min(Math.ceil((width / wide) * 0.62) + 1, 9)
  const left = field.middle - (count / 2) * wide
  const lines = Array.from({ length: count + 1 }, (_, at) => left + wide * at)
  return [
    ...stand(stage, field.horizon),
    { shape: rectangle(0, field.horizon, width, height - field.horizon), near: 0.4 },
    ...grass(stage, field),
    ...goal(stage, field, left, size),
    { shape: strip(field, left, left + count * wide), near: 0.72 },
    { shape: lines.flatMap(x => strip(field, x - size * 0.012, x + size * 0.012)), near: 0.06 },
    ...[0.78, 0.42, 0.16].flatMap(part => hurdles(field, lines, part, size)),
  ]
}

/** Mown stripes across the field. */
function grass({ width, height }: Stage, field: Perspective): readonly Form[] {
  const stripes = [0, 1, 2, 3].map(at => {
    const [, top] = placeAt(field, 0, 0.86 - 0.26 * at)
    const [, base] = placeAt(field, 0, Math.max(0.74 - 0.26 * at, 0))
    return rectangle(0, top, width, Math.min(base, height) - top)
  })
  return [{ shape: stripes.flat(), near: 0.47 }]
}

/** A goal with its net on the field beside the track, where that is wide enough. */
function goal({ width }: Stage, field: Perspective, edge: number, size: number): readonly Form[] {
  const [, y] = placeAt(field, 0, 0.52)
  const [room] = placeAt(field, edge, 0.52)
  const [wide, tall, thick] = [size * 0.34, size * 0.15, size * 0.014]
  const x = Math.min(room * 0.42, width * 0.3) - wide / 2
  if (x < size * 0.03) return []
  const back: readonly Point[] = [
    [x, y - tall],
    [x + wide, y - tall],
    [x + wide * 0.94, y - size * 0.015],
    [x + wide * 0.06, y - size * 0.015],
  ]
  const threads = Array.from({ length: 9 }, (_, at) =>
    rectangle(x + wide * 0.1 * (at + 1), y - tall, size * 0.004, tall - size * 0.02),
  )
  const across = [0.3, 0.6].map(part =>
    rectangle(x + wide * 0.03, y - tall * (1 - part), wide * 0.94, size * 0.004),
  )
  const posts = [
    ...rectangle(x, y - tall, wide, thick),
    ...rectangle(x, y - tall, thick, tall),
    ...rectangle(x + wide - thick, y - tall, thick, tall),
  ]
  return [
    { shape: polygon(back), near: 0.6 },
    { shape: [...threads.flat(), ...across.flat()], near: 0.36 },
    { shape: posts, near: 0.03 },
    { shape: circle(x + wide * 0.6, y + size * 0.07, size * 0.026), near: 'light' },
  ]
}

function hurdles(field: Perspective, lines: readonly number[], part: number, size: number): readonly Form[] {
  const spans = lines.slice(1).map((to, at) => ({ from: lines[at] as number, to }))
  const scale = 1 / (1 + part * (1 / field.narrow - 1))
  const [tall, thick] = [size * 0.2 * scale, size * 0.014 * scale]
  const boards: Shape[] = []
  const legs: Shape[] = []
  for (const { from, to } of spans) {
    const [inset, span] = [(to - from) * 0.14, to - from]
    const [x, y] = placeAt(field, from + inset, part)
    const [right] = placeAt(field, from + span - inset, part)
    boards.push(rectangle(x, y - tall, right - x, tall * 0.3))
    legs.push(
      rectangle(x + thick, y - tall, thick, tall),
      rectangle(right - thick * 2, y - tall, thick, tall),
      bar([x + thick * 0.5, y], [x - tall * 0.24, y + tall * 0.2], thick),
      bar([right - thick * 1.5, y], [right - tall * 0.3, y + tall * 0.2], thick),
    )
  }
  return [
    { shape: legs.flat(), near: 1 },
    { shape: boards.flat(), near: 'light' },
  ]
}

/** A stand under a roof with rows of seats, masts with lamps, and trees behind it. */
function stand(stage: Stage, horizon: number): readonly Form[] {
  const { width, height, chance } = stage
  const size = Math.min(height, width * 1.1)
  const trees = Array.from({ length: Math.min(Math.ceil(width / (size * 0.16)), 44) }, (_, at) =>
    circle(size * 0.16 * (at + 0.5 * chance()), horizon - size * 0.02, size * (0.09 + 0.05 * chance())),
  )
  const [left, right] = [width * 0.08, width * 0.56]
  const top = horizon - size * 0.17
  const rows = [0, 1, 2].map(at =>
    rectangle(left + size * 0.03, top + size * (0.045 + 0.04 * at), right - left - size * 0.06, size * 0.014),
  )
  const posts = Array.from({ length: 5 }, (_, at) =>
    rectangle(left + ((right - left) * (at + 0.4)) / 5, top, size * 0.012, size * 0.17),
  )
  const roof = polygon([
    [left - size * 0.05, top - size * 0.075],
    [right + size * 0.08, top - size * 0.04],
    [right + size * 0.08, top - size * 0.015],
    [left - size * 0.05, top + size * 0.005],
  ])
  return [
    ...masts(stage, horizon, size),
    { shape: trees.flat(), near: 0.22 },
    { shape: rectangle(left, top, right - left, horizon - top), near: 0.42 },
    { shape: rows.flat(), near: 0.14 },
    { shape: posts.flat(), near: 0.6 },
    { shape: [...roof, ...rectangle(0, horizon - size * 0.03, width, size * 0.04)], near: 0.66 },
  ]
}

function masts({ width }: Stage, horizon: number, size: number): readonly Form[] {
  const count = Math.max(Math.round(width / (size * 1.1)), 2)
  const places = Array.from({ length: count }, (_, at) => (width * (at + 0.5)) / count)
  const top = horizon - size * 0.36
  const poles = places.flatMap(x => [
    ...polygon([
      [x - size * 0.006, top],
      [x + size * 0.006, top],
      [x + size * 0.012, horizon],
      [x - size * 0.012, horizon],
    ]),
    ...rounded(x - size * 0.065, top - size * 0.05, size * 0.13, size * 0.085, size * 0.012),
  ])
  const lamps = places.flatMap(x =>
    [-0.038, 0, 0.038].flatMap(across =>
      [0, 1].flatMap(row => circle(x + size * across, top - size * (0.026 - 0.036 * row), size * 0.012)),
    ),
  )
  return [
    { shape: poles, near: 0.4 },
    { shape: lamps, near: 'light' },
  ]
}
