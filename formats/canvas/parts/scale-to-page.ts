import { smallestType } from '../../../core/theme/medium.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'

/** Type is at most this many times larger or smaller than on the page the format was drawn for. */
const most = 2

/** The theme for another page than the one of shorter side `drawnFor` px: type grows and shrinks with the page. */
export function scaleToPage(theme: Theme, drawnFor: number): Theme {
  const { page, design, type } = theme
  const factor = Math.min(page.width, page.height) / drawnFor
  if (Math.abs(factor - 1) < 0.15) return theme
  const wanted = design.type.baseSize * Math.min(Math.max(factor, 1 / most), most)
  return growTheme(theme, Math.max(wanted, smallestType(page)) / type.base)
}
