/** Cups, bread and cakes on a counter. */
import type { DrawScene } from './scenes.ts'
import type { Shape } from '../motifs/shape.ts'
import { along, counter, highestOf, inTurn, type Kind, lamps, measured, NEAR, shelves } from './boards.ts'
import { ball, block, nearness, outline, PALER, part, type Stand, type Turn } from './still.ts'

/** A cup on its saucer. */
const cup: Kind = {
  wide: 0.9,
  drawn: (stand, near) => [
    { shape: ball(stand, 0.29, 0.28, 0.13), near },
    { shape: ball(stand, 0.29, 0.28, 0.07), near: nearness(near - PALER * 2) },
    part(
      stand,
      [
        [0.1, 0.04],
        [0.28, 0.08, 0.3, 0.44],
      ],
      near,
    ),
    { shape: block(stand, 0.292, 0.3, 0.37), near: nearness(near - PALER) },
    part(
      stand,
      [
        [0.2, 0],
        [0.38, 0.01, 0.44, 0.06],
      ],
      near - PALER / 2,
    ),
  ],
}

/** A pot with a spout and a lid. */
const pot: Kind = {
  wide: 1.06,
  drawn: (stand, near) => [
    {
      shape: outline(stand, [
        [-0.2, 0.2],
        [-0.42, 0.26, -0.5, 0.62],
        [-0.42, 0.6],
        [-0.36, 0.46, -0.2, 0.44],
      ]),
      near,
    },
    {
      shape: outline(stand, [
        [0.2, 0.62],
        [0.56, 0.66, 0.44, 0.3],
        [0.38, 0.18, 0.2, 0.14],
        [0.2, 0.22],
        [0.32, 0.26, 0.36, 0.36],
        [0.4, 0.55, 0.2, 0.52],
      ]),
      near,
    },
    part(
      stand,
      [
        [0.24, 0],
        [0.42, 0.3, 0.17, 0.7],
      ],
      near,
    ),
    part(
      stand,
      [
        [0.17, 0.72],
        [0.15, 0.82, 0.03, 0.83],
      ],
      near - PALER,
    ),
    { shape: ball(stand, 0, 0.87, 0.055), near: 'light' },
    part(
      stand,
      [
        [0.31, 0.16],
        [0.325, 0.22, 0.316, 0.28],
      ],
      near - PALER,
    ),
  ],
}

/** A cake with a layer of cream and fruit, on a stand. */
const cake: Kind = {
  wide: 1.12,
  drawn: (stand, near) => [
    part(
      stand,
      [
        [0.22, 0],
        [0.2, 0.04],
        [0.04, 0.06, 0.04, 0.24],
      ],
      near,
    ),
    part(
      stand,
      [
        [0.1, 0.22],
        [0.5, 0.24, 0.56, 0.3],
      ],
      near,
    ),
    { shape: block(stand, 0.44, 0.3, 0.66), near: nearness(near - PALER) },
    { shape: block(stand, 0.44, 0.45, 0.5), near: nearness(near) },
    { shape: icing(stand), near: nearness(near - PALER * 2.4) },
    {
      shape: [-0.3, -0.1, 0.1, 0.3].flatMap(out => ball(stand, out, 0.7, 0.06)),
      near: 'light',
    },
  ],
}

/** What runs down the side of a cake. */
function icing(stand: Stand): Shape {
  const drops = [0.58, 0.53, 0.6, 0.54, 0.58, 0.52]
  const wide = 0.88 / drops.length
  return outline(stand, [
    [-0.44, 0.67],
    [-0.44, 0.58],
    ...drops.map((up, at): Turn => {
      const out = -0.44 + wide * at
      return [out + wide / 2, up - 0.08, out + wide, 0.58]
    }),
    [0.44, 0.67],
  ])
}

/** A loaf with its cuts. */
const loaf: Kind = {
  wide: 1.02,
  drawn: (stand, near) => [
    part(
      stand,
      [
        [0.44, 0],
        [0.54, 0.06, 0.48, 0.22],
        [0.4, 0.44, 0, 0.44],
      ],
      near - PALER / 2,
    ),
    {
      shape: [-0.26, -0.02, 0.22].flatMap(out =>
        outline(stand, [
          [out - 0.07, 0.2],
          [out - 0.02, 0.3, out + 0.1, 0.37],
          [out + 0.04, 0.26, out - 0.07, 0.2],
        ]),
      ),
      near: nearness(near - PALER * 1.8),
    },
  ],
}

/** Round rolls in a heap. */
const rolls: Kind = {
  wide: 1,
  drawn: (stand, near) =>
    [
      [-0.3, 0],
      [0.3, 0],
      [0, 0],
      [-0.16, 0.2],
      [0.16, 0.2],
    ].map(([out = 0, up = 0], at) => ({
      shape: outline(stand, [
        [out - 0.18, up],
        [out - 0.24, up + 0.25, out, up + 0.26],
        [out + 0.24, up + 0.25, out + 0.18, up],
      ]),
      near: at === 4 ? ('light' as const) : nearness(near - PALER * (0.2 + 0.35 * (at % 3))),
    })),
}

/** A jar with a lid and what is in it. */
const jar: Kind = {
  wide: 0.62,
  drawn: (stand, near) => [
    part(
      stand,
      [
        [0.24, 0],
        [0.28, 0.02, 0.28, 0.1],
        [0.28, 0.52],
        [0.27, 0.6, 0.2, 0.62],
      ],
      near,
    ),
    { shape: block(stand, 0.22, 0.64, 0.76), near: nearness(near - PALER) },
    { shape: block(stand, 0.28, 0.16, 0.42), near: nearness(near - PALER) },
    { shape: ball(stand, 0, 0.29, 0.075), near: nearness(near) },
  ],
}

/** Cups one on the other. */
const tower: Kind = {
  wide: 0.66,
  drawn: (stand, near) =>
    [0, 0.3, 0.6].map((up, at) =>
      part(
        stand,
        [
          [0.13, up],
          [0.24, up + 0.04, 0.26, up + 0.28],
        ],
        near - PALER * 0.5 * (at % 2),
      ),
    ),
}

/** A counter with cups, cakes and bread, shelves behind it, and lamps above. */
export const cups: DrawScene = stage => {
  const { width, chance } = stage
  const { size, base } = measured(stage, { base: 0.88, ofHeight: 0.42, ofWidth: 0.34 })
  const kinds = [cup, cake, loaf, cup, pot, rolls, cup, cake, jar]
  const behind = { lowest: base - size * 1.02, size: size * 0.54, pitch: size * 0.9, wall: 0.3 }
  const highest = highestOf(stage, behind)
  return [
    ...shelves(stage, behind, [tower, jar, cup, pot, jar, tower, cup]),
    ...along(stage, base, size * 0.1, inTurn(kinds, chance, size, NEAR.counter)),
    ...counter(stage, base),
    ...lamps(stage, { count: width / (size * 3.2), size: size * 0.36, above: highest }),
  ]
}
