import { numeralSize } from '../figures/big-figure.tsx'
import type { Figure } from '../figures/figure.ts'
import type { Theme } from '../../../../core/theme/theme.ts'

/** Where modules stand: px of their width and of body type. */
export interface Place {
  readonly theme: Theme
  readonly width: number
  readonly size: number
}

/** Between the parts of a module, sizes of body type. */
export const PART_GAP = 0.8

/** Titles of modules, sizes of body type. */
export const TITLE = 1.45

/** Bars and the room between them, px. */
export function barSizes(size: number): {
  readonly size: number
  readonly bar: number
  readonly gap: number
} {
  return { size, bar: Math.round(size * 1.05), gap: Math.round(size * 0.42) }
}

/** Numerals are at least three times their words. */
const NUMERAL = 5

/** Figures side by side. */
export function figureColumns(count: number): number {
  return count === 4 ? 2 : Math.min(count, 3)
}

/** px that each of some figures has. */
export function figureWidth(count: number, { width, size }: Place): number {
  const columns = figureColumns(count)
  return count === 1 ? width : (width - size * 1.5 * (columns - 1)) / columns
}

/** px of the numerals of some figures: one size for all. */
export function sizeOfNumerals(figures: readonly Figure[], place: Place): number {
  const values = figures.map(figure => figure.value)
  const room = { width: figureWidth(figures.length, place), most: place.size * NUMERAL }
  return Math.round(numeralSize(values, room, place.theme))
}
