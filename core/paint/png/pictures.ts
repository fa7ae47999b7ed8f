import type { Sharp } from 'sharp'
import type { Bounds, Frame, ImageItem, Item, Rectangle } from '../../draw/frame.ts'
import { inkBounds, textBounds } from '../svg/bounds.ts'

/** A frame without the pictures that can be pasted onto its pixels, and those pictures. */
interface Lifted {
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
      const reach = item.stroke === undefined ? 0 : (item.strokeWidth ?? 1)
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

/** Pixels of four bytes each, row by row. */
interface Pixels extends PixelSize {
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

/** The pixels of a picture that show. */
interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of a picture's box where the picture is; `undefined` when they do not meet. */
function shownBox({ picture, ...item }: Pick<ImageItem, keyof Rectangle | 'picture'>): Rectangle | undefined {
  const x = Math.max(item.x, picture.x)
  const y = Math.max(item.y, picture.y)
  const width = Math.min(item.x + item.width, picture.x + picture.width) - x
  const height = Math.min(item.y + item.height, picture.y + picture.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** The pixels of a source of that size that lie under the shown box, up to a pixel more on each side. */
function cutOf(
  { picture }: Pick<ImageItem, 'picture'>,
  shown: Rectangle,
  source: { readonly width: number; readonly height: number },
): Cut {
  const across = source.width / picture.width
  const down = source.height / picture.height
  const left = Math.min(source.width - 1, Math.floor((shown.x - picture.x) * across))
  const top = Math.min(source.height - 1, Math.floor((shown.y - picture.y) * down))
  const right = Math.min(source.width, Math.ceil((shown.x + shown.width - picture.x) * across))
  const bottom = Math.min(source.height, Math.ceil((shown.y + shown.height - picture.y) * down))
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** Opens encoded pixels. */
export type OpenPicture = (bytes: Uint8Array) => Sharp

/** A size in pixels. */
interface PixelSize {
  readonly width: number
  readonly height: number
}

/** Ways of showing one picture that are kept. */
const most = 8

/** What was made of a picture lives as long as its bytes do: a logo is cut once for all slides. */
const made = new WeakMap<Uint8Array, Map<string, Promise<Uint8Array>>>()
const sizes = new WeakMap<Uint8Array, Promise<PixelSize>>()

/** The pixels that a picture has. */
function sizeOf(bytes: Uint8Array, open: OpenPicture): Promise<PixelSize> {
  const known = sizes.get(bytes) ?? open(bytes).metadata()
  sizes.set(bytes, known)
  return known
}

/** A cut of a picture at a size: as PNG, or as raw pixels of four bytes. */
function resample(
  bytes: Uint8Array,
  cut: Cut,
  size: PixelSize,
  form: 'png' | 'raw',
  open: OpenPicture,
): Promise<Uint8Array> {
  const known = made.get(bytes) ?? new Map<string, Promise<Uint8Array>>()
  made.set(bytes, known)
  const key = [form, cut.left, cut.top, cut.width, cut.height, size.width, size.height].join(' ')
  const before = known.get(key)
  if (before) return before
  const resized = open(bytes).extract(cut).resize({ width: size.width, height: size.height, fit: 'fill' })
  const fresh =
    form === 'raw'
      ? resized.toColourspace('srgb').ensureAlpha().raw().toBuffer()
      : resized.png({ compressionLevel: 1, adaptiveFiltering: false }).toBuffer()
  if (known.size < most) known.set(key, fresh)
  return fresh
}
