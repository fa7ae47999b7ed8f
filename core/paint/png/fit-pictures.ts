import type { Frame, ImageItem, Item } from '../../draw/frame.ts'
import { cutOf, shownBox } from './crop.ts'
import { type OpenPicture, resample, sizeOf } from './resample.ts'

/** Source pixels for one that is shown from which on a picture is made smaller before it is painted. */
const worthwhile = 2

/**
 * The frame with its photographs cut to what shows and no larger than it is shown, `scale` pixels to a CSS px: the renderer
 * decodes and filters whole pictures, at several times the price.
 */
export async function fitPictures(frame: Frame, scale: number, open: OpenPicture): Promise<Frame> {
  const items: Item[] = []
  for (const item of frame.items)
    items.push(item.kind === 'image' ? await fitPicture(item, scale, open) : item)
  return { ...frame, items }
}

async function fitPicture(item: ImageItem, scale: number, open: OpenPicture): Promise<ImageItem> {
  const shown = shownBox(item)
  if (!shown) return item
  const { raster } = item.asset
  const source = await sizeOf(raster.bytes, open)
  const cut = cutOf(item, shown, source)
  const size = {
    width: Math.min(cut.width, Math.ceil(shown.width * scale)),
    height: Math.min(cut.height, Math.ceil(shown.height * scale)),
  }
  if (source.width * source.height < worthwhile * size.width * size.height) return item
  const bytes = await resample(raster.bytes, cut, size, 'png', open)
  const asset = { ...item.asset, raster: { type: 'image/png' as const, bytes } }
  // The cut is up to a pixel wider than what shows: taken as the same, nothing needs a clip, which costs a layer.
  return { ...item, ...shown, asset, picture: shown }
}
