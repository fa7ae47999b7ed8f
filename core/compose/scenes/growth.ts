/** What grows: firs, fruit trees, grass and flowers. */
import type { DrawScene, Form } from './scenes.ts'
import { type Command, circle, polygon, rectangle, type Shape } from '../motifs/shape.ts'

/** Firs in four rows. */
export const firs: DrawScene = ({ width, height, chance }) =>
  [0, 1, 2, 3].map(row => {
    const [base, tall] = [height * (0.55 + 0.14 * row), height * (0.32 + 0.06 * row)]
    const step = tall * 0.32
    const trees: Command[] = []
    for (let x = step * chance(); x < width; x += step * (0.7 + 0.5 * chance()))
      trees.push(...fir(x, base, tall * (0.6 + 0.4 * chance()), width))
    const floor = base - tall * 0.12
    return { shape: [...trees, ...rectangle(0, floor, width, height - floor)], near: (row + 1) / 4 }
  })

/** A fir in three tiers, cut off at the sides of the box. */
function fir(x: number, base: number, tall: number, width: number): Shape {
  const half = tall * 0.2
  const tiers = [
    [0, 0],
    [0.5, 0.38],
    [0.28, 0.38],
    [0.8, 0.68],
    [0.45, 0.68],
    [1, 1],
  ] as const
  const at =
    (side: 1 | -1) =>
    ([out, down]: readonly [number, number]) =>
      [Math.min(Math.max(x + side * half * out, 0), width), base - tall * (1 - down)] as const
  return polygon([...tiers.map(at(1)), ...tiers.map(at(-1)).reverse()])
}

/** Trees with round crowns, a far row and a near one. */
export const orchard: DrawScene = ({ width, height, chance }) =>
  [0, 1].flatMap((row): readonly Form[] => {
    const [base, step] = [height * (0.8 + 0.15 * row), height * (0.4 + 0.2 * row)]
    const ground: Shape = [
      ['M', 0, base - height * 0.015],
      ['Q', width / 2, base - height * 0.06, width, base - height * 0.01],
      ['L', width, height],
      ['L', 0, height],
      ['Z'],
    ]
    const [trunks, crowns, shade]: [Command[], Command[], Command[]] = [[], [], []]
    for (let x = step * (0.3 + 0.3 * chance()); x < width; x += step * (0.8 + 0.5 * chance())) {
      const round = height * (0.11 + 0.03 * chance()) * (1 + 0.3 * row)
      const y = base - round * 2.1
      if (x - round * 1.3 < 0 || x + round * 1.3 > width) continue
      trunks.push(...trunk(x, y, base, round))
      crowns.push(...circle(x, y, round), ...circle(x - round * 0.62, y + round * 0.35, round * 0.66))
      crowns.push(...circle(x + round * 0.62, y + round * 0.35, round * 0.66))
      shade.push(...circle(x + round * 0.34, y + round * 0.34, round * 0.6))
    }
    const near = 0.5 + 0.22 * row
    return [
      { shape: ground, near },
      { shape: trunks, near: 1 },
      { shape: crowns, near: near + 0.16 },
      { shape: shade, near: near + 0.27 },
    ]
  })

function trunk(x: number, top: number, base: number, round: number): Shape {
  return polygon([
    [x - round * 0.1, base],
    [x - round * 0.07, top],
    [x + round * 0.07, top],
    [x + round * 0.1, base],
  ])
}

/** Blades in three rows, over a strip of ground. */
export const grass: DrawScene = ({ width, height, chance }) =>
  [0, 1, 2].map(row => {
    const count = Math.round((width / height) * (26 - 4 * row))
    const within = (x: number): number => Math.min(Math.max(x, 0), width)
    const blades = Array.from({ length: count }, (_, at): Shape => {
      const x = (width * (at + chance())) / count
      const tall = height * (0.28 + 0.42 * chance()) * (0.75 + 0.12 * row)
      const broad = height * 0.012 * (1 + row / 2)
      const lean = (chance() - 0.5) * tall * 0.5
      return [
        ['M', within(x - broad), height],
        ['Q', within(x - broad + lean * 0.2), height - tall * 0.6, within(x + lean), height - tall],
        ['Q', within(x + broad + lean * 0.3), height - tall * 0.5, within(x + broad), height],
        ['Z'],
      ]
    })
    const strip = rectangle(0, height * 0.94, width, height * 0.06)
    return { shape: [...blades.flat(), ...strip], near: 0.35 + 0.3 * row }
  })

/** Flowers above the grass, in the light's colour and in that of what is near. */
export const flowers: DrawScene = ({ width, height, chance }) => {
  const count = Math.max(Math.round((width / height) * 8), 3)
  return Array.from({ length: count }, (_, at): readonly Form[] => {
    const round = Math.min(height, width * 2) * (0.035 + 0.03 * chance())
    const x = Math.min(
      Math.max((width * (at + 0.2 + 0.6 * chance())) / count, round * 1.7),
      width - round * 1.7,
    )
    const y = height * (0.2 + 0.38 * chance())
    const petals = Array.from({ length: 6 }, (_, petal) => {
      const turn = (petal * Math.PI) / 3
      return circle(x + Math.cos(turn) * round * 0.95, y + Math.sin(turn) * round * 0.95, round * 0.62)
    })
    return [
      { shape: stem(x, y, height), near: 0.6 },
      { shape: petals.flat(), near: at % 3 === 1 ? 0.85 : 'light' },
      { shape: circle(x, y, round * 0.5), near: 0.05 },
    ]
  }).flat()
}

function stem(x: number, y: number, height: number): Shape {
  const broad = height * 0.006
  return polygon([
    [x - broad, y],
    [x + broad, y],
    [x + broad, height],
    [x - broad, height],
  ])
}
