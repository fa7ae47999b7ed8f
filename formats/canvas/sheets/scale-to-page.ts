import { SHARE } from '../../../core/theme/at-distance.ts'
import { largestType, mediumOf, smallestType } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Type is at most this many times larger or smaller than on the page the format was drawn for. */
const most = 2

/** How much faster type may grow than the width of a page that lies, where columns stand side by side. */
const perWidth = 1.05

/**
 * The theme for another page than the one of shorter side `drawnFor` px: type grows and shrinks with the page. On a page
 * that lies, it grows no faster than its columns, which were drawn for a page `wide` px wide.
 */
export function scaleToPage(theme: Theme, drawnFor: number, wide?: number): Theme {
  const { page, design, type } = theme
  const limit = wide !== undefined && page.width > page.height ? (page.width / wide) * perWidth : most
  const growth = Math.min(page.width, page.height) / drawnFor
  // What hangs on a wall has grown by most of that already.
  const factor = Math.min(mediumOf(page) === 'poster' && growth > 1 ? growth ** (1 - SHARE) : growth, limit)
  if (Math.abs(factor - 1) < 0.15) return theme
  const wanted = design.type.baseSize * Math.min(Math.max(factor, 1 / most), most)
  return scaled(theme, Math.min(Math.max(wanted, smallestType(page)), largestType(page)) / type.base)
}
