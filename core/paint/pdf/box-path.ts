import { toNumber } from './number.ts'

/** Distance of a Bézier's handle from its end, for a quarter of a unit circle. */
const quarterHandle = 0.5523

/** Operators that draw a rectangle with round corners, in points from its lower left. Without radius it is a plain rectangle. */
export function boxPath(x: number, y: number, width: number, height: number, radius: number): string {
  const round = Math.min(radius, width / 2, height / 2)
  if (round < 0.01) return `${list(x, y, width, height)} re\n`
  const right = x + width
  const top = y + height
  const near = round * (1 - quarterHandle)
  return [
    `${list(x + round, y)} m`,
    `${list(right - round, y)} l`,
    `${list(right - near, y, right, y + near, right, y + round)} c`,
    `${list(right, top - round)} l`,
    `${list(right, top - near, right - near, top, right - round, top)} c`,
    `${list(x + round, top)} l`,
    `${list(x + near, top, x, top - near, x, top - round)} c`,
    `${list(x, y + round)} l`,
    `${list(x, y + near, x + near, y, x + round, y)} c`,
    'h\n',
  ].join('\n')
}

function list(...numbers: readonly number[]): string {
  return numbers.map(number => toNumber(number)).join(' ')
}
