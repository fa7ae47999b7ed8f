/** Planets on their ways around a sun. */
import { circle, type Shape } from '../motifs/shape.ts'
import { ring } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'

/** A sun low on one side, planets on the rings around it, stars, and the ground of a world nearby. */
export const planets: DrawScene = stage => [...stars(stage), ...system(stage), ...world(stage)]

function stars({ width, height, chance }: Stage): readonly Form[] {
  const count = Math.min(Math.round((width / height) * 14 + 8), 44)
  const points = Array.from({ length: count }, () => {
    const radius = Math.min(height, width) * (0.004 + 0.008 * chance() ** 2)
    return circle(width * chance(), height * 0.75 * chance(), radius)
  })
  return [{ shape: points.flat(), near: 'light' }]
}

/** Where a planet is on its ring: the part of the whole reach, and radians over the horizon. */
interface Orbit {
  readonly reach: number
  readonly angle: number
  readonly radius: number
  readonly near: number
  readonly ringed?: true
}

/** Planets of a long strip. */
const MOST = 12

function system(stage: Stage): readonly Form[] {
  const { width, height, chance } = stage
  const [x, y] = [width * 0.2, height * 0.78]
  const size = Math.min(height, width * 0.9)
  const step = Math.max(Math.min(size * 0.3, width * 0.3), width / MOST)
  const count = Math.min(Math.max(Math.ceil(Math.hypot(width - x, y) / step), 3), MOST)
  const orbits = Array.from({ length: count }, (_, at): Orbit => {
    const reach = size * 0.2 + step * (at + 0.55)
    const highest = Math.min(Math.asin(Math.min((y - size * 0.1) / reach, 1)), 1.3)
    const angle = highest * (0.25 + 0.6 * ((at * 0.62 + chance() * 0.3) % 1))
    const radius = size * (0.055 + 0.085 * ((at * 0.38 + 0.3) % 1))
    return {
      reach,
      angle,
      radius,
      near: 0.42 + 0.2 * ((at * 2) % 3),
      ...(at % 4 === 2 ? { ringed: true } : {}),
    }
  })
  const ways = orbits.map(({ reach }) => ring(x, y, reach + size * 0.004, reach - size * 0.004))
  const bodies = orbits.flatMap(orbit =>
    planet(x + Math.cos(orbit.angle) * orbit.reach, y - Math.sin(orbit.angle) * orbit.reach, orbit),
  )
  return [{ shape: ways.flat(), near: 0.26 }, { shape: circle(x, y, size * 0.2), near: 'light' }, ...bodies]
}

/** A planet with its bands or its shadow, and for some a ring around it. */
function planet(x: number, y: number, { radius, near, ringed }: Orbit): readonly Form[] {
  const disc = { shape: circle(x, y, radius), near }
  const dark = Math.min(near + 0.22, 1)
  if (!ringed) return [disc, { shape: shade(x, y, radius), near: dark }]
  return [
    disc,
    { shape: [...band(x, y, radius, -0.3, -0.08), ...band(x, y, radius, 0.3, 0.62)], near: dark },
    { shape: tilted(x, y, radius), near: 'light' },
  ]
}

/** The side that is turned away from the sun. */
function shade(x: number, y: number, radius: number): Shape {
  const [across, up] = [radius * 0.5, radius * 0.866]
  return [
    ['M', x - across, y + up],
    ['A', radius * 1.25, x + up, y - across, 'counter'],
    ['A', radius, x + across, y + up],
    ['A', radius, x - across, y + up],
    ['Z'],
  ]
}

/** A stripe of a round body between two heights, in parts of its radius. */
function band(x: number, y: number, radius: number, from: number, to: number): Shape {
  const [upper, lower] = [Math.sqrt(1 - from ** 2), Math.sqrt(1 - to ** 2)]
  return [
    ['M', x - radius * upper, y + radius * from],
    ['L', x + radius * upper, y + radius * from],
    ['A', radius, x + radius * lower, y + radius * to],
    ['L', x - radius * lower, y + radius * to],
    ['A', radius, x - radius * upper, y + radius * from],
    ['Z'],
  ]
}

/** A ring seen from the side, in front of its planet. */
function tilted(x: number, y: number, radius: number): Shape {
  const [far, rise] = [radius * 1.9, radius * 0.55]
  return [
    ['M', x - far, y + rise],
    ['Q', x + radius * 0.05, y + radius * 0.35, x + far, y - rise],
    ['Q', x + radius * 0.5, y + radius * 1.05, x - far, y + rise],
    ['Z'],
  ]
}

/** The curve of a world at the foot, in two layers with craters. */
function world({ width, height, chance }: Stage): readonly Form[] {
  const size = Math.min(height, width)
  const farther: Shape = [
    ['M', 0, height * 0.9],
    ['Q', width * 0.35, height * 0.64, width, height * 0.8],
    ['L', width, height],
    ['L', 0, height],
    ['Z'],
  ]
  const nearer: Shape = [
    ['M', 0, height * 0.86],
    ['Q', width * 0.6, height * 0.84, width, height * 0.98],
    ['L', width, height],
    ['L', 0, height],
    ['Z'],
  ]
  const craters = Array.from(
    { length: Math.min(Math.max(Math.round((width / height) * 3), 3), 12) },
    (_, at) => {
      const x = (width * (at + 0.5 + 0.5 * chance())) / Math.max(Math.round((width / height) * 3), 3)
      return flat(x, height * (0.84 + 0.08 * chance()), size * (0.03 + 0.04 * chance()))
    },
  )
  return [
    { shape: farther, near: 0.72 },
    { shape: craters.flat(), near: 0.84 },
    { shape: nearer, near: 1 },
  ]
}

/** A hollow seen from the side. */
function flat(x: number, y: number, reach: number): Shape {
  return [
    ['M', x - reach, y],
    ['Q', x, y - reach * 0.55, x + reach, y],
    ['Q', x, y + reach * 0.55, x - reach, y],
    ['Z'],
  ]
}
