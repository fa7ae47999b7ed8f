import type { Element } from 'hast'

/** Size of an SVG in px, and the coordinates it is drawn in. */
export interface SvgSize {
  readonly width: number
  readonly height: number
  readonly viewBox: string
}

/** CSS absolute units in px (CSS Values 4, 6.2); em and ex stand for the usual 16 px text. */
const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
  em: 16,
  ex: 8,
}

const longestSide = 16384

/**
 * Reads an SVG's natural size from `width`, `height` and `viewBox` as browsers do: a missing side follows the view
 * box's proportions, and a file that says nothing is 300 × 150 px.
 */
export function readSvgSize(root: Element): SvgSize {
  const box = readViewBox(root.properties.viewBox)
  const ratio = box ? box[2] / box[3] : 2
  let width = readLength(root.properties.width)
  let height = readLength(root.properties.height)
  if (width === undefined && height === undefined) [width, height] = box ? [box[2], box[3]] : [300, 150]
  width ??= (height ?? 150) * ratio
  height ??= width / ratio
  const shrink = Math.min(1, longestSide / Math.max(width, height))
  const size = { width: Math.max(1, round(width * shrink)), height: Math.max(1, round(height * shrink)) }
  return { ...size, viewBox: (box ?? [0, 0, round(width), round(height)]).join(' ') }
}

function readLength(value: unknown): number | undefined {
  const [, number, unit = ''] =
    /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)\s*$/i.exec(String(value ?? '')) ?? []
  const length = Number(number) * (pixels[unit.toLowerCase()] ?? Number.NaN)
  return Number.isFinite(length) && length > 0 ? length : undefined
}

function readViewBox(value: unknown): readonly [number, number, number, number] | undefined {
  const [x, y, width, height, ...rest] = String(value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const isBox = [x, y, width, height].every(Number.isFinite) && rest.length === 0
  return isBox && width && height && width > 0 && height > 0 ? [x ?? 0, y ?? 0, width, height] : undefined
}

function round(length: number): number {
  return Math.round(length * 1000) / 1000
}
