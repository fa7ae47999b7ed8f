/** Pots and bowls on a worktop, under a rail that pans hang from. */
import type { DrawScene, Form, Stage } from './scenes.ts'
import { rectangle } from '../motifs/shape.ts'
import { along, counter, inTurn, type Kind, measured, NEAR, shelves } from './boards.ts'
import { ball, block, nearness, outline, PALER, part, type Turn } from './still.ts'

/** A pot with a lid and two handles, so high. */
function casserole(high: number, isBright = false): Kind {
  return {
    wide: 0.98,
    drawn: (stand, near) => [
      { shape: block(stand, 0.49, high * 0.66, high * 0.66 + 0.06), near: nearness(near - PALER * 0.4) },
      part(
        stand,
        [
          [0.34, 0],
          [0.4, 0, 0.4, 0.07],
          [0.4, high],
        ],
        near,
      ),
      {
        shape: block(stand, 0.4, high * 0.24, high * 0.24 + 0.05),
        near: isBright ? 'light' : nearness(near - PALER),
      },
      part(
        stand,
        [
          [0.42, high + 0.01],
          [0.42, high + 0.05],
          [0.38, high + 0.14, 0, high + 0.15],
        ],
        near - PALER,
      ),
      { shape: ball(stand, 0, high + 0.18, 0.055), near: isBright ? 'light' : near },
    ],
  }
}

/** A kettle with a spout and a handle over it. */
const kettle: Kind = {
  wide: 0.96,
  drawn: (stand, near) => [
    {
      shape: outline(stand, [
        [-0.26, 0.4],
        [-0.34, 0.84, 0, 0.84],
        [0.34, 0.84, 0.26, 0.4],
        [0.2, 0.4],
        [0.26, 0.77, 0, 0.77],
        [-0.26, 0.77, -0.2, 0.4],
      ]),
      near,
    },
    {
      shape: outline(stand, [
        [0.2, 0.16],
        [0.36, 0.26, 0.5, 0.5],
        [0.4, 0.52],
        [0.34, 0.42, 0.2, 0.4],
      ]),
      near,
    },
    part(
      stand,
      [
        [0.36, 0],
        [0.42, 0.02, 0.38, 0.2],
        [0.3, 0.46, 0, 0.48],
      ],
      near - PALER * 0.5,
    ),
    part(
      stand,
      [
        [0.377, 0.1],
        [0.385, 0.14, 0.37, 0.22],
      ],
      near,
    ),
    { shape: ball(stand, 0, 0.5, 0.05), near: 'light' },
  ],
}

const BOWL: readonly Turn[] = [
  [0.14, 0],
  [0.14, 0.03],
  [0.36, 0.05, 0.4, 0.32],
]

/** A bowl of lemons. */
const lemons: Kind = {
  wide: 0.84,
  drawn: (stand, near) => [
    {
      shape: [
        [-0.22, 0.33],
        [0.22, 0.33],
        [0, 0.35],
        [-0.1, 0.45],
        [0.12, 0.46],
      ].flatMap(([out = 0, up = 0]) => ball(stand, out, up, 0.12, 0.1)),
      near: 'light',
    },
    part(stand, BOWL, near),
    { shape: block(stand, 0.385, 0.23, 0.27), near: nearness(near - PALER) },
  ],
}

/** Bowls one in the other. */
const bowls: Kind = {
  wide: 0.86,
  drawn: (stand, near) =>
    [0.24, 0.12, 0].map(up =>
      part({ ...stand, base: stand.base - up * stand.size }, BOWL, near - PALER * up * 4.6),
    ),
}

/** A mill for pepper. */
const mill: Kind = {
  wide: 0.34,
  drawn: (stand, near) => [
    part(
      stand,
      [
        [0.13, 0],
        [0.14, 0.06],
        [0.04, 0.2, 0.09, 0.42],
        [0.12, 0.46],
      ],
      near,
    ),
    part(
      stand,
      [
        [0.12, 0.48],
        [0.14, 0.66, 0, 0.68],
      ],
      near - PALER,
    ),
    { shape: ball(stand, 0, 0.71, 0.035), near: 'light' },
  ],
}

