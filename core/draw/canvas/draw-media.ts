import type { Art } from '../../compose/tree.ts'
import type { Asset } from '../../image/asset.ts'
import type { ImageItem, Item, Mark } from '../frame.ts'
import type { DocumentDrawing } from '../draw-each.ts'
import { plateItems } from '../plate.ts'
import type { Box } from './layout-sheet.ts'
import type { Block } from './plan.ts'

/** The picture or vector art of a block in its box; nothing when the box is empty or the picture missing. */
export function drawMedia(
  block: Block,
  box: Box,
  { context: { assets, theme } }: Pick<DocumentDrawing, 'context'>,
  mark: Mark | undefined,
): readonly Item[] {
  const { art, properties } = block.element
  if (box.width <= 0 || box.height <= 0) return []
  if (art !== undefined) return drawArt(art, box, mark)
  const asset = properties.src === undefined ? undefined : assets.get(properties.src.toLowerCase())
  if (asset === undefined) return []
  const { radius = 0, fit = 'cover' } = block.style
  if (asset.plate !== undefined) return plateItems(asset.plate, { ...box, radius }, theme, mark)
  const item: ImageItem = { kind: 'image', asset, ...box, picture: fitted(asset, box, fit), radius }
  return [mark === undefined ? item : { ...item, mark }]
}

/** Where the whole picture lies so that it covers its box or stays within it, centred. */
function fitted({ width, height }: Asset, box: Box, fit: 'cover' | 'contain'): Box {
  const scales = [box.width / Math.max(width, 1e-3), box.height / Math.max(height, 1e-3)]
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const size = { width: width * scale, height: height * scale }
  return { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2, ...size }
}

function drawArt({ viewBox, outlines }: Art, box: Box, mark: Mark | undefined): Item[] {
  const [width, height] = viewBox
  if (width <= 0 || height <= 0) return []
  const place = { x: box.x, y: box.y, scaleX: box.width / width, scaleY: box.height / height }
  return outlines.map(outline => ({
    kind: 'path',
    ...outline,
    ...place,
    ...(mark !== undefined && { mark }),
  }))
}
