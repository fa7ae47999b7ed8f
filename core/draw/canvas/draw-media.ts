import type { Style } from '../../compose/style.ts'
import type { Art } from '../../compose/tree.ts'
import { insetsOf } from '../edges.ts'
import { fitInto } from '../picture-fit.ts'
import type { ImageItem, Item, Mark } from '../frame.ts'
import type { DocumentDrawing } from '../draw-each.ts'
import { plateItems } from '../plate.ts'
import type { Box } from './layout-sheet.ts'
import type { Block } from './plan.ts'

/** The picture or vector art of a block in its box; nothing when the box is empty or the picture missing. */
export function drawMedia(
  block: Block,
  around: Box,
  { context: { assets, theme } }: Pick<DocumentDrawing, 'context'>,
  mark: Mark | undefined,
): readonly Item[] {
  const { art, properties } = block.element
  const box = withinEdges(around, block.style)
  if (box.width <= 0 || box.height <= 0) return []
  if (art !== undefined) return drawArt(art, box, mark)
  const asset = properties.src === undefined ? undefined : assets.get(properties.src.toLowerCase())
  if (asset === undefined) return []
  const { radius = 0, fit } = block.style
  if (asset.plate !== undefined) return plateItems(asset.plate, { ...box, radius }, theme, mark)
  const item: ImageItem = { kind: 'image', asset, ...box, picture: fitInto(box, asset, fit), radius }
  return [mark === undefined ? item : { ...item, mark }]
}

/** Pictures stand inside padding and borders. */
function withinEdges({ x, y, width, height }: Box, style: Style): Box {
  const { top, right, bottom, left } = insetsOf(style)
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom }
}

function drawArt({ viewBox, outlines }: Art, box: Box, mark: Mark | undefined): Item[] {
  const [width, height] = viewBox
  if (width <= 0 || height <= 0) return []
  const { x, y, ...size } = fitInto(box, { width, height })
  const scale = size.width / width
  const place = { x, y, scaleX: scale, scaleY: scale }
  return outlines.map(outline => ({
    kind: 'path',
    ...outline,
    ...place,
    mark,
  }))
}
