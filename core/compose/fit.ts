import { mm } from '../theme/page.ts'
import { scaled } from '../theme/scaled.ts'
import type { Theme } from '../theme/theme.ts'
import type { Measure } from './measure.ts'
import type { Sheet } from './sheet.ts'

/**
 * What is planned in the first of several ways, from roomy to tight, in which there is a plan. What is tighter takes less
 * room, so it is found by halving.
 */
export function firstFitting<Way, Plan>(
  ways: readonly Way[],
  planFor: (way: Way) => Plan | undefined,
): Plan | undefined {
  let fitting: Plan | undefined
  let [low, high] = [0, ways.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const plan = planFor(ways[middle] as Way)
    if (plan === undefined) low = middle + 1
    else {
      fitting = plan
      high = middle
    }
  }
  return fitting
}

/** A way to set a page: margins in mm; type and the room between blocks as parts of what was asked for. */
export type Manner = readonly [margin: number, type: number, room: number]

/** A theme in a manner. */
export function inManner(asked: Theme, [margin, type, room]: Manner): Theme {
  const size = mm(margin)
  const even = { top: size, right: size, bottom: size, left: size }
  return { ...scaled(asked, type, type * room), margin: even }
}

/**
 * A sheet in the first of several themes, from roomy to tight, in which it stays on its page, or on so many; undefined where
 * it does in none.
 */
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
