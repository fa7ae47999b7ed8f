/** Draws things by their name: one in the middle of a box, or a row of them along it. They stand upright wherever the box stands. */
import type { Outline } from '../tree.ts'
import { ICON, iconPaths, placedPath } from './icons.ts'
import type { DrawMotif, MotifBox } from './motif-box.ts'
import { ownThings, type Square } from './own-things.ts'

/** Width of a small icon's line, of its 24 units, and px up to which it is small; what is larger has a line that grows slower. */
const LINE = 1.5
const SMALL = 56
const GROWTH = 0.014

function lineOf(size: number): number {
  return (LINE * Math.min(size, SMALL)) / ICON + Math.max(size - SMALL, 0) * GROWTH
}

/** One thing that fills a square, in a fine line where that is wanted. */
export function thingIn(thing: string, square: Square & { readonly isThin?: boolean }): readonly Outline[] {
  const { x, y, size, ink } = square
  const own = ownThings[thing]
  if (own) return own(square)
  const scale = size / ICON
  const strokeWidth = lineOf(size) * (square.isThin ? 0.6 : 1)
  return iconPaths(thing).map(d => ({
    ...{ d: placedPath(d, x, y, scale), stroke: ink, strokeWidth, round: true },
  }))
}

/** Part of a box's height that a thing of a row takes, and how many such squares stand in the room of one. */
const SHARE = 0.66
const APART = 1.9

/** A row of one thing. */
export function rowOf(thing: string): DrawMotif {
  return box => {
    const { width, height } = box
    const count = box.count ?? Math.max(Math.floor(width / (height * SHARE * APART)), 1)
    const step = width / count
    return Array.from({ length: count }, (_, at) =>
      squareAt(thing, box, [(at + 0.5) * step, height / 2], height * SHARE),
    ).flat()
  }
}

/** A thing around a place of a box, which may stand along a side. */
function squareAt(
  thing: string,
  { turned = false, ink, ground }: MotifBox,
  middle: readonly [number, number],
  size: number,
): readonly Outline[] {
  const [x, y] = turned ? [middle[1], middle[0]] : middle
  return thingIn(thing, { x: x - size / 2, y: y - size / 2, size, ink, ground })
}
