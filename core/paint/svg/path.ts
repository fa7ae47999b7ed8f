import type { PathItem } from '../../draw/frame.ts'
import { escapeXml } from '../escape-xml.ts'
import { attribute, fillAttributes, strokeAttributes } from './markup.ts'

/** Vector art in its own coordinates. Art scaled to nothing is left out. */
export function pathMarkup(item: PathItem): string {
  if (item.scaleX === 0 || item.scaleY === 0) return ''
  const place = `matrix(${attribute(item.scaleX, 6)} 0 0 ${attribute(item.scaleY, 6)} ${attribute(item.x)} ${attribute(item.y)})`
  const fill = item.fill === undefined ? ' fill="none"' : fillAttributes(item.fill)
  const width = item.strokeWidth ?? 1
  const stroke = item.stroke !== undefined && width > 0 ? strokeAttributes(item.stroke, width, item.dash) : ''
  return `<path${fill}${stroke} transform="${place}" d="${escapeXml(item.d)}"/>`
}
