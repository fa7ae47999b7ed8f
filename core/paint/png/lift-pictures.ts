import type { Frame, ImageItem, Item } from '../../draw/frame.ts'
import { inkBounds } from '../svg/ink-bounds.ts'
import { type Bounds, textBounds } from '../svg/text-bounds.ts'

/** A frame without the pictures that can be pasted onto its pixels, and those pictures. */
export interface Lifted {
  readonly rest: Frame
  readonly pictures: readonly ImageItem[]
}

/**
 * Takes photographs off a frame that nothing is painted over: pasting pixels costs nothing, while the renderer decodes and
 * filters each picture once more. JPEG has no transparency; round corners and other pictures stay with the renderer.
 */
export function liftPictures(frame: Frame): Lifted {
  const pictures: ImageItem[] = []
  const items = frame.items.filter((item, index) => {
    const isLifted = isPlain(item) && !frame.items.slice(index + 1).some(later => mayCover(later, item))
    if (isLifted) pictures.push(item)
    return !isLifted
  })
  return { rest: { ...frame, items }, pictures }
}

function isPlain(item: Item): item is ImageItem {
  return item.kind === 'image' && item.radius === 0 && item.asset.raster.type === 'image/jpeg'
}

/** Whether an item could put ink on the box. Vector art has no extent that is known. */
function mayCover(item: Item, box: ImageItem): boolean {
  switch (item.kind) {
    case 'link':
      return false
    case 'path':
      return true
    case 'image':
      return meet(box, item.x, item.y, item.x + item.width, item.y + item.height)
    case 'rect': {
      const reach = item.strokeWidth ?? 1
      const [right, bottom] = [item.x + item.width + reach, item.y + item.height + reach]
      return meet(box, item.x - reach, item.y - reach, right, bottom)
    }
    case 'text':
      return reaches(textBounds(item), box) && reaches(inkBounds(item), box)
  }
}

function reaches(bounds: Bounds | undefined, box: ImageItem): boolean {
  return bounds !== undefined && meet(box, bounds.left, bounds.top, bounds.right, bounds.bottom)
}

function meet(box: ImageItem, left: number, top: number, right: number, bottom: number): boolean {
  return left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y
}
