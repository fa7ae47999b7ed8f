import type { Art, Outline } from '../tree.ts'

/** A place in a box, as shares of its width and height. */
type Place = readonly [x: number, y: number]

/** A stem through three places, and the leaves on it. */
interface Branch {
  readonly stem: readonly [Place, Place, Place]
  readonly leaves: number
  /** Length of the first leaf, as a share of the box's shorter way across the branches. */
  readonly length: number
  /** Index of the tone of its first leaf, from dark to light. */
  readonly tone: number
}

/** px, and colours of leaves from dark to light, with that of the ground for their ribs. */
interface Look {
  readonly width: number
  readonly height: number
  readonly tones: readonly string[]
  readonly ground: string
}

/** Branches of the left half of a garland, those behind first; the right half mirrors it. */
const hanging: readonly Branch[] = [
  {
    stem: [
      [0.47, 0.2],
      [0.2, 0.12],
      [0.005, 0.98],
    ],
    leaves: 19,
    length: 0.3,
    tone: 3,
  },
  {
    stem: [
      [0.48, 0.2],
      [0.37, 0.24],
      [0.26, 0.66],
    ],
    leaves: 13,
    length: 0.24,
    tone: 1,
  },
  {
    stem: [
      [0.5, 0.14],
      [0.26, 0.06],
      [0.01, 0.56],
    ],
    leaves: 21,
    length: 0.32,
    tone: 0,
  },
]

/** Branches that stand in the left margin. */
const standing: readonly Branch[] = [
  {
    stem: [
      [0.42, 1],
      [0.5, 0.5],
      [0.16, 0.06],
    ],
    leaves: 15,
    length: 0.34,
    tone: 3,
  },
  {
    stem: [
      [0.68, 1],
      [0.86, 0.7],
      [0.78, 0.36],
    ],
    leaves: 11,
    length: 0.26,
    tone: 1,
  },
]

/** Two mirrored halves of branches that hang from the middle of the upper edge, with a knot of leaves over their joint. */
export function garland(look: Look): Art {
  const { width, height, tones } = look
  const left = hanging.flatMap(branch => branchOf(branch, look, height))
  const length = height * 0.42
  const knot = [-64, -32, 32, 64, 0].flatMap((turn, at) =>
    leafOf(
      [width / 2, height * 0.2],
      { angle: 90 + turn, length: length * (1 - Math.abs(turn) / 260) },
      {
        fill: tones[at % 3] ?? '',
        rib: look.ground,
      },
    ),
  )
  const berries = (
    [
      [-0.13, 0.15],
      [0.1, 0.12],
      [0, 0.27],
    ] as const
  ).map(([x, y]) => ({
    d: circle(width / 2 + x * height * 0.8, height * y, height * 0.045),
    fill: tones[0] ?? '',
  }))
  return {
    viewBox: [width, height],
    outlines: [...left, ...left.map(one => mirrored(one, width)), ...knot, ...berries],
  }
}

/** Branches that stand in a margin; those of the right margin are `far`. */
export function sprig(look: Look, far: boolean): Art {
  const outlines = standing.flatMap(branch => branchOf(branch, look, look.width))
  return {
    viewBox: [look.width, look.height],
    outlines: far ? outlines.map(one => mirrored(one, look.width)) : outlines,
  }
}

/** A hill from side to side: the outline of a field whose upper edge rises in the middle by `rise` px. */
export function hill(width: number, height: number, rise: number): string {
  return `M0 ${rise}Q${width / 2} ${-rise} ${width} ${rise}V${height}H0Z`
}

/** Degrees between a leaf and its stem, by turns. */
const TURNS = [46, 54, 50, 43] as const

/** Part of its length that a leaf at the tip has lost, and of the stem that bears leaves. */
const TAPER = 0.55
const BARE = 0.12

function branchOf({ stem, leaves, length, tone }: Branch, look: Look, across: number): readonly Outline[] {
  const { width, height, tones, ground } = look
  const [from, by, to] = stem.map(([x, y]): Place => [x * width, y * height]) as [Place, Place, Place]
  const line: Outline = {
    d: `M${spot(from)}Q${spot(by)} ${spot(to)}`,
    stroke: tones[Math.min(tone, 1)] ?? '',
    strokeWidth: round(Math.max(across * 0.008, 0.6)),
  }
  const grown = Array.from({ length: leaves }, (_, at) => {
    const t = BARE + ((1 - BARE) * (at + 1)) / leaves
    const along = Math.atan2(...slope(from, by, to, t)) * (180 / Math.PI)
    const isTip = at === leaves - 1
    const turn = isTip ? 0 : (TURNS[at % TURNS.length] ?? 50) * (at % 2 === 0 ? 1 : -1)
    const fill = tones[Math.min(tone + ((at * 7) % 3), tones.length - 1)] ?? ''
    return leafOf(
      point(from, by, to, t),
      { angle: along + turn, length: across * length * (1 - TAPER * t) },
      { fill, rib: ground },
    )
  })
  return [line, ...grown.flat()]
}

/** A leaf of two curves, with its rib in the colour of the ground. */
function leafOf(
  [x, y]: Place,
  { angle, length }: { readonly angle: number; readonly length: number },
  { fill, rib }: { readonly fill: string; readonly rib: string },
): readonly Outline[] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const at = (along: number, aside: number): string =>
    spot([x + (along * cos - aside * sin) * length, y + (along * sin + aside * cos) * length])
  return [
    {
      d: `M${at(0, 0)}C${at(0.25, 0.24)} ${at(0.7, 0.22)} ${at(1, 0)}C${at(0.7, -0.22)} ${at(0.25, -0.24)} ${at(0, 0)}Z`,
      fill,
    },
    { d: `M${at(0.12, 0)}L${at(0.86, 0)}`, stroke: rib, strokeWidth: round(Math.max(length * 0.03, 0.4)) },
  ]
}

function point([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place, t: number): Place {
  const [one, two, three] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
  return [one * ax + two * bx + three * cx, one * ay + two * by + three * cy]
}

/** The direction of a curve, down and across. */
function slope([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place, t: number): [down: number, across: number] {
  return [(1 - t) * (by - ay) + t * (cy - by), (1 - t) * (bx - ax) + t * (cx - bx)]
}

/** An outline of absolute places, the other way round in a box of a width. */
function mirrored(outline: Outline, width: number): Outline {
  const d = outline.d.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${round(width - Number(x))} ${y}`,
  )
  return { ...outline, d }
}

function circle(x: number, y: number, radius: number): string {
  const [left, right] = [spot([x - radius, y]), spot([x + radius, y])]
  const size = round(radius)
  return `M${left}A${size} ${size} 0 1 1 ${right}A${size} ${size} 0 1 1 ${left}Z`
}

function spot([x, y]: Place): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