/** A jug with spoons in it. */
const spoons: Kind = {
  wide: 0.56,
  drawn: (stand, near) => [
    ...[-0.12, 0.02, 0.15].map((out, at): Form => {
      const up = [0.84, 0.96, 0.8][at] ?? 0.8
      const stem: readonly Turn[] = [
        [out * 0.5 - 0.018, 0.3],
        [out * 1.4 - 0.018, up],
        [out * 1.4 + 0.018, up],
        [out * 0.5 + 0.018, 0.3],
      ]
      return {
        shape: [...outline(stand, stem), ...ball(stand, out * 1.4, up, 0.06, 0.085)],
        near: nearness(near - PALER * (1.2 - 0.5 * at)),
      }
    }),
    part(
      stand,
      [
        [0.17, 0],
        [0.24, 0.2, 0.19, 0.42],
        [0.21, 0.48],
      ],
      near,
    ),
    part(
      stand,
      [
        [0.206, 0.16],
        [0.215, 0.22, 0.207, 0.28],
      ],
      near - PALER,
    ),
  ],
}

/** What hangs from a rail at its stand's base: `down` is in parts of its size. */
const HANDLE = 0.44

/** A pan that hangs by its handle, so wide across its floor. */
function pan(round: number): Kind {
  return {
    wide: round * 2 + 0.06,
    drawn: (stand, near) => [
      { shape: block(stand, 0.028, -HANDLE, 0), near },
      { shape: ball(stand, 0, -HANDLE - round * 0.9, round), near },
      { shape: ball(stand, 0, -HANDLE - round * 0.9, round * 0.8), near: Math.max(near - 0.1, near * 0.5) },
    ],
  }
}

/** A ladle, with its bowl below. */
const ladle: Kind = {
  wide: 0.26,
  drawn: (stand, near) => [
    { shape: block(stand, 0.02, -0.66, 0), near },
    {
      shape: outline(stand, [
        [-0.13, -0.64],
        [-0.13, -0.84, 0, -0.84],
        [0.13, -0.84, 0.13, -0.64],
      ]),
      near,
    },
  ],
}

/** A slice with slots. */
const slice: Kind = {
  wide: 0.24,
  drawn: (stand, near) => [
    { shape: block(stand, 0.02, -0.5, 0), near },
    part(
      stand,
      [
        [0.11, -0.86],
        [0.08, -0.5],
      ],
      near,
    ),
    {
      shape: [-0.045, 0, 0.045].flatMap(out =>
        block({ ...stand, x: stand.x + out * stand.size }, 0.01, -0.8, -0.58),
      ),
      near: Math.max(near - 0.12, near * 0.4),
    },
  ],
}

/** A string of garlic or onions. */
const string: Kind = {
  wide: 0.3,
  drawn: (stand, near) => [
    { shape: block(stand, 0.014, -0.3, 0), near },
    {
      shape: [
        [-0.07, 0.26],
        [0.07, 0.34],
        [-0.07, 0.44],
        [0.07, 0.53],
        [-0.04, 0.64],
      ].flatMap(([out = 0, down = 0]) => ball(stand, out, -down, 0.075, 0.068)),
      near: 'light',
    },
  ],
}

/** Where the rail is, how near it is with what hangs from it, and how long that is at most. */
const RAIL = { top: 0.09, near: 0.24, bar: 0.5, ofHeight: 0.36, ofWidth: 0.42 }

function rail(stage: Stage): readonly Form[] {
  const { width, height, chance } = stage
  const size = Math.min(height * RAIL.ofHeight, width * RAIL.ofWidth)
  const top = height * RAIL.top
  const hung = inTurn([pan(0.24), ladle, pan(0.17), string, slice, pan(0.2), ladle], chance, size, RAIL.near)
  return [
    ...along(stage, top, size * 0.2, hung),
    { shape: rectangle(0, top - size * 0.025, width, size * 0.05), near: RAIL.bar },
  ]
}

/** A worktop with pots and bowls, shelves above it where the box is tall, and the rail. */
export const kitchen: DrawScene = stage => {
  const { width, height, chance } = stage
  const { size, base } = measured(stage, { base: 0.88, ofHeight: 0.44, ofWidth: 0.36 })
  const hung = height * RAIL.top + Math.min(height * RAIL.ofHeight, width * RAIL.ofWidth)
  const kinds = [casserole(0.46, true), mill, lemons, kettle, spoons, bowls, casserole(0.64), lemons]
  const behind = {
    lowest: base - size * 1.05,
    size: size * 0.6,
    pitch: size * 0.86,
    wall: hung / height + 0.02,
  }
  const hasShelf = behind.lowest - behind.size > hung
  return [
    ...rail(stage),
    ...(hasShelf ? shelves(stage, behind, [bowls, mill, casserole(0.4), spoons, kettle]) : []),
    ...along(stage, base, size * 0.1, inTurn(kinds, chance, size, NEAR.counter)),
    ...counter(stage, base),
  ]
}
