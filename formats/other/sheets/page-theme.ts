import { isPhysical, leastSize, smallestType } from '../../../core/theme/medium.ts'
import { toOklch } from '../../../core/theme/oklch.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** The shorter side in px of the sheet that graphics' type sizes are stated for. */
const STATED_FOR = 1080

/** Paper is read from nearer than a slide. */
const PAPER = 0.8

/** The theme with all words as quiet as muted ones: for what stands at the foot. */
export function muted(theme: Theme): Theme {
  const { textMuted } = theme.color
  return { ...theme, color: { ...theme.color, text: textMuted, heading: textMuted } }
}

/**
 * The theme with type and room in proportion to the page: a graphic looks the same on a slide and on a sheet of paper. On a
 * page so small that its type could not be read, that is larger and goes on on further pages.
 */
export function pageTheme(theme: Theme): Theme {
  const { page } = theme
  const short = Math.min(page.width, page.height || page.width)
  const factor = (short / STATED_FOR) * (isPhysical(page) ? PAPER : 1)
  const least = Math.min(leastSize(page), smallestType(page))
  return scaled(theme, Math.max(factor, least / theme.type.base))
}

/** The theme with parts of its margins: what is drawn up to the edges of a sheet reaches further out than words. */
export function reaching(theme: Theme, block: number, inline: number): Theme {
  const { top, right, bottom, left } = theme.margin
  const margin = { top: top * block, right: right * inline, bottom: bottom * block, left: left * inline }
  return { ...theme, margin }
}

/** The theme with margins of such shares of its shorter side at the most: a sheet for a wall needs no wider ones for its length. */
export function edged(theme: Theme, block: number, inline: number): Theme {
  const { width, height } = theme.page
  const short = Math.min(width, height || width)
  const { top, left } = theme.margin
  return reaching(
    theme,
    Math.min(1, (short * block) / Math.max(top, 1)),
    Math.min(1, (short * inline) / Math.max(left, 1)),
  )
}

/** OKLCH chroma below which a colour is a grey, and the lightness between which one neither carries white words well nor black ones. */
const DULL = { chroma: 0.02, least: 0.42, most: 0.78 }

/** Whether a field of the accent would be a slab of middle grey. */
export function isDull({ color: { accent } }: Theme): boolean {
  const { l, c } = toOklch(accent)
  return c < DULL.chroma && l > DULL.least && l < DULL.most
}
