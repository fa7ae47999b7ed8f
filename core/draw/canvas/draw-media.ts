import type { Style } from '../../compose/style.ts'
import { insetsOf } from '../edges.ts'
import { artItems, fitInto } from '../picture-fit.ts'
import type { Item, Mark, Rectangle } from '../frame.ts'
import type { DocumentDrawing } from '../draw-each.ts'
import { plateItems } from '../plate.ts'
import type { Block } from './plan.ts'

/** The picture or vector art of a block in its box; nothing when the box is empty or the picture missing. */
export function drawMedia(
  block: Block,
  around: Rectangle,
  { context: { assets, theme } }: Pick<DocumentDrawing, 'context'>,
  mark: Mark | undefined,
): readonly Item[] {
  const { art, properties } = block.element
  const box = withinEdges(around, block.style)
  if (box.width <= 0 || box.height <= 0) return []
  if (art !== undefined) return artItems(art, box, mark)
  const asset = properties.src === undefined ? undefined : assets.get(properties.src.toLowerCase())
  if (asset === undefined) return []
  const { radius = 0, fit } = block.style
  if (asset.plate !== undefined) return plateItems(asset.plate, { ...box, radius }, theme, mark)
  return [{ kind: 'image', asset, ...box, picture: fitInto(box, asset, fit), radius, mark }]
}

/** Pictures stand inside padding and borders. */
function withinEdges({ x, y, width, height }: Rectangle, style: Style): Rectangle {
  const { top, right, bottom, left } = insetsOf(style)
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom }
}
