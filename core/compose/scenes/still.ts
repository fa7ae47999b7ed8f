/** What still lifes are made of: outlines in parts of a thing's size. */
import type { Form } from './scenes.ts'
import { type Command, rectangle, type Shape } from '../motifs/shape.ts'

/** Where a thing stands: the middle of its foot, and the px that 1 in its outline is. */
export interface Stand {
  readonly x: number
  readonly base: number
  readonly size: number
}

/** A place out from the middle and up from the foot, or one that is reached in a bend through another. */
export type Turn =
  | readonly [out: number, up: number]
  | readonly [bendOut: number, bendUp: number, out: number, up: number]

/** A closed outline through places. */
export function outline({ x, base, size }: Stand, turns: readonly Turn[]): Shape {
  const commands = turns.map((turn, at): Command => {
    const [first, second, out, up] = turn
    if (out !== undefined && up !== undefined)
      return ['Q', x + first * size, base - second * size, x + out * size, base - up * size]
    return [at === 0 ? 'M' : 'L', x + first * size, base - second * size]
  })
  return [...commands, ['Z']]
}

/** What is the same on both sides, by its outline on one of them from the foot up. */
export function turned(stand: Stand, side: readonly Turn[]): Shape {
  const ends = side.map(turn => turn.slice(-2) as [number, number])
  const back = side.map((turn, at): Turn => {
    const [out, up] = ends[at - 1] ?? [0, 0]
    return turn.length === 4 ? [-turn[0], turn[1], -out, up] : [-out, up]
  })
  const [top, height] = ends.at(-1) ?? [0, 0]
  return outline(stand, [...side, [-top, height], ...back.slice(1).reverse()])
}

/** Arcs that an oval is made of. */
const ARCS = 8

/** An oval. */
export function oval(x: number, y: number, across: number, down: number): Shape {
  const step = (2 * Math.PI) / ARCS
  const bulge = 1 / Math.cos(step / 2)
  const at = (turn: number, out: number) =>
    [x + Math.cos(turn * step) * across * out, y + Math.sin(turn * step) * down * out] as const
  const arcs = Array.from(
    { length: ARCS },
    (_, arc): Command => ['Q', ...at(arc + 0.5, bulge), ...at(arc + 1, 1)],
  )
  return [['M', ...at(0, 1)], ...arcs, ['Z']]
}

/** A nearness within its bounds. */
export function nearness(near: number): number {
  return Math.min(Math.max(near, 0), 1)
}

/** A leaf from a place to a tip that is so far aside and above, px; how broad it is in parts of its length. */
export function leaf(x: number, y: number, aside: number, above: number, broad = 0.24): Shape {
  const [out, up] = [above * broad, aside * broad]
  const [middle, half] = [x + aside * 0.45, y - above * 0.45]
  return [
    ['M', x, y],
    ['Q', middle - out, half - up, x + aside, y - above],
    ['Q', middle + out, half + up, x, y],
    ['Z'],
  ]
}

/** How much paler a mark is, or a side that is turned to the light. */
export const PALER = 0.26

/** An outline of a thing in its stand, in a tone. */
export function part(stand: Stand, side: readonly Turn[], near: number): Form {
  return { shape: turned(stand, side), near: nearness(near) }
}

/** An oval in parts of a stand's size. */
export function ball(
  { x, base, size }: Stand,
  out: number,
  up: number,
  across: number,
  down?: number,
): Shape {
  return oval(x + size * out, base - size * up, size * across, size * (down ?? across))
}

/** A box in parts of a stand's size, about its middle. */
export function block({ x, base, size }: Stand, half: number, from: number, to: number): Shape {
  return rectangle(x - size * half, base - size * to, size * half * 2, size * (to - from))
}
