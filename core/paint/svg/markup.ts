import { readColor } from '../color.ts'
import { toNumber } from '../number.ts'

/** Attributes of a fill; transparency goes into `fill-opacity`, as `opacity` would make a layer of its own. */
export function fillAttributes(color: string): string {
  return paintAttributes('fill', color)
}

/** Attributes of a stroke. */
export function strokeAttributes(color: string, width: number, dash: readonly number[] | undefined): string {
  const dashes = dash?.some(length => length > 0)
    ? ` stroke-dasharray="${dash.map(length => toNumber(length)).join(' ')}"`
    : ''
  return `${paintAttributes('stroke', color)} stroke-width="${toNumber(width)}"${dashes}`
}

function paintAttributes(kind: 'fill' | 'stroke', value: string): string {
  const { red, green, blue, alpha } = readColor(value)
  if (alpha === 0) return ` ${kind}="none"`
  const hex = ((1 << 24) + (red << 16) + (green << 8) + blue).toString(16).slice(1)
  return ` ${kind}="#${hex}"${alpha < 1 ? ` ${kind}-opacity="${toNumber(alpha, 3)}"` : ''}`
}
