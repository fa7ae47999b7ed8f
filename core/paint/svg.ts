/**
 * Paints a frame as a standalone SVG: text as outlines, so that it looks the same without the fonts, and pictures inside.
 * The bleed is not shown.
 */
import type { Frame, Item } from '../draw/frame.ts'
import { escapeXml } from './escape-xml.ts'
import { imageMarkup } from './svg/image.ts'
import { attribute, fillAttributes } from './svg/markup.ts'
import { pathMarkup } from './svg/path.ts'
import { rectMarkup } from './svg/rect.ts'
import { textMarkup } from './svg/text.ts'
import { isVisible } from './svg/visible.ts'

/** What an SVG may say besides the picture. */
export interface SvgOptions {
  /** What the picture is, for readers that announce it. */
  readonly title?: string
  readonly description?: string
}

/** Writes a frame as SVG. Items that lie wholly outside the frame are left out. Throws on positions that are not numbers. */
export function paintSvg(frame: Frame, options: SvgOptions = {}): string {
  const width = attribute(frame.width)
  const height = attribute(frame.height)
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
