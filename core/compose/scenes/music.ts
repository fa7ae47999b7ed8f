/** Instruments over the keys of a piano, and notes above them. */
import type { DrawScene, Form, Stage } from './scenes.ts'
import { type Command, rectangle, type Shape } from '../motifs/shape.ts'
import { along, inTurn, type Kind, NEAR } from './boards.ts'
import { ball, block, nearness, outline, oval, PALER, part, type Stand, type Turn } from './still.ts'

/** A quieter tone for what is drawn on an instrument. */
function on(near: number): number {
  return Math.max(near - PALER, near * 0.4)
}

const FIDDLE: readonly Turn[] = [
  [0.012, 0],
  [0.012, 0.04],
  [0.21, 0.03, 0.205, 0.17],
  [0.2, 0.26, 0.14, 0.29],
  [0.155, 0.315],
  [0.08, 0.37, 0.135, 0.43],
  [0.12, 0.455],
  [0.165, 0.47, 0.16, 0.53],
  [0.15, 0.61, 0.026, 0.62],
]

/** A cello or a bass with its neck, bridge and strings. */
const fiddle: Kind = {
  wide: 0.5,
  drawn: (stand, near) => {
    const slot = (side: 1 | -1): Shape =>
      outline(stand, [
        [side * 0.075, 0.28],
        [side * 0.1, 0.36, side * 0.07, 0.45],
        [side * 0.115, 0.36, side * 0.075, 0.28],
      ])
    return [
      part(stand, FIDDLE, near),
      { shape: [...slot(1), ...slot(-1), ...block(stand, 0.06, 0.3, 0.318)], near: on(near) },
      part(
        stand,
        [
          [0.014, 0.1],
          [0.036, 0.24],
        ],
        on(near),
      ),
      {
        shape: [
          ...outline(stand, [
            [-0.028, 0.36],
            [-0.017, 0.93],
            [0.017, 0.93],
            [0.028, 0.36],
          ]),
          ...block(stand, 0.07, 0.885, 0.9),
          ...block(stand, 0.07, 0.925, 0.94),
          ...ball(stand, 0, 0.965, 0.035),
        ],
        near: nearness(near + 0.14),
      },
    ]
  },
}

const GUITAR: readonly Turn[] = [
  [0.1, 0],
  [0.22, 0.02, 0.21, 0.16],
  [0.2, 0.24, 0.14, 0.28],
  [0.12, 0.31, 0.14, 0.35],
  [0.19, 0.42, 0.15, 0.49],
  [0.12, 0.54, 0.03, 0.53],
]

const guitar: Kind = {
  wide: 0.48,
  drawn: (stand, near) => [
    part(stand, GUITAR, near - 0.1),
    { shape: ball(stand, 0, 0.34, 0.068), near: 'light' },
    { shape: block(stand, 0.08, 0.12, 0.145), near },
    {
      shape: [
        ...block(stand, 0.022, 0.34, 0.88),
        ...part(
          stand,
          [
            [0.034, 0.86],
            [0.045, 0.98],
          ],
          1,
        ).shape,
      ],
      near,
    },
  ],
}

/** A drum with its cords. */
const drum: Kind = {
  wide: 0.64,
  drawn: (stand, near) => {
    const zigzag = [-0.28, -0.14, 0, 0.14].flatMap(out =>
      outline(stand, [
        [out, 0.07],
        [out + 0.07, 0.35],
        [out + 0.14, 0.07],
        [out + 0.12, 0.07],
        [out + 0.07, 0.29],
        [out + 0.02, 0.07],
      ]),
    )
    return [
      { shape: block(stand, 0.28, 0, 0.42), near: nearness(near - 0.1) },
      { shape: zigzag, near: on(near) },
      { shape: [...block(stand, 0.3, 0, 0.07), ...block(stand, 0.3, 0.35, 0.42)], near },
      { shape: ball(stand, 0, 0.42, 0.3, 0.05), near: 'light' },
      {
        shape: [
          ...outline(stand, [
            [-0.2, 0.43],
            [0.16, 0.6],
            [0.17, 0.58],
            [-0.19, 0.41],
          ]),
          ...ball(stand, 0.17, 0.595, 0.03),
          ...outline(stand, [
            [0.2, 0.43],
            [-0.14, 0.64],
            [-0.15, 0.62],
            [0.19, 0.41],
          ]),
          ...ball(stand, -0.15, 0.635, 0.03),
        ],
        near,
      },
    ]
  },
}

