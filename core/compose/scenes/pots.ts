/** Vases and potted plants. */
import type { DrawScene, Form } from './scenes.ts'
import type { Shape } from '../motifs/shape.ts'
import { along, counter, inTurn, type Kind, measured, NEAR, shelves } from './boards.ts'
import { ball, block, leaf, nearness, outline, oval, PALER, part, type Stand, type Turn } from './still.ts'

/** A pot: its outline, where its rim is, and its bands from where to where, with half their breadth. */
interface Pot {
  readonly side: readonly Turn[]
  readonly rim: number
  readonly bands: readonly (readonly [half: number, from: number, to: number])[]
}

const bucket: Pot = {
  side: [
    [0.17, 0],
    [0.24, 0.32],
    [0.27, 0.32],
    [0.27, 0.4],
  ],
  rim: 0.4,
  bands: [[0.27, 0.32, 0.4]],
}
const bowl: Pot = {
  side: [
    [0.12, 0],
    [0.32, 0.04, 0.3, 0.3],
  ],
  rim: 0.3,
  bands: [[0.296, 0.2, 0.25]],
}
const belly: Pot = {
  side: [
    [0.13, 0],
    [0.42, 0.22, 0.14, 0.5],
    [0.17, 0.56],
  ],
  rim: 0.55,
  bands: [
    [0.272, 0.2, 0.25],
    [0.26, 0.29, 0.32],
  ],
}
const slim: Pot = {
  side: [
    [0.14, 0],
    [0.2, 0.3, 0.15, 0.52],
    [0.06, 0.62, 0.07, 0.72],
    [0.1, 0.78],
  ],
  rim: 0.77,
  bands: [[0.166, 0.34, 0.42]],
}
const jug: Pot = {
  side: [
    [0.15, 0],
    [0.3, 0.2, 0.22, 0.42],
    [0.14, 0.52, 0.18, 0.64],
  ],
  rim: 0.63,
  bands: [[0.238, 0.1, 0.3]],
}

/** A plant above the rim of a pot. */
type Plant = (stand: Stand, near: number) => readonly Form[]

/** A leaf by its way from the rim to its tip in parts of a stand's size. */
function blade({ x, base, size }: Stand, aside: number, above: number, broad?: number): Shape {
  return leaf(x, base, aside * size, above * size, broad)
}

/** Broad leaves that bend out to both sides. */
const fan: Plant = (stand, near) => [
  {
    shape: [-0.34, 0.34].flatMap(aside => blade(stand, aside, 0.3, 0.34)),
    near: nearness(near - PALER * 0.8),
  },
  {
    shape: [-0.2, 0.22].flatMap(aside => blade(stand, aside, 0.5, 0.26)),
    near: nearness(near - PALER * 0.3),
  },
  { shape: blade(stand, 0.01, 0.6, 0.2), near },
]

/** Narrow blades that stand upright. */
const swords: Plant = (stand, near) => [
  {
    shape: [-0.2, 0.05, 0.24].flatMap(aside => blade(stand, aside, 0.5, 0.12)),
    near: nearness(near - PALER * 0.8),
  },
  { shape: [-0.08, 0.14].flatMap(aside => blade(stand, aside, 0.62, 0.12)), near },
]

/** A stem with leaves in pairs. */
const spray: Plant = ({ x, base, size }, near) => {
  const stem = (up: number): Stand => ({ x, base: base - up * size, size })
  const pairs = [0.08, 0.24, 0.4]
  return [
    { shape: block({ x, base, size }, 0.012, -0.02, 0.56), near },
    {
      shape: pairs.flatMap(up => blade(stem(up), -0.26 + up * 0.2, 0.16, 0.36)),
      near: nearness(near - PALER * 0.7),
    },
    { shape: pairs.flatMap(up => blade(stem(up + 0.05), 0.26 - up * 0.2, 0.16, 0.36)), near },
    { shape: blade(stem(0.5), 0, 0.2, 0.3), near },
  ]
}

