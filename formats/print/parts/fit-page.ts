import { mm } from '../../../core/theme/page.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'

/** A way to set a page: margins in mm; type and the room between blocks as parts of what was asked for. */
export type Manner = readonly [margin: number, type: number, room: number]

/** The theme in the first manner, from roomy to tight, in which the copy fits its page; in the last where it fits in none. */
export function fitPage(asked: Theme, manners: readonly Manner[], height: (theme: Theme) => number): Theme {
  const themes = manners.map(manner => inManner(asked, manner))
  const fitting = themes.find(theme => {
    const { page, margin } = theme
    return height(theme) <= page.height - margin.top - margin.bottom
  })
  return fitting ?? themes.at(-1) ?? asked
}

function inManner(asked: Theme, [margin, type, room]: Manner): Theme {
  const theme = growTheme(asked, type)
  const size = mm(margin)
  const even = { top: size, right: size, bottom: size, left: size }
  return { ...theme, unit: theme.unit * room, margin: even }
}
