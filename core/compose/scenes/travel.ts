/** A train over a viaduct. */
import { type Command, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { bar, rounded } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'

/** Where the top of the viaduct is, in parts of the height, and what all else is measured by, px. */
const DECK = 0.52
function sizeOf({ width, height }: Stage): number {
  return Math.min(height, width * 0.85)
}

/** A train on a viaduct between hills; its feet stand behind the nearest one. */
export const railway: DrawScene = stage => [
  ...masts(stage),
  ...train(stage),
  ...viaduct(stage),
  ...foreground(stage),
]

/** Masts with the wire of the line. */
function masts(stage: Stage): readonly Form[] {
  const { width, height } = stage
  const [size, deck] = [sizeOf(stage), height * DECK]
  const step = size * 0.62
  const top = deck - size * 0.24
  const shapes = Array.from({ length: Math.ceil(width / step) }, (_, at): Shape => {
    const x = step * (at + 0.3)
    const arm = bar([x, top + size * 0.03], [x + size * 0.075, top + size * 0.055], size * 0.01)
    return [...rectangle(x - size * 0.007, top, size * 0.014, deck - top), ...arm]
  })
  const wire = rectangle(0, top + size * 0.052, width, Math.max(size * 0.006, 0.5))
  return [{ shape: [...shapes.flat(), ...wire], near: 0.62 }]
}

/** It goes on beyond the one side of the box; its head is within. */
function train(stage: Stage): readonly Form[] {
  const { width, height, chance } = stage
  const [size, deck] = [sizeOf(stage), height * DECK]
  const [long, tall] = [size * 0.5, size * 0.13]
  const head = width * (0.7 + 0.1 * chance())
  const top = deck - tall - size * 0.02
  const count = Math.min(Math.ceil(head / long), 14)
  const coaches = Array.from({ length: count }, (_, at) =>
    coach(head - long * (at + 1), top, long, tall, at === 0),
  )
  const wheels = Array.from({ length: count }, (_, at): Shape => {
    const x = head - long * (at + 1)
    return [
      ...rectangle(x + long * 0.12, deck - size * 0.03, long * 0.2, size * 0.03),
      ...rectangle(x + long * 0.66, deck - size * 0.03, long * 0.2, size * 0.03),
    ]
  })
  return [{ shape: wheels.flat(), near: 1 }, ...coaches.flat()]
}

function coach(x: number, top: number, long: number, tall: number, isHead: boolean): readonly Form[] {
  const gap = long * 0.015
  const [right, foot] = [x + long - gap, top + tall]
  const body: Shape = isHead
    ? [
        ['M', x, top],
        ['L', right - tall * 1.1, top],
        ['Q', right - tall * 0.25, top + tall * 0.1, right, foot - tall * 0.22],
        ['L', right, foot],
        ['L', x, foot],
        ['Z'],
      ]
    : rectangle(x, top, long - gap, tall)
  const count = isHead ? 4 : 6
  const wide = long / 7.6
  const panes = Array.from({ length: count }, (_, at) =>
    rectangle(x + long * 0.06 + wide * 1.16 * at, top + tall * 0.22, wide * 0.82, tall * 0.32),
  )
  const front: Shape = [
    ['M', right - tall * 0.95, top + tall * 0.2],
    ['Q', right - tall * 0.42, top + tall * 0.26, right - tall * 0.22, top + tall * 0.52],
    ['L', right - tall * 0.95, top + tall * 0.52],
    ['Z'],
  ]
  return [
    { shape: body, near: 0.92 },
    { shape: [...panes.flat(), ...(isHead ? front : [])], near: 'light' },
    { shape: rectangle(x, foot - tall * 0.24, right - x, tall * 0.09), near: 0.2 },
  ]
}

/** Arches on high piers, with a side in shadow. */
function viaduct(stage: Stage): readonly Form[] {
  const { width, height } = stage
  const [size, deck] = [sizeOf(stage), height * DECK]
  const count = Math.max(Math.round(width / (size * 0.36)), 2)
  const span = width / count
  const [pier, spring] = [span * 0.26, deck + size * 0.06 + span * 0.37]
  const radius = (span - pier) / 2
  const arches = Array.from({ length: count }, (_, at): readonly Command[] => {
    const right = width - span * at - pier / 2
    return [
      ['L', right, height],
      ['L', right, spring],
      ['A', radius, right - radius * 2, spring, 'counter'],
      ['L', right - radius * 2, height],
    ]
  })
  const wall: Shape = [
    ['M', 0, deck],
    ['L', width, deck],
    ['L', width, height],
    ...arches.flat(),
    ['L', 0, height],
    ['Z'],
  ]
  const shades = Array.from({ length: count + 1 }, (_, at): Shape => {
    const x = span * at + pier / 2
    return polygon([
      [x - pier * 0.4, spring],
      [x, spring],
      [x, height],
      [x - pier * 0.4, height],
    ])
  })
  const cornices = Array.from({ length: count + 1 }, (_, at) =>
    rectangle(span * at - pier * 0.62, spring - size * 0.008, pier * 1.24, size * 0.022),
  )
  return [
    { shape: wall, near: 0.66 },
    { shape: [...shades.flat(), ...rectangle(0, deck + size * 0.028, width, size * 0.014)], near: 0.8 },
    { shape: [...cornices.flat(), ...rectangle(0, deck - size * 0.004, width, size * 0.03)], near: 0.9 },
  ]
}

/** Two banks that the piers go down behind, with round bushes. */
function foreground({ width, height, chance }: Stage): readonly Form[] {
  const size = Math.min(height, width * 0.85)
  const bank = (from: number, bend: number, to: number): Shape => [
    ['M', 0, height * from],
    ['Q', width * 0.5, height * bend, width, height * to],
    ['L', width, height],
    ['L', 0, height],
    ['Z'],
  ]
  const count = Math.min(Math.max(Math.round(width / (size * 0.3)), 3), 20)
  const bushes = Array.from({ length: count }, (_, at) => {
    const x = (width * (at + chance())) / count
    return rounded(
      x - size * 0.05,
      height * (0.88 + 0.05 * chance()),
      size * (0.08 + 0.06 * chance()),
      size * 0.16,
      size * 0.07,
    )
  })
  return [
    { shape: bank(0.84, 0.94, 0.8), near: 0.82 },
    { shape: bushes.flat(), near: 0.9 },
    { shape: bank(0.98, 0.86, 0.95), near: 1 },
  ]
}
