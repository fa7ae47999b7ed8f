import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { firstFitting } from '../../fitting/first-fitting.ts'

/** A way to set a page: margins in mm; type and the room between blocks as parts of what was asked for. */
export type Manner = readonly [margin: number, type: number, room: number]

/** A theme in a manner. */
export function inManner(asked: Theme, [margin, type, room]: Manner): Theme {
  const size = mm(margin)
  const even = { top: size, right: size, bottom: size, left: size }
  return { ...scaled(asked, type, type * room), margin: even }
}

/** A sheet in the first of several themes, from roomy to tight, in which it stays on its page, or on so many; undefined where it does in none. */
export function fitPage(
  themes: readonly Theme[],
  sheetIn: (theme: Theme) => Sheet,
  measure: Measure,
  pages: number = 1,
): Sheet | undefined {
  return firstFitting(themes, theme => {
    const sheet = sheetIn(theme)
    return measure.pages(sheet).length <= pages ? sheet : undefined
  })
}

/** The theme with no margin wider than `limit` px: for sheets whose copy has to fit on one page. */
export function limitMargins(theme: Theme, limit: number): Theme {
  const { top, right, bottom, left } = theme.margin
  const margin = {
    top: Math.min(top, limit),
    right: Math.min(right, limit),
    bottom: Math.min(bottom, limit),
    left: Math.min(left, limit),
  }
  return { ...theme, margin }
}
