import type { Gradient } from '../compose/style.ts'
import type { Frame, Item } from '../draw/frame.ts'

/** Points across and down at which a page is looked at. */
const GRID = 48

/** Pages that tell: a reader has seen the colours of a document by then. */
const MOST = 8

/** Part of its line that the ink of a text covers, in squares of its size. */
const INK = 0.2

/**
 * How much of its pages each colour covers, 0–1, by `#rrggbb`; pictures belong to none. Grounds are what is on top at each
 * point of a grid; words, lines and outlines are too fine for it and are added by their size.
 */
export function colorShares(frames: readonly Frame[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>()
  const seen = frames.slice(0, MOST)
  const add = (color: string, share: number): void => {
    const hex = color.slice(0, 7).toLowerCase()
    shares.set(hex, (shares.get(hex) ?? 0) + share / seen.length)
  }
  for (const frame of seen) {
    for (const color of groundsOf(frame)) if (color !== undefined) add(color, 1 / (GRID * GRID))
    for (const item of frame.items) addFine(item, frame, add)
  }
  return shares
}

/** The colour at each point of the grid; undefined where a picture is. */
function groundsOf(frame: Frame): readonly (string | undefined)[] {
  const grounds: (string | undefined)[] = new Array(GRID * GRID).fill(frame.background)
  const [across, down] = [frame.width / GRID, frame.height / GRID]
  for (const item of frame.items) {
    if (item.kind !== 'image' && (item.kind !== 'rect' || item.fill === undefined)) continue
    const color = item.kind === 'rect' && item.fill !== undefined ? firstColor(item.fill) : undefined
    const { x, y, width, height } = item
    for (
      let row = Math.max(Math.ceil(y / down - 0.5), 0);
      (row + 0.5) * down < y + height && row < GRID;
      row++
    )
      for (
        let column = Math.max(Math.ceil(x / across - 0.5), 0);
        (column + 0.5) * across < x + width && column < GRID;
        column++
      )
        grounds[row * GRID + column] = color
  }
  return grounds
}

function firstColor(fill: string | Gradient): string | undefined {
  return typeof fill === 'string' ? fill : fill.stops[0]?.color
}

/** What no point of the grid meets for sure. */
function addFine(item: Item, frame: Frame, add: (color: string, share: number) => void): void {
  const area = frame.width * frame.height
  if (item.kind === 'text') {
    const advance = item.words.reduce((sum, { word }) => sum + word.width, 0)
    add(item.color, (advance * item.size * item.size * INK) / area)
  } else if (item.kind === 'rect') {
    const { width, height, fill, stroke, strokeWidth = 1 } = item
    const isThin = Math.min(width, height) < Math.min(frame.width, frame.height) / GRID
    const color = fill === undefined || !isThin ? undefined : firstColor(fill)
    if (color !== undefined) add(color, (width * height) / area)
    if (stroke !== undefined) add(stroke, (2 * (width + height) * strokeWidth) / area)
  } else if (item.kind === 'path') {
    // How far a curve reaches is not known: that it is there is.
    const drawn = areaOf(item.d) * Math.abs(item.scaleX * item.scaleY)
    if (item.fill !== undefined) add(item.fill, Math.min(Math.max(drawn / area, LEAST), 1))
    if (item.stroke !== undefined) add(item.stroke, LEAST)
  }
}

/** px² in a single outline of straight lines, such as a band; 0 where it bends or there are several. */
function areaOf(d: string): number {
  if (/[^MLHVZ\d\s.,-]/.test(d) || d.indexOf('M') !== d.lastIndexOf('M')) return 0
  const points: (readonly [number, number])[] = []
  for (const [, command = '', numbers = ''] of d.matchAll(/([MLHV])([^MLHVZ]*)/g)) {
    const [first = 0, second = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    const [x, y] = points.at(-1) ?? [0, 0]
    points.push(command === 'H' ? [first, y] : command === 'V' ? [x, first] : [first, second])
  }
  const doubled = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [0, 0]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

/** Share of a page that an outline has at the least. */
const LEAST = 0.001
