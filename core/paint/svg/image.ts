import type { ImageItem } from '../../draw/frame.ts'
import { attribute } from './markup.ts'

/** A picture as a data URI, clipped to its box where it is larger or the box has round corners; `id` names the clip. */
export function imageMarkup(item: ImageItem, id: string): string {
  const { picture, radius } = item
  if (picture.width <= 0 || picture.height <= 0) return ''
  const { type, bytes } = item.asset.raster
  const uri = `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
  const clip = needsClip(item) ? ` clip-path="url(#${id})"` : ''
  const image = `<image${clip} ${box(picture)} preserveAspectRatio="none" href="${uri}"/>`
  if (clip === '') return image
  const corners = radius > 0 ? ` rx="${attribute(Math.min(radius, item.width / 2, item.height / 2))}"` : ''
  return `<clipPath id="${id}"><rect ${box(item)}${corners}/></clipPath>${image}`
}

function needsClip({ x, y, width, height, picture, radius }: ImageItem): boolean {
  return (
    radius > 0 ||
    picture.x < x - 0.01 ||
    picture.y < y - 0.01 ||
    picture.x + picture.width > x + width + 0.01 ||
    picture.y + picture.height > y + height + 0.01
  )
}

function box({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string {
  return `x="${attribute(x)}" y="${attribute(y)}" width="${attribute(width)}" height="${attribute(height)}"`
}
