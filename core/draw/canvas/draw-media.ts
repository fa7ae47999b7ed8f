import type { Style } from '../../compose/style.ts'
import { insetsOf } from '../edges.ts'
import { artItems, fitInto, isArt, pictureSource } from '../picture.ts'
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
  const source = pictureSource(block.element, assets)
  const box = withinEdges(around, block.style)
  if (source === undefined || box.width <= 0 || box.height <= 0) return []
  if (isArt(source)) return artItems(source, box, mark)
  const { radius = 0, fit } = block.style
  if (source.plate !== undefined) return plateItems(source.plate, { ...box, radius }, theme, mark)
  return [{ kind: 'image', asset: source, ...box, picture: fitInto(box, source, fit), radius, mark }]
}

/** Pictures stand inside padding and borders. */
function withinEdges({ x, y, width, height }: Rectangle, style: Style): Rectangle {
  const { top, right, bottom, left } = insetsOf(style)
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom }
}