/** A grand piano with its lid up. */
const piano: Kind = {
  wide: 1.16,
  drawn: (stand, near) => [
    {
      shape: outline(stand, [
        [-0.5, 0.46],
        [-0.1, 0.52, 0.42, 0.94],
        [0.5, 0.9],
        [0.36, 0.6, 0.46, 0.46],
      ]),
      near: nearness(near - PALER),
    },
    {
      shape: outline(stand, [
        [0.14, 0.46],
        [0.26, 0.8],
        [0.28, 0.79],
        [0.165, 0.46],
      ]),
      near,
    },
    {
      shape: [
        ...outline(stand, [
          [-0.56, 0.4],
          [-0.56, 0.44],
          [-0.46, 0.44],
          [-0.44, 0.5],
          [0.48, 0.5],
          [0.56, 0.48, 0.54, 0.38],
          [0.5, 0.34],
          [-0.46, 0.34],
        ]),
        ...[-0.38, 0.4].flatMap(out =>
          outline(stand, [
            [out - 0.045, 0.34],
            [out - 0.02, 0.03],
            [out - 0.04, 0],
            [out + 0.04, 0],
            [out + 0.02, 0.03],
            [out + 0.045, 0.34],
          ]),
        ),
        ...block({ ...stand, x: stand.x - stand.size * 0.02 }, 0.02, 0.05, 0.34),
        ...block({ ...stand, x: stand.x - stand.size * 0.02 }, 0.07, 0.03, 0.06),
      ],
      near,
    },
    {
      shape: outline(stand, [
        [-0.55, 0.44],
        [-0.55, 0.465],
        [-0.44, 0.465],
        [-0.44, 0.44],
      ]),
      near: 'light',
    },
  ],
}

/** A harp with its strings. */
const harp: Kind = {
  wide: 0.72,
  drawn: (stand, near) => {
    const strings = Array.from({ length: 7 }, (_, at) => {
      const out = -0.16 + 0.062 * at
      const top = 0.84 - 0.3 * Math.sqrt(at / 6) + 0.12 * (at / 6) ** 2
      return outline(stand, [
        [out - 0.005, top],
        [out + 0.005, top],
        [out + 0.005, 0.14 + at * 0.084],
        [out - 0.005, 0.14 + at * 0.084],
      ])
    })
    return [
      { shape: strings.flat(), near },
      {
        shape: outline(stand, [
          [-0.27, 0.05],
          [-0.12, 0.05],
          [0.33, 0.66],
          [0.26, 0.71],
          [-0.27, 0.13],
        ]),
        near: nearness(near + 0.05),
      },
      {
        shape: [
          ...outline(stand, [
            [-0.28, 0.04],
            [-0.28, 0.98],
            [-0.14, 1.02, -0.06, 0.84],
            [0.04, 0.62, 0.32, 0.76],
            [0.34, 0.66],
            [0.02, 0.5, -0.12, 0.78],
            [-0.18, 0.9, -0.22, 0.86],
            [-0.22, 0.04],
          ]),
          ...outline(stand, [
            [-0.32, 0],
            [-0.32, 0.05],
            [0, 0.05],
            [0.04, 0],
          ]),
        ],
        near,
      },
    ]
  },
}

/** A stand with its sheet. */
const desk: Kind = {
  wide: 0.46,
  drawn: (stand, near) => [
    { shape: block(stand, 0.014, 0.04, 0.6), near },
    part(
      stand,
      [
        [0.16, 0],
        [0.16, 0.02],
        [0.02, 0.1],
      ],
      near,
    ),
    part(
      stand,
      [
        [0.19, 0.52],
        [0.22, 0.8],
      ],
      near,
    ),
    part(
      stand,
      [
        [0.155, 0.55],
        [0.175, 0.83],
      ],
      near - PALER * 2.4,
    ),
    { shape: [0.6, 0.66, 0.72].flatMap(up => block(stand, 0.12, up, up + 0.012)), near: on(near) },
  ],
}

/** Keys along the foot: how high they are, and how wide one is to its height. */
const KEYS = { tall: 0.15, wide: 0.2, most: 0.16, white: 0.06 }

