/** Lanterns and lamps on strings over the roofs of a town, and fireworks behind them. */
import { circle, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { bar, type Point, rounded } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'

/** Strings with lanterns from side to side, the farther ones higher and paler. */
export const lanterns: DrawScene = stage => {
  const rows = stage.height > stage.width * 1.4 ? [0, 1, 2] : [0, 1]
  const [first = [], ...others] = rows.map(row => garland(stage, row, rows.length))
  return [...fireworks(stage), ...first, ...skyline(stage, 0), ...skyline(stage, 1), ...others.flat()]
}

/** A row of gabled houses, a few windows of which are lit. */
function skyline({ width, height, chance }: Stage, row: number): readonly Form[] {
  const size = Math.min(height, width * 1.1) * (0.8 + 0.3 * row)
  const [walls, others, lit]: [Shape[], Shape[], Shape[]] = [[], [], []]
  for (let x = -size * 0.2 * chance(), at = 0; x < width; at++) {
    const side = at % 2 === 0 ? walls : others
    const wide = size * (0.13 + 0.1 * chance())
    const eaves = height * (0.7 + 0.1 * row + 0.05 * chance())
    const ridge = eaves - wide * (chance() < 0.2 ? 0.06 : 0.3 + 0.6 * chance())
    const [left, right] = [x, x + wide]
    side.push(
      polygon([
        [left, eaves],
        [x + wide / 2, ridge],
        [right, eaves],
        [right, height],
        [left, height],
      ]),
    )
    if (chance() < 0.4) side.push(rectangle(x + wide * 0.7, ridge, wide * 0.13, wide * 0.5))
    const pane = size * 0.026
    for (const part of [0.22, 0.58])
      if (chance() < 0.65)
        lit.push(
          rectangle(x + wide * part, eaves + pane * (0.6 + 2.2 * Math.floor(2 * chance())), pane, pane * 1.3),
        )
    x = right
  }
  return [
    { shape: walls.flat(), near: 0.34 + 0.42 * row },
    { shape: others.flat(), near: 0.42 + 0.44 * row },
    { shape: row === 1 ? lit.flat() : [], near: 'light' },
  ]
}

/** Bursts of rays with a dot at the end of each. */
function fireworks({ width, height, chance }: Stage): readonly Form[] {
  const size = Math.min(height, width * 1.2)
  const count = Math.min(Math.max(Math.round(width / height / 0.9), 1), 6)
  return Array.from({ length: count }, (_, at): Form => {
    const [x, y] = [(width * (at + 0.25 + 0.5 * chance())) / count, height * (0.2 + 0.14 * chance())]
    const reach = size * (0.13 + 0.06 * chance())
    const rays = Array.from({ length: 11 }, (_, ray): Shape => {
      const angle = (ray * Math.PI * 2) / 11
      const place = (part: number): Point => [
        x + Math.cos(angle) * reach * part,
        y + Math.sin(angle) * reach * part,
      ]
      return [...bar(place(0.3), place(0.8), size * 0.007), ...circle(...place(1), size * 0.009)]
    })
    return { shape: rays.flat(), near: 0.3 }
  })
}

/** A string with its lanterns, in swags. */
function garland(stage: Stage, row: number, rows: number): readonly Form[] {
  const { width, height, chance } = stage
  const size = Math.min(height, width * 0.9)
  const part = row / Math.max(rows - 1, 1)
  const high = height * (0.07 + (rows === 2 ? 0.1 : 0.36) * part)
  const span = size * (0.86 + 0.3 * part)
  const deep = size * (0.12 + 0.06 * part)
  const start = -span * (0.25 + 0.5 * chance())
  const swags = Array.from({ length: Math.ceil((width - start) / span) }, (_, at) => start + span * at)
  const thick = Math.max(size * 0.006 * (0.8 + part * 0.4), 0.6)
  const near = 0.5 + 0.45 * part
  const strings = swags.map(
    (x): Shape => [
      ['M', x, high],
      ['Q', x + span / 2, high + deep * 2, x + span, high],
      ['L', x + span, high + thick],
      ['Q', x + span / 2, high + deep * 2 + thick, x, high + thick],
      ['Z'],
    ],
  )
  const hung = swags.flatMap((x, swag) =>
    [0.14, 0.38, 0.62, 0.86].flatMap((along, at) => {
      const place: Point = [x + span * along, high + 4 * deep * along * (1 - along)]
      const radius = size * (0.045 + 0.022 * part) * (0.85 + 0.3 * chance())
      return lantern(place, radius, { near, kind: (at + swag * 2 + row) % 4 })
    }),
  )
  const bulbs = swags.flatMap(x =>
    [0.26, 0.5, 0.74].flatMap(along =>
      circle(x + span * along, high + 4 * deep * along * (1 - along) + size * 0.016, size * 0.013),
    ),
  )
  return [{ shape: strings.flat(), near }, { shape: bulbs, near: 'light' }, ...hung]
}

/** A paper lantern from its hook: round, long, or a tapering one with slats; some are lit. */
function lantern(
  [x, y]: Point,
  radius: number,
  { near, kind }: { readonly near: number; readonly kind: number },
): readonly Form[] {
  const top = y + radius * 0.35
  const fill = kind % 2 === 0 ? 'light' : near - 0.18
  const cap = rectangle(x - radius * 0.36, top - radius * 0.06, radius * 0.72, radius * 0.2)
  const cord = rectangle(x - radius * 0.03, y, radius * 0.06, radius * 0.4)
  const [tall, wide] = kind === 1 ? [radius * 2.5, radius * 0.74] : [radius * 2, radius]
  const middle = top + tall / 2
  const body =
    kind === 3
      ? tapering(x, top, radius)
      : kind === 1
        ? rounded(x - wide, top, wide * 2, tall, wide)
        : circle(x, middle, radius)
  const foot = top + (kind === 3 ? radius * 1.9 : tall)
  const tassel = [
    ...rectangle(x - radius * 0.3, foot - radius * 0.12, radius * 0.6, radius * 0.18),
    ...rectangle(x - radius * 0.04, foot, radius * 0.08, radius * 0.6),
  ]
  const ribs = kind === 3 ? [] : ribsOf(x, middle, wide, tall / 2)
  return [
    { shape: body, near: fill },
    { shape: ribs, near: fill === 'light' ? near - 0.1 : near },
    { shape: [...cap, ...cord, ...tassel], near },
  ]
}

function tapering(x: number, top: number, radius: number): Shape {
  return polygon([
    [x - radius * 0.55, top],
    [x + radius * 0.55, top],
    [x + radius, top + radius * 1.5],
    [x + radius * 0.4, top + radius * 1.9],
    [x - radius * 0.4, top + radius * 1.9],
    [x - radius, top + radius * 1.5],
  ])
}

/** Thin lines around a lantern, that bend with it. */
function ribsOf(x: number, y: number, wide: number, half: number): Shape {
  return [-0.45, 0, 0.45].flatMap((part): Shape => {
    const reach = wide * Math.sqrt(1 - part ** 2) * 0.96
    const [level, bend, thick] = [y + half * part, half * (0.16 + part * 0.1), wide * 0.07]
    return [
      ['M', x - reach, level],
      ['Q', x, level + bend, x + reach, level],
      ['L', x + reach, level + thick],
      ['Q', x, level + bend + thick, x - reach, level + thick],
      ['Z'],
    ]
  })
}
