import { readColor } from '../color.ts'

/** A number for an attribute. Throws when it is not finite: a layout that lost its numbers must not pass. */
export function attribute(value: number, decimals = 2): string {
  if (!Number.isFinite(value)) throw new Error(`a length of ${value} cannot be painted: the layout is wrong`)
  const factor = 10 ** decimals
  return `${Math.round(value * factor) / factor + 0}`
}

/** Attributes of a fill; transparency goes into `fill-opacity`, as `opacity` would make a layer of its own. */
export function fillAttributes(color: string): string {
  return paintAttributes('fill', color)
}

/** Attributes of a stroke. */
export function strokeAttributes(color: string, width: number, dash: readonly number[] | undefined): string {
  const dashes = dash?.some(length => length > 0)
    ? ` stroke-dasharray="${dash.map(length => attribute(length)).join(' ')}"`
    : ''
  return `${paintAttributes('stroke', color)} stroke-width="${attribute(width)}"${dashes}`
}

function paintAttributes(kind: 'fill' | 'stroke', value: string): string {
  const { red, green, blue, alpha } = readColor(value)
  if (alpha === 0) return ` ${kind}="none"`
  const hex = ((1 << 24) + (red << 16) + (green << 8) + blue).toString(16).slice(1)
  return ` ${kind}="#${hex}"${alpha < 1 ? ` ${kind}-opacity="${attribute(alpha, 3)}"` : ''}`
}
