/** Bottles, and glasses before them. */
import type { DrawScene } from './scenes.ts'
import { along, counter, inTurn, type Kind, lamps, measured, NEAR } from './boards.ts'
import { ball, block, nearness, PALER, part, turned, type Turn } from './still.ts'

/** A bottle with a label and a capsule, by the outline of its side. */
function bottle(wide: number, side: readonly Turn[], label: Label): Kind {
  return {
    wide,
    drawn: (stand, near) => {
      const half = wide / 2
      const pale = Math.max(near - PALER * 1.4, near * 0.45)
      return [
        part(stand, side, near),
        { shape: block(stand, half * label.half, label.from, label.to), near: label.bright ? 'light' : pale },
        {
          shape: block(stand, 0.043, 0.86, 1),
          near: label.bright ? pale : Math.max(near - PALER * 0.7, near * 0.7),
        },
      ]
    },
  }
}

/** A label: its breadth in parts of the bottle's, from where to where, and whether it is in the colour of the light. */
interface Label {
  readonly half: number
  readonly from: number
  readonly to: number
  readonly bright?: true
}

const claret = (bright?: true): Kind =>
  bottle(
    0.28,
    [
      [0.13, 0],
      [0.14, 0.01, 0.14, 0.03],
      [0.14, 0.58],
      [0.14, 0.67, 0.06, 0.7],
      [0.04, 0.72, 0.04, 0.8],
      [0.04, 1],
    ],
    { half: 1, from: 0.18, to: 0.46, ...(bright && { bright }) },
  )

const burgundy: Kind = bottle(
  0.31,
  [
    [0.14, 0],
    [0.155, 0.01, 0.155, 0.03],
    [0.155, 0.46],
    [0.15, 0.62, 0.06, 0.7],
    [0.04, 0.76, 0.04, 0.84],
    [0.04, 1],
  ],
  { half: 1, from: 0.14, to: 0.36 },
)

const flute: Kind = bottle(
  0.24,
  [
    [0.11, 0],
    [0.12, 0.01, 0.12, 0.03],
    [0.12, 0.44],
    [0.11, 0.68, 0.036, 0.9],
    [0.036, 1],
  ],
  { half: 0.72, from: 0.16, to: 0.4 },
)

/** A beer bottle, shorter than those of wine. */
const stubby: Kind = {
  wide: 0.26,
  drawn: (stand, near) => [
    part(
      stand,
      [
        [0.11, 0],
        [0.12, 0.01, 0.12, 0.03],
        [0.12, 0.4],
        [0.11, 0.52, 0.045, 0.58],
        [0.04, 0.72],
      ],
      near,
    ),
    { shape: block(stand, 0.055, 0.7, 0.745), near: 'light' },
    { shape: ball(stand, 0, 0.24, 0.085, 0.11), near: nearness(near - PALER * 1.4) },
  ],
}

/** A glass of wine. */
const goblet: Kind = {
  wide: 0.34,
  drawn: (stand, near) => [
    part(
      stand,
      [
        [0.12, 0],
        [0.1, 0.02, 0.014, 0.03],
        [0.014, 0.26],
      ],
      near,
    ),
    part(
      stand,
      [
        [0.02, 0.24],
        [0.17, 0.26, 0.16, 0.4],
        [0.12, 0.56],
      ],
      near - PALER * 1.5,
    ),
    {
      shape: turned(stand, [
        [0.02, 0.26],
        [0.15, 0.28, 0.148, 0.41],
      ]),
      near: 'light',
    },
  ],
}

/** A mug of beer with its foam. */
const mug: Kind = {
  wide: 0.42,
  drawn: (stand, near) => [
    { shape: ball(stand, 0.15, 0.22, 0.09, 0.12), near },
    { shape: ball(stand, 0.15, 0.22, 0.05, 0.075), near: nearness(near - PALER * 2) },
    part(
      stand,
      [
        [0.15, 0],
        [0.14, 0.4],
      ],
      near,
    ),
    {
      shape: [-0.07, 0, 0.07].flatMap(out =>
        block({ ...stand, x: stand.x + stand.size * out }, 0.017, 0.06, 0.3),
      ),
      near: 'light',
    },
    {
      shape: [-0.1, 0.02, 0.1].flatMap(out => ball(stand, out, 0.41, 0.075)),
      near: nearness(near - PALER * 3),
    },
  ],
}

/** Bottles in two rows with glasses before them, and lamps where the box is tall. */
export const bottles: DrawScene = stage => {
  const { width, height, chance } = stage
  const { size, base } = measured(stage, { base: 0.9, ofHeight: 0.6, ofWidth: 1.05 })
  const tall = size * 1.16
  const far = [claret(), flute, burgundy, claret(), burgundy, flute, claret()]
  const front = [
    goblet,
    claret(true),
    stubby,
    goblet,
    burgundy,
    flute,
    mug,
    claret(),
    goblet,
    claret(true),
    goblet,
    stubby,
  ]
  const above = base - tall
  return [
    ...(above > height * 0.25
      ? lamps(stage, { count: width / size, size: Math.min(above, width) * 0.4, above: above * 0.9 })
      : []),
    ...along(stage, base, size * 0.1, inTurn(far, chance, tall, NEAR.shelf)),
    ...along(stage, base, size * 0.06, inTurn(front, chance, size, NEAR.counter)),
    ...counter(stage, base),
  ]
}
