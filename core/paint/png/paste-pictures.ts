import type { ImageItem } from '../../draw/frame.ts'
import { cutOf, shownBox } from './crop.ts'
import { type OpenPicture, type PixelSize, resample, sizeOf } from './resample.ts'

/** Pixels of four bytes each, row by row. */
export interface Pixels extends PixelSize {
  readonly pixels: Buffer
}

/** Writes opaque pictures over the pixels of a frame, `scale` pixels to a CSS px; edges lie on the nearest pixel. */
export async function pastePictures(
  target: Pixels,
  pictures: readonly ImageItem[],
  scale: number,
  open: OpenPicture,
): Promise<void> {
  for (const item of pictures) await pastePicture(target, item, scale, open)
}

async function pastePicture(
  { pixels, width, height }: Pixels,
  item: ImageItem,
  scale: number,
  open: OpenPicture,
): Promise<void> {
  const frame = { x: 0, y: 0, width: width / scale, height: height / scale }
  const inBox = shownBox(item)
  const shown = inBox && shownBox({ ...inBox, picture: frame })
  if (!shown) return
  const left = Math.round(shown.x * scale)
  const top = Math.round(shown.y * scale)
  const size = {
    width: Math.min(width, Math.round((shown.x + shown.width) * scale)) - left,
    height: Math.min(height, Math.round((shown.y + shown.height) * scale)) - top,
  }
  if (size.width <= 0 || size.height <= 0) return
  const { bytes } = item.asset.raster
  const cut = cutOf(item, shown, await sizeOf(bytes, open))
  const picture = await resample(bytes, cut, size, 'raw', open)
  for (let row = 0; row < size.height; row += 1) {
    const from = row * size.width * 4
    pixels.set(picture.subarray(from, from + size.width * 4), ((top + row) * width + left) * 4)
  }
}
