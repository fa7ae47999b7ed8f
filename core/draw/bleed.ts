import type { Rectangle } from './frame.ts'

/** A page's trim and what lies beyond it, px. */
export interface Trim {
  readonly width: number
  readonly height: number
  readonly bleed: number
}

/** How close to the trim an edge has to come to be meant to reach it, px. */
const close = 1

/** What reaches the page's edge reaches over it into the bleed, so that a cut a little off leaves no white. */
export function intoBleed({ x, y, width, height }: Rectangle, page: Trim): Rectangle {
  if (page.bleed === 0) return { x, y, width, height }
  const [left, right] = reaching(x, x + width, page.width, page.bleed)
  const [top, bottom] = reaching(y, y + height, page.height, page.bleed)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** The two ends of a box along one side of the page. */
function reaching(start: number, end: number, whole: number, bleed: number): readonly [number, number] {
  return [
    start <= close ? Math.min(start, -bleed) : start,
    end >= whole - close ? Math.max(end, whole + bleed) : end,
  ]
}
