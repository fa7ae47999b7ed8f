import type { TextItem } from '../../draw/frame.ts'
import { type Bounds, textBounds } from './text-bounds.ts'
import { placeGlyphs } from './text.ts'

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
