import type { Glyph } from 'fontkit'

/** A point of an outline in font units. */
export interface OutlinePoint {
  readonly x: number
  readonly y: number
  readonly onCurve: boolean
}

/** The box around an outline in font units. */
export interface OutlineBox {
  readonly xMin: number
  readonly yMin: number
  readonly xMax: number
  readonly yMax: number
}

/** An outline to be written: closed contours, and what stands beside them in the file. */
export interface Outline {
  readonly contours: readonly (readonly OutlinePoint[])[]
  /** Default: the box around its points. */
  readonly box?: OutlineBox | undefined
  /** Default: none. */
  readonly instructions?: Uint8Array
}

/** Bits of a point's flags (OpenType, "glyf"). */
const [ON_CURVE, X_SHORT, Y_SHORT, X_SAME, Y_SAME] = [1, 2, 4, 16, 32]

/** An outline as an entry of a `glyf` table, of an even number of bytes; empty when there is nothing to draw. */
export function writeGlyph({ contours, box, instructions = new Uint8Array(0) }: Outline): Buffer {
  const points = contours.flat()
  if (points.length === 0) return Buffer.alloc(0)
  const { xMin, yMin, xMax, yMax } = box ?? boxAround(points)
  const head = Buffer.alloc(12 + 2 * contours.length)
  for (const [index, value] of [contours.length, xMin, yMin, xMax, yMax].entries())
    head.writeInt16BE(value, 2 * index)
  let last = -1
  for (const [index, contour] of contours.entries()) {
    last += contour.length
    head.writeUInt16BE(last, 10 + 2 * index)
  }
  head.writeUInt16BE(instructions.length, head.length - 2)
  return evened(Buffer.concat([head, instructions, ...writePoints(points)]))
}

/** Flags of all points, then the steps across, then those up. */
function writePoints(points: readonly OutlinePoint[]): Buffer[] {
  const flags = Buffer.alloc(points.length)
  const across: number[] = []
  const up: number[] = []
  let [x, y] = [0, 0]
  for (const [index, point] of points.entries()) {
    flags[index] =
      (point.onCurve ? ON_CURVE : 0) |
      writeStep(point.x - x, across, X_SHORT, X_SAME) |
      writeStep(point.y - y, up, Y_SHORT, Y_SAME)
    x = point.x
    y = point.y
  }
  return [flags, Buffer.from(across), Buffer.from(up)]
}

/** A step in as few bytes as it takes; the answer is the flags that say how many. */
function writeStep(step: number, bytes: number[], short: number, same: number): number {
  if (step === 0) return same
  if (Math.abs(step) < 256) {
    bytes.push(Math.abs(step))
    return step > 0 ? short | same : short
  }
  bytes.push((step >> 8) & 0xff, step & 0xff)
  return 0
}

function boxAround(points: readonly OutlinePoint[]): OutlineBox {
  let [xMin, yMin, xMax, yMax] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    xMin = Math.min(xMin, x)
    yMin = Math.min(yMin, y)
    xMax = Math.max(xMax, x)
    yMax = Math.max(yMax, y)
  }
  return { xMin, yMin, xMax, yMax }
}

/** Short `loca` tables count in words of two bytes. */
export function evened(bytes: Buffer): Buffer {
  return bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(1)])
}

/** The contours of a path of lines and quadratic curves as points on and off the outline. */
export function contoursOf(commands: Glyph['path']['commands']): OutlinePoint[][] {
  const contours: OutlinePoint[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    for (let at = 0; at < args.length; at += 2) {
      const onCurve = at + 2 === args.length
      contours.at(-1)?.push({ x: Math.round(args[at] ?? 0), y: Math.round(args[at + 1] ?? 0), onCurve })
    }
  }
  return contours.map(withoutClosingPoint)
}

/** The last curve of a path ends where it began; in a font file that is said once. */
function withoutClosingPoint(contour: OutlinePoint[]): OutlinePoint[] {
  const [first] = contour
  const last = contour.at(-1)
  const closes = contour.length > 1 && last?.x === first?.x && last?.y === first?.y && last?.onCurve
  return closes ? contour.slice(0, -1) : contour
}
