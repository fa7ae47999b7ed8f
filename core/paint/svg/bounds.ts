import { type Bounds, boundsOf, type Frame, type Item, type TextItem } from '../../draw/frame.ts'
import { placeGlyphs } from './text.ts'

/** px of a frame that a clipped item must share with it; the renderer aborts the process on clips outside the canvas. */
const leastOverlap = 1

/** Whether an item can be seen on the frame. What lies outside must not reach the renderer. */
export function isVisible(item: Item, frame: Frame): boolean {
  switch (item.kind) {
    case 'text': {
      const ink = textBounds(item)
      return ink !== undefined && overlaps(frame, ink)
    }
    case 'rect': {
      const reach = (item.strokeWidth ?? 1) / 2
      const { left, top, right, bottom } = boundsOf(item)
      const outer = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach }
      return overlaps(frame, outer)
    }
    case 'image':
      return [item, item.picture].every(box => overlaps(frame, boundsOf(box), leastOverlap))
    case 'path':
      // Its extent is not known, and without a layer of its own it does no harm outside.
      return true
    case 'link':
      return false
  }
}

/** Whether a box shares more than `least` px with the frame each way. What is not a number passes, to be refused when written. */
function overlaps(frame: Frame, { left, top, right, bottom }: Bounds, least = 0): boolean {
  const width = Math.min(right, frame.width) - Math.max(left, 0)
  const height = Math.min(bottom, frame.height) - Math.max(top, 0)
  return !(width <= least || height <= least)
}

/** Where a text item can have ink; `undefined` when it has none. Ink may reach beyond the advance and the line, rarely by more than an em. */
export function textBounds(item: TextItem): Bounds | undefined {
  const first = item.words[0]
  const last = item.words.at(-1)
  if (first === undefined || last === undefined || item.size <= 0) return undefined
  const tracking = item.tracking * last.word.glyphs.length
  return {
    left: (item.x ?? 0) + first.x - item.size,
    top: item.baseline - 2 * item.size,
    right: (item.x ?? 0) + last.x + (last.word.width + tracking + 1) * item.size,
    bottom: item.baseline + item.size,
  }
}

/** px that smoothed edges and rounded places may add to ink. */
const edge = 1

/** Where a text item has ink, by the outlines of its glyphs: closer than `textBounds`, and slower. */
export function inkBounds(item: TextItem): Bounds | undefined {
  if (item.face.layers !== undefined) return textBounds(item)
  const { font } = item.face
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  placeGlyphs(item, (glyph, x, y) => {
    const { minX, minY, maxX, maxY } = font.getGlyph(glyph).bbox
    if (maxX <= minX || maxY <= minY) return
    left = Math.min(left, x + minX)
    right = Math.max(right, x + maxX)
    bottom = Math.min(bottom, y + minY)
    top = Math.max(top, y + maxY)
  })
  if (right < left) return undefined
  const scale = item.size / font.unitsPerEm
  const start = item.x ?? 0
  return {
    left: start + left * scale - edge,
    top: item.baseline - top * scale - edge,
    right: start + right * scale + edge,
    bottom: item.baseline - bottom * scale + edge,
  }
}
