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
export function intoBleed(box: Rectangle, page: Trim): Rectangle {
  if (page.bleed === 0) return box
  const left = box.x <= close ? Math.min(box.x, -page.bleed) : box.x
  const top = box.y <= close ? Math.min(box.y, -page.bleed) : box.y
  const right =
    box.x + box.width >= page.width - close
      ? Math.max(box.x + box.width, page.width + page.bleed)
      : box.x + box.width
  const bottom =
    box.y + box.height >= page.height - close
      ? Math.max(box.y + box.height, page.height + page.bleed)
      : box.y + box.height
  return { x: left, y: top, width: right - left, height: bottom - top }
}