/** Round blossoms on stems that lean. */
const bunch: Plant = (stand, near) => {
  const heads = [
    [-0.22, 0.3],
    [0.2, 0.36],
    [-0.02, 0.5],
  ] as const
  const { x, base, size } = stand
  return [
    {
      shape: heads.flatMap(([out, up]) =>
        outline(stand, [
          [-0.012, 0],
          [out * 0.2, up * 0.6, out - 0.01, up],
          [out + 0.012, up],
          [out * 0.2 + 0.02, up * 0.6, 0.012, 0],
        ]),
      ),
      near,
    },
    {
      shape: heads.flatMap(([out]) => blade(stand, out * 1.2 + 0.05, 0.18, 0.3)),
      near: nearness(near - PALER),
    },
    {
      shape: heads.flatMap(([out, up]) => oval(x + out * size, base - up * size, size * 0.1, size * 0.1)),
      near: 'light',
    },
    {
      shape: heads.flatMap(([out, up]) => oval(x + out * size, base - up * size, size * 0.035, size * 0.035)),
      near: nearness(near - PALER * 2.4),
    },
  ]
}

/** A round cactus on another. */
const cactus: Plant = (stand, near) => [
  { shape: ball(stand, 0, 0.2, 0.17, 0.24), near },
  { shape: ball(stand, 0.15, 0.4, 0.08, 0.12), near: nearness(near - PALER * 0.5) },
  {
    shape: [-0.07, 0, 0.07].flatMap(out => ball(stand, out, 0.2, 0.012, 0.16)),
    near: nearness(near - PALER),
  },
  { shape: ball(stand, 0, 0.45, 0.045), near: 'light' },
]

/** A plant in a pot, or a pot alone. */
function potted(wide: number, { side, rim, bands }: Pot, plant?: Plant): Kind {
  return {
    wide,
    drawn: (stand, near) => {
      const above = { ...stand, base: stand.base - (rim - 0.02) * stand.size }
      const clay = near - PALER * 0.5
      return [
        ...(plant?.(above, near) ?? []),
        part(stand, side, clay),
        {
          shape: bands.flatMap(([half, from, to]) => block(stand, half, from, to)),
          near: Math.max(clay - PALER, clay * 0.5),
        },
      ]
    },
  }
}

/** A vase in the colour of the light. */
const bright: Kind = {
  wide: 0.6,
  drawn: (stand, near) => [
    { ...part(stand, belly.side, 0), near: 'light' },
    { shape: belly.bands.flatMap(([half, from, to]) => block(stand, half, from, to)), near },
  ],
}

const NEARER: readonly Kind[] = [
  potted(0.86, bucket, fan),
  potted(0.56, slim),
  potted(0.72, bowl, cactus),
  bright,
  potted(0.8, bucket, spray),
  potted(0.6, belly, bunch),
  potted(0.66, bowl, swords),
  potted(0.5, jug),
]
const FARTHER: readonly Kind[] = [
  potted(0.7, bucket, swords),
  potted(0.5, jug),
  potted(0.84, belly, fan),
  potted(0.46, slim),
  potted(0.7, bowl, spray),
]

/** How near the plants behind the bench are. */
const BEHIND = 0.3

/** Pots and vases on a bench, taller plants behind them and shelves where the box is tall. */
export const pots: DrawScene = stage => {
  const { width, height, chance } = stage
  const { size, base } = measured(stage, { base: 0.9, ofHeight: 0.56, ofWidth: 0.5 })
  const behind = { lowest: base - size * 1.5, size: size * 0.7, pitch: size, wall: 0.2 }
  const isTall = behind.lowest - size * 0.7 > height * behind.wall
  return [
    { shape: oval(width * 0.7, height * 0.3, sun(stage), sun(stage)), near: 'light' as const },
    ...(isTall ? shelves(stage, behind, FARTHER) : []),
    ...along(stage, base, 0, inTurn(FARTHER, chance, size * 1.36, BEHIND)),
    ...along(stage, base, size * 0.04, inTurn(NEARER, chance, size, NEAR.counter)),
    ...counter(stage, base),
  ]
}

function sun({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.min(height * 0.2, width * 0.14)
}
