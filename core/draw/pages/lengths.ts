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

/** Fractions of a grid's columns. */
export function gridColumns(style: Style): readonly number[] {
  const { columns } = style
  if (columns === undefined) return [1]
  if (typeof columns !== 'number') return columns.length === 0 ? [1] : columns
  return new Array<number>(Math.max(1, Math.min(Math.floor(columns), 1000))).fill(1)
}

/** Room between neighbours in a row. */
export function columnGap(gap: number | readonly [number, number] | undefined): number {
  return typeof gap === 'number' ? gap : (gap?.[1] ?? 0)
}

/** Room between rows. */
export function rowGap(gap: number | readonly [number, number] | undefined): number {
  return typeof gap === 'number' ? gap : (gap?.[0] ?? 0)
}
