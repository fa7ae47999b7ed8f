import type { RectItem } from '../../draw/frame.ts'
import { gradientLine } from '../gradient.ts'
import { attribute, fillAttributes, strokeAttributes } from './markup.ts'

/** A rectangle; `id` names its gradient when it has one. */
export function rectMarkup(item: RectItem, id: string): string {
  const fill = item.fill
  const isGradient = fill !== undefined && typeof fill !== 'string'
  const paint =
    fill === undefined ? ' fill="none"' : isGradient ? ` fill="url(#${id})"` : fillAttributes(fill)
  const width = item.strokeWidth ?? 1
  const stroke = item.stroke !== undefined && width > 0 ? strokeAttributes(item.stroke, width, item.dash) : ''
  const radius =
    item.radius > 0 ? ` rx="${attribute(Math.min(item.radius, item.width / 2, item.height / 2))}"` : ''
  const box = `x="${attribute(item.x)}" y="${attribute(item.y)}" width="${attribute(item.width)}" height="${attribute(item.height)}"`
  return `${isGradient ? gradientMarkup(item, id) : ''}<rect ${box}${radius}${paint}${stroke}/>`
}

function gradientMarkup(item: RectItem, id: string): string {
  if (item.fill === undefined || typeof item.fill === 'string') return ''
  const line = gradientLine(item.fill, item)
  const ends = `x1="${attribute(line.x1)}" y1="${attribute(line.y1)}" x2="${attribute(line.x2)}" y2="${attribute(line.y2)}"`
  const stops = line.stops.map(({ color: { red, green, blue, alpha }, at }) => {
    const opacity = alpha < 1 ? ` stop-opacity="${attribute(alpha, 3)}"` : ''
    return `<stop offset="${attribute(at, 4)}" stop-color="rgb(${red},${green},${blue})"${opacity}/>`
  })
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join('')}</linearGradient>`
}
