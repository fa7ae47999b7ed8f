import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { textSetting, widestWord } from '../../fitting/measure.ts'
import { numeralSize } from '../figures/big-figure.tsx'
import { numeralWithin } from '../figures/few-sizes.ts'
import type { Figure } from '../figures/figure.ts'

/** Where modules stand: px of their width and of body type. */
export interface Place {
  readonly theme: Theme
  readonly width: number
  readonly size: number
  /** Much copy: what has more room than its words need gives way. */
  readonly dense?: true
}

/** Between the parts of a module, sizes of body type. */
export const PART_GAP = 0.8

/** Bars and the room between them, px. */
export function barSizes(size: number): {
  readonly size: number
  readonly bar: number
  readonly gap: number
} {
  return { size, bar: Math.round(size * 1.05), gap: Math.round(size * 0.42) }
}

/** Numerals are at least three times their words. */
const NUMERAL = 6.5

/** Numerals are at least this many times their words where that leaves two columns. */
const LEAST_NUMERAL = 2.6

/** Figures side by side: fewer where their numerals would be small or a word of theirs would break. */
export function figureColumns(figures: readonly Figure[], place: Place): number {
  const { length } = figures
  const most = length === 4 ? 2 : Math.min(length, 3)
  if (isRoomy(figures, most, place)) return most
  // Numerals that are no larger than text stand one below the other.
  return numeralIn(figures, columnWidth(2, place), place) < place.size ? 1 : Math.min(most, 2)
}

function isRoomy(figures: readonly Figure[], columns: number, place: Place): boolean {
  const { size, theme } = place
  const width = columnWidth(columns, place)
  const setting = textSetting(theme, 400, size)
  const labels = figures.map(({ label }) => phrasingText(label))
  const isWhole = labels.every(label => widestWord(label, setting) <= width * 0.97)
  return isWhole && numeralIn(figures, width, place) >= size * LEAST_NUMERAL
}

function columnWidth(columns: number, { width, size }: Place): number {
  return (width - size * 1.5 * (columns - 1)) / columns
}

/** px that each of some figures has. */
function figureWidth(figures: readonly Figure[], place: Place): number {
  return columnWidth(figureColumns(figures, place), place)
}

/** A numeral alone: its size at most and at least beside its words, sizes of the text, and its part of the width there. */
const ALONE = { most: 9, least: 5, width: 0.56 }

/** px of the numerals of some figures: one size for all, and where they have room that of others. */
export function sizeOfNumerals(figures: readonly Figure[], place: Place): number {
  return numeralWithin(roomOfNumerals(figures, place), place.theme)
}

/** px that the numerals of some figures have room for. */
export function roomOfNumerals(figures: readonly Figure[], place: Place): number {
  if (figures.length > 1) return numeralIn(figures, figureWidth(figures, place), place)
  const share = standsBeside(figures, place) ? ALONE.width : 1
  return roomAlone(figures, share, place)
}

/** Whether a figure alone is large with its words beside it. */
export function standsBeside(figures: readonly Figure[], place: Place): boolean {
  return roomAlone(figures, ALONE.width, place) >= place.size * ALONE.least
}

function roomAlone(figures: readonly Figure[], share: number, { size, width, theme }: Place): number {
  const values = figures.map(({ value }) => value)
  return numeralSize(values, { width: width * share, most: size * ALONE.most }, theme)
}

/** Figures from which on they are a mosaic. */
export const MANY_FIGURES = 7

function numeralIn(figures: readonly Figure[], width: number, { size, theme }: Place): number {
  const values = figures.map(figure => figure.value)
  return numeralSize(values, { width, most: size * NUMERAL }, theme)
}
