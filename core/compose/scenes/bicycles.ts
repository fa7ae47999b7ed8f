/** Bicycles in rows. */
import { circle, type Shape } from '../motifs/shape.ts'
import { bar, bars, type Point, ring, rounded } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'

/** Radius of a wheel in parts of the height and of the width. */
const WHEEL = { ofHeight: 0.185, ofWidth: 0.17 }

/** Bicycles one beside the other in rows, each on its own strip of road. */
export const bicycles: DrawScene = stage => {
  const { width, height } = stage
  const radius = Math.min(height * WHEEL.ofHeight, width * WHEEL.ofWidth)
  const count = height / radius > 7 ? 3 : 2
  return Array.from({ length: count }, (_, at) => {
    const part = (at + 1) / count
    const foot = height * (0.95 - (1 - part) * (count === 3 ? 0.62 : 0.42))
    return lane(stage, { foot, radius: radius * (0.6 + 0.4 * part), part })
  }).flat()
}

interface Lane {
  readonly foot: number
  readonly radius: number
  /** 1 is the nearest. */
  readonly part: number
}

function lane({ width, height, chance }: Stage, { foot, radius, part }: Lane): readonly Form[] {
  const top = foot - radius * 0.16
  const road: Shape = [
    ['M', 0, top],
    ['Q', width / 2, top - (1 - part) * height * 0.05, width, top],
    ['L', width, height],
    ['L', 0, height],
    ['Z'],
  ]
  const step = radius * 3.7
  const first = -radius * (0.4 + 1.6 * chance())
  const count = Math.ceil((width - first) / step)
  const lit = Math.floor(count * (0.35 + 0.3 * chance()))
  const ridden = Array.from({ length: count }, (_, at) => {
    const near = 0.3 + part * 0.5 + (at % 2) * 0.16
    return bicycle(first + step * at, foot, radius, {
      near,
      isNear: part === 1,
      isLight: part === 1 && (at - lit) % 4 === 0,
    })
  })
  return [{ shape: road, near: 0.1 + part * 0.2 }, ...ridden.flat()]
}

/** Places of a bicycle's joints in radii of its wheels, from the foot of the rear one. */
const JOINTS = {
  rear: [0, -1],
  front: [2.7, -1],
  crank: [1.12, -0.92],
  seat: [0.78, -1.98],
  saddle: [0.68, -2.36],
  head: [2.2, -2.12],
  neck: [2.28, -1.86],
  stem: [2.1, -2.52],
} as const satisfies Readonly<Record<string, Point>>

function bicycle(
  x: number,
  foot: number,
  radius: number,
  { near, isNear, isLight }: { readonly near: number; readonly isNear: boolean; readonly isLight: boolean },
): readonly Form[] {
  const at = ([across, down]: Point): Point => [x + across * radius, foot + down * radius]
  const { rear, front, crank, seat, saddle, head, neck, stem } = JOINTS
  const thick = radius * 0.11
  const line = (...points: readonly Point[]): Shape => bars(points.map(at), thick)
  const wheels = [rear, front].flatMap(hub => ring(...at(hub), radius, radius * 0.87))
  const spokes = isNear ? [rear, front].flatMap(hub => spokesOf(at(hub), radius)) : []
  const frame = [...line(seat, rear, crank, seat, head), ...line(crank, neck), ...line(saddle, crank)]
  const fork = line(stem, neck, front)
  const handle = line([1.98, -2.56], [2.5, -2.62], [2.62, -2.36], [2.44, -2.22])
  const seatTop = rounded(...at([0.36, -2.5]), radius * 0.68, radius * 0.17, radius * 0.08)
  const cranks = [
    ...circle(...at(crank), radius * 0.26),
    ...line([1.12, -0.92], [1.34, -0.5]),
    ...line([1.22, -0.5], [1.5, -0.5]),
  ]
  return [
    { shape: spokes, near: near - 0.28 },
    { shape: [...wheels, ...cranks], near },
    { shape: [...frame, ...fork], near: isLight ? 'light' : near },
    { shape: [...handle, ...seatTop], near },
  ]
}

function spokesOf([x, y]: Point, radius: number): Shape {
  const spokes = [0, 1, 2, 3].map(at => {
    const angle = (at * Math.PI) / 4 + 0.3
    const [across, down] = [Math.cos(angle) * radius * 0.9, Math.sin(angle) * radius * 0.9]
    return bar([x - across, y - down], [x + across, y + down], radius * 0.03)
  })
  return [...spokes.flat(), ...circle(x, y, radius * 0.1)]
}
