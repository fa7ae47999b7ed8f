/**
 * Paints a frame as a standalone SVG: text as outlines, so that it looks the same without the fonts, and pictures inside.
 * The bleed is not shown.
 */
import type { Frame, ImageItem, Item, PathItem, Rectangle, RectItem } from '../draw/frame.ts'
import { gradientLine } from './color.ts'
import { escapeXml } from './escape-xml.ts'
import { isVisible } from './svg/bounds.ts'
import { toNumber } from './number.ts'
import { fillAttributes, strokeAttributes } from './svg/markup.ts'
import { textMarkup } from './svg/text.ts'

/** What an SVG may say besides the picture. */
interface SvgOptions {
  /** What the picture is, for readers that announce it. */
  readonly title?: string
  readonly description?: string
}

/** Writes a frame as SVG. Items that lie wholly outside the frame are left out. Throws on positions that are not numbers. */
export function paintSvg(frame: Frame, options: SvgOptions = {}): string {
  const width = toNumber(frame.width)
  const height = toNumber(frame.height)
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}${options.title === undefined ? '' : ' role="img"'}>`,
  ]
  if (options.title !== undefined) parts.push(`<title>${escapeXml(options.title)}</title>`)
  if (options.description !== undefined) parts.push(`<desc>${escapeXml(options.description)}</desc>`)
  if (frame.background !== 'transparent') {
    parts.push(`<rect width="${width}" height="${height}"${fillAttributes(frame.background)}/>`)
  }
  for (const [index, item] of frame.items.entries()) {
    if (isVisible(item, frame)) parts.push(itemMarkup(item, `p${index}`))
  }
  parts.push('</svg>')
  return parts.join('\n')
}

/** An item's markup; `id` is for what it must refer to. */
function itemMarkup(item: Item, id: string): string {
  switch (item.kind) {
    case 'text':
      return textMarkup(item)
    case 'rect':
      return rectMarkup(item, id)
    case 'path':
      return pathMarkup(item)
    case 'image':
      return imageMarkup(item, id)
    case 'link':
      return ''
  }
}

/** A picture as a data URI, clipped to its box where it is larger or the box has round corners; `id` names the clip. */
function imageMarkup(item: ImageItem, id: string): string {
  const { picture } = item
  if (picture.width <= 0 || picture.height <= 0) return ''
  const { type, bytes } = item.asset.raster
  const uri = `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
  const clip = needsClip(item) ? ` clip-path="url(#${id})"` : ''
  const image = `<image${clip} ${box(picture)} preserveAspectRatio="none" href="${uri}"/>`
  if (clip === '') return image
  return `<clipPath id="${id}"><rect ${roundBox(item)}/></clipPath>${image}`
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

function roundBox({ radius, ...item }: RectItem | ImageItem): string {
  const corner = Math.min(radius, item.width / 2, item.height / 2)
  return box(item) + (radius > 0 ? ` rx="${toNumber(corner)}"` : '')
}

function box({ x, y, width, height }: Rectangle): string {
  return `x="${toNumber(x)}" y="${toNumber(y)}" width="${toNumber(width)}" height="${toNumber(height)}"`
}

/** Vector art in its own coordinates. Art scaled to nothing is left out. */
function pathMarkup(item: PathItem): string {
  if (item.scaleX === 0 || item.scaleY === 0) return ''
  const place = `matrix(${toNumber(item.scaleX, 6)} 0 0 ${toNumber(item.scaleY, 6)} ${toNumber(item.x)} ${toNumber(item.y)})`
  const fill = item.fill === undefined ? ' fill="none"' : fillAttributes(item.fill)
  const round = item.round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''
  return `<path${fill}${strokeOf(item)}${round} transform="${place}" d="${escapeXml(item.d)}"/>`
}

/** A rectangle; `id` names its gradient when it has one. */
function rectMarkup(item: RectItem, id: string): string {
  const fill = item.fill
  const isGradient = fill !== undefined && typeof fill !== 'string'
  const paint =
    fill === undefined ? ' fill="none"' : isGradient ? ` fill="url(#${id})"` : fillAttributes(fill)
  const edges = isField(item) ? ' shape-rendering="crispEdges"' : ''
  return `${isGradient ? gradientMarkup(item, id) : ''}<rect ${roundBox(item)}${paint}${edges}${strokeOf(item)}/>`
}

/** px of a field's sides at least: what is finer has its weight from smooth edges. */
const FIELD = 24

/** Whether it is a plain field, as bands are: smooth edges of two that meet within a pixel show the ground between them. */
function isField({ width, height, radius, stroke, fill }: RectItem): boolean {
  return fill !== undefined && stroke === undefined && radius === 0 && Math.min(width, height) >= FIELD
}

function strokeOf({ stroke, strokeWidth = 1, dash }: RectItem | PathItem): string {
  return stroke !== undefined && strokeWidth > 0 ? strokeAttributes(stroke, strokeWidth, dash) : ''
}

function gradientMarkup(item: RectItem, id: string): string {
  if (item.fill === undefined || typeof item.fill === 'string') return ''
  const line = gradientLine(item.fill, item)
  const ends = `x1="${toNumber(line.x1)}" y1="${toNumber(line.y1)}" x2="${toNumber(line.x2)}" y2="${toNumber(line.y2)}"`
  const stops = line.stops.map(({ color: { red, green, blue, alpha }, at }) => {
    const opacity = alpha < 1 ? ` stop-opacity="${toNumber(alpha, 3)}"` : ''
    return `<stop offset="${toNumber(at, 4)}" stop-color="rgb(${red},${green},${blue})"${opacity}/>`
  })
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join('')}</linearGradient>`
}