function keys({ width, height }: Stage): readonly Form[] {
  const tall = Math.min(height * KEYS.tall, width * 0.3)
  const octaves = Math.max(Math.round(width / (tall * KEYS.wide * 7)), 1)
  const wide = width / (octaves * 7)
  const top = height - tall
  const black = Array.from({ length: octaves * 7 }, (_, at) =>
    [0, 1, 3, 4, 5].includes(at % 7) ? rectangle(wide * (at + 0.7), top, wide * 0.6, tall * 0.6) : [],
  )
  const joints = Array.from({ length: octaves * 7 - 1 }, (_, at) =>
    rectangle(wide * (at + 0.97), top, wide * 0.06, tall),
  )
  return [
    { shape: rectangle(0, top, width, tall), near: KEYS.white },
    { shape: joints.flat(), near: 0.6 },
    { shape: black.flat(), near: 1 },
    { shape: rectangle(0, top - tall * 0.16, width, tall * 0.2), near: 1 },
    { shape: rectangle(0, top + tall * 0.04, width, tall * 0.05), near: 'light' },
  ]
}

/** Five lines that swing from side to side, with notes on them. */
function staff({ width, height, chance }: Stage): readonly Form[] {
  const gap = Math.min(height * 0.028, width * 0.03)
  const swings = Math.max(Math.round(width / (gap * 16)), 2)
  const [wide, middle, swing] = [width / swings, height * 0.05 + gap * 4.4, gap * 2]
  const lines = [0, 1, 2, 3, 4].map((line): Shape => {
    const y = middle + gap * (line - 2)
    const thick = gap * 0.12
    const bend = (at: number, from: number, side: 1 | -1, thick: number): Command => {
      const down = (at % 2 === 0 ? 1 : -1) * swing
      return ['Q', from + (side * wide) / 2, y + down + thick, from + side * wide, y + thick]
    }
    return [
      ['M', 0, y],
      ...Array.from({ length: swings }, (_, at) => bend(at, wide * at, 1, 0)),
      ['L', width, y + thick],
      ...Array.from({ length: swings }, (_, at) => bend(swings - 1 - at, width - wide * at, -1, thick)),
      ['Z'],
    ]
  })
  const count = Math.max(Math.round(width / (gap * 7)), 3)
  const notes = Array.from({ length: count }, (_, at): Form => {
    const x = (width * (at + 0.3 + 0.4 * chance())) / count
    const within = (x % wide) / wide
    const lift = (Math.floor(x / wide) % 2 === 0 ? 1 : -1) * swing * 2 * within * (1 - within)
    const y = middle + lift + gap * (Math.floor(4 * chance()) - 1.5)
    return {
      shape: note({ x, base: y, size: gap * 3.2 }, chance() < 0.5),
      near: at % 2 === 0 ? 'light' : 0.62,
    }
  })
  return [{ shape: lines.flat(), near: 0.3 }, ...notes]
}

/** A note, with a flag or without. */
function note(stand: Stand, hasFlag: boolean): Shape {
  const { x, base, size } = stand
  return [
    ...oval(x, base, size * 0.2, size * 0.15),
    ...rectangle(x + size * 0.14, base - size * 0.95, size * 0.06, size * 0.95),
    ...(hasFlag
      ? outline(stand, [
          [0.14, 0.95],
          [0.24, 0.7, 0.44, 0.62],
          [0.44, 0.5],
          [0.26, 0.56, 0.14, 0.7],
        ])
      : []),
  ]
}

/** Instruments in two rows over the keys of a piano, under notes on their lines. */
export const music: DrawScene = stage => {
  const { width, height, chance } = stage
  const base = height - Math.min(height * KEYS.tall, width * 0.3) * 1.14
  const size = Math.min(height * 0.56, width * 0.8)
  const far = Math.min(size * 1.16, base - height * 0.22)
  const front = [fiddle, drum, guitar, piano, desk, fiddle, guitar, drum]
  return [
    ...staff(stage),
    ...along(stage, base, far * 0.06, inTurn([harp, fiddle, harp, fiddle, guitar], chance, far, NEAR.shelf)),
    ...along(stage, base, size * 0.06, inTurn(front, chance, size, NEAR.counter)),
    ...keys(stage),
  ]
}
