import type { DrawMotif } from './motif-box.ts'
import { type Command, round, toPath } from './shape.ts'

/** Fine rings around one place on the foot of the box, as far as they lie in it: growth rings, ripples, contours. */
export const rings: DrawMotif = box => {
  const { width, height, ink } = box
  const pitch = height / (box.count ?? 7)
  const line = box.line ?? Math.max(pitch / 7, 0.5)
  // Strokes that an edge cuts aslant reach over it by less than their width.
  const [across, down] = [width - 2 * line, height - line]
  const middle = across * 0.7
  const apart = { pitch, from: pitch * 0.6 }
  const right = arcShape({ width: across - middle, height: down }, apart)
  const left = arcShape({ width: middle, height: down }, apart)
  const whole = [
    ...left.map(command => moved(command, x => line + middle - x, line, 'counter')),
    ...right.map(command => moved(command, x => line + middle + x, line, 'clockwise')),
  ]
  return [{ d: toPath(whole, box), stroke: ink, strokeWidth: line }]
}

type Arc = readonly ['M', number, number] | readonly ['A', number, number, number]

function moved(
  command: Arc,
  across: (x: number) => number,
  by: number,
  turn: 'clockwise' | 'counter',
): Command {
  if (command[0] === 'M') return ['M', across(command[1]), command[2] + by]
  return ['A', command[1], across(command[2]), command[3] + by, turn]
}

/** Where arcs around a corner begin, and how far they are apart, px. */
interface Arcs {
  readonly pitch: number
  readonly from: number
}

type Box = { readonly width: number; readonly height: number }

/** Arcs around the lower left corner of a box, as far as they lie in it, each from its upper end. */
function arcShape({ width, height }: Box, { pitch, from }: Arcs): readonly Arc[] {
  const count = Math.max(Math.ceil((Math.hypot(width, height) - from) / pitch), 0)
  return Array.from({ length: count }, (_, at): readonly Arc[] => {
    const radius = from + at * pitch
    const top = radius <= height ? ([0, height - radius] as const) : ([reach(radius, height), 0] as const)
    const end =
      radius <= width ? ([radius, height] as const) : ([width, height - reach(radius, width)] as const)
    return [
      ['M', ...top],
      ['A', radius, ...end],
    ]
  }).flat()
}

/** The path of arcs around a lower corner of a box, as far as they lie in it; all px. */
export function arcs(box: Box, { corner, ...apart }: Arcs & { readonly corner: 'left' | 'right' }): string {
  const outermost = Math.floor((Math.hypot(box.width, box.height) - apart.from) / apart.pitch)
  return toPath(arcShape(box, apart).slice(0, 2 * outermost), { ...box, across: corner === 'right' })
}

/** How far a circle reaches at a distance from its middle. */
function reach(radius: number, distance: number): number {
  return round(Math.sqrt(Math.max(radius ** 2 - distance ** 2, 0)))
}
