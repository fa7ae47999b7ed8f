import { plainText } from '../../../../core/source/text.ts'
import { scaled } from '../../../../core/theme/scaled.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { headlineSize } from '../../../parts/headline.tsx'
import { displaySetting, displayWords, linesOf, unbrokenSize } from '../../../parts/measure.ts'
import { blocksHeight, moduleHeight } from './module-height.ts'
import type { Place } from './place.ts'
import type { Module, PosterCopy } from './module.ts'

/** How an infographic stands on its sheet. */
export interface PosterPlan {
  /** The whole width between the margins. */
  readonly place: Place
  /** Modules by column. */
  readonly columns: readonly (readonly Module[])[]
  /** Where the modules of a column stand. */
  readonly column: Place
  /** Least room between modules, px. */
  readonly gap: number
  /** The sheet is as tall as its copy: that does not fill it even in large type, or is too long for it in small type. */
  readonly cut: boolean
}

const GAP = 1.7
/** Room that modules may leave before a sheet is cut to its content. */
const FILLED = 0.9
/** Smallest type of a sheet that may be longer instead, in sizes of body type. */
const SMALLEST = 0.8
/** A sheet is at most this many times as long as it would be. */
const LONGEST = 4
/** Sheets less tall than this, in widths, hold two columns. */
const SLENDER = 1.9

/** Modules in two columns of as equal a height as their order allows. */
function halves(modules: readonly Module[], heights: readonly number[]): readonly (readonly Module[])[] {
  const whole = heights.reduce((sum, height) => sum + height, 0)
  let best = 1
  let least = Number.POSITIVE_INFINITY
  let first = 0
  for (let at = 1; at < modules.length; at += 1) {
    first += heights[at - 1] ?? 0
    const tallest = Math.max(first, whole - first)
    if (tallest < least) [best, least] = [at, tallest]
  }
  return [modules.slice(0, best), modules.slice(best)]
}

/** The largest type at which everything fits the sheet. */
export function planPoster(copy: PosterCopy, theme: Theme): PosterPlan {
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const two = copy.modules.length > 2 && page.height < page.width * SLENDER
  const planAt = (factor: number): PosterPlan => {
    const grown = scaled(theme, factor)
    const place: Place = { theme: grown, width, size: grown.type.base }
    const gap = place.size * GAP
    const column = { ...place, width: two ? Math.floor((width - gap) / 2) : width }
    const heights = copy.modules.map(module => moduleHeight(module, column) + gap)
    return {
      place,
      column,
      columns: two ? halves(copy.modules, heights) : [copy.modules],
      gap,
      cut: false,
    }
  }
  const free = theme.design.page.size === null && page.width < page.height
  const factors = Array.from({ length: 24 }, (_, step) => 1.32 * 0.97 ** step)
  for (const factor of factors.filter(size => !free || size >= SMALLEST)) {
    const plan = planAt(factor)
    const height = posterHeight(copy, plan)
    if (height > page.height * 0.985) continue
    return { ...plan, cut: free && height < page.height * FILLED }
  }
  const long = planAt(SMALLEST)
  return free && posterHeight(copy, long) < page.height * LONGEST ? { ...long, cut: true } : planAt(0.65)
}

function posterHeight(copy: PosterCopy, plan: PosterPlan): number {
  const { place, column, columns, gap } = plan
  const { theme, size, width } = place
  const { margin } = theme
  const title = copy.headline ? plainText(copy.headline) : ''
  const headline = titleSize(title, place)
  const setting = displaySetting(theme, headline)
  const opening = [...copy.before, ...(copy.support ? [copy.support] : []), ...copy.lead]
  const head =
    title === '' && opening.length === 0
      ? margin.top
      : margin.top +
        (title === '' ? 0 : linesOf(displayWords(title, theme), width * 0.95, setting) * headline * 1.06) +
        blocksHeight(opening, { ...place, size: size * LEAD }) +
        size * 1.9
  const body = Math.max(
    ...columns.map(own => own.reduce((sum, module) => sum + gap + moduleHeight(module, column), 0)),
  )
  const foot =
    copy.after.length > 0 ? gap + size + blocksHeight(copy.after, { ...place, size: size * SMALL }) : 0
  return head + body + foot + margin.bottom
}

/** The takeaway under the title, sizes of body type. */
export const LEAD = 1.08
/** Sources, sizes of body type. */
export const SMALL = 0.78

/** Capitals take more room, and tracked ones more again. */
export function titleSize(title: string, { width, size, theme }: Place): number {
  const wide = theme.type.displayCase === 'uppercase' ? 0.82 : 1
  const wanted = headlineSize(title, { width, lines: 2, least: size * 2, most: size * 3.2 }) * wide
  return unbrokenSize(title, width, wanted, theme)
}
