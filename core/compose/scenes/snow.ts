/** Winter: snow on hills, firs and cottages. */
import { circle, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import type { Point } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'

/** What all is measured by, px. */
function sizeOf({ width, height }: Stage): number {
  return Math.min(height, width * 1.2)
}

/** How near snow is: paler than all that stands in it. */
const SNOW = { far: 0.24, middle: 0.14, near: 0.04 }

/** Dark firs behind hills that are pale with snow, cottages with lit windows, and flakes. */
export const winter: DrawScene = stage => [
  ...ranges(stage),
  ...wood(stage, { foot: 0.66, tall: 0.3, near: 0.5, step: 0.1 }),
  drift(stage, { left: 0.6, bend: 0.7, right: 0.56, near: SNOW.far }),
  ...cottages(stage),
  ...wood(stage, { foot: 0.82, tall: 0.34, near: 0.72, step: 0.42 }),
  drift(stage, { left: 0.84, bend: 0.68, right: 0.86, near: SNOW.middle }),
  ...wood(stage, { foot: 0.97, tall: 0.46, near: 0.95, step: 0.72 }),
  drift(stage, { left: 0.9, bend: 0.98, right: 0.84, near: SNOW.near }),
  flakes(stage),
]

/** Pale mountains at the back. */
function ranges({ width, height, chance }: Stage): readonly Form[] {
  const count = Math.max(Math.round((width / height) * 1.6), 2)
  const line = Array.from({ length: count * 2 + 1 }, (_, at): Point => {
    const high = at % 2 === 1 ? 0.26 + 0.14 * chance() : 0.44 + 0.06 * chance()
    return [(width * at) / (count * 2), height * high]
  })
  return [{ shape: polygon([...line, [width, height], [0, height]]), near: 0.3 }]
}

/** A hill of snow by its height at both sides and what it bends to, in parts of the box. */
interface Drift {
  readonly left: number
  readonly bend: number
  readonly right: number
  readonly near: number
}

function drift({ width, height }: Stage, { left, bend, right, near }: Drift): Form {
  const shape: Shape = [
    ['M', 0, height * left],
    [
      'Q',
      width * 0.25,
      height * (left + bend) * 0.5 - height * 0.04,
      width * 0.5,
      height * ((left + right) / 2 + bend) * 0.5,
    ],
    ['Q', width * 0.75, height * (right + bend) * 0.5 + height * 0.04, width, height * right],
    ['L', width, height],
    ['L', 0, height],
    ['Z'],
  ]
  return { shape, near }
}

/** A row of firs: where it stands and how tall it is, in parts of the box, and how far apart. */
interface Wood {
  readonly foot: number
  readonly tall: number
  readonly near: number
  readonly step: number
}

function wood(stage: Stage, { foot, tall, near, step }: Wood): readonly Form[] {
  const { width, height, chance } = stage
  const size = sizeOf(stage)
  const firs: { readonly tree: Shape; readonly snow: Shape }[] = []
  for (
    let x = size * step * (chance() - 0.3);
    x < width + size * 0.1;
    x += size * step * (0.6 + 0.8 * chance())
  )
    firs.push(fir(x, height * foot, size * tall * (0.6 + 0.4 * chance()), near > 0.6))
  return [
    { shape: firs.flatMap(({ tree }) => tree), near },
    { shape: firs.flatMap(({ snow }) => snow), near: SNOW.near },
  ]
}

/** A fir in three tiers, with snow at the top of each. */
function fir(
  x: number,
  foot: number,
  tall: number,
  hasSnow: boolean,
): { readonly tree: Shape; readonly snow: Shape } {
  const half = tall * 0.23
  if (!hasSnow)
    return {
      tree: polygon([
        [x, foot - tall],
        [x + half, foot],
        [x - half, foot],
      ]),
      snow: [],
    }
  const tiers = [0, 1, 2].map(at => {
    const [top, base] = [foot - tall * (1 - 0.24 * at), foot - tall * (0.56 - 0.23 * at)]
    return { top, base, reach: half * (0.6 + 0.2 * at) }
  })
  const tree = tiers.flatMap(({ top, base, reach }) =>
    polygon([
      [x, top],
      [x + reach, base],
      [x - reach, base],
    ]),
  )
  const snow = tiers.flatMap(({ top, base, reach }) => {
    const at = (across: number, down: number): Point => [x + reach * across, top + (base - top) * down]
    return polygon([at(0, 0), at(0.5, 0.5), at(0.24, 0.42), at(0.06, 0.66), at(-0.2, 0.46), at(-0.62, 0.62)])
  })
  return {
    tree: [...tree, ...rectangle(x - tall * 0.025, foot - tall * 0.12, tall * 0.05, tall * 0.12)],
    snow,
  }
}

/** Cottages on the middle hill, with snow on their roofs. */
function cottages(stage: Stage): readonly Form[] {
  const { width, height, chance } = stage
  const size = sizeOf(stage)
  const count = Math.max(Math.round(width / (size * 0.75)), 1)
  return Array.from({ length: count }, (_, at) => {
    const x = (width * (at + 0.25 + 0.3 * chance())) / count
    return cottage(x, height * (0.75 + 0.02 * chance()), size * (0.15 + 0.05 * chance()))
  }).flat()
}

function cottage(x: number, foot: number, wide: number): readonly Form[] {
  const [eaves, ridge] = [foot - wide * 0.52, foot - wide * 1.02]
  const [left, right, middle] = [x, x + wide, x + wide * 0.5]
  const panes = [0.16, 0.44, 0.68].map(part =>
    rectangle(x + wide * part, eaves + wide * 0.12, wide * 0.15, wide * 0.19),
  )
  const roof = polygon([
    [left - wide * 0.1, eaves + wide * 0.03],
    [middle - wide * 0.16, ridge],
    [middle + wide * 0.16, ridge],
    [right + wide * 0.1, eaves + wide * 0.03],
  ])
  const chimney = rectangle(x + wide * 0.66, ridge - wide * 0.06, wide * 0.13, wide * 0.36)
  return [
    { shape: [...chimney, ...rectangle(left, eaves, wide, foot - eaves + wide * 0.4)], near: 0.78 },
    {
      shape: [...roof, ...rectangle(x + wide * 0.64, ridge - wide * 0.1, wide * 0.17, wide * 0.06)],
      near: SNOW.near,
    },
    { shape: panes.flat(), near: 'light' },
  ]
}

/** Flakes, that are seen before what is dark and before the sky. */
function flakes({ width, height, chance }: Stage): Form {
  const size = Math.min(height, width)
  const count = Math.min(Math.round((width / height) * 16 + 8), 60)
  const dots = Array.from({ length: count }, () =>
    circle(width * chance(), height * 0.8 * chance(), size * (0.005 + 0.008 * chance())),
  )
  return { shape: dots.flat(), near: 0.12 }
}
