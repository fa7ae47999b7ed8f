import type { Sharp } from 'sharp'
import type { Asset } from '../../image/asset.ts'
import type { Frame, ImageItem, Item } from '../../draw/frame.ts'

/** Opens encoded pixels. */
export type OpenPicture = (bytes: Uint8Array) => Sharp

/** Source pixels for one that is shown from which on a picture is made smaller before it is painted. */
const worthwhile = 2

/** Ways of showing one picture that are kept. */
const mostFits = 8

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
  const { picture, asset } = item
  const shown = intersect(item, picture)
  if (shown.width <= 0 || shown.height <= 0) return item
  const source = await naturalSize(asset, open)
  // Source pixels to a CSS px, each way.
  const acrossBy = source.width / picture.width
  const downBy = source.height / picture.height
  const cut = {
    left: Math.floor((shown.x - picture.x) * acrossBy),
    top: Math.floor((shown.y - picture.y) * downBy),
    right: Math.min(source.width, Math.ceil((shown.x + shown.width - picture.x) * acrossBy)),
    bottom: Math.min(source.height, Math.ceil((shown.y + shown.height - picture.y) * downBy)),
  }
  const width = cut.right - cut.left
  const height = cut.bottom - cut.top
  const target = {
    width: Math.min(width, Math.ceil((width / acrossBy) * scale)),
    height: Math.min(height, Math.ceil((height / downBy) * scale)),
  }
  if (source.width * source.height < worthwhile * target.width * target.height) return item
  const bytes = await remember(
    asset.raster.bytes,
    `${cut.left} ${cut.top} ${width} ${height} ${target.width} ${target.height}`,
    () =>
      open(asset.raster.bytes)
        .extract({ left: cut.left, top: cut.top, width, height })
        .resize({ ...target, fit: 'fill' })
        .png({ compressionLevel: 1, adaptiveFiltering: false })
        .toBuffer(),
  )
  return {
    ...item,
    asset: { ...asset, raster: { type: 'image/png', bytes } },
    picture: {
      x: picture.x + cut.left / acrossBy,
      y: picture.y + cut.top / downBy,
      width: width / acrossBy,
      height: height / downBy,
    },
  }
}

/** Fitted pictures live as long as the picture they were made of: a logo is cut once for all slides. */
const fitted = new WeakMap<Uint8Array, Map<string, Uint8Array>>()

async function remember(
  source: Uint8Array,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = fitted.get(source) ?? new Map<string, Uint8Array>()
  fitted.set(source, known)
  const made = known.get(key) ?? (await make())
  if (known.size < mostFits) known.set(key, made)
  return made
}

async function naturalSize(asset: Asset, open: OpenPicture): Promise<{ width: number; height: number }> {
  const { width, height } = await open(asset.raster.bytes).metadata()
  return { width, height }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function intersect(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x)
  const y = Math.max(a.y, b.y)
  const right = Math.min(a.x + a.width, b.x + b.width)
  const bottom = Math.min(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: bottom - y }
}
