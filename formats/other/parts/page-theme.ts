import { isPhysical } from '../../../core/theme/medium.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'

/** The shorter side in px of the sheet that graphics' type sizes are stated for. */
const STATED_FOR = 1080

/** Paper is read from nearer than a slide. */
const PAPER = 0.8

/** The theme with type and room in proportion to the page: a graphic looks the same on a slide and on a sheet of paper. */
export function pageTheme(theme: Theme): Theme {
  const { page } = theme
  const short = Math.min(page.width, page.height || page.width)
  return growTheme(theme, (short / STATED_FOR) * (isPhysical(page) ? PAPER : 1))
}
