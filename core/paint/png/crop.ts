import type { ImageItem } from '../../draw/frame.ts'

/** A box, px. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The pixels of a picture that show. */
export interface Cut {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of a picture's box where the picture is; `undefined` when they do not meet. */
export function shownBox({ picture, ...item }: Pick<ImageItem, keyof Box | 'picture'>): Box | undefined {
  const x = Math.max(item.x, picture.x)
  const y = Math.max(item.y, picture.y)
  const width = Math.min(item.x + item.width, picture.x + picture.width) - x
  const height = Math.min(item.y + item.height, picture.y + picture.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** The pixels of a source of that size that lie under the shown box, up to a pixel more on each side. */
export function cutOf(
  { picture }: Pick<ImageItem, 'picture'>,
  shown: Box,
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
