import type { Length, Style } from '../../compose/style.ts'

/** A length in px, or undefined when it is a percentage of something that is not known. */
export function toPx(length: Length | undefined, whole: number | undefined): number | undefined {
  if (length === undefined || typeof length === 'number') return length
  return whole === undefined ? undefined : (whole * Number.parseFloat(length)) / 100
}

/** A width kept between a style's limits; percentages are of `whole`. */
export function clampWidth(width: number, style: Style, whole: number): number {
  const most = toPx(style.maxWidth, whole) ?? Number.POSITIVE_INFINITY
  const least = toPx(style.minWidth, whole) ?? 0
  return Math.max(0, least, Math.min(width, most))
}

/** A fixed height is a least height: content is never cut. */
export function leastHeight(style: Style, whole: number | undefined): number {
  return Math.max(0, toPx(style.height, whole) ?? 0, toPx(style.minHeight, whole) ?? 0)
}
