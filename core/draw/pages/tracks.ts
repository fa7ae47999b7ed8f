import type { Style } from '../../compose/style.ts'

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
