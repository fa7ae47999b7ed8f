import type { Frame, Item } from '../../draw/frame.ts'
import { textBounds } from './text-bounds.ts'

/** px of a frame that a clipped item must share with it; the renderer aborts the process on clips outside the canvas. */
const leastOverlap = 1

/** Whether an item can be seen on the frame. What lies outside must not reach the renderer. */
export function isVisible(item: Item, frame: Frame): boolean {
  switch (item.kind) {
    case 'text': {
      const ink = textBounds(item)
      return ink !== undefined && overlaps(frame, ink.left, ink.top, ink.right, ink.bottom)
    }
    case 'rect': {
      const reach = (item.strokeWidth ?? 1) / 2
      return overlaps(
        frame,
        item.x - reach,
        item.y - reach,
        item.x + item.width + reach,
        item.y + item.height + reach,
      )
    }
    case 'image': {
      const { picture } = item
      return (
        overlaps(frame, item.x, item.y, item.x + item.width, item.y + item.height, leastOverlap) &&
        overlaps(
          frame,
          picture.x,
          picture.y,
          picture.x + picture.width,
          picture.y + picture.height,
          leastOverlap,
        )
      )
    }
    case 'path':
      // Its extent is not known, and without a layer of its own it does no harm outside.
      return true
    case 'link':
      return false
  }
}

/** Whether a box shares more than `least` px with the frame each way. What is not a number passes, to be refused when written. */
function overlaps(
  frame: Frame,
  left: number,
  top: number,
  right: number,
  bottom: number,
  least = 0,
): boolean {
  const width = Math.min(right, frame.width) - Math.max(left, 0)
  const height = Math.min(bottom, frame.height) - Math.max(top, 0)
  return !(width <= least || height <= least)
}
